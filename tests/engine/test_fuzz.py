"""Fuzzing finds rare mistakes and reduces them to a few moves."""

import pytest

from haggle.plugin import plugin
from haggle.rules import Haggle
from haggle.types import Revealed
from serai.engine import Rng
from serai.engine.conformance.checks import CHECKS, HISTORY_CHECKS
from serai.engine.conformance.fuzz import HISTORY_CHECKS_PER_GAME, fuzz_game
from serai.engine.conformance.moment import Moment
from serai.engine.conformance.walk import WalkFailed, walk
from tests.engine.broken_games import BROKEN, broken_plugin


class LosesTwins(Haggle):
    """Loses a card when two 1s are turned up together, which is rare; no other move matters."""

    def evolve(self, state, event):
        state = super().evolve(state, event)
        if isinstance(event, Revealed) and event.cards.count(1) == 2:
            state.played.remove(1)
        return state


def first_failure(plugin, games):
    return next(filter(None, (fuzz_game(plugin, 1, number) for number in range(games))), None)


def test_a_correct_game_passes():
    assert first_failure(plugin, 60) is None


def test_fuzzing_covers_all_seat_counts_and_versions(monkeypatch):
    played = []
    monkeypatch.setattr(
        "serai.engine.conformance.fuzz.walk", lambda plugin, version, seats, rng, **_: played.append((version, seats))
    )
    for number in range(6):
        fuzz_game(plugin, 1, number)
    assert set(played) == {(version, seats) for version in (1, 2) for seats in (2, 3, 4)}


def test_a_rare_mistake_is_found_and_reduced_to_the_moves_that_matter():
    failure = first_failure(broken_plugin(LosesTwins), 400)
    assert failure is not None
    assert failure.check == "conserved"
    assert len(failure.moves) == failure.seats, "one choice per seat: the round with two 1s"
    assert [move.action.card for move in failure.moves].count(1) == 2


def test_the_reported_game_reproduces_the_mistake():
    failure = first_failure(broken_plugin(LosesTwins), 400)
    rng = Rng.of("fuzz", failure.seed, failure.number).fork("deal")
    moment = Moment.new_game(broken_plugin(LosesTwins), failure.rules_version, failure.seats, rng)
    for move in failure.moves:
        moment.play(move)
    assert moment.game.inventory(moment.state) != moment.first_inventory


def test_a_mistake_in_the_deal_needs_no_moves():
    failure = first_failure(broken_plugin(BROKEN["LeakyDeal"][1]), 5)
    assert failure.check == "no-leak"
    assert failure.moves == ()


def moments_of(number, max_history_checks):
    """The steps of a game at which its history was checked, and all its steps."""
    moments, steps = [], []
    checks = {
        "no-leak": lambda moment, rng: moments.append(len(moment.history.moves)),
        "progress": lambda moment, rng: steps.append(len(moment.history.moves)),
    }
    walk(plugin, 2, 4, Rng.of("moments", number), checks, max_history_checks=max_history_checks)
    return moments, steps


def test_checks_of_the_history_are_made_at_a_few_moments_of_each_game():
    moments, steps = moments_of(1, max_history_checks=3)
    assert len(moments) == 3
    assert steps == list(range(len(steps))), "all other checks at each step"
    assert moments_of(1, max_history_checks=3)[0] == moments, "the seed decides at which moments"


def test_over_many_games_checks_of_the_history_cover_every_step():
    met = [moments_of(number, max_history_checks=3) for number in range(60)]
    assert {moment for moments, _ in met for moment in moments} == {step for _, steps in met for step in steps}


def test_in_a_short_game_the_history_is_checked_at_each_step():
    moments, steps = moments_of(1, max_history_checks=HISTORY_CHECKS_PER_GAME)
    assert moments == steps


@pytest.mark.parametrize("name", [name for name, (check, _) in BROKEN.items() if check in HISTORY_CHECKS])
def test_a_few_checks_of_the_history_find_a_leak(name):
    check, game = BROKEN[name]
    leaky, looks = broken_plugin(game), {check: CHECKS[check]}
    games = (walk(leaky, 1, 3, Rng.of("leak", number), looks, max_history_checks=2) for number in range(60))
    with pytest.raises(WalkFailed):
        list(games)


class CrashesOnTwins(Haggle):
    def decide(self, state, seat, action):
        events = super().decide(state, seat, action)
        if len(events) == 2 and events[1].cards.count(1) == 2:
            raise KeyError("twins")
        return events


def test_a_crash_is_reduced_too():
    failure = first_failure(broken_plugin(CrashesOnTwins), 400)
    assert failure.check == "crash"
    assert "KeyError: 'twins'" in failure.finding
    assert len(failure.moves) == failure.seats


def test_an_endless_game_is_reported():
    assert first_failure(broken_plugin(BROKEN["Endless"][1]), 1).check == "ends"
