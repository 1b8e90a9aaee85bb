"""What a player of Jantaris may leave behind, order by order."""

from games.jantaris.components import DEAL, RECRUITMENT
from games.jantaris.standing import STANDING_ORDERS, ClaimMarkets, HoldUpTo, PassAuction, PreparedVote, RaiseUpTo
from games.jantaris.types import Bid, Claim, Hold, Pass, PutUp, Vote
from serai.engine import Over, Play, Position, Range, Wait
from serai.engine.standing import ask
from tests.games.jantaris.table import BLACK, GAME, TAIRA, VESH, Player, Table
from tests.games.jantaris.test_rulings_bazaar import KEY, bazaar
from tests.games.jantaris.test_rulings_markets import ONE, PAIRS_BOTH, TWO, claiming


def at(table, seat):
    return Position(GAME, table.state, seat)


def offered(table, seat, kind):
    return kind.offered(at(table, seat))


def comes_to(table, seat, order):
    return ask(order, at(table, seat))


def auction(*goods):
    """Seat 0 has put up the key for 2."""
    table = bazaar(*goods)
    table.play(0, PutUp(KEY, 2))
    return table


# Pass


def test_j08_passing_waits_for_the_own_turn():
    table = auction("2B 2R", "3B 1R", "2B 2R")
    (offer,) = offered(table, 2, PassAuction)
    assert offer.order == PassAuction(KEY)
    assert comes_to(table, 2, offer.order) == Wait()
    table.play(1, Bid(3))
    assert comes_to(table, 2, offer.order) == Play(Pass(), last=True)
    table.pass_(2)
    assert comes_to(table, 2, offer.order) == Over()
    assert offered(table, 2, PassAuction) == []


def test_passing_is_over_with_its_auction():
    table = auction("2B 1R", "3B 1R", "")
    order = offered(table, 0, PassAuction)[0].order
    table.play(1, Bid(3))
    table.play(0, Hold())
    table.pass_(1)
    assert table.items(0) == {KEY}
    assert comes_to(table, 0, order) == Over()
    assert offered(table, 0, PassAuction) == []


# Raise


def test_j08_raising_goes_by_one_up_to_the_limit():
    table = auction("6B 6R", "3B 2R", "2B 1R")
    order = RaiseUpTo(KEY, 4)
    assert comes_to(table, 1, order) == Play(Bid(3))
    table.play(1, Bid(3))
    assert comes_to(table, 1, order) == Wait()
    table.play(0, Hold())
    assert comes_to(table, 1, order) == Play(Bid(4))
    table.play(1, Bid(4))
    table.play(0, Hold())
    assert comes_to(table, 1, order) == Over()


def test_j07_one_can_raise_up_to_what_one_owns():
    table = auction("6B 6R", "3B 2R", "2B 1R")
    (offer,) = offered(table, 1, RaiseUpTo)
    assert (offer.order, offer.numbers) == (RaiseUpTo(KEY, 3), {"most": Range(3, 5)})


def test_j07_who_lacks_a_printed_colour_is_offered_nothing():
    table = auction("2B 2R", "3B 2R", "6B")
    assert offered(table, 2, RaiseUpTo) == []
    assert offered(table, 2, PassAuction) != [], "it is not passed for before its turn"


def test_a_raise_prepared_by_who_leads_waits():
    table = auction("6B 6R", "3B 2R", "")
    assert comes_to(table, 0, RaiseUpTo(KEY, 9)) == Wait()
    table.play(1, Bid(3))
    assert comes_to(table, 0, RaiseUpTo(KEY, 9)) == Play(Bid(4))


# Hold


def test_j08_the_active_player_holds_up_to_the_limit():
    table = auction("6B 6R", "3B 2R", "")
    (offer,) = offered(table, 0, HoldUpTo)
    assert (offer.order, offer.numbers) == (HoldUpTo(KEY, 2), {"most": Range(2, 12)})
    order = HoldUpTo(KEY, 3)
    assert comes_to(table, 0, order) == Wait()
    table.play(1, Bid(3))
    assert comes_to(table, 0, order) == Play(Hold())
    table.play(0, Hold())
    table.play(1, Bid(4))
    assert comes_to(table, 0, order) == Over()


def test_j08_nobody_else_may_hold():
    assert offered(auction("6B 6R", "3B 2R", ""), 1, HoldUpTo) == []


# Claim markets


def test_j18_markets_are_claimed_one_after_the_other():
    table = claiming(Player(PAIRS_BOTH), Player(), Player(), markets=(ONE, TWO), market_deck=())
    assert comes_to(table, 1, ClaimMarkets()) == Wait()
    assert comes_to(table, 0, ClaimMarkets()) == Play(Claim(ONE))
    table.play(0, Claim(ONE))
    assert comes_to(table, 0, ClaimMarkets()) == Play(Claim(TWO))
    assert offered(table, 0, ClaimMarkets) != []
    table.play(0, Claim(TWO))
    assert comes_to(table, 0, ClaimMarkets()) == Over(), "there are no markets any more"
    assert offered(table, 0, ClaimMarkets) == []


def test_j30_who_could_claim_and_is_not_asked_yet_waits():
    table = claiming(Player(), Player(PAIRS_BOTH), Player())
    assert comes_to(table, 1, ClaimMarkets()) == Play(Claim(ONE))
    table.decline(1)
    assert comes_to(table, 1, ClaimMarkets()) == Wait()


# A vote prepared in advance


def test_j19_a_vote_waits_until_the_token_has_moved():
    table = Table(*(Player({VESH: 1}) for _ in range(3)))
    offers = offered(table, 1, PreparedVote)
    assert [offer.order.card for offer in offers] == [0, 1, 2, 3]
    order = offers[RECRUITMENT].order
    assert order == PreparedVote(1, 0, RECRUITMENT)
    assert comes_to(table, 1, order) == Wait()
    table.move_token(BLACK, TAIRA)
    assert comes_to(table, 1, order) == Play(Vote(RECRUITMENT), last=True)
    table.play(1, Vote(DEAL))
    assert comes_to(table, 1, order) == Over(), "who has voted by hand has voted"
    assert offered(table, 1, PreparedVote) == []


def test_a_vote_is_for_this_turn():
    table = Table(*(Player({VESH: 1}) for _ in range(3)))
    order = offered(table, 1, PreparedVote)[0].order
    table.quiet_turn()
    assert table.active == 1
    assert comes_to(table, 1, order) == Over()
    assert offered(table, 1, PreparedVote)[0].order == PreparedVote(1, 1, 0)


def test_no_order_needs_a_delay_for_all_is_open():
    assert not any(kind.delayed for kind in STANDING_ORDERS)
