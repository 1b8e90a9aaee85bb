"""The trader bot."""

import pytest

from games.zanzibar.plugin import plugin
from games.zanzibar.types import EndTurn, PutAway, ScoreOrder
from serai.engine import Position, Rng
from serai.engine.simulate import simulate
from tests.games.zanzibar.table import GAME, NEIGHBOURS, Table


def test_a_trader_nearly_always_beats_three_random_bots():
    simulation = simulate(plugin, bots=["trader", "random", "random", "random"], games=60, seed=5)
    assert simulation.wins_by_bot["trader"] >= 58


@pytest.mark.parametrize("seats", plugin.seats)
def test_traders_play_whole_games_at_every_seat_count(seats):
    simulation = simulate(plugin, bots=["trader"] * seats, games=3, seed=1)
    assert simulation.mean_scores["trader"] > 12


@pytest.mark.parametrize("number", range(10))
def test_with_more_than_two_players_a_trader_is_not_placed_beside_a_stronger_one(number):
    table, rng = Table.set_up(3), Rng.of("placing", number)
    table.place(0, 2, "Dungalo")
    place = plugin.bots["trader"](Position(GAME, table.state, 1), rng)
    assert place.trader == 2 or place.space not in NEIGHBOURS["Dungalo"]


TWO_SCORED = "west centre | pepper south east vanilla ginger cloves"
THREE_SCORED = "west centre | pepper south east vanilla ginger"


def stuck(put_away: str = "centre cinnamon", another: str = TWO_SCORED) -> Table:
    """Seat 1 has no moves left, and no order in its hand will pay for some turns."""
    table = Table(
        [
            "2 Ndijamba, 3 Mtopewe, 4 Pepo Kusi, 5 Kusinjia, 6 Bahari Tulivu",
            "2 Mwerazi, 3 Pwanimba, 4 Mapambe, 5 Fumbazi, 6 Bububele",
            "2 Shambaro, 3 Mangapoa, 4 Magharo, 5 Mtonireo, 6 Jambezile",
            "2 Katitamu, 3 Mtendazi, 4 Nungazi, 5 Tumbeleo, 6 Chwazili",
        ],
        [another, f"ginger east | vanilla north pepper south cloves | {put_away}"],
        turn=1,
        idle=4,
    )
    table.state.moved = (2, 3, 4)
    return table


def choice(table: Table):
    return plugin.bots["trader"](Position(GAME, table.state, 1), Rng.of("stuck"))


def test_a_trader_accepts_a_small_loss_for_a_hand_that_will_not_pay():
    assert [prospect.points for prospect in GAME.hints(stuck().state, 1).prospects] == [-8, -1]
    assert choice(stuck()) == ScoreOrder("east")


def test_a_trader_puts_away_an_order_that_will_not_pay_if_it_may():
    assert choice(stuck(put_away="centre")) == PutAway("ginger")


def test_a_trader_accepts_no_loss_late_in_the_game():
    assert choice(stuck(another=THREE_SCORED)) == EndTurn()


def test_a_trader_accepts_no_large_loss():
    table = stuck()
    table.state.hands[1] = ("ginger", "vanilla")
    assert [prospect.points for prospect in GAME.hints(table.state, 1).prospects] == [-8, -2]
    assert choice(table) == EndTurn()
