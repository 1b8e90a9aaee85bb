"""The worked examples of the rules page: the rulebook's six pictures, and what cloves pay.

Green, seat 0, wants to move its 3 from A to B; red is seat 1.
"""

import pytest

from games.zanzibar.types import Expelled, OrderScored, Pushed, Step, Stepped
from tests.games.zanzibar.table import SEA, Table, distances

GREEN, RED = 0, 1
A, BETWEEN, B = "Kitopeni", "Dungalo", "Mwerazi"


def test_picture_1_a_3_moves_along_a_free_path_of_two_spaces():
    table = Table([f"3 {A}", ""])
    assert distances(A)[B] == 2
    assert table.step(GREEN, 3, BETWEEN) == [Stepped(GREEN, 3, A, BETWEEN)]
    assert table.step(GREEN, 3, B) == [Stepped(GREEN, 3, BETWEEN, B)]
    assert table.where(GREEN, 3) == B


def test_picture_2_a_weaker_trader_on_the_way_is_pushed_and_then_pushed_again():
    table = Table([f"3 {A}", f"5 {BETWEEN}"])
    assert table.push(GREEN, 3, BETWEEN, away=B) == [Pushed(GREEN, 3, A, BETWEEN, RED, 5, B)]
    assert table.push(GREEN, 3, B, away="Nungazi") == [Pushed(GREEN, 3, BETWEEN, B, RED, 5, "Nungazi")]
    assert table.where(GREEN, 3) == B
    assert table.where(RED, 5) == "Nungazi"


def test_picture_3_an_equal_trader_without_a_free_neighbour_is_expelled_and_a_weak_one_pushed():
    table = Table([f"3 {A}", f"3 {BETWEEN}, 7 {B}, 4 Ndijamba"], free="Ghuba Lulu")
    expelled = Expelled(GREEN, 3, A, BETWEEN, RED, 3, "Ghuba Lulu")
    assert table.expel(GREEN, 3, BETWEEN, away="Ghuba Lulu") == [expelled]
    assert table.push(GREEN, 3, B, away="Shambaro") == [Pushed(GREEN, 3, BETWEEN, B, RED, 7, "Shambaro")]
    assert table.where(GREEN, 3) == B
    assert table.where(RED, 3) == "Ghuba Lulu"
    assert table.where(RED, 7) == "Shambaro"


def test_picture_4_a_stronger_trader_blocks_the_way():
    table = Table([f"3 {A}", f"2 {BETWEEN}"])
    assert table.blocked(GREEN, 3, BETWEEN) == {"Z4"}


def test_picture_5_an_own_trader_blocks_the_way():
    table = Table([f"3 {A}, 5 {BETWEEN}", ""])
    assert table.blocked(GREEN, 3, BETWEEN) == {"Z4"}


def test_picture_6_an_equal_trader_with_a_free_neighbour_blocks_the_way():
    table = Table([f"3 {A}", f"3 {BETWEEN}, 7 {B}"])
    assert "Ndijamba" in table.free
    assert table.blocked(GREEN, 3, BETWEEN) == {"Z7"}


@pytest.mark.parametrize("far", ["Ndijamba", B, "Nungazi"])
def test_the_3_cannot_jump_over_a_space(far):
    table = Table([f"3 {A}", f"2 {BETWEEN}"])
    assert table.refusal(GREEN, Step(3, far)) == "Z3"


CLOVES = ["Nungazi", "Mapambe", "Bwejao", "Fumbazi"]


@pytest.mark.parametrize(("traders", "points"), [(3, 1), (1, -5)])
def test_cloves_pay_1_with_3_traders_and_cost_5_with_1_trader(traders, points):
    places = [*CLOVES[:traders], *SEA]
    traders_at = ", ".join(f"{number} {space}" for number, space in zip(range(2, 8), places, strict=False))
    table = Table([traders_at, ""], ["cloves north"])
    assert table.score(GREEN, "cloves")[0] == OrderScored(GREEN, "cloves", traders, points)
    assert table.points == (10 + points, 10)
