"""Z5 to Z9: pushing and expelling."""

from itertools import pairwise

import pytest

from games.zanzibar.types import Expel, Expelled, Push, Pushed, Step
from tests.games.zanzibar.table import SPACES, Table, beside_hemmed_in, beside_open

NUMBERS = range(2, 8)
WEAKER = [(mover, other) for mover in NUMBERS for other in NUMBERS if mover < other]
EQUAL = [(number, number) for number in NUMBERS]


# Z5 — pushing


@pytest.mark.parametrize(("mover", "other"), WEAKER)
def test_z05_a_weaker_trader_is_pushed_to_a_free_space_beside_it(mover, other):
    table = beside_open(mover, other)
    assert table.push(0, mover, "Dungalo", away="Ndijamba") == [
        Pushed(0, mover, "Kitopeni", "Dungalo", 1, other, "Ndijamba")
    ]
    assert table.where(0, mover) == "Dungalo"
    assert table.where(1, other) == "Ndijamba"
    assert "Kitopeni" in table.free


def test_z05_the_mover_chooses_among_all_free_spaces_beside_the_pushed_trader():
    table = Table(["2 Katitamu", "7 Mangapoa"])
    pushes = [action for action in table.legal(0, Push) if action.to == "Mangapoa"]
    assert {action.away for action in pushes} == {"Fumbazi", "Bububele", "Shakanoa", "Magharo"}
    table = Table(["2 Katitamu, 5 Bububele", "7 Mangapoa, 6 Magharo"])
    pushes = [action for action in table.legal(0, Push) if action.trader == 2]
    assert {action.away for action in pushes} == {"Fumbazi", "Shakanoa"}


def test_z05_a_trader_is_never_pushed_to_the_space_the_mover_comes_from():
    assert beside_open(2, 7).refusal(0, Push(2, "Dungalo", "Kitopeni")) == "Z5"


def test_z05_the_space_the_mover_comes_from_is_that_of_this_step_only():
    table = Table(["4 Mwerazi", "5 Ndijamba"])
    table.step(0, 4, "Dungalo")
    table.push(0, 4, "Ndijamba", away="Mwerazi")  # where the move started, one step earlier
    assert table.where(1, 5) == "Mwerazi"


def test_z05_a_pushed_trader_does_not_push_others():
    table = Table(["2 Kitopeni, 3 Ndijamba", "5 Dungalo, 7 Mwerazi, 4 Nungazi, 6 Shambaro"])
    assert table.refusal(0, Push(2, "Dungalo", "Mwerazi")) in {"Z5", "Z6"}
    table = Table(["2 Kitopeni", "5 Dungalo, 7 Mwerazi"])
    assert table.refusal(0, Push(2, "Dungalo", "Mwerazi")) == "Z5"
    assert [action.away for action in table.legal(0, Push) if action.trader == 2] == ["Ndijamba"]


@pytest.mark.parametrize("away", ["Magharo", "Katitamu", "Nungazi", "Ghuba Lulu", "Dungalo"])
def test_z05_a_pushed_trader_goes_only_to_a_neighbouring_space(away):
    assert beside_open(2, 7).refusal(0, Push(2, "Dungalo", away)) in {"Z5", "Z7"}


# Z6 — expelling


@pytest.mark.parametrize(("mover", "other"), WEAKER + EQUAL)
def test_z06_a_weaker_or_equal_trader_without_a_free_neighbour_goes_to_any_free_space(mover, other):
    table = beside_hemmed_in(mover, other)
    entries = {action for action in table.legal(0, Step, Push, Expel) if action.to == "Uroando"}
    assert entries == {Expel(mover, "Uroando", away) for away in table.free}
    assert len(table.free) == 33 - 12
    assert table.expel(0, mover, "Uroando", away="Dungalo") == [
        Expelled(0, mover, "Jambezile", "Uroando", 1, other, "Dungalo")
    ]
    assert table.where(0, mover) == "Uroando"
    assert table.where(1, other) == "Dungalo"


def test_z06_a_trader_is_not_expelled_to_the_movers_space_nor_to_a_taken_one():
    table = beside_hemmed_in(4, 4)
    for away in ("Jambezile", "Mapambe", "Uroando"):
        assert table.refusal(0, Expel(4, "Uroando", away)) == "Z6"


def test_z06_the_space_the_mover_comes_from_counts_as_taken():
    """The mover leaves Jambezile, but the trader in Uroando still has no free neighbour."""
    table = beside_hemmed_in(2, 7)
    assert table.refusal(0, Push(2, "Uroando", "Jambezile")) in {"Z5", "Z6"}
    table.expel(0, 2, "Uroando", away="Pepo Kusi")


@pytest.mark.parametrize(("mover", "other"), WEAKER + EQUAL)
def test_z06_a_trader_without_a_free_neighbour_cannot_be_pushed(mover, other):
    table = beside_hemmed_in(mover, other)
    for away in SPACES:
        assert table.refusal(0, Push(mover, "Uroando", away)) in {"Z5", "Z6"}


def test_z06_a_space_left_earlier_in_the_move_is_free_again():
    """From Jambezile the mover would have hemmed in the trader in Uroando; it comes from the other side."""
    table = Table(["4 Jambezile", "4 Uroando, 7 Chwazili"])
    table.push(0, 4, "Chwazili", away="Pwanimba")
    table.step(0, 4, "Mapambe")
    assert table.blocked(0, 4, "Uroando") == {"Z7"}


def test_z06_own_traders_block_escape_like_any_others():
    for own, others in [("3 Jambezile, 7 Mapambe", "3 Uroando"), ("3 Jambezile", "3 Uroando, 7 Mapambe")]:
        table = Table([own, others], free="Kina Samawi")
        table.expel(0, 3, "Uroando", away="Kina Samawi")


# Z7 — no choice between pushing and expelling


@pytest.mark.parametrize(("mover", "other"), WEAKER)
def test_z07_a_weaker_trader_with_a_free_neighbour_can_only_be_pushed(mover, other):
    table = beside_open(mover, other)
    for away in ("Ghuba Lulu", "Magharo", "Mwerazi", "Kitopeni"):
        assert table.refusal(0, Expel(mover, "Dungalo", away)) == "Z7"
    assert not table.legal(0, Expel)


@pytest.mark.parametrize(("mover", "other"), EQUAL)
def test_z07_an_equal_trader_with_a_free_neighbour_blocks(mover, other):
    assert beside_open(mover, other).blocked(0, mover, "Dungalo") == {"Z7"}


def test_z07_an_equal_trader_blocks_until_its_last_free_neighbour_is_taken():
    table = Table(["4 Kitopeni, 5 Bububele", "4 Dungalo, 7 Ndijamba"])
    assert table.blocked(0, 4, "Dungalo") == {"Z7"}  # Mwerazi is free
    table = Table(["4 Kitopeni, 5 Shambaro", "4 Dungalo, 7 Ndijamba"])
    table.step(0, 5, "Mwerazi")  # now nothing is
    table.expel(0, 4, "Dungalo", away="Shambaro")


# Z8 — repeated displacement


def test_z08_the_same_trader_may_be_pushed_again_and_again_on_one_move():
    table = Table(["5 Kitopeni", "6 Dungalo"], free="Pwanimba, Chwazili, Jambezile")
    for to, away in pairwise(["Dungalo", "Mwerazi", "Nungazi", "Pwanimba", "Chwazili", "Jambezile"]):
        table.push(0, 5, to, away)
    assert table.where(0, 5) == "Chwazili"
    assert table.where(1, 6) == "Jambezile"


def test_z08_a_trader_may_be_pushed_back_and_forth():
    table = Table(["4 Mwerazi", "6 Dungalo"])
    table.push(0, 4, "Dungalo", away="Ndijamba")
    table.push(0, 4, "Ndijamba", away="Mwerazi")
    table.push(0, 4, "Mwerazi", away="Dungalo")
    table.push(0, 4, "Dungalo", away="Kitopeni")
    assert table.where(1, 6) == "Kitopeni"


def test_z08_several_traders_may_be_displaced_on_one_move():
    table = Table(["3 Kitopeni", "6 Ndijamba", "4 Dungalo, 2 Mwerazi"], free="Mtopewe, Mapambe, Umbujo")
    table.expel(0, 3, "Dungalo", away="Mtopewe")
    table.push(0, 3, "Ndijamba", away="Mapambe")
    table.push(0, 3, "Mapambe", away="Umbujo")
    assert table.where(2, 4) == "Mtopewe"
    assert table.where(1, 6) == "Umbujo"


def test_z08_one_trader_may_be_displaced_by_several_movers_in_one_turn():
    table = Table(["3 Kitopeni, 4 Shambaro", "6 Dungalo"])
    table.push(0, 3, "Dungalo", away="Mwerazi")
    table.push(0, 4, "Mwerazi", away="Nungazi")
    assert table.where(1, 6) == "Nungazi"


# Z9 — free of charge


def test_z09_being_displaced_costs_its_owner_nothing():
    table = Table(
        ["3 Kitopeni, 2 Jambezile", "6 Dungalo, 2 Uroando, 4 Mapambe"],
        ["cloves north", "pepper east"],
        free="Ghuba Lulu, Tumbeleo, Mtopewe",
    )
    table.push(0, 3, "Dungalo", away="Mwerazi")
    table.expel(0, 2, "Uroando", away="Ghuba Lulu")
    assert table.points == (10, 10)
    assert table.hand(1) == "pepper east"
    table.end(0)
    assert table.view.moved == ()
    table.step(1, 6, "Nungazi")
    table.step(1, 2, "Tumbeleo", "Mtopewe")
    table.step(1, 4, "Umbujo")
    assert table.where(1, 2) == "Mtopewe"
