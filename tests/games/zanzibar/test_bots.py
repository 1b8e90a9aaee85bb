"""The trader is worth its name."""

import pytest

from games.zanzibar.plugin import plugin
from serai.engine import Position, Rng
from serai.engine.simulate import simulate
from tests.games.zanzibar.table import GAME, NEIGHBOURS, Table


def test_one_trader_beats_three_random_bots_nearly_always():
    simulation = simulate(plugin, bots=["trader", "random", "random", "random"], games=60, seed=5)
    assert simulation.wins_by_bot["trader"] >= 58


@pytest.mark.parametrize("seats", plugin.seats)
def test_traders_play_whole_games_at_every_seat_count(seats):
    simulation = simulate(plugin, bots=["trader"] * seats, games=3, seed=1)
    assert simulation.mean_scores["trader"] > 12


@pytest.mark.parametrize("number", range(10))
def test_among_more_than_two_a_trader_is_not_placed_beside_a_stronger_one(number):
    table, rng = Table.set_up(3), Rng.of("placing", number)
    table.place(0, 2, "Dungalo")
    place = plugin.bots["trader"](Position(GAME, table.state, 1), rng)
    assert place.trader == 2 or place.space not in NEIGHBOURS["Dungalo"]
