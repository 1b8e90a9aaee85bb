"""What a player of Jantaris may leave behind. This module is never compiled: Structs would lose their tag."""

from collections.abc import Sequence

from games.jantaris.board import all_goods_of
from games.jantaris.components import VOTES
from games.jantaris.rules.bazaar import can_pay
from games.jantaris.types import Auction, Bid, Claim, Hold, Item, JantarisAction, Pass, State, View, Vote, VoteCard
from serai.engine import Carried, Offer, Over, Play, Position, Range, Rng, Seat, StandingOrder, Wait

JantarisPosition = Position[State, JantarisAction]


class OfAuction(StandingOrder, frozen=True):
    """An order for one auction. Its item names it: what is put up is always bought (J6, J8)."""

    item: Item

    def asked(self, position: JantarisPosition) -> Auction | Carried:
        """The auction if the seat is to bid now, else what the order comes to."""
        auction = bidding_of(position)
        if auction is None or auction.item != self.item:
            return Over()
        return auction if Pass() in position.legal else Wait()


class PassAuction(OfAuction, frozen=True):
    @classmethod
    def offered(cls, position: JantarisPosition) -> Sequence[Offer]:
        auction = bidding_of(position)
        return [Offer(cls(auction.item))] if auction else []

    def carry_out(self, position: JantarisPosition) -> Carried:
        asked = self.asked(position)
        return Play(Pass(), last=True) if isinstance(asked, Auction) else asked


class RaiseUpTo(OfAuction, frozen=True):
    """By one, as long as the bid doesn't exceed the limit."""

    most: int

    @classmethod
    def offered(cls, position: JantarisPosition) -> Sequence[Offer]:
        auction = bidding_of(position)
        if auction is None:
            return []
        bounds = Range(auction.bid + 1, could_pay(position, auction))
        return [Offer(cls(auction.item, bounds.least), numbers={"most": bounds})] if bounds.least <= bounds.most else []

    def carry_out(self, position: JantarisPosition) -> Carried:
        asked = self.asked(position)
        if not isinstance(asked, Auction):
            return asked
        raised = Bid(asked.bid + 1)
        return Play(raised) if raised.bid <= self.most and raised in position.legal else Over()


class HoldUpTo(OfAuction, frozen=True):
    """The active player's right to match the highest bid (J8)."""

    most: int

    @classmethod
    def offered(cls, position: JantarisPosition) -> Sequence[Offer]:
        auction = bidding_of(position)
        if auction is None or position.view().active != position.seat:
            return []
        bounds = Range(auction.bid, could_pay(position, auction))
        return [Offer(cls(auction.item, bounds.least), numbers={"most": bounds})] if bounds.least <= bounds.most else []

    def carry_out(self, position: JantarisPosition) -> Carried:
        asked = self.asked(position)
        if not isinstance(asked, Auction):
            return asked
        return Play(Hold()) if asked.bid <= self.most and Hold() in position.legal else Over()


class ClaimMarkets(StandingOrder, frozen=True):
    """Claim whatever can be claimed (J18)."""

    @classmethod
    def offered(cls, position: JantarisPosition) -> Sequence[Offer]:
        return [Offer(cls())] if markets_are_left(position.view()) else []

    def carry_out(self, position: JantarisPosition) -> Carried:
        if not markets_are_left(position.view()):
            return Over()
        return next((Play(action) for action in position.legal if isinstance(action, Claim)), Wait())


class PreparedVote(StandingOrder, frozen=True):
    """In this turn, whichever token is moved and wherever it goes."""

    round: int
    active: Seat
    card: VoteCard

    @classmethod
    def offered(cls, position: JantarisPosition) -> Sequence[Offer]:
        view: View = position.view()
        if view.active is None or not is_to_vote(view, position.seat):
            return []
        return [Offer(cls(view.round, view.active, card)) for card in range(len(VOTES))]

    def carry_out(self, position: JantarisPosition) -> Carried:
        view: View = position.view()
        if (view.round, view.active) != (self.round, self.active) or not is_to_vote(view, position.seat):
            return Over()
        vote = Vote(self.card)
        return Play(vote, last=True) if vote in position.legal else Wait()


def bidding_of(position: JantarisPosition) -> Auction | None:
    """The auction in which the seat may still be asked to raise; None: there is none, or it has passed or won."""
    auction: Auction | None = position.view().auction
    if auction is None or not auction.bidding[position.seat] or auction.turn == auction.leader:
        return None
    return auction


def could_pay(position: JantarisPosition, auction: Auction) -> int:
    """The highest bid that the seat's goods allow; 0 if they lack the printed colours (J7)."""
    state, seat = position.imagine(Rng.of("standing")), position.seat  # goods and prices are open to all
    return all_goods_of(state, seat) if can_pay(state, seat, auction.item, 0) else 0


def markets_are_left(view: View) -> bool:
    return view.phase != "over" and bool(view.markets or view.markets_left)


def is_to_vote(view: View, seat: int) -> bool:
    """Has not voted in this turn; the votes stay where they lie until the next (J19)."""
    return view.phase in ("city", "diplomacy") and not view.players[seat].has_voted


STANDING_ORDERS = (PassAuction, RaiseUpTo, HoldUpTo, ClaimMarkets, PreparedVote)
