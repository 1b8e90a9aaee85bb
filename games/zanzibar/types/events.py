"""The events, and what each seat sees of them. Never compiled: Structs would lose their tag."""

from typing import Literal, TypeAlias

from games.zanzibar.types.words import EditionName, Order, Orders, Space, Trader
from serai.engine import Event, Seat


class DecksShuffled(Event, frozen=True):
    """All randomness of the game."""

    edition: EditionName
    first: Seat
    decks: tuple[Orders, ...]


class Placed(Event, frozen=True):
    seat: Seat
    trader: Trader
    space: Space


class OpeningDrawn(Event, frozen=True):
    """All traders are placed: everyone draws two orders."""

    reveals = True
    hands: tuple[Orders, ...]


class OpeningReplaced(Event, frozen=True):
    """One of the first orders is put away and another drawn; hidden from all others (Z11)."""

    reveals = True
    seat: Seat
    order: Order
    drawn: Order


class OpeningKept(Event, frozen=True):
    seat: Seat


class OpeningEnded(Event, frozen=True):
    """All have kept their orders: the number of orders that each has put away is shown."""

    reveals = True
    put_away: tuple[int, ...]
    first: Seat


class Stepped(Event, frozen=True):
    seat: Seat
    trader: Trader
    start: Space
    to: Space


class Pushed(Event, frozen=True):
    """The seat's trader enters a space; the weaker trader of another seat goes from there to a space beside it."""

    seat: Seat
    trader: Trader
    start: Space
    to: Space
    other_seat: Seat
    other_trader: Trader
    away: Space


class Expelled(Event, frozen=True):
    """The seat's trader enters a space; the hemmed-in trader of another seat goes to a space of the mover's choice."""

    seat: Seat
    trader: Trader
    start: Space
    to: Space
    other_seat: Seat
    other_trader: Trader
    away: Space


class OrderScored(Event, frozen=True):
    seat: Seat
    order: Order
    traders: int
    points: int


class OrderPutAway(Event, frozen=True):
    """An order is put away instead of scoring."""

    seat: Seat
    order: Order


class OrdersFinished(Event, frozen=True):
    """The seat has scored its last order; its remaining orders count as put away (Z12)."""

    seat: Seat
    left: Orders
    place: int
    """1 for the first to finish; then all others have one more turn (Z14)."""


class OrdersDrawn(Event, frozen=True):
    """The hand is refilled."""

    reveals = True
    seat: Seat
    orders: Orders


class OrderReplaced(Event, frozen=True):
    """An order just drawn is put away and another drawn, if the deck has one."""

    reveals = True
    seat: Seat
    order: Order
    drawn: Orders


class OrdersKept(Event, frozen=True):
    seat: Seat


class TurnEnded(Event, frozen=True):
    seat: Seat


class GameEnded(Event, frozen=True):
    reason: Literal["all-turns-taken", "standstill"]


class DecksShuffledRedacted(Event, frozen=True, tag="decks-shuffled"):
    edition: EditionName
    first: Seat


class OpeningDrawnRedacted(Event, frozen=True, tag="opening-drawn"):
    """The seat's own orders; empty for a spectator."""

    hand: Orders


class OpeningChosen(Event, frozen=True):
    """What other players see of any decision about the first orders."""

    seat: Seat


class OrderPutAwayRedacted(Event, frozen=True, tag="order-put-away"):
    """`orders` is empty except for the seat itself; the same holds for the types below."""

    seat: Seat
    orders: Orders


class OrdersFinishedRedacted(Event, frozen=True, tag="orders-finished"):
    seat: Seat
    left: Orders
    place: int


class OrdersDrawnRedacted(Event, frozen=True, tag="orders-drawn"):
    seat: Seat
    orders: Orders
    count: int


class OrderReplacedRedacted(Event, frozen=True, tag="order-replaced"):
    seat: Seat
    orders: Orders
    drawn: Orders
    count: int
    """The number of drawn orders."""


Public: TypeAlias = (
    Placed | OpeningEnded | Stepped | Pushed | Expelled | OrderScored | OrdersKept | TurnEnded | GameEnded
)
ZanzibarEvent: TypeAlias = (
    DecksShuffled
    | OpeningDrawn
    | OpeningReplaced
    | OpeningKept
    | OrderPutAway
    | OrdersFinished
    | OrdersDrawn
    | OrderReplaced
    | Public
)
ZanzibarRedacted: TypeAlias = (
    DecksShuffledRedacted
    | OpeningDrawnRedacted
    | OpeningReplaced
    | OpeningKept
    | OpeningChosen
    | OrderPutAwayRedacted
    | OrdersFinishedRedacted
    | OrdersDrawnRedacted
    | OrderReplacedRedacted
    | Public
)
