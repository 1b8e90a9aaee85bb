"""The trader is worth its name."""

import pytest

from games.zanzibar.plugin import plugin
from serai.engine.simulate import simulate


def test_one_trader_beats_three_random_bots_nearly_always():
    simulation = simulate(plugin, bots=["trader", "random", "random", "random"], games=60, seed=5)
    assert simulation.wins_by_bot["trader"] >= 58


@pytest.mark.parametrize("seats", plugin.seats)
def test_traders_play_whole_games_at_every_seat_count(seats):
    simulation = simulate(plugin, bots=["trader"] * seats, games=3, seed=1)
    assert simulation.mean_scores["trader"] > 12
