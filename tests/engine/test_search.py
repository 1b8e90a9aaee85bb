"""Thinking ahead: what is hidden stays hidden, the usual choice stands until another is surely better."""

from math import inf

import pytest

from games.byzanz import judgement as byzanz
from games.jantaris import judgement as jantaris
from games.zanzibar import judgement as zanzibar
from serai.engine import Apprentice, Budget, Expert, Position, Rng, random_bot, shares
from serai.engine.play import default_options, evolve_all
from serai.engine.registry import find
from serai.engine.search import FEWEST, UNSEEN, advantage
from serai.engine.simulate import play_out
from tests.engine.secret_number import Choose, SecretNumber, State

GAMES = ("byzanz", "jantaris", "zanzibar", "haggle")
JUDGED = (("byzanz", "merchant", byzanz), ("jantaris", "guildmaster", jantaris), ("zanzibar", "trader", zanzibar))


def first(position, rng):
    """A quick bot of no wit."""
    return position.legal[0]


def thought(prizes, *, seat=0, rounds=300, chosen=-1, lot=0, **how):
    position = Position(SecretNumber(), State(prizes, chosen), seat)
    expert = Expert(how.pop("policy", first), budget=Budget(60.0, rounds), **how)
    return expert.think(position, Rng.of("thought", lot))


def test_a_choice_that_is_surely_better_is_found():
    assert thought((1, 1, 0, 1), seat=1, chosen=0).best == Choose(2), "the only one that can be right"


@pytest.mark.parametrize("lot", range(30))
def test_the_only_winning_choice_of_ten_is_found_though_it_wins_rarely(lot):
    """Nobody is sure before all that is worth a thought was tried, often enough."""
    found = thought((1, 1, 1, 1, 1, 1, 1, 0, 1, 1), seat=1, chosen=0, rounds=inf, lot=lot)
    assert found.best == Choose(7)
    assert len(found.choices) == 10


@pytest.mark.parametrize("lot", range(10))
def test_what_was_lucky_in_a_few_trials_is_tried_on_until_it_is_settled(lot):
    """All guesses are as good, and the first few are lucky or not."""
    assert thought((0, 0, 0), seat=1, chosen=0, policy=random_bot, rounds=100_000, lot=lot).rounds < 100_000


def test_where_nothing_is_better_the_usual_choice_stands():
    assert thought((1, 1, 1, 1)).best == Choose(0)


def test_who_answers_in_thought_does_not_see_what_is_secret():
    """A guesser who saw the number would learn to be always right, and every choice be worth nothing."""
    choices = thought((0, 0), policy=random_bot, rounds=2000).choices
    assert len(choices) == 2
    assert sum(choice.value for choice in choices) > 0.8


def test_the_truth_makes_no_difference_to_a_thought():
    guesses = [thought((0, 0, 0), seat=1, chosen=truth, policy=random_bot) for truth in range(3)]
    assert guesses[0] == guesses[1] == guesses[2]


def test_of_a_long_list_only_what_is_worth_it_is_thought_of():
    def consider(state, seat, legal):
        return [Choose(7), Choose(299)]

    tried = {choice.action for choice in thought((0,) * 300, consider=consider).choices}
    assert tried == {Choose(0), Choose(7), Choose(299)}


def test_a_long_list_is_opened_little_by_little():
    assert len(thought((0,) * 300, rounds=20).choices) < 10


def test_a_thought_is_over_when_its_rounds_or_its_time_are():
    assert thought((0, 1, 0), rounds=5).rounds == 5
    position = Position(SecretNumber(), State((0, 1)), 0)
    hasty = Expert(first, budget=Budget(0.0)).think(position, Rng.of("haste"))
    assert (hasty.rounds, hasty.best) == (0, Choose(0))


class Ticking:
    """A clock that is late after so many looks, and counts them."""

    def __init__(self, looks):
        self.left, self.seen = looks, 0

    def __call__(self):
        self.seen += 1
        return 0.0 if self.seen <= self.left else 2.0


@pytest.mark.parametrize("looks", [40, 41, 42, 43])
def test_a_thought_ends_in_the_middle_of_a_round_and_forgets_it(looks):
    """Byzanz to its end, some forty decisions a round; whenever time is up, nothing more is played."""
    game, clock = find("byzanz").game, Ticking(looks)
    state = evolve_all(game, None, game.setup(4, default_options(game), Rng.of("late")))
    seat = min(game.waiting_for(state))
    done = Expert(find("byzanz").bots["merchant"], budget=Budget(1.0, clock=clock)).think(
        Position(game, state, seat), Rng.of("late")
    )
    assert clock.seen <= looks + 2, "one look says so, and one more before the next round"
    assert done.rounds == sum(choice.times for choice in done.choices)


def test_who_is_sure_thinks_no_longer():
    def guesses_high(position, rng):
        return position.legal[-position.seat]

    assert thought((1, 0), rounds=100_000, policy=guesses_high).rounds < 1000


def test_where_nothing_is_to_be_gained_nobody_thinks_for_long():
    assert thought((1, 1, 1, 1), rounds=100_000).rounds < 1000


def test_an_advantage_must_be_beyond_doubt():
    usual = [0.0, 1.0] * FEWEST
    assert advantage(usual, usual, UNSEEN) == 0
    assert 0.19 < advantage([0.2, 1.2] * FEWEST, usual, UNSEEN) < 0.2
    assert advantage([0.01, 1.01] * (FEWEST // 2), usual, UNSEEN) < 0, "a few trials don't prove so little"
    assert advantage([1.0, 0.1] * FEWEST, usual, UNSEEN) < 0, "better on the whole, and as often worse"
    assert advantage([9.0], usual, UNSEEN) < 0, "tried too rarely"


def test_shares_add_up_and_follow_the_scores():
    early, late = shares([10, 8, 8], 5.0), shares([10, 8, 8], 0.5)
    assert sum(early) == pytest.approx(1) == sum(late)
    assert 1 / 3 < early[0] < late[0]
    assert late[1] == late[2]


@pytest.mark.parametrize("slug", GAMES)
def test_any_game_has_an_expert_without_writing_one(slug):
    plugin = find(slug)
    bots = [Expert(random_bot).steady(1), *[random_bot] * (plugin.seats[0] - 1)]
    assert play_out(plugin.game, bots, Rng.of("expert", slug)).outcome.places


@pytest.mark.parametrize(("slug", "policy", "judgement"), JUDGED)
def test_a_game_that_knows_itself_judges_and_considers(slug, policy, judgement):
    plugin = find(slug)
    expert = Expert(plugin.bots[policy], judgement.judge, judgement.consider).steady(8)
    apprentice = Apprentice(plugin.bots[policy], judgement.consider)
    bots = [expert, *[apprentice] * (plugin.seats[0] - 1)]
    assert play_out(plugin.game, bots, Rng.of("judged", slug)).outcome.places


def test_an_apprentice_is_attentive_or_does_what_looks_good():
    def consider(state, seat, legal):
        return [Choose(3), Choose(5)]

    position = Position(SecretNumber(), State((0,) * 9), 0)
    rng = Rng.of("apprentice")
    attentive = {Apprentice(first, consider, slips=0)(position, rng) for _ in range(50)}
    careless = {Apprentice(first, consider, slips=100)(position, rng) for _ in range(50)}
    assert attentive == {Choose(0)}
    assert careless == {Choose(3), Choose(5)}
