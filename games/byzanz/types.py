"""State, actions, events, view, hints and reasons of Byzanz. Never compiled: Structs would lose their tag."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from serai.engine import Action, Event, Hints, Reason, Seat, worded

Card: TypeAlias = Annotated[int, Meta(ge=0, le=24, extra_json_schema=worded("card"))]
Kind: TypeAlias = Annotated[int, Meta(ge=0, le=6, extra_json_schema=worded("kind"))]
Cards: TypeAlias = tuple[Card, ...]
"""Always sorted, except the deck, which lies in its order."""

Phase: TypeAlias = Literal["dealing", "bidding", "giving", "market", "last-sales", "over"]


class State(Struct):
    """The whole truth. Lists go by seat; −1 is nobody."""

    hands: list[Cards]
    deck: Cards
    drawn: int
    aside: Cards
    opener: int
    """Who opens the auction, or the next one."""

    known: list[Cards]
    """The part of each hand that everybody has seen enter it and nobody has seen leave it (B18)."""
    bids: list[Cards]
    totals: list[int]
    bidding: list[bool]
    """Who has neither passed in this auction nor won one this round."""
    offers: list[int]
    """The offer card that each seat holds; 0: none."""
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
    """Who has the highest bid."""
    over_limit: int = -1
    """Who holds more than seven cards; never two at once, for the game then waits (B11)."""


class Bid(Action, frozen=True):
    """Add goods to one's bid."""

    cards: Cards


class Pass(Action, frozen=True):
    pass


class Give(Action, frozen=True):
    """Having won the lot, send one card of it to the market."""

    card: Card


class Take(Action, frozen=True):
    """Take all cards of one kind from the market."""

    kind: Kind


class Sell(Action, frozen=True):
    cards: Cards


class Discard(Action, frozen=True):
    card: Card


class Done(Action, frozen=True):
    """In the last sales: sell no more."""


ByzanzAction: TypeAlias = Bid | Pass | Give | Take | Sell | Discard | Done


class Dealt(Event, frozen=True):
    """All that is random in the game."""

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
    """The seat's bid, if any, comes back to its hand."""

    seat: Seat
    cards: Cards


class LotWon(Event, frozen=True):
    """The bid and one card of the lot go to the market, the rest of the lot to hand."""

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
    """What is left in the market leaves the game; the offer cards go back."""

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
    """The profit piles are turned up, and the hands, whose goods break ties (B17)."""

    reveals = True
    profits: tuple[Cards, ...]
    hands: tuple[Cards, ...]


class DealtSeen(Event, frozen=True, tag="dealt"):
    """What a seat sees of the deal: its own cards; a spectator none."""

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
ByzanzSeen: TypeAlias = DealtSeen | AfterDeal


Standing: TypeAlias = Literal["between", "no-bid", "bids", "passed", "gets-lot", "holds-offer", "sells", "done"]
"""How a player stands in what goes on now; between: nothing goes on that they could be in or out of."""


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
    """The kept cards, shown when the game is over. So below."""
    counts: tuple[int, ...]
    """What each kept card counts."""
    score: int | None
    place: int | None
    """1 for the winner; equals share a place (B17)."""
    done: bool


class View(Struct, frozen=True):
    phase: Phase
    round: int
    rounds: int
    offer: int
    """The offer card on top; 0 when all are taken."""
    opener: Seat
    leader: Seat | None
    """Who has the highest bid."""
    lot: Cards
    market: Cards
    deck_size: int
    aside_size: int
    players: tuple[PlayerView, ...]
    hand: Cards
    """The seat's own; a spectator has none."""


class Bidding(Hints, frozen=True):
    """`least` is the least that must be added to lead, `most` all that the hand could add."""

    highest: int
    laid: int
    least: int
    most: int


class Giving(Hints, frozen=True):
    offer: int


class Taking(Hints, frozen=True):
    """Of each kind in the market: how many lie there, and how many the hand would hold with them."""

    kinds: tuple[Kind, ...]
    counts: tuple[int, ...]
    with_hand: tuple[int, ...]


class Trimming(Hints, frozen=True):
    excess: int


class LastSales(Hints, frozen=True):
    sets: int
    """How many different sets could be sold."""


class Waiting(Hints, frozen=True):
    sets: int


class Finished(Hints, frozen=True):
    pass


ByzanzHints: TypeAlias = Bidding | Giving | Taking | Trimming | LastSales | Waiting | Finished


class LotSells(Reason, frozen=True):
    """With the lot, for a bid of `price` in all, sets could be sold for so many points more."""

    points: int
    price: int


class LotPromises(Reason, frozen=True):
    """The same, where the lot completes no set: what the hand promises, at a guess."""

    points: int
    price: int


class CannotTop(Reason, frozen=True):
    highest: int
    most: int
    """What all goods come to, those laid counted."""


class TooDear(Reason, frozen=True):
    price: int
    """The least bid that would lead."""


class LaterLot(Reason, frozen=True):
    """The lot would bring some points, but another is to come."""

    points: int
    cards: int


class StillSells(Reason, frozen=True):
    """Without the card that goes, sets sell for as much as with it."""

    points: int


class LeastMissed(Reason, frozen=True):
    pass


class KindSells(Reason, frozen=True):
    """With what comes from the market, sets could be sold for so many points more."""

    points: int


class KindCollects(Reason, frozen=True):
    """The kind lacks so many cards to be a set, then, which would sell for so many points."""

    missing: int
    points: int


class KindPromises(Reason, frozen=True):
    points: int


class SetSells(Reason, frozen=True):
    kind: Kind
    points: int


class SaleMakesRoom(Reason, frozen=True):
    cards: int
    """In hand, before the sale."""
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
