"""The standing orders of Jantaris, one by one."""

from games.jantaris.components import DEAL, RECRUITMENT
from games.jantaris.standing_orders import STANDING_ORDERS, ClaimMarkets, HoldUpTo, PassAuction, PreparedVote, RaiseUpTo
from games.jantaris.types import Bid, Claim, Hold, Pass, PutUp, Vote
from serai.engine import Expired, Play, Position, Range, Wait
from serai.engine.standing_orders import run_order
from tests.games.jantaris.table import BLACK, GAME, TAIRA, VESH, Player, Table
from tests.games.jantaris.test_rulings_bazaar import KEY, bazaar
from tests.games.jantaris.test_rulings_markets import ONE, PAIRS_BOTH, TWO, claiming


def at(table, seat):
    return Position(GAME, table.state, seat)


def offered(table, seat, kind):
    return kind.offered(at(table, seat))


def result_of(table, seat, order):
    return run_order(order, at(table, seat))


def auction(*goods):
    """Seat 0 has put up the key for 2."""
    table = bazaar(*goods)
    table.play(0, PutUp(KEY, 2))
    return table


# Pass


def test_j08_passing_waits_for_the_seats_turn():
    table = auction("2B 2R", "3B 1R", "2B 2R")
    (offer,) = offered(table, 2, PassAuction)
    assert offer.order == PassAuction(KEY)
    assert result_of(table, 2, offer.order) == Wait()
    table.play(1, Bid(3))
    assert result_of(table, 2, offer.order) == Play(Pass(), last=True)
    table.pass_(2)
    assert result_of(table, 2, offer.order) == Expired()
    assert offered(table, 2, PassAuction) == []


def test_passing_expires_with_its_auction():
    table = auction("2B 1R", "3B 1R", "")
    order = offered(table, 0, PassAuction)[0].order
    table.play(1, Bid(3))
    table.play(0, Hold())
    table.pass_(1)
    assert table.items(0) == {KEY}
    assert result_of(table, 0, order) == Expired()
    assert offered(table, 0, PassAuction) == []


# Raise


def test_j08_raising_goes_by_one_up_to_the_limit():
    table = auction("6B 6R", "3B 2R", "2B 1R")
    order = RaiseUpTo(KEY, 4)
    assert result_of(table, 1, order) == Play(Bid(3))
    table.play(1, Bid(3))
    assert result_of(table, 1, order) == Wait()
    table.play(0, Hold())
    assert result_of(table, 1, order) == Play(Bid(4))
    table.play(1, Bid(4))
    table.play(0, Hold())
    assert result_of(table, 1, order) == Expired()


def test_j07_the_limit_of_a_raise_is_what_the_player_owns():
    table = auction("6B 6R", "3B 2R", "2B 1R")
    (offer,) = offered(table, 1, RaiseUpTo)
    assert (offer.order, offer.numbers) == (RaiseUpTo(KEY, 3), {"most": Range(3, 5)})


def test_j07_nothing_is_offered_without_the_printed_colours():
    table = auction("2B 2R", "3B 2R", "6B")
    assert offered(table, 2, RaiseUpTo) == []
    assert offered(table, 2, PassAuction) != [], "the engine does not pass before the seat's turn"


def test_a_raise_of_the_leader_waits():
    table = auction("6B 6R", "3B 2R", "")
    assert result_of(table, 0, RaiseUpTo(KEY, 9)) == Wait()
    table.play(1, Bid(3))
    assert result_of(table, 0, RaiseUpTo(KEY, 9)) == Play(Bid(4))


# Hold


def test_j08_the_active_player_holds_up_to_the_limit():
    table = auction("6B 6R", "3B 2R", "")
    (offer,) = offered(table, 0, HoldUpTo)
    assert (offer.order, offer.numbers) == (HoldUpTo(KEY, 2), {"most": Range(2, 12)})
    order = HoldUpTo(KEY, 3)
    assert result_of(table, 0, order) == Wait()
    table.play(1, Bid(3))
    assert result_of(table, 0, order) == Play(Hold())
    table.play(0, Hold())
    table.play(1, Bid(4))
    assert result_of(table, 0, order) == Expired()


def test_j08_only_the_active_player_is_offered_to_hold():
    assert offered(auction("6B 6R", "3B 2R", ""), 1, HoldUpTo) == []


# Claim markets


def test_j18_markets_are_claimed_one_after_the_other():
    table = claiming(Player(PAIRS_BOTH), Player(), Player(), markets=(ONE, TWO), market_deck=())
    assert result_of(table, 1, ClaimMarkets()) == Wait()
    assert result_of(table, 0, ClaimMarkets()) == Play(Claim(ONE))
    table.play(0, Claim(ONE))
    assert result_of(table, 0, ClaimMarkets()) == Play(Claim(TWO))
    assert offered(table, 0, ClaimMarkets) != []
    table.play(0, Claim(TWO))
    assert result_of(table, 0, ClaimMarkets()) == Expired(), "no markets are left"
    assert offered(table, 0, ClaimMarkets) == []


def test_j30_the_order_waits_until_the_seat_is_asked():
    table = claiming(Player(), Player(PAIRS_BOTH), Player())
    assert result_of(table, 1, ClaimMarkets()) == Play(Claim(ONE))
    table.decline(1)
    assert result_of(table, 1, ClaimMarkets()) == Wait()


# A vote prepared in advance


def test_j19_a_vote_waits_until_the_token_has_moved():
    table = Table(*(Player({VESH: 1}) for _ in range(3)))
    offers = offered(table, 1, PreparedVote)
    assert [offer.order.card for offer in offers] == [0, 1, 2, 3]
    order = offers[RECRUITMENT].order
    assert order == PreparedVote(1, 0, RECRUITMENT)
    assert result_of(table, 1, order) == Wait()
    table.move_token(BLACK, TAIRA)
    assert result_of(table, 1, order) == Play(Vote(RECRUITMENT), last=True)
    table.play(1, Vote(DEAL))
    assert result_of(table, 1, order) == Expired(), "the player has already voted"
    assert offered(table, 1, PreparedVote) == []


def test_a_prepared_vote_is_for_this_turn_only():
    table = Table(*(Player({VESH: 1}) for _ in range(3)))
    order = offered(table, 1, PreparedVote)[0].order
    table.quiet_turn()
    assert table.active == 1
    assert result_of(table, 1, order) == Expired()
    assert offered(table, 1, PreparedVote)[0].order == PreparedVote(1, 1, 0)


def test_no_order_needs_a_delay_because_goods_are_public():
    assert not any(kind.delayed for kind in STANDING_ORDERS)
