"""The search uses no hidden information, and prefers an action to the policy's only if it is significantly better."""

from math import inf

import pytest

from games.byzanz import evaluation as byzanz
from games.jantaris import evaluation as jantaris
from games.zanzibar import evaluation as zanzibar
from serai.engine import Apprentice, Budget, Expert, Position, Rng, random_bot, win_probabilities
from serai.engine.play import default_options, evolve_all
from serai.engine.registry import find
from serai.engine.search import MIN_VISITS, VARIANCE_PRIOR, advantage
from serai.engine.simulate import play_out
from tests.engine.secret_number import Choose, SecretNumber, State

GAMES = ("byzanz", "jantaris", "zanzibar", "haggle")
WITH_EVALUATION = (
    ("byzanz", "merchant", byzanz),
    ("jantaris", "guildmaster", jantaris),
    ("zanzibar", "trader", zanzibar),
)


def first(position, rng):
    """A rollout policy that always takes the first legal action."""
    return position.legal[0]


def search_result(prizes, *, seat=0, iterations=300, chosen=-1, label=0, **how):
    position = Position(SecretNumber(), State(prizes, chosen), seat)
    expert = Expert(how.pop("rollout_policy", first), budget=Budget(60.0, iterations), **how)
    return expert.search(position, Rng.of("thought", label))


def test_the_search_finds_an_action_that_is_clearly_better():
    assert search_result((1, 1, 0, 1), seat=1, chosen=0).best == Choose(2), "the only guess that can win"


@pytest.mark.parametrize("label", range(30))
def test_the_search_finds_the_only_winning_action_of_ten_even_if_it_wins_rarely(label):
    """The search must not stop before all candidates have had enough visits."""
    found = search_result((1, 1, 1, 1, 1, 1, 1, 0, 1, 1), seat=1, chosen=0, iterations=inf, label=label)
    assert found.best == Choose(7)
    assert len(found.actions) == 10


@pytest.mark.parametrize("label", range(10))
def test_a_lucky_action_gets_more_visits_until_the_search_is_settled(label):
    """All guesses are equally good; the first few visits may be lucky or not."""
    assert (
        search_result(
            (0, 0, 0), seat=1, chosen=0, rollout_policy=random_bot, iterations=100_000, label=label
        ).iterations
        < 100_000
    )


def test_the_action_of_the_policy_is_kept_if_no_other_is_better():
    assert search_result((1, 1, 1, 1)).best == Choose(0)


def test_opponents_in_the_search_do_not_see_secrets():
    """A guesser that saw the number would always be right, and every action would be worth nothing."""
    actions = search_result((0, 0), rollout_policy=random_bot, iterations=2000).actions
    assert len(actions) == 2
    assert sum(stats.value for stats in actions) > 0.8


def test_the_search_does_not_depend_on_the_true_state():
    guesses = [search_result((0, 0, 0), seat=1, chosen=number, rollout_policy=random_bot) for number in range(3)]
    assert guesses[0] == guesses[1] == guesses[2]


def test_only_the_candidates_of_a_long_list_are_searched():
    def candidates(state, seat, legal):
        return [Choose(7), Choose(299)]

    searched = {stats.action for stats in search_result((0,) * 300, candidates=candidates).actions}
    assert searched == {Choose(0), Choose(7), Choose(299)}


def test_a_long_list_is_opened_progressively():
    assert len(search_result((0,) * 300, iterations=20).actions) < 10


def test_a_search_ends_when_its_iterations_or_its_time_are_used_up():
    assert search_result((0, 1, 0), iterations=5).iterations == 5
    position = Position(SecretNumber(), State((0, 1)), 0)
    hasty = Expert(first, budget=Budget(0.0)).search(position, Rng.of("haste"))
    assert (hasty.iterations, hasty.best) == (0, Choose(0))


class CountingClock:
    """A clock that is past the deadline after a number of calls, and counts the calls."""

    def __init__(self, in_time):
        self.in_time, self.calls = in_time, 0

    def __call__(self):
        self.calls += 1
        return 0.0 if self.calls <= self.in_time else 2.0


@pytest.mark.parametrize("in_time", [40, 41, 42, 43])
def test_a_search_that_runs_out_of_time_discards_its_last_iteration(in_time):
    """Rollouts of Byzanz go to the end of the game, about forty decisions each; they stop as soon as time is up."""
    game, clock = find("byzanz").game, CountingClock(in_time)
    state = evolve_all(game, None, game.setup(4, default_options(game), Rng.of("late")))
    seat = min(game.waiting_for(state))
    done = Expert(find("byzanz").bots["merchant"], budget=Budget(1.0, clock=clock)).search(
        Position(game, state, seat), Rng.of("late")
    )
    assert clock.calls <= in_time + 2, "one call in the rollout, and one before the next iteration"
    assert done.iterations == sum(stats.visits for stats in done.actions)


def test_a_search_stops_when_the_best_action_is_clear():
    def guesses_high(position, rng):
        return position.legal[-position.seat]

    assert search_result((1, 0), iterations=100_000, rollout_policy=guesses_high).iterations < 1000


def test_a_search_stops_when_all_actions_are_equally_good():
    assert search_result((1, 1, 1, 1), iterations=100_000).iterations < 1000


def test_an_advantage_must_be_significant():
    policy = [0.0, 1.0] * MIN_VISITS
    assert advantage(policy, policy, VARIANCE_PRIOR) == 0
    assert 0.19 < advantage([0.2, 1.2] * MIN_VISITS, policy, VARIANCE_PRIOR) < 0.2
    assert advantage([0.01, 1.01] * (MIN_VISITS // 2), policy, VARIANCE_PRIOR) < 0, (
        "a small difference needs more visits"
    )
    assert advantage([1.0, 0.1] * MIN_VISITS, policy, VARIANCE_PRIOR) < 0, "better on average, but as often worse"
    assert advantage([9.0], policy, VARIANCE_PRIOR) < 0, "too few visits"


def test_win_probabilities_add_up_to_one_and_follow_the_scores():
    early, late = win_probabilities([10, 8, 8], 5.0), win_probabilities([10, 8, 8], 0.5)
    assert sum(early) == pytest.approx(1) == sum(late)
    assert 1 / 3 < early[0] < late[0]
    assert late[1] == late[2]


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_can_be_played_by_an_expert_without_knowledge_of_it(slug):
    plugin = find(slug)
    bots = [Expert(random_bot).deterministic(1), *[random_bot] * (plugin.seats[0] - 1)]
    assert play_out(plugin.game, bots, Rng.of("expert", slug)).outcome.places


@pytest.mark.parametrize(("slug", "policy", "evaluation"), WITH_EVALUATION)
def test_an_expert_uses_the_games_evaluation_and_candidates(slug, policy, evaluation):
    plugin = find(slug)
    expert = Expert(plugin.bots[policy], evaluation.evaluate, evaluation.candidates).deterministic(8)
    apprentice = Apprentice(plugin.bots[policy], evaluation.candidates)
    bots = [expert, *[apprentice] * (plugin.seats[0] - 1)]
    assert play_out(plugin.game, bots, Rng.of("judged", slug)).outcome.places


def test_an_apprentice_follows_its_policy_or_picks_a_candidate():
    def candidates(state, seat, legal):
        return [Choose(3), Choose(5)]

    position = Position(SecretNumber(), State((0,) * 9), 0)
    rng = Rng.of("apprentice")
    without_mistakes = {Apprentice(first, candidates, mistake_percent=0)(position, rng) for _ in range(50)}
    only_mistakes = {Apprentice(first, candidates, mistake_percent=100)(position, rng) for _ in range(50)}
    assert without_mistakes == {Choose(0)}
    assert only_mistakes == {Choose(3), Choose(5)}
