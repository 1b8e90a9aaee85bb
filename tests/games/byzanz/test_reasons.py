"""Reasons for actions, in positions whose numbers can be counted by hand."""

import pytest
from msgspec.structs import replace

from games.byzanz.components import KINDS
from games.byzanz.reasons import profit, reason
from games.byzanz.types import (
    CannotTop,
    Done,
    KindCollects,
    KindPromises,
    KindSells,
    LaterLot,
    LeastMissed,
    LotPromises,
    LotSells,
    NoSetLeft,
    NothingBetter,
    Pass,
    SaleMakesRoom,
    SetSells,
    StillSells,
    TooDear,
)
from tests.games.byzanz.table import Table, bid, cards, discard, give, sell, take

OTHERS = ("cloth2 cloth3 merchant merchant", "cloth1 wood1 merchant merchant")
HAND = "cloth1 olives1 olives4 wine2"
LOT = "wood1 wood2 grain1 olives2 spice1 wine1"


def table(hand=HAND, lot=LOT):
    return Table([hand, *OTHERS], [lot])


def holding(hand, **more):
    state = table().state
    return replace(state, hands=[cards(hand), *state.hands[1:]], **more)


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("cloth1 cloth4 wood1", 0),
        ("cloth1 cloth1 cloth4 wood3", 4),
        ("wood1 wood2 wood2 wood3 wood3 wood4", 7),
        ("grain2 grain4 merchant merchant merchant", 5),
        ("grain2 grain4 merchant merchant merchant merchant", 9),
        ("cloth3 wine4 merchant merchant merchant merchant", 7),
    ],
)
def test_a_hand_has_the_points_of_its_best_sets(hand, points):
    assert profit(cards(hand)) == points


def test_a_bid_is_explained_by_the_set_that_the_lot_completes():
    assert reason(table().state, 0, bid("cloth1")) == LotSells(points=4, price=1)


def test_the_price_of_a_bid_includes_the_cards_laid_before():
    playing = table()
    playing.bid(0, "cloth1")
    playing.bid(1, "cloth2")
    playing.pass_(2)
    assert reason(playing.state, 0, bid("wine2")) == LotSells(points=4, price=3)


def test_a_bid_with_a_card_of_the_set_is_explained_by_better_prospects():
    # From 2.8 (olives 4 in a pair, two single cards) to 4.8 (three pairs, two single cards).
    assert reason(table().state, 0, bid("olives1")) == LotPromises(points=2, price=1)


def test_a_bid_that_costs_as_much_as_the_lot_brings_has_no_better_alternative():
    assert reason(table("olives1 olives1 olives4 merchant").state, 0, bid("olives1 olives1 olives4")) == NothingBetter()


def test_a_pass_is_explained_by_a_bid_that_cannot_be_topped():
    playing = table()
    playing.bid(0, "olives4")
    playing.pass_(1)
    assert reason(playing.state, 2, Pass()) == CannotTop(highest=4, most=2)


def test_a_pass_is_explained_by_bids_that_would_break_a_better_set():
    playing = Table(
        [OTHERS[0], "olives1 olives1 olives4 merchant", OTHERS[1]], ["cloth1 cloth1 wood1 grain1 spice1 wine1"]
    )
    playing.bid(0, "cloth3")
    assert reason(playing.state, 1, Pass()) == TooDear(price=4)


def test_a_pass_is_explained_by_the_next_lot():
    # A set of 4, two pairs and a single card make 6.4 of 2.8; the next lot has four cards.
    assert reason(table().state, 0, Pass()) == LaterLot(points=4, cards=4)


def test_a_pass_is_not_explained_by_a_next_lot_that_is_worth_less():
    lot = "wood1 wood2 wood4 olives2 spice1 wine1"
    assert reason(table(lot=lot).state, 0, Pass()) == NothingBetter()


def won(hand):
    playing = table(hand)
    playing.bid(0, "cloth1")
    playing.pass_(1, 2)
    assert playing.phase == "giving"
    return playing.state


def test_a_gift_is_explained_by_sets_that_do_not_need_the_card():
    assert reason(won(HAND), 0, give("spice1")) == StillSells(points=4)


def test_a_gift_without_sets_is_explained_by_the_least_useful_card():
    assert reason(won("cloth1 grain2 olives4 wine2"), 0, give("spice1")) == LeastMissed()


def test_a_gift_that_breaks_a_set_has_no_explanation():
    assert reason(won(HAND), 0, give("olives2")) == NothingBetter()


def test_a_discard_is_explained_by_sets_that_do_not_need_the_card():
    playing = table()
    playing.pass_(0, 1, 2)
    assert reason(playing.state, 0, discard("spice1")) == StillSells(points=4)


@pytest.mark.parametrize(
    ("hand", "market", "kind", "expected"),
    [
        ("wood1 wood2", "wood4 spice1", "wood", KindSells(points=4)),
        ("wood1 wood2 merchant", "wood4 spice1", "wood", KindSells(points=2)),
        ("olives1", "olives3 wine1", "olives", KindCollects(missing=1, points=3)),
        ("olives1", "olives3 wine1", "wine", KindCollects(missing=2, points=1)),
        ("wine2", "merchant", "merchant", KindPromises(points=1)),
        ("olives1 olives2 olives4", "olives1", "olives", NothingBetter()),
    ],
)
def test_a_pick_is_explained_by_the_sets_that_the_kind_helps(hand, market, kind, expected):
    assert reason(holding(hand, phase="market", market=cards(market)), 0, take(kind)) == expected


@pytest.mark.parametrize(
    ("hand", "phase", "sold", "expected"),
    [
        ("olives1 olives2 olives4 wine1", "bidding", "olives1 olives2 olives4", SetSells(KINDS.index("olives"), 4)),
        ("merchant merchant merchant", "bidding", "merchant merchant merchant", SetSells(KINDS.index("merchant"), 5)),
        ("cloth1 wood1 grain1 wine1 wine2 wine3", "bidding", "wine1 wine2 wine3", SaleMakesRoom(cards=6, points=3)),
        ("cloth1 wood1 grain1 wine1 wine2 wine3", "last-sales", "wine1 wine2 wine3", SetSells(KINDS.index("wine"), 3)),
    ],
)
def test_a_sale_is_explained_by_its_points_or_by_the_hand_limit(hand, phase, sold, expected):
    assert reason(holding(hand, phase=phase), 0, sell(sold)) == expected


def test_being_done_is_explained_by_having_no_set_left():
    assert reason(holding("olives1 olives2 wine1", phase="last-sales"), 0, Done()) == NoSetLeft()
    assert reason(holding("olives1 olives2 olives3", phase="last-sales"), 0, Done()) == NothingBetter()
