"""Every cell of the vote table, and J10: how votes are counted."""

import pytest

from games.jantaris.components import BLACK_MARKET, DEAL, RECRUITMENT, STRENGTHEN_POSITION
from games.jantaris.types import (
    Banish,
    CaughtAtBlackMarket,
    Decline,
    Gain,
    GoodsGained,
    GoodsStolen,
    MoveMerchants,
    PlaceMerchants,
    Steal,
    VotesRevealed,
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
FREE_CENTRE = (SHAKARA, OMERIS)


# Deal


@pytest.mark.parametrize(("guild", "gained"), [(BLACK, (2, 0)), (RED, (0, 2))])
def test_deal_alone_gains_two_goods_of_the_tokens_colour(guild, gained):
    table = Table(Player({OMERIS: 2}), Player(), Player())
    table.diplomacy(guild, TAIRA, D, S, S)
    assert [table.goods(seat) for seat in range(3)] == [gained, (0, 0), (0, 0)]


@pytest.mark.parametrize("guild", [BLACK, RED])
def test_deal_of_two_gains_one_good_per_own_merchant_in_the_active_district(guild):
    table = Table(Player({TAIRA: 3, CENTRE: 1}), Player({TAIRA: 1, OMERIS: 4}), Player(), tokens=FREE_CENTRE)
    table.diplomacy(guild, TAIRA, D, D, R)
    assert table.goods(0)[guild] == sum(table.goods(0)) == 3
    assert table.goods(1)[guild] == sum(table.goods(1)) == 1


def test_deal_of_two_without_a_merchant_there_gains_nothing():
    table = Table(Player({OMERIS: 3}), Player({TAIRA: 1}), Player())
    table.diplomacy(BLACK, TAIRA, D, D, R)
    assert table.goods(0) == (0, 0)
    assert table.goods(1) == (1, 0)


@pytest.mark.parametrize("guild", [BLACK, RED])
def test_deal_of_three_gains_one_good_per_own_merchant_in_the_centre(guild):
    players = Player({TAIRA: 3, CENTRE: 1}), Player({CENTRE: 2}), Player({TAIRA: 2})
    table = Table(*players, tokens=FREE_CENTRE)
    table.diplomacy(guild, TAIRA, D, D, D)
    assert [table.goods(seat)[guild] for seat in range(3)] == [1, 2, 0]
    assert [sum(table.goods(seat)) for seat in range(3)] == [1, 2, 0]


# Black Market


def test_black_market_alone_takes_one_good_from_an_opponent():
    table = Table(Player(goods="1B"), Player(goods="2B 1R"), Player(goods="1R"))
    table.diplomacy(BLACK, TAIRA, B, S, S)
    assert set(table.legal(0)) == {Steal(1, 1, 0), Steal(1, 0, 1), Steal(2, 0, 1)}
    events = table.play(0, Steal(1, 0, 1))
    assert GoodsStolen(0, 1, 0, 1) in events
    assert (table.goods(0), table.goods(1)) == ((1, 1), (2, 0))


def test_black_market_of_two_gains_two_goods_of_any_colours_from_the_stock():
    table = Table(Player(), Player(), Player(goods="6B 6R"))
    table.diplomacy(RED, TAIRA, B, B, R)
    assert set(table.legal(0)) == {Gain(2, 0), Gain(1, 1), Gain(0, 2)}
    table.play(0, Gain(1, 1))
    table.play(1, Gain(2, 0))
    assert (table.goods(0), table.goods(1), table.goods(2)) == ((1, 1), (2, 0), (6, 6))


def test_black_market_of_three_loses_all_goods_and_the_district():
    players = Player({TAIRA: 2}, goods="3B 2R"), Player({TAIRA: 3}, goods="6R"), Player({OMERIS: 1}, goods="1B")
    table = Table(*players)
    table.diplomacy(BLACK, TAIRA, B, B, B)
    assert [table.goods(seat) for seat in range(3)] == [(0, 0)] * 3
    assert CaughtAtBlackMarket(0, 3, 2) in table.log
    assert table.view.stock == (24, 24)
    assert table.at(TAIRA) == (0, 0, 0)
    assert table.at(VESH) == table.at(DORANA) == (1, 1, 0)
    assert table.at(OMERIS) == (0, 0, 1)
    assert [table.supply(seat) for seat in range(3)] == [12, 12, 13]


# Strengthen Position


def test_strengthen_position_alone_banishes_one_players_merchants_from_the_active_district():
    table = Table(Player({TAIRA: 1}), Player({TAIRA: 2, OMERIS: 2}), Player({TAIRA: 2}))
    table.diplomacy(BLACK, TAIRA, S, D, D)
    assert set(table.legal(0)) == {Banish((0,)), Banish((1,)), Banish((2,))}
    table.play(0, Banish((1,)))
    assert table.at(TAIRA) == (1, 0, 2)
    assert table.at(VESH) == table.at(DORANA) == (0, 1, 0)
    assert table.at(OMERIS) == (0, 2, 0)


def test_strengthen_position_of_two_moves_up_to_two_from_one_neighbour_into_the_active_district():
    table = Table(Player({VESH: 3, DORANA: 1, OMERIS: 2}), Player(), Player())
    table.diplomacy(BLACK, TAIRA, S, S, R)
    moves = {MoveMerchants(VESH, TAIRA, 1), MoveMerchants(VESH, TAIRA, 2), MoveMerchants(DORANA, TAIRA, 1)}
    assert set(table.legal(0)) == {*moves, Decline()}
    table.play(0, MoveMerchants(VESH, TAIRA, 2))
    assert (table.at(VESH), table.at(TAIRA), table.at(DORANA)) == ((1, 0, 0), (2, 0, 0), (1, 0, 0))


def test_strengthen_position_of_three_moves_up_to_two_from_the_active_district_to_one_neighbour():
    table = Table(Player({TAIRA: 3}), Player({TAIRA: 1}), Player())
    table.diplomacy(BLACK, TAIRA, S, S, S)
    moves = {MoveMerchants(TAIRA, place, count) for place in (VESH, DORANA) for count in (1, 2)}
    assert set(table.legal(0)) == {*moves, Decline()}
    table.play(0, MoveMerchants(TAIRA, DORANA, 2))
    assert (table.at(TAIRA), table.at(DORANA)) == ((1, 1, 0), (2, 0, 0))
    assert table.waiting == {1}


# Recruitment


def test_recruitment_alone_places_one_in_any_district_without_a_token():
    table = Table(Player(), Player(), Player(), tokens=(KELIM, OMERIS))
    table.diplomacy(BLACK, TAIRA, R, D, D)
    free = (SHAKARA, LIKARAN, VESH, DORANA, KELIM, PASHTAR)
    assert set(table.legal(0)) == {PlaceMerchants(district) for district in free}
    table.play(0, PlaceMerchants(KELIM))
    assert table.at(KELIM) == (1, 0, 0)
    assert table.supply(0) == 13


def test_recruitment_of_two_places_one_in_the_centre():
    table = Table(Player(), Player(), Player(), tokens=(KELIM, OMERIS))
    table.diplomacy(BLACK, TAIRA, R, R, D)
    assert table.at(CENTRE) == (1, 1, 0)
    assert (table.supply(0), table.supply(1)) == (13, 13)


@pytest.mark.parametrize("tokens", [(CENTRE, CENTRE), (KELIM, CENTRE)])
def test_recruitment_of_two_places_nothing_while_the_centre_has_a_token(tokens):
    table = Table(Player(), Player(), Player(), tokens=tokens)
    table.diplomacy(BLACK, TAIRA, R, R, D)
    assert table.at(CENTRE) == (0, 0, 0)
    assert table.active == 1


def test_recruitment_of_two_places_in_the_centre_after_the_last_token_has_left_it():
    table = Table(Player(), Player(), Player(), tokens=(CENTRE, KELIM))
    table.diplomacy(BLACK, TAIRA, R, R, D)
    assert table.at(CENTRE) == (1, 1, 0)


def test_recruitment_of_three_places_up_to_two_in_one_neighbour():
    table = Table(Player(), Player(), Player(), tokens=(KELIM, OMERIS))
    table.diplomacy(BLACK, TAIRA, R, R, R)
    placings = {PlaceMerchants(place, count) for place in (VESH, DORANA) for count in (1, 2)}
    assert set(table.legal(0)) == {*placings, Decline()}
    table.play(0, PlaceMerchants(VESH, 2))
    table.play(1, PlaceMerchants(DORANA, 1))
    table.decline(2)
    assert (table.at(VESH), table.at(DORANA)) == ((2, 0, 0), (0, 1, 0))


def test_recruitment_of_three_skips_a_neighbour_with_a_token():
    table = Table(Player(), Player(), Player(), tokens=(KELIM, DORANA))
    table.diplomacy(BLACK, TAIRA, R, R, R)
    assert set(table.legal(0)) == {PlaceMerchants(VESH, 1), PlaceMerchants(VESH, 2), Decline()}
    assert table.refusal(0, PlaceMerchants(DORANA, 1)) == "J5"


# J10 — how votes are counted


def test_j10_four_equal_deals_use_the_last_row():
    table = Table(*(Player({CENTRE: 1, TAIRA: 3}),) * 4, tokens=FREE_CENTRE)
    table.diplomacy(BLACK, TAIRA, D, D, D, D)
    assert [table.goods(seat) for seat in range(4)] == [(1, 0)] * 4


def test_j10_four_equal_black_markets_use_the_last_row():
    table = Table(*(Player(goods="2B 2R"),) * 4)
    table.diplomacy(BLACK, TAIRA, B, B, B, B)
    assert [table.goods(seat) for seat in range(4)] == [(0, 0)] * 4


def test_j10_four_equal_positions_use_the_last_row():
    table = Table(*(Player({TAIRA: 1}),) * 4)
    table.diplomacy(BLACK, TAIRA, S, S, S, S)
    assert {action.origin for action in table.legal(0, MoveMerchants)} == {TAIRA}


def test_j10_four_equal_recruitments_use_the_last_row():
    table = Table(*(Player(),) * 4)
    table.diplomacy(BLACK, TAIRA, R, R, R, R)
    assert {action.place for action in table.legal(0, PlaceMerchants)} == {VESH, DORANA}


def test_j10_two_pairs_both_use_the_second_row():
    table = Table(*(Player({TAIRA: 1}),) * 4)
    table.diplomacy(RED, TAIRA, D, B, D, B)
    assert table.goods(0) == (0, 1)
    assert set(table.legal(1)) == {Gain(2, 0), Gain(1, 1), Gain(0, 2)}


@pytest.mark.parametrize("first", [0, 1, 2])
def test_j10_votes_act_from_the_active_player_clockwise(first):
    table = Table(Player(), Player(), Player(), first=first)
    events = table.diplomacy(BLACK, TAIRA, R, R, R)
    assert events[1] == VotesRevealed((R, R, R))
    order = []
    while table.phase == "diplomacy":
        order += table.waiting
        table.decline(order[-1])
    assert order == [first, (first + 1) % 3, (first + 2) % 3]


def test_j10_goods_gained_a_moment_earlier_can_be_stolen():
    table = Table(Player(), Player(), Player())
    table.diplomacy(RED, TAIRA, D, B, R)
    assert GoodsStolen(1, 0, 0, 1) in table.log
    assert (table.goods(0), table.goods(1)) == ((0, 1), (0, 1))


def test_j10_goods_gained_a_moment_later_cannot_be_stolen():
    table = Table(Player(), Player(), Player())
    table.diplomacy(RED, TAIRA, B, D, R)
    assert table.happened(GoodsStolen) == []
    assert GoodsGained(1, 0, 2) in table.log


def test_j10_merchants_are_counted_when_each_player_acts():
    """Seat 0 banishes seat 1 from Taira before seat 1's Deal counts its merchants there."""
    table = Table(Player(), Player({TAIRA: 3}), Player({TAIRA: 1}))
    table.diplomacy(RED, TAIRA, S, D, D)
    table.play(0, Banish((1,)))
    assert (table.goods(1), table.goods(2)) == ((0, 0), (0, 1))
