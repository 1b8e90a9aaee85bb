"""B6 to B8: winning, the next opener, the last auction of a round."""

import pytest

from games.byzanz.components import MERCHANT, OFFERS
from games.byzanz.types import LotTurned, LotWon, Pass
from tests.games.byzanz.table import Table, bid, card, cards, give

HANDS = ["cloth1 spice2 wine1 grain3", "wood4 wood1 olives2 merchant", "spice3 wine2 cloth2 merchant"]
LOTS = ["cloth1 wood2 grain1 olives3 spice1 merchant", "wood1 wood2 wine3 grain2", "olives1 merchant"]


@pytest.fixture
def table():
    return Table(HANDS, LOTS)


# B6 — winning


def test_b06_the_winner_gives_the_bid_and_one_card_to_the_market_and_takes_the_rest_and_the_offer_card(table):
    table.bid(0, "cloth1 grain3")
    table.pass_(1, 2)
    events = table.give(0, "olives3")
    gained = "cloth1 wood2 grain1 spice1 merchant"
    assert events[0] == LotWon(0, 6, cards("cloth1 grain3"), card("olives3"), cards(gained))
    assert table.market == "cloth1 grain3 olives3"
    assert table.hand(0) == "cloth1 wood2 grain1 spice1 spice2 wine1 merchant"
    assert table.offers == (6, 0, 0)
    assert table.laid(0) == ""


def test_b06_a_merchant_may_be_chosen(table):
    table.wins(0, "cloth1", gives="merchant")
    assert table.market == "cloth1 merchant"


def test_b06_the_chosen_card_must_be_in_the_lot(table):
    table.bid(0, "cloth1")
    table.pass_(1, 2)
    assert table.refusal(0, give("spice2")) == ("not-in-lot", "B6")


def test_b06_only_the_winner_chooses_and_only_after_winning(table):
    assert table.refusal(0, give("olives3")) == ("not-now", None)
    table.bid(0, "cloth1")
    table.pass_(1, 2)
    assert table.refusal(1, give("olives3")) == ("not-your-turn", None)


def test_b06_the_hand_limit_comes_after_the_offer_card(table):
    table.bid(0, "cloth1")
    table.pass_(1, 2)
    table.give(0, "olives3")  # 3 + 5 = 8 in hand
    assert table.offers == (6, 0, 0)
    assert table.market == "cloth1 olives3"
    assert table.waiting == {0}
    assert table.refusal(1, Pass()) == ("limit-first", "B11")


def test_b06_the_winner_is_out_of_this_rounds_auctions(table):
    table.wins(0, "cloth1 grain3", gives="olives3")
    assert table.waiting == {1}
    table.bid(1, "wood1")
    assert table.waiting == {2}
    table.bid(2, "wine2")
    assert table.waiting == {1}
    assert table.refusal(0, bid("spice2 wine1")) == ("not-your-turn", None)


def test_b06_losing_bids_return_to_their_hands_not_to_the_market(table):
    table.bid(0, "cloth1")
    table.bid(1, "olives2")
    table.bid(2, "spice3")
    table.pass_(0, 1)
    table.give(2, "wood2")
    assert table.market == "wood2 spice3"
    assert table.hand(0) == "cloth1 grain3 spice2 wine1"
    assert table.hand(1) == "wood1 wood4 olives2 merchant"


# B7 — the next opener


FOUR_HANDS = ["cloth1 wine1", "wood1 wine1", "grain1 wine1", "spice1 wine1"]


@pytest.mark.parametrize(("winner", "opener"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_b07_the_next_opener_sits_to_the_winners_left(winner, opener):
    table = Table(FOUR_HANDS)
    events = table.wins(winner, "wine1", gives=table.lot.split()[0])
    assert events[-1] == LotTurned(4, opener, table.view.lot)
    assert table.waiting == {opener}


def test_b07_players_with_an_offer_card_are_skipped():
    table = Table(FOUR_HANDS)
    table.wins(1, "wine1", gives=table.lot.split()[0])
    table.wins(0, "wine1", gives=table.lot.split()[0])  # to the left of 0 sits 1, who has won
    assert table.offers == (4, 5, 0, 0)
    assert table.waiting == {2}


def test_b07_also_holds_after_all_have_passed():
    table = Table(FOUR_HANDS, first=3)
    table.all_pass()
    assert table.offers == (0, 0, 0, 5)
    assert table.waiting == {0}


# B8 — the last auction of a round


@pytest.mark.parametrize("hands", [FOUR_HANDS[:3], FOUR_HANDS])
def test_b08_with_three_or_four_players_the_last_one_chooses_one_of_two_cards_without_bidding(hands):
    seats = len(hands)
    mixed = ["cloth2", "wood2", "grain2", "olives2", "wine2", "cloth3"]
    table = Table(hands, [*(" ".join(mixed[:offer]) for offer in OFFERS[seats][:-1]), "spice4 merchant"])
    for winner in range(seats - 1):
        table.wins(winner, "wine1", gives=table.lot.split()[0])
    last = seats - 1
    assert table.phase == "giving"
    assert table.waiting == {last}
    assert table.legal(last) == [give("spice4"), give("merchant")]
    hand, market = table.hand(last), table.market
    table.give(last, "merchant")
    assert sorted(table.hand(last).split()) == sorted([*hand.split(), "spice4"])
    assert sorted(table.market.split()) == sorted([*market.split(), "merchant"])
    assert table.offers[last] == 2


@pytest.mark.parametrize("seats", [5, 6])
def test_b08_with_five_or_six_players_the_single_card_goes_to_the_market_automatically(seats):
    table = Table(["wine1"] * seats)
    for winner in range(seats - 2):
        table.wins(winner, "wine1", gives=table.lot.split()[0])
    last = seats - 1
    table.bid(last - 1, "wine1")
    table.pass_(last)
    events = table.give(last - 1, table.lot.split()[0])
    turned, won = events[1:]
    assert len(turned.cards) == 1
    assert won == LotWon(last, 1, (), turned.cards[0], ())
    assert table.hand(last) == "wine1"
    assert turned.cards[0] in table.view.market
    assert table.offers[last] == 1
    assert table.phase == "market"


def test_b08_the_last_player_pays_nothing_and_cannot_pass(table):
    table.wins(0, "grain3 cloth1", gives="olives3")
    table.wins(1, "wood4", gives="wood2")
    assert table.waiting == {2}
    assert table.refusal(2, Pass()) == ("not-now", None)
    assert table.refusal(2, bid("spice3")) == ("not-now", None)
    table.give(2, "merchant")
    assert table.hand(2) == "cloth2 olives1 spice3 wine2 merchant"


# B20 — where all can see that there is only one option


def test_b20_the_engine_chooses_from_a_lot_of_equal_cards(table):
    table = Table(HANDS, [*LOTS[:2], "spice1 spice1"])
    table.wins(0, "grain3 cloth1", gives="olives3")
    events = table.wins(1, "wood4", gives="wood2")
    assert events[-1] == LotWon(2, 2, (), card("spice1"), cards("spice1"))
    assert table.phase == "market"


def test_b20_the_engine_also_chooses_from_a_won_lot_of_equal_cards():
    table = Table(HANDS, ["merchant " * 5 + "merchant", *LOTS[1:2]])
    table.bid(0, "grain3")
    table.pass_(1)
    events = table.pass_(2)
    assert events[1] == LotWon(0, 6, cards("grain3"), MERCHANT, (MERCHANT,) * 5)


def test_b20_two_cards_of_one_kind_but_of_different_values_are_a_choice(table):
    table = Table(HANDS, [*LOTS[:2], "spice1 spice2"])
    table.wins(0, "grain3 cloth1", gives="olives3")
    table.wins(1, "wood4", gives="wood2")
    assert table.legal(2) == [give("spice1"), give("spice2")]
