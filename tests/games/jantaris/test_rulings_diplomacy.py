"""J13 and J14, with J2, J3, J5 and J22: the effects of votes."""

import pytest

from games.jantaris.components import BLACK_MARKET, DEAL, RECRUITMENT, STRENGTHEN_POSITION
from games.jantaris.types import (
    Decline,
    Gain,
    GoodsStolen,
    MoveMerchants,
    PlaceMerchants,
    Steal,
)
from tests.games.jantaris.table import (
    BLACK,
    CENTRE,
    DORANA,
    KELIM,
    LIKARAN,
    OMERIS,
    PASHTAR,
    RED,
    SHAKARA,
    TAIRA,
    VESH,
    Player,
    Table,
)

D, B, S, R = DEAL, BLACK_MARKET, STRENGTHEN_POSITION, RECRUITMENT


# J13, J3 — the thief


def test_j13_nothing_happens_if_no_opponent_has_a_good():
    table = Table(Player(goods="2B"), Player(), Player())
    table.diplomacy(BLACK, TAIRA, B, S, S)
    assert table.happened(GoodsStolen) == []
    assert table.goods(0) == (2, 0)
    assert table.active == 1


def test_j03_a_thief_cannot_take_a_colour_of_which_it_has_six():
    table = Table(Player(goods="6B 1R"), Player(goods="2B 1R"), Player(goods="2R"))
    table.diplomacy(BLACK, TAIRA, B, S, S)
    assert set(table.legal(0)) == {Steal(1, 0, 1), Steal(2, 0, 1)}
    assert table.refusal(0, Steal(1, 1, 0)) == "J3"


def test_j13_nothing_happens_if_the_thief_has_six_of_all_that_could_be_taken():
    table = Table(Player(goods="6B 1R"), Player(goods="2B"), Player(goods="4B"))
    table.diplomacy(BLACK, TAIRA, B, S, S)
    assert table.happened(GoodsStolen) == []


def test_j22_the_thief_must_take_a_good():
    table = Table(Player(), Player(goods="2B"), Player(goods="4B"))
    table.diplomacy(BLACK, TAIRA, B, S, S)
    assert table.refusal(0, Decline()) == "J22"


@pytest.mark.parametrize("theft", [Steal(1, 2, 0), Steal(1, 1, 1), Steal(1, 0, 0), Steal(0, 1, 0), Steal(2, 0, 1)])
def test_the_thief_takes_one_good_of_an_opponent_who_has_it(theft):
    table = Table(Player(goods="3B"), Player(goods="2B 1R"), Player(goods="4B"))
    table.diplomacy(BLACK, TAIRA, B, S, S)
    assert table.refuses(0, theft)


# J3 — gains are cut at six


@pytest.mark.parametrize(("held", "after"), [("5B", 6), ("6B", 6), ("4B", 6), ("3B", 5)])
def test_j03_a_deal_is_limited_to_six(held, after):
    table = Table(Player(goods=held), Player(), Player())
    table.diplomacy(BLACK, TAIRA, D, S, S)
    assert table.goods(0) == (after, 0)
    assert table.view.stock[BLACK] == 24 - after


def test_j03_a_deal_with_five_merchants_is_limited_to_six():
    table = Table(Player({TAIRA: 5}, goods="3B"), Player(), Player())
    table.diplomacy(BLACK, TAIRA, D, D, R)
    assert table.goods(0) == (6, 0)


@pytest.mark.parametrize(
    ("held", "gains"),
    [("5B", {(1, 1), (0, 2)}), ("6B", {(0, 2)}), ("5B 5R", {(1, 1)}), ("6B 5R", {(0, 1)}), ("6B 6R", {(0, 0)})],
)
def test_j03_j22_black_market_of_two_gains_as_much_as_the_limit_of_six_allows(held, gains):
    table = Table(Player(goods=held), Player(), Player())
    black, red = table.goods(0)
    table.diplomacy(RED, TAIRA, B, B, S)
    offered = {(gain.black, gain.red) for gain in table.legal(0, Gain)}
    assert (offered or {(table.goods(0)[BLACK] - black, table.goods(0)[RED] - red)}) == gains


# J14, J2, J5, J22 — recruiting and moving


def test_j14_recruitment_alone_places_in_districts_only():
    table = Table(Player(), Player(), Player(), tokens=(KELIM, OMERIS))
    table.diplomacy(BLACK, TAIRA, R, D, D)
    assert table.refusal(0, PlaceMerchants(CENTRE)) == "J14"


@pytest.mark.parametrize("token", [TAIRA, OMERIS])
def test_j05_recruitment_does_not_place_where_a_token_is(token):
    table = Table(Player(), Player(), Player(), tokens=(KELIM, OMERIS))
    table.diplomacy(BLACK, TAIRA, R, D, D)
    assert table.refusal(0, PlaceMerchants(token)) == "J5"


def test_j22_recruitment_alone_must_place():
    table = Table(Player(), Player(), Player())
    table.diplomacy(BLACK, TAIRA, R, D, D)
    assert table.refusal(0, Decline()) == "J22"


@pytest.mark.parametrize("votes", [(R, D, D), (R, R, D), (R, R, R)])
def test_j02_with_an_empty_supply_recruitment_places_nothing(votes):
    table = Table(Player({KELIM: 14}), Player({KELIM: 14}), Player({KELIM: 14}), tokens=(OMERIS, SHAKARA))
    table.diplomacy(BLACK, TAIRA, *votes)
    assert table.phase == "city"
    assert table.active == 1
    assert table.at(KELIM) == (14, 14, 14)


def test_j02_with_one_left_recruitment_of_three_places_one():
    table = Table(Player({KELIM: 13}), Player(), Player())
    table.diplomacy(BLACK, TAIRA, R, R, R)
    assert set(table.legal(0)) == {PlaceMerchants(VESH), PlaceMerchants(DORANA), Decline()}
    assert table.refusal(0, PlaceMerchants(VESH, 2)) == "J2"


def test_j14_strengthen_position_of_two_moves_from_one_single_neighbour():
    table = Table(Player({VESH: 1, DORANA: 1}), Player(), Player())
    table.diplomacy(BLACK, TAIRA, S, S, R)
    table.play(0, MoveMerchants(VESH, TAIRA, 1))
    assert 0 not in table.waiting
    assert table.at(DORANA) == (1, 0, 0)


@pytest.mark.parametrize("origin", [LIKARAN, CENTRE, PASHTAR])
def test_j14_strengthen_position_of_two_moves_from_neighbours_only(origin):
    table = Table(Player({VESH: 3, origin: 3}), Player(), Player(), tokens=(OMERIS, KELIM))
    table.diplomacy(BLACK, TAIRA, S, S, R)
    assert table.refuses(0, MoveMerchants(origin, TAIRA, 1))


def test_j05_strengthen_position_of_two_does_not_move_from_a_neighbour_with_a_token():
    table = Table(Player({VESH: 1, DORANA: 1}), Player(), Player(), tokens=(CENTRE, VESH))
    table.diplomacy(BLACK, TAIRA, S, S, R)
    assert table.refusal(0, MoveMerchants(VESH, TAIRA, 1)) == "J5"
    assert set(table.legal(0)) == {MoveMerchants(DORANA, TAIRA, 1), Decline()}


def test_j05_strengthen_position_of_three_does_not_move_to_a_neighbour_with_a_token():
    table = Table(Player({TAIRA: 3}), Player(), Player(), tokens=(CENTRE, VESH))
    table.diplomacy(BLACK, TAIRA, S, S, S)
    assert table.refusal(0, MoveMerchants(TAIRA, VESH, 1)) == "J5"


@pytest.mark.parametrize("votes", [(S, S, R), (S, S, S)])
def test_j14_strengthen_position_moves_none_to_two_merchants(votes):
    table = Table(Player({TAIRA: 3, VESH: 3}), Player(), Player())
    table.diplomacy(BLACK, TAIRA, *votes)
    origin, target = (VESH, TAIRA) if votes.count(S) == 2 else (TAIRA, VESH)
    assert table.refusal(0, MoveMerchants(origin, target, 3)) == "J14"
    table.decline(0)
    assert (table.at(TAIRA)[0], table.at(VESH)[0]) == (3, 3)
