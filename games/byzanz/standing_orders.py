"""The standing orders of Byzanz. This module is never compiled: Structs would lose their tag."""

from collections.abc import Iterator, Sequence

from games.byzanz.components import KIND, KINDS, MERCHANT, VALUE
from games.byzanz.sets import goods_of, holds, kept_of, minus, plus, total
from games.byzanz.types import Bid, ByzanzAction, Cards, Kind, Pass, Sell, State, Take, View
from serai.engine import Expired, Offer, Play, Position, Range, Rng, StandingOrder, StandingOrderResult, Wait

ByzanzPosition = Position[State, ByzanzAction]
MAX_MERCHANTS = 2
"""The most merchants in a set of goods (B10)."""


class OfAuction(StandingOrder, frozen=True):
    """An order for one auction, identified by round and offer card."""

    round: int
    offer: int

    def has_expired(self, view: View, seat: int) -> bool:
        """Whether the auction has ended, or the seat has passed."""
        return (view.round, view.offer) != (self.round, self.offer) or not is_bidding(view, seat)


class PassAuction(OfAuction, frozen=True):
    @classmethod
    def offered(cls, position: ByzanzPosition) -> Sequence[Offer]:
        view: View = position.view()
        return [Offer(cls(view.round, view.offer))] if is_bidding(view, position.seat) else []

    def carry_out(self, position: ByzanzPosition) -> StandingOrderResult:
        if self.has_expired(position.view(), position.seat):
            return Expired()
        return Play(Pass(), last=True) if Pass() in position.legal else Wait()


class PassWithoutBid(StandingOrder, frozen=True):
    """Pass whenever the hand can't top the highest bid; an instant pass would reveal what the hand lacks (B5)."""

    delayed = True

    @classmethod
    def offered(cls, position: ByzanzPosition) -> Sequence[Offer]:
        return [Offer(cls())] if auctions_are_left(position.view(), position.seat) else []

    def carry_out(self, position: ByzanzPosition) -> StandingOrderResult:
        if not auctions_are_left(position.view(), position.seat):
            return Expired()
        can_only_pass = Pass() in position.legal and not any(isinstance(action, Bid) for action in position.legal)
        return Play(Pass()) if can_only_pass else Wait()


class BidUpTo(OfAuction, frozen=True):
    """Bid the least that leads, up to a limit, with the first of these cards, as few as possible."""

    laid: Cards
    """The seat's bid when the order was placed."""
    most: int
    cards: Cards
    """In the order in which they are laid."""

    @classmethod
    def offered(cls, position: ByzanzPosition) -> Sequence[Offer]:
        view: View = position.view()
        bid, goods = view.players[position.seat].bid, goods_of(view.hand)
        bounds = Range(highest(view) + 1, total(bid) + total(goods))
        if not is_bidding(view, position.seat) or bounds.least > bounds.most:
            return []
        cheapest_first = tuple(sorted(goods, key=lambda card: (VALUE[card], card)))
        order = cls(view.round, view.offer, bid, bounds.least, cheapest_first)
        return [Offer(order, numbers={"most": bounds}, lists={"cards": cheapest_first})]

    def carry_out(self, position: ByzanzPosition) -> StandingOrderResult:
        view: View = position.view()
        if self.has_expired(view, position.seat):
            return Expired()
        if Pass() not in position.legal:
            return Wait()
        bid = view.players[position.seat].bid
        for cards in self._prefixes(minus(bid, self.laid), view.hand):
            if total(bid) + total(cards) > highest(view):
                return Play(Bid(cards)) if total(bid) + total(cards) <= self.most else Expired()
        return Expired()

    def _prefixes(self, spent: Cards, hand: Cards) -> Iterator[Cards]:
        """Yields the first remaining card, the first two, and so on. Skips cards that were sold meanwhile."""
        left, cards = list(self.cards), Cards()
        for card in spent:
            if card in left:
                left.remove(card)
        for card in left:
            if holds(hand, more := plus(cards, (card,))):
                yield more
                cards = more


class TakeFirstOf(StandingOrder, frozen=True):
    """At the market of this round, take the first of these kinds that is available."""

    round: int
    kinds: tuple[Kind, ...]

    @classmethod
    def offered(cls, position: ByzanzPosition) -> Sequence[Offer]:
        view: View = position.view()
        if not is_to_take(position, view):
            return []
        held = [KIND[card] for card in view.hand]
        kinds = tuple(sorted(range(len(KINDS)), key=lambda kind: (-held.count(kind), kind)))
        return [Offer(cls(view.round, kinds), lists={"kinds": kinds})]

    def carry_out(self, position: ByzanzPosition) -> StandingOrderResult:
        view: View = position.view()
        if view.round != self.round or not is_to_take(position, view):
            return Expired()
        there = [action.kind for action in position.legal if isinstance(action, Take)]
        if not there:
            return Wait()
        return next((Play(Take(kind), last=True) for kind in self.kinds if kind in there), Expired())


class SellSets(StandingOrder, frozen=True):
    """Sell a set of these kinds as soon as it is complete, also out of turn (B9), with a limit on merchants."""

    kinds: tuple[Kind, ...]
    merchants: int

    @classmethod
    def offered(cls, position: ByzanzPosition) -> Sequence[Offer]:
        view: View = position.view()
        if view.phase in ("last-sales", "over"):
            return []
        kinds = tuple(range(len(KINDS)))
        return [Offer(cls(kinds, 0), numbers={"merchants": Range(0, MAX_MERCHANTS)}, lists={"kinds": kinds})]

    def carry_out(self, position: ByzanzPosition) -> StandingOrderResult:
        view: View = position.view()
        sales = [action for action in position.legal if isinstance(action, Sell) and self._matches(action)]
        if sales:
            return Play(min(sales, key=self._preference))
        return Expired() if view.phase in ("last-sales", "over") else Wait()  # B16: hands get no more cards

    def _matches(self, sale: Sell) -> bool:
        kind = KIND[kept_of(sale.cards)]
        return kind in self.kinds and (KINDS[kind] == "merchant" or sale.cards.count(MERCHANT) <= self.merchants)

    def _preference(self, sale: Sell) -> tuple[int, int, int, int]:
        """A sort key: the order of the kinds, then few merchants, a high card to keep, and low cards to give up."""
        kept = kept_of(sale.cards)
        return self.kinds.index(KIND[kept]), sale.cards.count(MERCHANT), -VALUE[kept], total(sale.cards)


def is_bidding(view: View, seat: int) -> bool:
    """Whether the seat may still have to bid in this auction: it has neither passed nor won."""
    return view.phase == "bidding" and view.players[seat].bidding


def auctions_are_left(view: View, seat: int) -> bool:
    """Whether the seat may still take part in an auction."""
    return view.deck_size > 0 or is_bidding(view, seat)


def highest(view: View) -> int:
    return max(player.bid_total for player in view.players)


def is_to_take(position: ByzanzPosition, view: View) -> bool:
    """Whether the seat has not had its turn at this round's market yet (the lowest offer card goes first)."""
    if view.phase == "market":
        state = position.determinize(Rng.of("standing"))  # whose turn it is is public
        return state.turn >= 0 and state.offers[state.turn] <= state.offers[position.seat]
    return view.phase in ("dealing", "bidding", "giving")


STANDING_ORDERS = (PassAuction, PassWithoutBid, BidUpTo, TakeFirstOf, SellSets)
