import msgspec
import pytest

from haggle.plugin import plugin
from haggle.rules import Haggle
from serai.engine import Outcome, Rng, random_bot, simulate
from serai.engine.simulate import EndlessGame, play_out
from tests.engine.broken_games import BROKEN


def test_everything_but_the_time_depends_on_the_seed_alone():
    first, again, other = (simulate.simulate(plugin, bots=["bold"] * 3, games=20, seed=seed) for seed in (1, 1, 2))
    reproducible = ("actions", "events_per_game", "wins_by_seat", "wins_by_bot", "mean_scores")
    assert [getattr(first, name) for name in reproducible] == [getattr(again, name) for name in reproducible]
    assert first.wins_by_seat != other.wins_by_seat


def test_every_win_counts_once_and_a_shared_win_by_its_share():
    simulation = simulate.simulate(plugin, bots=["bold", "random", "random"], games=50, seed=1)
    assert sum(simulation.wins_by_seat) == pytest.approx(50, abs=0.05)
    assert sum(simulation.wins_by_bot.values()) == pytest.approx(50, abs=0.05)
    assert simulation.actions == 50 * 9
    assert set(simulation.mean_scores) == {"bold", "random"}


def test_bots_change_seats_from_game_to_game():
    seen = []

    def spy(position, rng):
        seen.append(position.seat)
        return position.legal[0]

    watched = msgspec.structs.replace(plugin, bots={**plugin.bots, "spy": spy})
    simulate.simulate(watched, bots=["spy", "random", "random"], games=3, seed=1)
    assert seen == [0] * 3 + [2] * 3 + [1] * 3


def test_a_game_without_end_is_stopped(monkeypatch):
    monkeypatch.setattr(simulate, "MAX_ACTIONS", 500)
    with pytest.raises(EndlessGame):
        play_out(BROKEN["Endless"][1](), [random_bot] * 2, Rng.of(1))


def test_a_played_game_has_an_outcome():
    playout = play_out(Haggle(), [random_bot] * 4, Rng.of(1))
    assert playout.actions == 12
    assert playout.events == 1 + 12 + 3
    assert len(playout.outcome.places) == 4


@pytest.mark.parametrize(
    ("scores", "tie_breaks", "places"),
    [
        ([3, 9, 5], [], (3, 1, 2)),
        ([5, 5, 5], [], (1, 1, 1)),
        ([9, 7, 7, 1], [], (1, 2, 2, 4)),
        ([7, 7, 1], [2, 3, 9], (2, 1, 3)),
        ([7, 7, 1], [2, 2, 9], (1, 1, 3)),
    ],
)
def test_tied_seats_share_a_place(scores, tie_breaks, places):
    outcome = Outcome.ranked(scores, tie_breaks)
    assert outcome.places == places
    assert outcome.winners == tuple(seat for seat, place in enumerate(places) if place == 1)
