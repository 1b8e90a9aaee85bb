"""Fuzzing finds a fault that is hard to meet, and shows it in few moves."""

import pytest

from haggle.plugin import plugin
from haggle.rules import Haggle
from haggle.types import Revealed
from serai.engine import Rng
from serai.engine.conformance.checks import CHECKS, LOOKING_BACK
from serai.engine.conformance.fuzz import LOOK_BACKS, fuzz_game
from serai.engine.conformance.scene import Scene
from serai.engine.conformance.walk import Fallen, walk
from tests.engine.broken import BROKEN, broken_plugin


class LosesTwins(Haggle):
    """A card is lost when two 1s are turned up together: rare, and no other move matters."""

    def evolve(self, state, event):
        state = super().evolve(state, event)
        if isinstance(event, Revealed) and event.cards.count(1) == 2:
            state.played.remove(1)
        return state


def first_failure(plugin, games):
    return next(filter(None, (fuzz_game(plugin, 1, number) for number in range(games))), None)


def test_a_sound_game_survives():
    assert first_failure(plugin, 60) is None


def test_all_seat_counts_and_versions_take_turns(monkeypatch):
    played = []
    monkeypatch.setattr(
        "serai.engine.conformance.fuzz.walk", lambda plugin, version, seats, rng, **_: played.append((version, seats))
    )
    for number in range(6):
        fuzz_game(plugin, 1, number)
    assert set(played) == {(version, seats) for version in (1, 2) for seats in (2, 3, 4)}


def test_a_rare_fault_is_found_and_cut_down_to_the_moves_that_matter():
    failure = first_failure(broken_plugin(LosesTwins), 400)
    assert failure is not None
    assert failure.check == "conserved"
    assert len(failure.moves) == failure.seats, "one choice a seat: the round in which the two 1s meet"
    assert [move.action.card for move in failure.moves].count(1) == 2


def test_the_reported_game_shows_the_fault_again():
    failure = first_failure(broken_plugin(LosesTwins), 400)
    rng = Rng.of("fuzz", failure.seed, failure.number).fork("deal")
    scene = Scene.begin(broken_plugin(LosesTwins), failure.version, failure.seats, rng)
    for move in failure.moves:
        scene.play(move)
    assert scene.game.inventory(scene.state) != scene.first_inventory


def test_a_fault_of_the_deal_needs_no_moves():
    failure = first_failure(broken_plugin(BROKEN["LeakyDeal"][1]), 5)
    assert failure.check == "no-leak"
    assert failure.moves == ()


def moments_of(number, look_backs):
    """At which steps of a game the checks that look back were made, and how many steps there were."""
    moments, steps = [], []
    checks = {
        "no-leak": lambda scene, rng: moments.append(len(scene.history.moves)),
        "progress": lambda scene, rng: steps.append(len(scene.history.moves)),
    }
    walk(plugin, 2, 4, Rng.of("moments", number), checks, look_backs=look_backs)
    return moments, steps


def test_checks_that_look_back_are_made_at_a_few_moments_of_each_game():
    moments, steps = moments_of(1, look_backs=3)
    assert len(moments) == 3
    assert steps == list(range(len(steps))), "all others at each step"
    assert moments_of(1, look_backs=3)[0] == moments, "the seed decides which"


def test_over_many_games_they_are_made_at_every_step():
    met = [moments_of(number, look_backs=3) for number in range(60)]
    assert {moment for moments, _ in met for moment in moments} == {step for _, steps in met for step in steps}


def test_a_short_game_is_looked_back_on_at_each_step():
    moments, steps = moments_of(1, look_backs=LOOK_BACKS)
    assert moments == steps


@pytest.mark.parametrize("name", [name for name, (check, _) in BROKEN.items() if check in LOOKING_BACK])
def test_a_leak_is_found_by_few_looks_back_too(name):
    check, game = BROKEN[name]
    leaky, looks = broken_plugin(game), {check: CHECKS[check]}
    games = (walk(leaky, 1, 3, Rng.of("leak", number), looks, look_backs=2) for number in range(60))
    with pytest.raises(Fallen):
        list(games)


class CrashesOnTwins(Haggle):
    def decide(self, state, seat, action):
        events = super().decide(state, seat, action)
        if len(events) == 2 and events[1].cards.count(1) == 2:
            raise KeyError("twins")
        return events


def test_a_crash_is_cut_down_too():
    failure = first_failure(broken_plugin(CrashesOnTwins), 400)
    assert failure.check == "crash"
    assert "KeyError: 'twins'" in failure.finding
    assert len(failure.moves) == failure.seats


def test_an_endless_game_is_reported():
    assert first_failure(broken_plugin(BROKEN["Endless"][1]), 1).check == "ends"
