"""B9 to B11 and B14: selling at any time, sets, the hand limit, cards that leave the game."""

import pytest

from games.byzanz.types import Discard, Discarded, LotTurned, Passed, RoundEnded, Sell, SetSold
from tests.games.byzanz.table import Table, at_last_sales, bid, card, cards, discard, sell, take

LOTS = ["cloth1 wood2 grain1 olives3 spice1 merchant", "wood1 wood2 wine3 grain2", "olives1 merchant"]
GRAIN = "grain1 grain2 grain3"


@pytest.fixture
def table():
    """Seat 1 holds a set from the start."""
    return Table(["cloth1 cloth2", f"{GRAIN} wood3", "wine2 spice2"], LOTS)


# B9 — at any time


def test_b09_a_player_may_sell_in_its_turn(table):
    table.pass_(0)
    table.sell(1, GRAIN)
    assert table.hand(1) == "wood3"
    assert table.waiting == {1}  # a sale is not a bid: the turn stays


def test_b09_a_player_may_sell_when_it_is_not_its_turn(table):
    assert table.sell(1, GRAIN) == [SetSold(1, cards(GRAIN), card("grain3"))]
    assert table.waiting == {0}


def test_b09_a_player_may_sell_in_the_middle_of_an_auction_after_bidding(table):
    table.bid(0, "cloth1")
    table.bid(1, "wood3")
    table.sell(1, GRAIN)
    assert table.laid(1) == "wood3"
    assert table.waiting == {2}


def test_b09_a_player_may_sell_after_passing(table):
    table.bid(0, "cloth1")
    table.pass_(1)
    table.sell(1, GRAIN)
    assert table.waiting == {2}


def test_b09_a_player_may_sell_while_another_chooses_from_the_lot(table):
    table.bid(0, "cloth1")
    table.pass_(1, 2)
    table.sell(1, GRAIN)
    assert table.phase == "giving"
    assert table.waiting == {0}


def test_b09_a_player_may_sell_in_the_middle_of_the_market(table):
    table.wins(0, "cloth1", gives="wood2")
    table.wins(1, "wood3", gives="wine3")
    table.give(2, "olives1")
    table.take(2, "wine")
    assert table.waiting == {1}
    table.sell(0, "cloth1 cloth2 merchant")
    assert table.phase == "market"
    assert table.waiting == {1}


def test_b09_a_player_may_sell_while_another_is_over_the_limit(table):
    table.pass_(0, 1, 2)
    assert table.waiting == {0}
    table.sell(1, GRAIN)
    assert table.waiting == {0}


def test_b09_cards_laid_as_a_bid_cannot_be_sold(table):
    table.pass_(0)
    table.bid(1, "grain1")
    assert table.refusal(1, sell(GRAIN)) == ("not-in-hand", "B9")
    assert table.legal(1, Sell) == []


def test_b09_cards_returned_from_a_bid_can_be_sold(table):
    table.bid(0, "cloth1")
    table.bid(1, "grain2")
    table.bid(2, "wine2 spice2")
    table.pass_(0, 1)
    table.sell(1, GRAIN)
    assert table.profit(1) == "grain3"


def test_b09_neither_cards_of_others_nor_of_the_lot_nor_cards_used_twice_can_be_sold(table):
    assert table.refusal(0, sell(GRAIN)) == ("not-in-hand", "B9")
    assert table.refusal(0, sell("cloth1 cloth1 cloth2")) == ("not-in-hand", "B9")


# B10 — what a set is


@pytest.mark.parametrize(
    ("cards_sold", "kept"),
    [
        ("wood1 wood2 wood3", "wood3"),
        ("wood2 wood2 wood2", "wood2"),
        ("wood1 wood4 merchant", "wood4"),
        ("wood1 merchant merchant", "wood1"),
        ("merchant merchant merchant", "merchant"),
    ],
)
def test_b10_the_highest_good_is_kept_and_two_cards_leave_the_game(cards_sold, kept):
    table = Table([f"{cards_sold} wine1", "spice1", "spice1"], LOTS)
    assert table.sell(0, cards_sold) == [SetSold(0, cards(cards_sold), card(kept))]
    assert table.profit(0) == kept
    assert table.hand(0) == "wine1"
    left = cards_sold.split()
    left.remove(kept)
    assert table.gone == " ".join(left)


@pytest.mark.parametrize(
    "no_set",
    [
        "wood1 wood2 grain3",
        "wood1 grain1 merchant",
        "wood1 wood2",
        "merchant merchant",
        "wood1",
        "",
        "wood1 wood2 wood3 wood4",
        "wood1 wood2 wood3 merchant",
        "merchant merchant merchant merchant",
    ],
)
def test_b10_anything_else_is_not_a_set(no_set):
    hand = "wood1 wood2 wood3 wood4 grain1 grain3 merchant merchant merchant merchant"
    table = Table([hand, "spice1", "spice1"], LOTS)
    assert table.refusal(0, sell(no_set)) == ("not-a-set", "B10")


def test_b10_a_kept_merchant_is_worth_5_and_a_kept_good_its_value():
    table = at_last_sales(
        "merchant merchant merchant wood1 wood1 wood4", "wine1 wine2 merchant spice4", "cloth3 merchant merchant"
    )
    table.sell(0, "merchant merchant merchant")
    table.sell(0, "wood1 wood1 wood4")
    table.sell(1, "wine1 wine2 merchant")
    table.sell(2, "cloth3 merchant merchant")
    assert table.outcome.scores == (9, 2, 3)


# B11 — the hand limit


@pytest.fixture
def over():
    """Seat 0 has taken a lot without bids and holds nine cards; seat 1 has a set."""
    table = Table(["wine1 wine2 wine4", f"{GRAIN} wood3", "spice2"], LOTS)
    table.pass_(0, 1, 2)
    assert table.hand(0) == "cloth1 wood2 grain1 olives3 spice1 wine1 wine2 wine4 merchant"
    return table


def test_b11_merchants_count():
    table = Table(["wine1 merchant merchant merchant", "spice2", "spice3"], LOTS)
    table.wins(0, "wine1", gives="wood2")  # 3 merchants and 5 more
    assert table.waiting == {0}
    assert table.legal(0, Discard)


def test_b11_exactly_seven_cards_meet_the_limit():
    table = Table(["wine1 merchant merchant", "spice2", "spice3"], LOTS)
    table.wins(0, "wine1", gives="wood2")
    assert len(table.hand(0).split()) == 7
    assert table.waiting == {1}
    assert table.legal(0, Discard) == []


def test_b11_only_cards_in_hand_after_paying_count():
    table = Table(["wine1", f"{GRAIN} cloth1 cloth2 wood1 wood2", "spice3"], LOTS)
    table.wins(0, "wine1", gives="merchant")
    table.wins(1, "cloth1 grain1 wood1", gives="grain2")  # of seven cards three are paid and three are gained
    assert len(table.hand(1).split()) == 7
    assert table.waiting == {2}


def test_b11_the_game_waits_until_the_limit_is_met(over):
    assert over.waiting == {0}
    assert over.lot == ""
    assert over.discard(0, "cloth1") == [Discarded(0, card("cloth1"))]
    assert over.waiting == {0}
    events = over.discard(0, "olives3")
    assert events == [Discarded(0, card("olives3")), LotTurned(4, 1, cards(LOTS[1]))]
    assert over.waiting == {1}


def test_b11_a_sale_also_reduces_the_hand_and_may_go_below_seven(over):
    events = over.sell(0, "wine1 wine2 wine4")
    assert isinstance(events[-1], LotTurned)
    assert len(over.hand(0).split()) == 6


def test_b11_discards_and_sales_may_be_mixed():
    table = Table(["wine1 wine2 wine4 wood4 wood3", "spice4", "spice2"], LOTS)
    table.pass_(0, 1, 2)
    table.discard(0, "merchant")
    table.discard(0, "grain1")
    assert table.waiting == {0}  # nine
    table.sell(0, "wood2 wood3 wood4")
    assert table.waiting == {1}  # six


def test_b11_below_the_limit_a_sale_stays_possible_but_not_a_discard(over):
    over.discard(0, "cloth1")
    over.discard(0, "wood2")
    assert over.refusal(0, discard("olives3")) == ("not-over-limit", "B11")
    over.sell(0, "wine1 wine2 wine4")


def test_b11_other_players_may_not_discard(over):
    assert over.refusal(1, discard("wood3")) == ("not-over-limit", "B11")


def test_b11_only_cards_in_hand_can_be_discarded(over):
    assert over.refusal(0, discard("spice4"))[0] == "not-in-hand"


def test_b11_meanwhile_only_sales_and_discards_are_possible(over):
    assert over.refusal(0, bid("wine4")) == ("limit-first", "B11")
    assert over.refusal(1, bid("wood3")) == ("limit-first", "B11")
    assert over.legal(1) == [sell(GRAIN)]
    assert over.legal(2) == []


def test_b11_is_checked_after_a_pick_in_the_market():
    table = Table(["wine1", "spice3", "grain2 cloth1 cloth2 cloth3 wood4 olives2"], LOTS)
    table.wins(0, "wine1", gives="cloth1")
    table.wins(1, "spice3", gives="wine3")
    table.give(2, "merchant")
    assert table.waiting == {2}
    table.take(2, "wine")  # 7 + 2
    assert table.phase == "market"
    assert table.waiting == {2}
    assert table.refusal(1, take("spice")) == ("limit-first", "B11")
    table.sell(2, "cloth1 cloth2 cloth3")
    assert table.waiting == {1}


def test_b11_is_checked_after_the_last_auction_before_the_market_opens():
    table = Table(["wine1", "spice3", "grain2 cloth1 cloth2 wood4 wood3 olives2 olives3"], LOTS)
    table.wins(0, "wine1", gives="cloth1")
    table.wins(1, "spice3", gives="wine3")
    table.give(2, "merchant")
    assert table.waiting == {2}
    assert table.refusal(2, take("wine")) == ("limit-first", "B11")
    table.discard(2, "grain2")
    assert table.waiting == {2}
    table.take(2, "spice")
    assert table.phase == "market"


def test_b11_is_checked_before_the_last_sales_begin():
    table = Table(["", "cloth1 cloth2", "wine4 wine3 grain4 grain3 spice4 spice3"], LOTS, rounds=1)
    table.all_pass()
    table.all_pass()
    table.give(2, "olives1")  # the only card in the market returns: eight
    assert table.phase != "last-sales"
    assert table.waiting == {2}
    table.discard(2, "merchant")
    assert table.phase == "last-sales"


# B14 — what leaves the game


def test_b14_sales_and_discards_leave_the_game(over):
    over.sell(1, GRAIN)
    over.discard(0, "cloth1")
    over.discard(0, "wood2")
    assert over.gone == "cloth1 wood2 grain1 grain2"


def test_b14_cards_left_in_the_market_leave_the_game():
    table = Table(["cloth1 grain4", "wood3 wine1", "spice2"], LOTS)
    table.wins(0, "cloth1", gives="olives3")
    table.wins(1, "wood3", gives="grain2")
    table.give(2, "olives1")
    table.take(2, "wood")
    table.take(1, "grain")
    events = table.take(0, "cloth")
    assert events[1] == RoundEnded(1, cards("olives1 olives3"))
    assert table.market == ""
    assert table.gone == "olives1 olives3"


def test_b14_a_set_whose_sale_empties_the_hand_does_not_return_with_the_pass():
    table = Table(["cloth1 cloth2 merchant", "spice2", "wood1"], LOTS)
    assert table.sell(0, "cloth1 cloth2 merchant")[1:] == [Passed(0, ())]
    assert table.hand(0) == ""
    assert table.gone == "cloth1 merchant"


def test_b14_paid_bids_stay_in_the_game_until_the_round_ends(table):
    table.wins(0, "cloth1", gives="wood2")
    assert table.gone == ""
