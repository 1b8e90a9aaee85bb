"""The standing orders of Byzanz, one by one."""

import pytest

from games.byzanz.components import KINDS
from games.byzanz.standing_orders import STANDING_ORDERS, BidUpTo, PassAuction, PassWithoutBid, SellSets, TakeFirstOf
from games.byzanz.types import Pass
from serai.engine import Expired, Play, Position, Range, Wait
from serai.engine.standing_orders import run_order
from tests.games.byzanz.table import GAME, Table, bid, card, cards, sell, take

HANDS = ["cloth1 spice2 wine1 wine1", "wood4 wood1 olives2 merchant", "spice3 wine2 cloth2 merchant"]
LOTS = ["cloth1 wood2 grain1 olives3 spice1 merchant", "wood1 wood2 wine3 grain2", "olives1 merchant"]


@pytest.fixture
def table():
    return Table(HANDS, LOTS)


def at(table, seat):
    return Position(GAME, table.state, seat)


def offered(table, seat, kind):
    return kind.offered(at(table, seat))


def result_of(table, seat, order):
    return run_order(order, at(table, seat))


def in_order(names):
    return tuple(map(card, names.split()))


def kinds(names):
    return tuple(map(KINDS.index, names.split()))


# Pass this auction


def test_passing_waits_for_the_seats_turn_and_ends_with_the_pass(table):
    (offer,) = offered(table, 1, PassAuction)
    assert offer.order == PassAuction(1, 6)
    assert result_of(table, 1, offer.order) == Wait()
    table.bid(0, "cloth1")
    assert result_of(table, 1, offer.order) == Play(Pass(), last=True)
    table.pass_(1)
    assert result_of(table, 1, offer.order) == Expired()
    assert offered(table, 1, PassAuction) == []


def test_passing_is_for_this_auction_only():
    table = Table(["cloth1 spice2", "wood4 wood1", "spice3"], LOTS)
    order = offered(table, 2, PassAuction)[0].order
    table.pass_(0, 1)
    table.bid(2, "spice3")  # all others have passed: the seat has won
    assert result_of(table, 2, order) == Expired()
    table.give(2, "merchant")
    assert table.phase == "bidding"
    assert result_of(table, 0, order) == Expired()


def test_passing_is_not_offered_to_a_seat_that_is_out_of_the_auction():
    table = Table(["cloth1 spice2", "wood4 wood1", "spice3"], LOTS)
    table.wins(0, "cloth1", gives="merchant")
    assert table.phase == "bidding"
    assert offered(table, 0, PassAuction) == []
    assert offered(table, 1, PassAuction) != []


# Pass whenever I can't bid


def test_b05_the_order_does_not_pass_if_the_seat_can_bid(table):
    order = offered(table, 0, PassWithoutBid)[0].order
    assert result_of(table, 0, order) == Wait()
    table.bid(0, "cloth1")
    assert result_of(table, 1, order) == Wait()


def test_b05_the_order_passes_after_a_while_if_the_bid_cannot_be_topped():
    table = Table(["wine4 wine3 cloth1 grain1", "wood1 merchant merchant merchant", "spice3"], LOTS)
    table.bid(0, "wine4")
    assert result_of(table, 1, PassWithoutBid()) == Play(Pass())
    assert PassWithoutBid.delayed
    assert not any(kind.delayed for kind in STANDING_ORDERS if kind is not PassWithoutBid)


def test_passing_without_a_bid_lasts_as_long_as_there_are_auctions():
    table = Table(["wine4", "wood4", "spice3"], ["grain1 grain1 grain2 cloth1 cloth1 cloth2"], rounds=1)
    assert result_of(table, 0, PassWithoutBid()) == Wait()
    table.wins(0, "wine4", gives="grain1")
    table.all_pass()
    assert table.deck == 0
    assert result_of(table, 0, PassWithoutBid()) == Expired()
    assert offered(table, 0, PassWithoutBid) == []


# Bid the least that leads


def limit(most, names, laid=""):
    return BidUpTo(1, 6, cards(laid), most, in_order(names))


def test_b03_the_order_lays_as_few_cards_as_possible_in_their_order(table):
    assert result_of(table, 0, limit(9, "spice2 cloth1")) == Play(bid("spice2"))
    table.bid(0, "wine1")
    table.bid(1, "olives2")
    assert result_of(table, 2, limit(9, "cloth2 wine2 spice3")) == Play(bid("cloth2 wine2"))
    assert result_of(table, 2, limit(9, "spice3 wine2")) == Play(bid("spice3"))


def test_b04_laid_cards_count_and_are_not_laid_again(table):
    order = limit(5, "wine1 spice2 wine1")
    assert result_of(table, 0, order) == Play(bid("wine1"))
    table.bid(0, "wine1")
    assert result_of(table, 0, order) == Wait()  # it leads
    table.bid(1, "olives2")
    table.pass_(2)
    assert result_of(table, 0, order) == Play(bid("spice2"))


def test_a_second_equal_card_is_laid_only_if_it_was_named(table):
    table.bid(0, "wine1")
    table.bid(1, "wood1 olives2")
    table.pass_(2)
    assert result_of(table, 0, limit(9, "wine1")) == Expired(), "the named card is already laid"
    assert result_of(table, 0, limit(9, "wine1", laid="wine1")) == Expired(), "the other wine is worth only one"
    assert result_of(table, 0, limit(9, "wine1 spice2", laid="wine1")) == Play(bid("wine1 spice2"))


def test_the_order_expires_above_its_limit(table):
    table.bid(0, "wine1 wine1")
    table.bid(1, "wood4")
    table.pass_(2)
    assert result_of(table, 0, limit(4, "cloth1 spice2", laid="wine1 wine1")) == Expired()
    assert result_of(table, 0, limit(5, "cloth1 spice2", laid="wine1 wine1")) == Play(bid("cloth1 spice2"))


def test_b09_a_card_that_was_sold_meanwhile_is_skipped():
    table = Table(["wine1 wine2 wine3 cloth4", "wood1", "spice1"], LOTS)
    order = limit(9, "wine1 cloth4")
    table.sell(0, "wine1 wine2 wine3")
    assert result_of(table, 0, order) == Play(bid("cloth4"))


def test_the_order_expires_after_winning_or_passing(table):
    order = limit(9, "spice2")
    table.bid(0, "cloth1")
    table.pass_(1, 2)
    assert table.phase == "giving"
    assert result_of(table, 0, order) == Expired()
    assert result_of(table, 1, order) == Expired()


def test_b05_merchants_are_not_offered_for_a_bid(table):
    (offer,) = offered(table, 1, BidUpTo)
    assert offer.order == BidUpTo(1, 6, (), 1, in_order("wood1 olives2 wood4"))
    assert (offer.numbers, offer.lists) == ({"most": Range(1, 7)}, {"cards": in_order("wood1 olives2 wood4")})
    table.bid(0, "wine1 wine1")
    assert offered(table, 1, BidUpTo)[0].numbers == {"most": Range(3, 7)}


def test_no_bid_is_offered_to_a_seat_that_cannot_lead():
    table = Table(["wine4", "wood1 merchant merchant", "spice3"], LOTS)
    table.bid(0, "wine4")
    assert offered(table, 1, BidUpTo) == []
    assert offered(table, 1, PassAuction) != []


# Take the first of these kinds


def market():
    """Offers 6, 4, 2 at seats 0, 1, 2; all seven kinds."""
    lots = ["wood1 grain1 grain2 olives1 wine2 merchant", "wine1 wood2 cloth3 merchant", "merchant cloth2"]
    table = Table(["cloth1 wood1 spice4", "olives1 spice1 spice3", "wood3 wood4"], lots)
    table.wins(0, "cloth1 wood1", gives="grain1")
    table.wins(1, "olives1 spice1", gives="wine1")
    return table


def test_b13_the_first_available_kind_is_taken_in_the_seats_turn():
    table = market()
    order = TakeFirstOf(1, kinds("wood spice merchant"))
    assert result_of(table, 1, order) == Wait()
    table.give(2, "merchant")
    assert result_of(table, 1, order) == Wait()
    table.take(2, "wood")
    assert result_of(table, 1, order) == Play(take("spice"), last=True)
    assert result_of(table, 2, order) == Expired(), "the seat has already taken a kind"
    assert offered(table, 2, TakeFirstOf) == []


def test_b13_the_order_expires_if_none_of_the_kinds_is_left():
    table = market()
    table.give(2, "merchant")
    table.take(2, "wood")
    assert result_of(table, 1, TakeFirstOf(1, kinds("wood"))) == Expired()


def test_the_order_is_for_the_market_of_this_round_only():
    table = market()
    order = offered(table, 0, TakeFirstOf)[0].order
    assert order.kinds[:2] == kinds("wood grain"), "kinds in hand come first"
    table.give(2, "merchant")
    for seat, kind in ((2, "wood"), (1, "spice"), (0, "grain")):
        table.take(seat, kind)
    assert table.view.round == 2
    assert result_of(table, 0, order) == Expired()
    assert offered(table, 0, TakeFirstOf)[0].order.round == 2


# Sell a set as soon as it is complete


def test_b09_a_set_is_sold_out_of_turn():
    table = Table(["wood1", "wine1 wine2 wine4 cloth1", "spice3"], LOTS)
    assert table.waiting == {0}
    assert result_of(table, 1, SellSets(kinds("wine"), 0)) == Play(sell("wine1 wine2 wine4"))
    assert result_of(table, 1, SellSets(kinds("cloth"), 0)) == Wait()


def test_b10_merchants_are_used_only_up_to_the_limit():
    table = Table(["wine2 wine3 merchant merchant", "wood1", "spice3"], LOTS)
    assert result_of(table, 0, SellSets(kinds("wine"), 0)) == Wait()
    assert result_of(table, 0, SellSets(kinds("wine"), 1)) == Play(sell("wine2 wine3 merchant"))
    assert result_of(table, 0, SellSets(kinds("wine"), 2)) == Play(sell("wine2 wine3 merchant")), (
        "no more merchants than needed"
    )


def test_b10_three_merchants_are_a_set_of_their_own():
    table = Table(["wine2 merchant merchant merchant", "wood1", "spice3"], LOTS)
    assert result_of(table, 0, SellSets(kinds("merchant"), 0)) == Play(sell("merchant merchant merchant"))
    assert result_of(table, 0, SellSets(kinds("wine"), 0)) == Wait()
    assert result_of(table, 0, SellSets(kinds("wine merchant"), 2)) == Play(sell("wine2 merchant merchant"))


def test_of_four_cards_the_best_is_kept_and_the_lowest_are_given_up():
    table = Table(["wine1 wine2 wine3 wine4", "wood1", "spice3"], LOTS)
    assert result_of(table, 0, SellSets(kinds("wine"), 2)) == Play(sell("wine1 wine2 wine4"))


def test_b16_selling_expires_when_no_more_sets_are_possible():
    table = Table(["wine4 cloth1 cloth2 cloth3", "wood4", "spice3"], rounds=1)
    order = SellSets(kinds("cloth"), 0)
    while table.phase != "last-sales":
        (seat,) = table.waiting
        table.play(seat, next(action for action in table.legal(seat) if action != action_of(table, seat, order)))
    answer = result_of(table, 0, order)
    while isinstance(answer, Play):
        table.play(0, answer.action)
        answer = result_of(table, 0, order)
    assert answer == Expired()
    assert offered(table, 0, SellSets) == []


def action_of(table, seat, order):
    answer = result_of(table, seat, order)
    return answer.action if isinstance(answer, Play) else None


def test_every_order_is_offered_at_the_start(table):
    assert [len(offered(table, 0, kind)) for kind in STANDING_ORDERS] == [1] * len(STANDING_ORDERS)
