"""State, actions, events, view, hints and reasons of Byzanz. Never compiled: Structs would lose their tag."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from serai.engine import Action, Event, Hints, Reason, Seat, rendered_by

Card: TypeAlias = Annotated[int, Meta(ge=0, le=24, extra_json_schema=rendered_by("card"))]
Kind: TypeAlias = Annotated[int, Meta(ge=0, le=6, extra_json_schema=rendered_by("kind"))]
Cards: TypeAlias = tuple[Card, ...]
"""Always sorted, except the deck."""

Phase: TypeAlias = Literal["dealing", "bidding", "giving", "market", "last-sales", "over"]


class State(Struct):
    """The complete state. Lists are by seat; −1 means no seat."""

    hands: list[Cards]
    deck: Cards
    drawn: int
    aside: Cards
    opener: int
    """The seat that opens the current or the next auction."""

    known: list[Cards]
    """The part of each hand that all players know: cards that were seen entering it and not leaving it (B18)."""
    bids: list[Cards]
    totals: list[int]
    bidding: list[bool]
    """Whether each seat has neither passed in this auction nor won one this round."""
    offers: list[int]
    """The offer card of each seat; 0: none."""
    profits: list[Cards]
    done: list[bool]
    gone: list[int]
    """How many of each card have left the game (B14)."""

    phase: Phase = "dealing"
    round: int = 1
    lot: Cards = ()
    market: Cards = ()
    turn: int = -1
    leader: int = -1
    """The seat with the highest bid."""
    over_limit: int = -1
    """The seat with more than seven cards; never two at once, because the game waits (B11)."""


class Bid(Action, frozen=True):
    """Add goods to your bid."""

    cards: Cards


class Pass(Action, frozen=True):
    pass


class Give(Action, frozen=True):
    """After winning the lot, put one of its cards into the market."""

    card: Card


class Take(Action, frozen=True):
    """Take all cards of one kind from the market."""

    kind: Kind


class Sell(Action, frozen=True):
    cards: Cards


class Discard(Action, frozen=True):
    card: Card


class Done(Action, frozen=True):
    """In the last sales: stop selling."""


ByzanzAction: TypeAlias = Bid | Pass | Give | Take | Sell | Discard | Done


class Dealt(Event, frozen=True):
    """All randomness of the game."""

    first: Seat
    hands: tuple[Cards, ...]
    aside: Cards
    deck: Cards


class LotTurned(Event, frozen=True):
    reveals = True
    offer: int
    opener: Seat
    cards: Cards


class BidRaised(Event, frozen=True):
    seat: Seat
    cards: Cards
    total: int


class Passed(Event, frozen=True):
    """The seat's bid, if any, returns to its hand."""

    seat: Seat
    cards: Cards


class LotWon(Event, frozen=True):
    """The bid and one card of the lot go to the market, the rest of the lot goes to the hand."""

    seat: Seat
    offer: int
    paid: Cards
    given: Card
    gained: Cards


class LotTaken(Event, frozen=True):
    """Nobody bid: the opener takes the whole lot (B1)."""

    seat: Seat
    offer: int
    gained: Cards


class KindTaken(Event, frozen=True):
    seat: Seat
    kind: Kind
    cards: Cards


class RoundEnded(Event, frozen=True):
    """The cards left in the market leave the game; the offer cards are returned."""

    round: int
    left_over: Cards


class SetSold(Event, frozen=True):
    seat: Seat
    cards: Cards
    kept: Card


class Discarded(Event, frozen=True):
    seat: Seat
    card: Card


class LastSalesBegan(Event, frozen=True):
    pass


class SaidDone(Event, frozen=True):
    seat: Seat


class GameEnded(Event, frozen=True):
    """The profit piles and the hands are shown; goods in hand break ties (B17)."""

    reveals = True
    profits: tuple[Cards, ...]
    hands: tuple[Cards, ...]


class DealtRedacted(Event, frozen=True, tag="dealt"):
    """What a seat sees of the deal: its own cards; a spectator sees none."""

    first: Seat
    hand: Cards
    hand_size: int
    deck_size: int
    aside_size: int


AfterDeal: TypeAlias = (
    LotTurned
    | BidRaised
    | Passed
    | LotWon
    | LotTaken
    | KindTaken
    | RoundEnded
    | SetSold
    | Discarded
    | LastSalesBegan
    | SaidDone
    | GameEnded
)
ByzanzEvent: TypeAlias = Dealt | AfterDeal
ByzanzRedacted: TypeAlias = DealtRedacted | AfterDeal


Standing: TypeAlias = Literal["between", "no-bid", "bids", "passed", "gets-lot", "holds-offer", "sells", "done"]
"""The status of a player in the current phase; "between" if the phase has none for them."""


class PlayerView(Struct, frozen=True):
    standing: Standing
    hand_size: int
    hand: Cards
    """Shown when the game is over."""
    bid: Cards
    bid_total: int
    bidding: bool
    offer: int
    profit_cards: int
    profit: Cards
    """The kept cards, shown when the game is over; the same holds for the next three fields."""
    counts: tuple[int, ...]
    """The points of each kept card."""
    score: int | None
    place: int | None
    """1 for the winner; tied players share a place (B17)."""
    done: bool


class View(Struct, frozen=True):
    phase: Phase
    round: int
    rounds: int
    offer: int
    """The offer card on top; 0 if all are taken."""
    opener: Seat
    leader: Seat | None
    """The seat with the highest bid."""
    lot: Cards
    market: Cards
    deck_size: int
    aside_size: int
    players: tuple[PlayerView, ...]
    hand: Cards
    """The seat's own hand; empty for a spectator."""


class Bidding(Hints, frozen=True):
    """`least` is the least to add in order to lead, `most` the value of all goods in hand."""

    highest: int
    laid: int
    least: int
    most: int


class Giving(Hints, frozen=True):
    offer: int


class Taking(Hints, frozen=True):
    """For each kind in the market: the number of its cards there, and in the hand after taking them."""

    kinds: tuple[Kind, ...]
    counts: tuple[int, ...]
    with_hand: tuple[int, ...]


class Trimming(Hints, frozen=True):
    excess: int


class LastSales(Hints, frozen=True):
    sets: int
    """The number of different sets that could be sold."""


class Waiting(Hints, frozen=True):
    sets: int


class Finished(Hints, frozen=True):
    pass


ByzanzHints: TypeAlias = Bidding | Giving | Taking | Trimming | LastSales | Waiting | Finished


class LotSells(Reason, frozen=True):
    """If the seat wins the lot with a bid of `price` in total, its sets sell for this many more points."""

    points: int
    price: int


class LotPromises(Reason, frozen=True):
    """The estimated value of a lot that completes no set."""

    points: int
    price: int


class CannotTop(Reason, frozen=True):
    highest: int
    most: int
    """The total value of all goods, those in the bid included."""


class TooDear(Reason, frozen=True):
    price: int
    """The lowest bid that would lead."""


class LaterLot(Reason, frozen=True):
    """The lot would bring some points, but another lot comes later."""

    points: int
    cards: int


class StillSells(Reason, frozen=True):
    """The sets in hand sell for as many points without this card as with it."""

    points: int


class LeastMissed(Reason, frozen=True):
    pass


class KindSells(Reason, frozen=True):
    """With the cards from the market, sets could be sold for this many more points."""

    points: int


class KindCollects(Reason, frozen=True):
    """The number of cards that are missing for a set after taking the kind, and the points of that set."""

    missing: int
    points: int


class KindPromises(Reason, frozen=True):
    points: int


class SetSells(Reason, frozen=True):
    kind: Kind
    points: int


class SaleMakesRoom(Reason, frozen=True):
    cards: int
    """The number of cards in hand before the sale."""
    points: int


class NoSetLeft(Reason, frozen=True):
    pass


class NothingBetter(Reason, frozen=True):
    pass


ByzanzReason: TypeAlias = (
    LotSells
    | LotPromises
    | CannotTop
    | TooDear
    | LaterLot
    | StillSells
    | LeastMissed
    | KindSells
    | KindCollects
    | KindPromises
    | SetSells
    | SaleMakesRoom
    | NoSetLeft
    | NothingBetter
)
