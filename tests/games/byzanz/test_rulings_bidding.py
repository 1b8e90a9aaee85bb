"""B1 to B5: bidding, bids, and the end of an auction."""

import pytest

from games.byzanz.types import Bid, BidRaised, LotTaken, Pass, Passed
from tests.games.byzanz.table import Table, bid, cards, sell

HANDS = ["cloth1 spice2 wine1 grain3", "wood4 wood1 olives2 merchant", "spice3 wine2 cloth2 merchant"]
LOTS = ["cloth1 wood2 grain1 olives3 spice1 merchant", "wood1 wood2 wine3 grain2", "olives1 merchant"]


@pytest.fixture
def table():
    return Table(HANDS, LOTS)


# B1 — all pass


def test_b01_when_all_pass_the_opener_takes_the_whole_lot_and_the_offer_card(table):
    events = table.pass_(0, 1, 2)
    assert events[:2] == [Passed(2, ()), LotTaken(0, 6, cards(LOTS[0]))]
    assert table.hand(0) == "cloth1 cloth1 wood2 grain1 grain3 olives3 spice1 spice2 wine1 merchant"
    assert table.offers == (6, 0, 0)


def test_b01_when_all_pass_nothing_goes_to_the_market(table):
    table.pass_(0, 1, 2)
    assert table.market == ""


def test_b01_the_first_player_to_pass_takes_it_not_seat_0_nor_the_last():
    table = Table(HANDS, LOTS, first=2)
    table.pass_(2, 0, 1)
    assert table.offers == (0, 0, 6)


def test_b01_a_lot_without_bids_counts_towards_the_hand_limit(table):
    table.pass_(0, 1, 2)
    assert len(table.hand(0).split()) == 10
    assert table.waiting == {0}
    assert table.lot == ""


# B2 — when the auction ends


def test_b02_the_auction_ends_when_the_only_player_left_has_a_bid(table):
    table.bid(0, "cloth1")
    table.pass_(1)
    assert table.phase == "bidding"
    table.pass_(2)
    assert table.phase == "giving"
    assert table.waiting == {0}


def test_b02_the_last_player_without_a_bid_still_chooses(table):
    table.pass_(0, 1)
    assert table.phase == "bidding"
    assert table.waiting == {2}


def test_b02_the_last_player_without_a_bid_may_bid_and_wins_at_once(table):
    table.pass_(0, 1)
    table.bid(2, "wine2")
    assert table.phase == "giving"
    assert table.waiting == {2}


def test_b02_the_last_player_without_a_bid_may_pass_and_then_the_opener_takes_the_lot(table):
    table.pass_(0, 1)
    events = table.pass_(2)
    assert LotTaken(0, 6, cards(LOTS[0])) in events


def test_b02_the_last_player_without_a_bid_must_bid_at_least_1(table):
    table.pass_(0, 1)
    assert table.refusal(2, Bid(())) == ("bid-too-low", "B3")


def test_b02_passing_is_final_for_this_auction(table):
    table.pass_(0)
    table.bid(1, "wood1")
    table.bid(2, "wine2")
    assert table.waiting == {1}
    assert table.refusal(0, bid("grain3")) == ("not-your-turn", None)


def test_b02_a_player_who_passed_takes_part_in_the_next_auction(table):
    table.wins(0, "cloth1 grain3", gives="cloth1")
    assert table.waiting == {1}
    table.bid(1, "wood1")
    assert table.waiting == {2}
    table.bid(2, "wine2")
    assert table.waiting == {1}


def test_b02_laid_cards_return_to_the_hand_of_a_player_who_passes(table):
    table.bid(0, "cloth1 wine1")
    table.bid(1, "wood4")
    table.pass_(2)
    assert table.hand(0) == "grain3 spice2"
    assert table.pass_(0)[0] == Passed(0, cards("cloth1 wine1"))
    assert table.hand(0) == "cloth1 grain3 spice2 wine1"
    assert table.laid(0) == ""


# B3 — topping the highest bid


def test_b03_a_bid_must_exceed_the_highest_by_at_least_1(table):
    table.bid(0, "grain3")
    assert table.refusal(1, bid("olives2")) == ("bid-too-low", "B3")
    assert table.refusal(1, bid("wood1 olives2")) == ("bid-too-low", "B3")
    table.bid(1, "wood4")
    assert table.view.players[1].bid_total == 4


def test_b03_the_refusal_gives_the_amount_to_add(table):
    table.bid(0, "cloth1")
    table.bid(1, "wood4")
    table.pass_(2)
    assert table.illegal(0, bid("grain3")).params == {"least": 4}  # 1 is laid, 5 would top the 4


def test_b03_overbidding_by_any_amount_is_allowed(table):
    events = table.bid(0, "cloth1 grain3 spice2 wine1")
    assert events[0] == BidRaised(0, cards("cloth1 grain3 spice2 wine1"), 7)


def test_b03_kinds_may_be_mixed(table):
    table.bid(0, "cloth1 spice2")
    assert table.laid(0) == "cloth1 spice2"


def test_b03_bidding_goes_clockwise_from_the_opener():
    table = Table(HANDS, LOTS, first=1)
    seats = []
    for names in ("wood1", "wine2", "grain3", "wood4", "cloth2 spice3"):
        seats += table.waiting
        table.bid(seats[-1], names)
    assert seats == [1, 2, 0, 1, 2]


def test_b03_players_bid_only_in_turn(table):
    assert table.refusal(1, bid("wood4")) == ("not-your-turn", None)
    assert table.refusal(1, Pass()) == ("not-your-turn", None)


# B4 — bids only grow


def test_b04_laid_cards_stay_and_count_together_with_added_ones(table):
    table.bid(0, "cloth1 wine1")
    table.bid(1, "wood4")
    table.pass_(2)
    assert table.bid(0, "grain3")[0] == BidRaised(0, cards("grain3"), 5)
    assert table.laid(0) == "cloth1 grain3 wine1"
    assert table.hand(0) == "spice2"


def test_b04_cards_laid_can_neither_be_taken_back_nor_laid_again(table):
    table.bid(0, "cloth1 wine1")
    table.bid(1, "olives2 wood1")
    table.pass_(2)
    assert table.refusal(0, bid("cloth1 grain3")) == ("not-in-hand", "B9")


def test_b04_added_cards_count_on_top_of_the_own_bid(table):
    table.bid(0, "grain3")
    table.bid(1, "wood4")
    table.pass_(2)
    assert table.refusal(0, bid("wine1")) == ("bid-too-low", "B3")  # 3 + 1 only equals 4
    table.bid(0, "spice2")
    assert table.view.players[0].bid_total == 5


# B5 — merchants, and hands that can't top the bid


def test_b05_merchants_cannot_bid():
    table = Table(["merchant merchant wine1", "", ""], LOTS)
    assert table.refusal(0, bid("merchant")) == ("merchants-cannot-bid", "B5")


def test_b05_a_bid_may_not_contain_a_merchant_even_in_addition(table):
    table.bid(0, "cloth1")
    assert table.refusal(1, bid("wood4 merchant")) == ("merchants-cannot-bid", "B5")


def test_b05_a_player_who_cannot_top_the_bid_must_pass_by_own_action(table):
    table.bid(0, "cloth1 spice2 wine1 grain3")  # 7, and seats 1 and 2 have 7 each
    assert table.waiting == {1}
    assert table.legal(1) == [Pass(), sell("wood1 wood4 merchant")]
    table.pass_(1)
    assert table.waiting == {2}
    assert table.legal(2) == [Pass()]


def test_b05_a_hand_of_nothing_but_merchants_must_pass_by_own_action():
    table = Table(["cloth1", "merchant merchant", "wine1"], LOTS)
    table.bid(0, "cloth1")
    assert table.waiting == {1}
    assert table.legal(1) == [Pass()]


def test_b05_the_engine_passes_for_an_empty_hand():
    table = Table(["cloth1", "", "wine2"], LOTS)
    events = table.bid(0, "cloth1")
    assert events == [BidRaised(0, cards("cloth1"), 1), Passed(1, ())]
    assert table.waiting == {2}


def test_b05_the_engine_passes_for_an_empty_hand_right_after_the_deal():
    table = Table(["", "cloth1", "wine2"], LOTS)
    assert table.after_deal[1:] == [Passed(0, ())]
    assert table.waiting == {1}


def test_b05_with_all_hands_empty_the_opener_takes_the_lot():
    table = Table(["", "", ""], LOTS, first=1)
    assert table.after_deal[1:5] == [Passed(1, ()), Passed(2, ()), Passed(0, ()), LotTaken(1, 6, cards(LOTS[0]))]


def test_b05_a_hand_is_also_empty_when_all_its_cards_were_laid_and_topped():
    table = Table(["cloth1 wine1", "spice3", "wood4"], LOTS)
    table.bid(0, "cloth1 wine1")
    table.bid(1, "spice3")
    events = table.bid(2, "wood4")
    assert events == [BidRaised(2, cards("wood4"), 4), Passed(0, cards("cloth1 wine1")), Passed(1, cards("spice3"))]
    assert table.waiting == {2}
    assert table.phase == "giving"


def test_b05_the_engine_does_not_pass_for_the_leader_who_laid_the_whole_hand():
    table = Table(["grain3", "spice2", "wood1"], LOTS)
    table.bid(0, "grain3")
    table.pass_(1, 2)
    assert table.laid(0) == "grain3"
    assert table.waiting == {0}


def test_b05_a_sale_that_empties_the_hand_in_turn_makes_the_engine_pass():
    table = Table(["cloth1 cloth2 merchant", "spice2", "wood1"], LOTS)
    events = table.sell(0, "cloth1 cloth2 merchant")
    assert events[1:] == [Passed(0, ())]
    assert table.waiting == {1}


# B20 — what the engine leaves to the player


def test_b20_the_engine_does_not_make_the_only_possible_bid():
    table = Table(["wine1", "wood1", "merchant"], LOTS)
    assert table.legal(0) == [Pass(), bid("wine1")]
    table.pass_(0, 1)
    assert table.waiting == {2}  # it can only pass, but the others can't know that
    assert table.legal(2) == [Pass()]
