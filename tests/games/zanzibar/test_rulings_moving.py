"""Z3 and Z4: moving and blocking."""

import pytest

from games.zanzibar.types import EndTurn, Expel, Push, Step, Stepped
from tests.games.zanzibar.table import NEIGHBOURS, SPACES, Table, beside_hemmed_in, beside_open

NUMBERS = range(2, 8)
STRONGER = [(mover, other) for mover in NUMBERS for other in NUMBERS if mover > other]


# Z3 — steps


@pytest.mark.parametrize("number", NUMBERS)
def test_z03_a_trader_enters_at_most_as_many_spaces_as_its_number(number):
    table = Table([f"{number} Dungalo", ""])
    way = (["Kitopeni", "Dungalo"] * 4)[:number]
    for entered, space in enumerate(way, start=1):
        table.step(0, number, space)
        assert (table.view.moving, table.view.steps_left) in {(number, number - entered), (None, 0)}
    assert table.where(0, number) == way[-1]
    for space in NEIGHBOURS[way[-1]]:
        assert table.refusal(0, Step(number, space)) == "Z3"


def test_z03_a_sea_space_costs_one_like_any_other():
    table = Table(["3 Bububele", ""])
    assert table.step(0, 3, "Mkondo Zamani") == [Stepped(0, 3, "Bububele", "Mkondo Zamani")]
    assert table.view.steps_left == 2
    table.step(0, 3, "Pepo Kusi", "Kusinjia")
    assert table.refusal(0, Step(3, "Bwejao")) == "Z3"


def test_z03_displacing_costs_nothing():
    table = Table(["2 Kitopeni", "5 Dungalo"])
    table.push(0, 2, "Dungalo", away="Mwerazi")
    assert table.view.steps_left == 1
    table.push(0, 2, "Mwerazi", away="Nungazi")
    assert table.where(0, 2) == "Mwerazi"
    assert table.refusal(0, Push(2, "Nungazi", "Fukwemba")) == "Z3"
    table = Table(["2 Jambezile", "2 Uroando, 3 Mapambe"])
    table.expel(0, 2, "Uroando", away="Dungalo")
    assert table.view.steps_left == 1


def test_z03_a_space_may_be_visited_again_even_the_first_one():
    table = Table(["5 Dungalo", ""])
    table.step(0, 5, "Mwerazi", "Ndijamba", "Dungalo", "Mwerazi", "Dungalo")
    assert table.where(0, 5) == "Dungalo"


def test_z03_traders_move_along_routes_only():
    table = Table(["4 Dungalo", ""])
    for space in set(SPACES) - NEIGHBOURS["Dungalo"]:
        assert table.refusal(0, Step(4, space)) in {"Z3", "Z4"}
    assert {action.to for action in table.legal(0, Step) if action.trader == 4} == NEIGHBOURS["Dungalo"]


def test_z03_a_space_that_is_not_free_must_be_made_free():
    table = beside_open(2, 7)
    assert table.refusal(0, Step(2, "Dungalo")) in {"Z3", "Z5", "Z7"}
    table = beside_hemmed_in(2, 7)
    assert table.refusal(0, Step(2, "Uroando")) in {"Z3", "Z6"}


def test_z03_nothing_is_displaced_from_a_free_space():
    table = Table(["2 Kitopeni", ""])
    table.refusal(0, Push(2, "Dungalo", "Mwerazi"))
    table.refusal(0, Expel(2, "Dungalo", "Mwerazi"))


def test_z03_once_another_trader_has_moved_this_one_cannot_go_on():
    table = Table(["5 Dungalo, 6 Bububele", ""])
    table.step(0, 5, "Kitopeni")
    table.step(0, 6, "Fumbazi")
    assert table.refusal(0, Step(5, "Dungalo")) == "Z3"
    assert not any(action.trader == 5 for action in table.legal(0, Step))
    table.step(0, 6, "Bububele")  # the trader that moved last may go on


def test_z03_a_trader_may_stop_early_and_another_start():
    table = Table(["7 Dungalo, 2 Bububele", ""])
    table.step(0, 7, "Kitopeni")
    table.step(0, 2, "Fumbazi", "Mangapoa")
    assert table.view.moved == (7, 2)


def test_z03_three_traders_may_move_and_no_fourth():
    table = Table(["2 Dungalo, 3 Bububele, 4 Jambezile, 5 Kusinjia", ""])
    table.step(0, 4, "Uroando")
    table.step(0, 2, "Kitopeni")
    table.step(0, 3, "Fumbazi")
    table.refusal(0, Step(5, "Bwejao"))
    assert {action.trader for action in table.legal(0, Step)} == {3}
    table.step(0, 3, "Bububele")  # the third goes on to the end of its reach


@pytest.mark.parametrize("movers", [0, 1, 2, 3])
def test_z03_none_to_three_traders_may_move(movers):
    table = Table(["2 Dungalo, 3 Bububele, 4 Jambezile", ""])
    moves = [(2, "Kitopeni"), (3, "Fumbazi"), (4, "Uroando")]
    for number, to in moves[:movers]:
        table.step(0, number, to)
    table.play(0, EndTurn())
    assert table.waiting == {1}


def test_z03_in_the_next_turn_every_trader_has_its_whole_reach_again():
    table = Table(["2 Dungalo", ""])
    table.step(0, 2, "Kitopeni", "Magharo")
    table.end(0, 1)
    table.step(0, 2, "Kitopeni", "Dungalo")
    assert table.where(0, 2) == "Dungalo"


# Z4 — blocking


@pytest.mark.parametrize(("mover", "other"), STRONGER)
def test_z04_a_stronger_trader_blocks_with_or_without_a_free_neighbour(mover, other):
    assert beside_open(mover, other).blocked(0, mover, "Dungalo") == {"Z4"}
    assert beside_hemmed_in(mover, other).blocked(0, mover, "Uroando") == {"Z4"}


@pytest.mark.parametrize(("mover", "own"), [(2, 7), (2, 3), (7, 2), (4, 5)])
def test_z04_any_own_trader_blocks_with_or_without_a_free_neighbour(mover, own):
    assert Table([f"{mover} Kitopeni, {own} Dungalo", ""]).blocked(0, mover, "Dungalo") == {"Z4"}
    table = Table([f"{mover} Jambezile, {own} Uroando", "2 Mapambe"])
    assert table.blocked(0, mover, "Uroando") == {"Z4"}


def test_z04_an_own_trader_that_has_moved_away_blocks_no_longer():
    table = Table(["3 Kitopeni, 5 Dungalo", ""])
    table.step(0, 5, "Mwerazi")
    table.step(0, 3, "Dungalo")
    assert table.blocked(0, 3, "Mwerazi") == {"Z4"}
