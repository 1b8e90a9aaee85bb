"""J6 to J8: putting up items, bidding, winning."""

import pytest

from games.jantaris.types import (
    Bazaar,
    Bid,
    BidHeld,
    BidRaised,
    Decline,
    Hold,
    Pass,
    Passed,
    Pay,
    PutUp,
)
from tests.games.jantaris.table import VESH, Player, Table

KEY, DRUM, COINS, SEAL = "watchtower-key", "recruiters-drum", "old-coins", "forged-seal"  # 1B 1R; 2B; 1R; 1B


def bazaar(*goods: str, face_up: str = f"{KEY} {DRUM}", **words) -> Table:
    """Players with these goods; seat 0 visits the bazaar."""
    table = Table(*(Player({VESH: 1}, goods=held) for held in goods), face_up=face_up, **words)
    table.play(0, Bazaar())
    return table


def put_up(table: Table) -> set[tuple[str, int]]:
    return {(action.item, action.bid) for action in table.legal(0, PutUp)}


# J6 — putting up items


def test_j06_the_active_player_opens_at_the_price_or_more():
    table = bazaar("2B 1R", "", "")
    assert put_up(table) == {(KEY, 2), (KEY, 3), (DRUM, 2), (DRUM, 3)}


def test_j06_the_active_player_must_put_up_an_item_and_cannot_pass():
    table = bazaar("2B 1R", "", "")
    assert {type(action) for action in table.legal(0)} == {PutUp}
    assert table.refusal(0, Decline()) in ("J6", "J22")
    assert table.refuses(0, Pass())


def test_j06_an_item_that_is_not_affordable_cannot_be_put_up():
    table = bazaar("1B 2R", "2B", "")
    assert put_up(table) == {(KEY, 2), (KEY, 3)}
    assert table.refusal(0, PutUp(DRUM, 2)) in ("J6", "J7")
    assert table.refusal(0, PutUp(DRUM, 3)) in ("J6", "J7")


def test_j06_an_item_that_is_not_face_up_cannot_be_put_up():
    assert bazaar("2B 2R", "", "").refuses(0, PutUp(COINS, 1))


def test_j06_without_an_affordable_item_the_bazaar_is_a_pass():
    table = bazaar("3R", "2B 2R", "2B 2R")
    assert table.token_is_next
    assert table.goods(0) == (0, 3)
    assert table.face_up == {KEY, DRUM}
    assert table.waiting == {0}


def test_j06_the_bazaar_may_be_visited_without_goods():
    assert Bazaar() in Table(Player({VESH: 1}), Player({VESH: 1}), Player({VESH: 1})).legal(0)


def test_j06_if_another_player_won_the_second_item_may_be_put_up():
    table = bazaar("2B 1R", "3B 1R", "")
    table.play(0, PutUp(KEY, 2))
    table.play(1, Bid(3))
    table.pass_(0)
    assert table.items(1) == {KEY}
    assert table.waiting == {0}
    assert put_up(table) == {(DRUM, 2), (DRUM, 3)}
    assert Decline() in table.legal(0)


def test_j06_the_second_auction_is_optional():
    table = bazaar("2B 1R", "3B 1R", "")
    table.play(0, PutUp(KEY, 2))
    table.play(1, Bid(3))
    table.pass_(0)
    table.decline(0)
    assert table.token_is_next
    assert table.face_up > {DRUM}


def test_j06_there_is_no_second_auction_of_an_item_that_the_active_player_cannot_pay():
    table = bazaar("1B 2R", "2B 2R", "")
    table.play(0, PutUp(KEY, 2))
    table.play(1, Bid(4))  # seat 0 can't hold at 4, so it is out, and it can't pay the Drum's two black goods
    assert table.token_is_next
    assert table.items(1) == {KEY}


def test_j06_the_second_auction_follows_the_first_items_effect():
    """City Deed: its buyer places merchants when it is bought, before anything else is put up."""
    table = bazaar("2B 1R", "3B 1R", "", face_up=f"city-deed {DRUM}")
    table.play(0, PutUp("city-deed", 3))
    table.play(1, Bid(4))
    assert table.waiting == {1}
    table.decline(1)
    assert table.waiting == {0}
    assert put_up(table) == {(DRUM, 2), (DRUM, 3)}


# J7 — bids


def test_j07_a_bid_below_the_price_is_refused():
    assert bazaar("2B 1R", "", "").refusal(0, PutUp(KEY, 1)) in ("J6", "J7")


def test_j07_players_cannot_bid_more_goods_than_they_own():
    table = bazaar("2B 1R", "3B 1R", "")
    assert table.refusal(0, PutUp(KEY, 4)) == "J7"
    table.play(0, PutUp(KEY, 2))
    assert table.refusal(1, Bid(5)) == "J7"


def test_j07_the_bidder_must_own_the_printed_colours():
    table = bazaar("1B 2R", "6B", "1B 5R")
    events = table.play(0, PutUp(KEY, 2))
    assert Passed(1) in events  # six goods, but no red one
    assert table.waiting == {2}


def test_j07_the_winner_pays_the_printed_colours_and_any_others_up_to_the_bid():
    table = bazaar("3B 3R", "", "")
    table.play(0, PutUp(KEY, 4))
    assert set(table.legal(0)) == {Pay(1, 3), Pay(2, 2), Pay(3, 1)}
    table.play(0, Pay(1, 3))
    assert table.goods(0) == (2, 0)
    assert table.items(0) == {KEY}
    assert table.fame == (1, 0, 0)
    assert table.view.stock == (22, 24)


@pytest.mark.parametrize("payment", [Pay(0, 4), Pay(4, 0), Pay(1, 2), Pay(3, 2)])
def test_j07_another_payment_is_refused(payment):
    table = bazaar("4B 4R", "", "")
    table.play(0, PutUp(KEY, 4))
    assert table.refusal(0, payment) == "J7"


# J8 — bidding


def test_j08_bidding_is_clockwise():
    table = bazaar("6B 6R", "6B 6R", "6B 6R", "6B 6R")
    table.play(0, PutUp(KEY, 2))
    for bid, seat in enumerate((1, 2, 3, 0, 1), start=3):
        assert table.waiting == {seat}
        assert table.play(seat, Bid(bid))[0] == BidRaised(seat, bid)


@pytest.mark.parametrize("bid", [2, 3])
def test_j08_a_bid_must_be_higher_than_the_highest(bid):
    table = bazaar("3B 3R", "3B 3R", "3B 3R")
    table.play(0, PutUp(KEY, 3))
    assert table.refusal(1, Bid(bid)) == "J8"


def test_j08_passing_is_final():
    table = bazaar("3B 3R", "3B 3R", "3B 3R")
    table.play(0, PutUp(KEY, 2))
    table.pass_(1)
    table.play(2, Bid(3))
    table.play(0, Bid(4))
    assert table.waiting == {2}
    assert table.legal(1) == []
    assert table.refuses(1, Bid(5))


def test_j08_the_active_player_may_hold_and_leads_at_that_price():
    table = bazaar("3B 3R", "3B 3R", "3B 3R")
    table.play(0, PutUp(KEY, 2))
    table.play(1, Bid(4))
    table.pass_(2)
    assert table.play(0, Hold())[0] == BidHeld(0, 4)
    assert (table.view.auction.leader, table.view.auction.bid) == (0, 4)
    table.pass_(1)
    table.play(0, Pay(2, 2))
    assert table.items(0) == {KEY}


def test_j08_after_a_hold_every_other_bidder_must_raise_or_pass():
    table = bazaar("3B 3R", "3B 3R", "3B 3R", "3B 3R")
    table.play(0, PutUp(KEY, 2))
    table.play(1, Bid(3))
    table.pass_(2)
    table.play(3, Bid(4))
    table.play(0, Hold())
    assert set(table.legal(1)) == {Pass(), Bid(5), Bid(6)}
    table.pass_(1)
    assert set(table.legal(3)) == {Pass(), Bid(5), Bid(6)}
    table.play(3, Bid(5))
    assert table.waiting == {0}


def test_j08_the_active_player_may_hold_again():
    table = bazaar("3B 3R", "3B 3R", "")
    table.play(0, PutUp(KEY, 2))
    table.play(1, Bid(3))
    table.play(0, Hold())
    table.play(1, Bid(4))
    table.play(0, Hold())
    assert table.view.auction.leader == 0


def test_j08_only_the_active_player_may_hold():
    table = bazaar("3B 3R", "3B 3R", "3B 3R")
    table.play(0, PutUp(KEY, 2))
    table.play(1, Bid(3))
    assert table.refusal(2, Hold()) == "J8"


def test_j08_the_active_player_cannot_hold_at_more_goods_than_it_owns():
    table = bazaar("2B 2R", "6B 6R", "6B 6R")
    table.play(0, PutUp(KEY, 2))
    table.play(1, Bid(4))
    table.pass_(2)
    assert set(table.legal(0)) == {Hold(), Pass()}
    table = bazaar("2B 2R", "6B 6R", "6B 6R")
    table.play(0, PutUp(KEY, 2))
    table.play(1, Bid(5))
    events = table.pass_(2)
    assert Passed(0) in events


def test_j08_the_leader_is_not_asked_again_and_the_last_bidder_wins():
    table = bazaar("3B 3R", "3B 3R", "3B 3R")
    table.play(0, PutUp(KEY, 2))
    table.pass_(1)
    table.play(2, Bid(3))
    table.pass_(0)
    assert table.waiting == {2}
    table.play(2, Pay(1, 2))
    assert table.items(2) == {KEY}
    assert table.goods(0) == (3, 3)
