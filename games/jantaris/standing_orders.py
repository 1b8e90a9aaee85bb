"""The standing orders of Jantaris. This module is never compiled: Structs would lose their tag."""

from collections.abc import Sequence

from games.jantaris.board import all_goods_of
from games.jantaris.components import VOTES
from games.jantaris.rules.bazaar import can_pay
from games.jantaris.types import Auction, Bid, Claim, Hold, Item, JantarisAction, Pass, State, View, Vote, VoteCard
from serai.engine import Expired, Offer, Play, Position, Range, Rng, Seat, StandingOrder, StandingOrderResult, Wait

JantarisPosition = Position[State, JantarisAction]


class OfAuction(StandingOrder, frozen=True):
    """An order for one auction, identified by its item: an item that is put up is always bought (J6, J8)."""

    item: Item

    def auction_or_result(self, position: JantarisPosition) -> Auction | StandingOrderResult:
        """The auction, if the seat must bid now; otherwise the result of the order."""
        auction = bidding_of(position)
        if auction is None or auction.item != self.item:
            return Expired()
        return auction if Pass() in position.legal else Wait()


class PassAuction(OfAuction, frozen=True):
    @classmethod
    def offered(cls, position: JantarisPosition) -> Sequence[Offer]:
        auction = bidding_of(position)
        return [Offer(cls(auction.item))] if auction else []

    def carry_out(self, position: JantarisPosition) -> StandingOrderResult:
        auction = self.auction_or_result(position)
        return Play(Pass(), last=True) if isinstance(auction, Auction) else auction


class RaiseUpTo(OfAuction, frozen=True):
    """Raise by one, as long as the bid doesn't exceed the limit."""

    most: int

    @classmethod
    def offered(cls, position: JantarisPosition) -> Sequence[Offer]:
        auction = bidding_of(position)
        if auction is None:
            return []
        bounds = Range(auction.bid + 1, could_pay(position, auction))
        return [Offer(cls(auction.item, bounds.least), numbers={"most": bounds})] if bounds.least <= bounds.most else []

    def carry_out(self, position: JantarisPosition) -> StandingOrderResult:
        auction = self.auction_or_result(position)
        if not isinstance(auction, Auction):
            return auction
        raised = Bid(auction.bid + 1)
        return Play(raised) if raised.bid <= self.most and raised in position.legal else Expired()


class HoldUpTo(OfAuction, frozen=True):
    """Match the highest bid, which is the active player's right (J8), up to a limit."""

    most: int

    @classmethod
    def offered(cls, position: JantarisPosition) -> Sequence[Offer]:
        auction = bidding_of(position)
        if auction is None or position.view().active != position.seat:
            return []
        bounds = Range(auction.bid, could_pay(position, auction))
        return [Offer(cls(auction.item, bounds.least), numbers={"most": bounds})] if bounds.least <= bounds.most else []

    def carry_out(self, position: JantarisPosition) -> StandingOrderResult:
        auction = self.auction_or_result(position)
        if not isinstance(auction, Auction):
            return auction
        return Play(Hold()) if auction.bid <= self.most and Hold() in position.legal else Expired()


class ClaimMarkets(StandingOrder, frozen=True):
    """Claim every market that can be claimed (J18)."""

    @classmethod
    def offered(cls, position: JantarisPosition) -> Sequence[Offer]:
        return [Offer(cls())] if markets_are_left(position.view()) else []

    def carry_out(self, position: JantarisPosition) -> StandingOrderResult:
        if not markets_are_left(position.view()):
            return Expired()
        return next((Play(action) for action in position.legal if isinstance(action, Claim)), Wait())


class PreparedVote(StandingOrder, frozen=True):
    """Vote for this card in this turn, wherever the token goes."""

    round: int
    active: Seat
    card: VoteCard

    @classmethod
    def offered(cls, position: JantarisPosition) -> Sequence[Offer]:
        view: View = position.view()
        if view.active is None or not is_to_vote(view, position.seat):
            return []
        return [Offer(cls(view.round, view.active, card)) for card in range(len(VOTES))]

    def carry_out(self, position: JantarisPosition) -> StandingOrderResult:
        view: View = position.view()
        if (view.round, view.active) != (self.round, self.active) or not is_to_vote(view, position.seat):
            return Expired()
        vote = Vote(self.card)
        return Play(vote, last=True) if vote in position.legal else Wait()


def bidding_of(position: JantarisPosition) -> Auction | None:
    """The auction in which the seat may still have to bid; None if there is none, or if the seat has passed or won."""
    auction: Auction | None = position.view().auction
    if auction is None or not auction.bidding[position.seat] or auction.turn == auction.leader:
        return None
    return auction


def could_pay(position: JantarisPosition, auction: Auction) -> int:
    """The highest bid that the seat's goods allow; 0 if they lack the printed colours (J7)."""
    state, seat = position.determinize(Rng.of("standing")), position.seat  # goods and prices are public
    return all_goods_of(state, seat) if can_pay(state, seat, auction.item, 0) else 0


def markets_are_left(view: View) -> bool:
    return view.phase != "over" and bool(view.markets or view.markets_left)


def is_to_vote(view: View, seat: int) -> bool:
    """Whether the seat has not voted in this turn yet. Votes stay on the table until the next turn (J19)."""
    return view.phase in ("city", "diplomacy") and not view.players[seat].has_voted


STANDING_ORDERS = (PassAuction, RaiseUpTo, HoldUpTo, ClaimMarkets, PreparedVote)
