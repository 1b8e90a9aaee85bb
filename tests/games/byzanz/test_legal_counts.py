"""The number of legal actions in chosen positions, counted by hand. The reasoning is beside each count.

Of equal cards only the number matters: n of them can be chosen in n + 1 ways.
"""

from collections import Counter

import pytest

from tests.games.byzanz.table import Table, at_last_sales

LOTS = ["cloth1 wood2 grain1 olives3 spice1 merchant", "wood1 wood2 wine3 grain2", "olives1 merchant"]


def count(table: Table, seat: int) -> dict[str, int]:
    actions = table.legal(seat)
    assert len(actions) == len(set(actions)), "no two alike"
    return dict(Counter(type(action).__name__.lower() for action in actions))


# Bidding


@pytest.mark.parametrize(
    ("hand", "bids", "sales"),
    [
        # four different goods: 2·2·2·2 − 1 (the empty choice is no bid) = 15; no two of a kind, no merchant: no sets
        ("cloth1 wood2 grain3 wine4", 15, 0),
        # a,a,b: 3·2 − 1 = 5; two cloth without a merchant are no set
        ("cloth1 cloth1 wood2", 5, 0),
        # a,a,b,b: 3·3 − 1 = 8
        ("cloth1 cloth1 wood2 wood2", 8, 0),
        # the same kind, but of different values, is not alike: 2·2·2 − 1 = 7; the three are one set
        ("cloth1 cloth2 cloth3", 7, 1),
        # 6 goods a,a,b,c,d,e: 3·2·2·2·2 − 1 = 47; the merchant bids nothing; set: a,a + merchant = 1
        ("cloth1 cloth1 wood2 grain3 olives4 spice2 merchant", 47, 1),
        # six different goods, one of each kind, and a merchant: 2·2·2·2·2·2 − 1 = 63; no two of a kind, no set
        ("cloth1 wood2 grain3 olives4 spice1 wine2 merchant", 63, 0),
        # a full mixed hand. Goods a,a,b,c,d: 3·2·2·2 − 1 = 23.
        # Sets: cloth {1,1,3}: 113; 11 or 13 with one merchant; 1 or 3 with two = 5; wood with two = 1; olives with
        # two = 1; together 7
        ("cloth1 cloth1 cloth3 wood2 olives4 merchant merchant", 23, 7),
        # seven of one kind, 1,1,1,2,2,3,4: 4·3·2·2 − 1 = 47.
        # Sets of three: without 3 and 4: 111, 112, 122 = 3; with the 3 alone: 11, 12, 22 = 3; with the 4 alone: 3;
        # with both: 1 or 2 = 2; together 11
        ("spice1 spice1 spice1 spice2 spice2 spice3 spice4", 47, 11),
    ],
)
def test_the_opener_may_bid_any_choice_of_goods(hand, bids, sales):
    table = Table([hand, "wine1", "wine1"], LOTS)
    assert count(table, 0) == {"pass": 1, "bid": bids} | ({"sell": sales} if sales else {})


@pytest.mark.parametrize(("merchants", "sales"), [(1, 0), (2, 0), (3, 1), (4, 1), (7, 1)])
def test_a_hand_of_merchants_allows_a_pass_and_with_three_also_a_sale(merchants, sales):
    # merchants are all alike: three of them are one and the same set, however many there are
    table = Table(["merchant " * merchants, "wine1", "wine1"], LOTS)
    assert count(table, 0) == {"pass": 1} | ({"sell": sales} if sales else {})


def test_a_bid_of_3_must_be_topped():
    table = Table(["grain3 wine1", "cloth1 wood2 spice2 wine4", "wine1"], LOTS)
    table.bid(0, "grain3")
    # 4 or more from {1, 2, 2', 4}, no two cards alike: with the 4 everything: 2·2·2 = 8;
    # without it 2+2' and 1+2+2': 2; together 10
    assert count(table, 1) == {"pass": 1, "bid": 10}


def test_only_the_whole_hand_tops_the_bid():
    table = Table(["wood3 wine3", "wine4 spice3", "wine1"], LOTS)
    table.bid(0, "wood3 wine3")
    # 7 or more from {4, 3}: only both
    assert count(table, 1) == {"pass": 1, "bid": 1}


def test_laid_cards_count_towards_the_bid_and_are_not_in_hand():
    table = Table(["wood2 cloth1 cloth1 grain2 spice3 merchant", "wine4 wood1", ""], LOTS)
    table.bid(0, "wood2")
    table.bid(1, "wine4 wood1")
    # 2 lie there, 5 is highest: at least 4 must be added from {1,1,2,3}. With 2 and 3: none, one or two 1s = 3;
    # with the 3 alone: one or two 1s = 2; with the 2 alone: two 1s = 1; together 6.
    # Sets: cloth 1, 1 + merchant = 1 (wood2 is laid)
    assert count(table, 0) == {"pass": 1, "bid": 6, "sell": 1}


def test_a_higher_leading_bid_leaves_fewer_legal_bids():
    table = Table(["cloth1 cloth1 cloth2 wood3", "wine2 wood4", "wine1"], LOTS)
    # {1,1,2,3}: 3·2·2 − 1 = 11 to open with; set: cloth 1,1,2
    assert count(table, 0) == {"pass": 1, "bid": 11, "sell": 1}
    table.bid(0, "cloth1")
    # 2 or more from {2, 4}: 2·2 − 1 = 3
    assert count(table, 1) == {"pass": 1, "bid": 3}
    table.bid(1, "wood4")
    table.pass_(2)
    # 1 lies there, 4 is highest: at least 4 from {1,2,3}: 1+3, 2+3, 1+2+3 = 3; cloth 1,2 is no set any more
    assert count(table, 0) == {"pass": 1, "bid": 3}


def test_a_hand_that_cannot_top_the_bid_allows_a_pass_and_sales():
    table = Table(["wine4", "cloth1 cloth1 cloth2 merchant", "wine1"], LOTS)
    table.bid(0, "wine4")
    # all of it is 4: no bid. Sets: 112; 11 or 12 with the merchant = 3
    assert count(table, 1) == {"pass": 1, "sell": 3}


# Sets of an onlooker


@pytest.mark.parametrize(
    ("merchants", "sales"),
    [
        (0, 1),  # 223
        (1, 3),  # … and 22 or 23 with one
        (2, 5),  # … and 2 or 3 with two
        (3, 6),  # … and three merchants
        (4, 6),  # a fourth merchant is like the others
    ],
)
def test_sets_may_contain_merchants_and_duplicates(merchants, sales):
    table = Table(["wine1", "grain2 grain2 grain3 " + "merchant " * merchants, "wine1"], LOTS)
    assert count(table, 1) == {"sell": sales}


def test_sets_of_several_kinds_share_the_merchants():
    table = Table(["wine1", "wood1 wood4 grain2 grain2 olives3 merchant merchant", "wine1"], LOTS)
    # wood: 14 with one; 1 or 4 with two = 3. grain: 22 with one; 2 with two = 2. olives: 3 with two = 1
    assert count(table, 1) == {"sell": 6}


def test_a_player_out_of_turn_without_a_set_may_do_nothing():
    table = Table(["wine1", "wood1 wood4 grain2 grain2 olives3", "wine1"], LOTS)
    assert count(table, 1) == {}


# Giving


def test_equal_cards_of_a_lot_are_one_choice():
    lot = "wood1 wood1 wood2 spice3 merchant merchant"
    table = Table(["wine1 cloth1 cloth2 cloth2 cloth3", "wine1", "wine1"], [lot])
    table.bid(0, "wine1")
    table.pass_(1, 2)
    # wood1, wood2, spice3, merchant = 4. Sets in hand: cloth 122, 123, 223 = 3; the lot is not in hand yet
    assert count(table, 0) == {"give": 4, "sell": 3}


def test_the_last_lot_of_two_different_cards_is_a_choice_of_two():
    table = Table(["wine1", "wine2", "spice1"], LOTS)
    table.wins(0, "wine1", gives="cloth1")
    table.wins(1, "wine2", gives="wood1")
    # olives1 or merchant, no bid, no pass
    assert count(table, 2) == {"give": 2}


# The market


def test_each_kind_of_the_market_is_a_choice():
    lots = ["grain1 wood2 grain2 olives1 wine2 merchant", "wine1 wood2 cloth3 merchant", "merchant cloth2"]
    table = Table(["cloth1 wood1 spice4", "olives1 spice1 wood3", "wood3 wood4 wood4 cloth3"], lots)
    table.wins(0, "cloth1 wood1", gives="grain1")
    table.wins(1, "olives1 spice1", gives="wine1")
    table.give(2, "merchant")
    # one of each kind lies there: 7. Seat 2 holds wood 3,4,4 (one set) and cloth 2,3 (none)
    assert count(table, 2) == {"take": 7, "sell": 1}
    # seat 1 holds wood 2,3, cloth3 and a merchant, and waits: wood 2,3 + merchant
    assert count(table, 1) == {"sell": 1}
    # seat 0 holds six of six kinds
    assert count(table, 0) == {}
    table.take(2, "wood")
    # six kinds are left for seat 1
    assert count(table, 1) == {"take": 6, "sell": 1}


# The hand limit


def test_over_the_limit_every_different_card_can_be_discarded_and_every_set_sold():
    table = Table(["wine1 wine2 wine4", "grain1 grain2 grain3 wood3", "spice2"], LOTS)
    table.pass_(0, 1, 2)
    # nine different cards. Sets: wine 124; 12, 14 or 24 with the merchant = 4
    assert count(table, 0) == {"discard": 9, "sell": 4}
    # meanwhile an onlooker may sell its only set, and one without sets may do nothing
    assert count(table, 1) == {"sell": 1}
    assert count(table, 2) == {}


def test_over_the_limit_equal_cards_are_one_choice():
    table = Table(["cloth1 cloth1 cloth2", "wine1", "wine1"], ["cloth1 wood3 wood3 olives1 merchant merchant"])
    table.pass_(0, 1, 2)
    # discards: cloth1, cloth2, wood3, olives1, merchant = 5.
    # Sets: cloth {1,1,1,2}: 111, 112; 11 or 12 with one merchant; 1 or 2 with two = 6.
    # wood {3,3}: 33 with one; 3 with two = 2. olives with two = 1. Together 9
    assert count(table, 0) == {"discard": 5, "sell": 9}


# The last sales


def test_in_the_last_sales_every_set_can_be_sold():
    table = at_last_sales(
        "cloth1 cloth2 cloth3 wood1 wood1 wood4",
        "cloth1 cloth2 spice4 merchant merchant merchant",
        "olives1 olives2 wine3",
    )
    # cloth 123, wood 114
    assert count(table, 0) == {"sell": 2, "done": 1}
    # cloth: 12 with one; 1 or 2 with two = 3. spice4 with two = 1. Three merchants = 1
    assert count(table, 1) == {"sell": 5, "done": 1}
    # no set
    assert count(table, 2) == {"done": 1}
    table.done(1)
    # done is final
    assert count(table, 1) == {}
