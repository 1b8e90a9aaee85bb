"""State, actions, events, view, hints and reasons of Zanzibar. Never compiled: Structs would lose their tag."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from games.zanzibar.components import STRONGEST, WEAKEST, OrderName
from games.zanzibar.editions import HOUSE, editions
from serai.engine import Action, Event, Hints, Options, Reason, Seat, worded
from serai.engine.options import choice

Space: TypeAlias = Annotated[str, Meta(extra_json_schema=worded("space"))]
"""A village or a sea space by its name, which is the same in every language and unique in its edition."""
Trader: TypeAlias = Annotated[int, Meta(ge=STRONGEST, le=max(WEAKEST.values()))]
"""A trader's number: its reach; the lower, the stronger. With its seat it names one piece."""
Order: TypeAlias = Annotated[OrderName, Meta(extra_json_schema=worded("order"))]
Orders: TypeAlias = tuple[Order, ...]
EditionName: TypeAlias = Annotated[str, choice(editions())]

Phase: TypeAlias = Literal["placing", "opening", "moving", "scoring", "keeping", "over"]
"""Opening: all decide in parallel which of their first orders to keep. Keeping: the same after a refill, alone."""


class ZanzibarOptions(Options, frozen=True):
    edition: EditionName = HOUSE


class Score(Struct, frozen=True):
    """A scored order, with how many traders stood in matching villages."""

    order: Order
    traders: int
    points: int


class State(Struct):
    """The whole truth. Lists go by seat; spaces go by their number in the edition; −1 is nobody or nowhere."""

    edition: EditionName
    first: int
    decks: list[Orders]
    """What has not been drawn, the next one first."""
    hands: list[Orders]
    """In the order of drawing."""
    put_away: list[Orders]
    """Always sorted."""
    scored: list[tuple[Score, ...]]
    points: list[int]
    at: list[int]
    """Where each trader stands: seat by seat, each seat's traders by their number."""
    holds: list[int]
    """Who stands on each space, as a place in `at`."""
    kept: list[bool]
    """Who has kept the first orders."""

    phase: Phase = "placing"
    turn: int = -1
    turns: int = 0
    """How many turns have ended."""
    idle: int = 0
    """How many of the last turns saw no order scored or put away (Z18)."""
    moving: int = 0
    """The number of the trader that moved last in this turn and may go on (Z3); 0: none."""
    steps_left: int = 0
    moved: tuple[Trader, ...] = ()
    """Whose move in this turn has begun, in this order."""
    plays: int = 0
    """How many orders were scored or put away in this turn."""
    fresh: int = 0
    """How many orders at the end of the hand were just drawn."""
    finished: tuple[int, ...] = ()
    """Who has scored the last order, earliest first (Z14)."""


class Place(Action, frozen=True):
    """Set a trader on a free space, before the first turn."""

    trader: Trader
    space: Space


class Step(Action, frozen=True):
    """Move a trader to the next space, which is free."""

    trader: Trader
    to: Space


class Push(Action, frozen=True):
    """Move a trader to the next space and the weaker trader there to a free one beside it."""

    trader: Trader
    to: Space
    away: Space


class Expel(Action, frozen=True):
    """Move a trader to the next space and the hemmed-in trader there to any free one."""

    trader: Trader
    to: Space
    away: Space


class ScoreOrder(Action, frozen=True):
    order: Order


class PutAway(Action, frozen=True):
    """Put an order away unscored: one just drawn, or any in place of a scoring."""

    order: Order


class Keep(Action, frozen=True):
    """Keep the orders just drawn."""


class EndTurn(Action, frozen=True):
    """Move and score no more."""


ZanzibarAction: TypeAlias = Place | Step | Push | Expel | ScoreOrder | PutAway | Keep | EndTurn


class DecksShuffled(Event, frozen=True):
    """All that is random in the game."""

    edition: EditionName
    first: Seat
    decks: tuple[Orders, ...]


class Placed(Event, frozen=True):
    seat: Seat
    trader: Trader
    space: Space


class OpeningDrawn(Event, frozen=True):
    """All traders stand: everybody draws two orders."""

    reveals = True
    hands: tuple[Orders, ...]


class OpeningReplaced(Event, frozen=True):
    """One of the first orders is put away and another drawn; nobody else may know (Z11)."""

    reveals = True
    seat: Seat
    order: Order
    drawn: Order


class OpeningKept(Event, frozen=True):
    seat: Seat


class OpeningEnded(Event, frozen=True):
    """All have kept: how many orders each has put away is shown."""

    reveals = True
    put_away: tuple[int, ...]
    first: Seat


class Stepped(Event, frozen=True):
    seat: Seat
    trader: Trader
    start: Space
    to: Space


class Pushed(Event, frozen=True):
    """The seat's trader enters a space; the other seat's weaker one goes from there to a space beside it."""

    seat: Seat
    trader: Trader
    start: Space
    to: Space
    other_seat: Seat
    other_trader: Trader
    away: Space


class Expelled(Event, frozen=True):
    """The seat's trader enters a space; the hemmed-in one of the other seat is set on a space of the mover's choice."""

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
    """In place of a scoring."""

    seat: Seat
    order: Order


class OrdersFinished(Event, frozen=True):
    """The seat has scored its last order; what it has left counts as put away (Z12)."""

    seat: Seat
    left: Orders
    place: int
    """1 for the first to finish, after whom everybody else has one more turn (Z14)."""


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


class DecksShuffledSeen(Event, frozen=True, tag="decks-shuffled"):
    edition: EditionName
    first: Seat


class OpeningDrawnSeen(Event, frozen=True, tag="opening-drawn"):
    """The seat's own orders; a spectator's are none."""

    hand: Orders


class OpeningChosen(Event, frozen=True):
    """What everybody else sees of a decision about the first orders, whichever it is."""

    seat: Seat


class OrderPutAwaySeen(Event, frozen=True, tag="order-put-away"):
    """`orders` is empty to everybody but the seat itself; so below."""

    seat: Seat
    orders: Orders


class OrdersFinishedSeen(Event, frozen=True, tag="orders-finished"):
    seat: Seat
    left: Orders
    place: int


class OrdersDrawnSeen(Event, frozen=True, tag="orders-drawn"):
    seat: Seat
    orders: Orders
    count: int


class OrderReplacedSeen(Event, frozen=True, tag="order-replaced"):
    seat: Seat
    orders: Orders
    drawn: Orders
    count: int
    """How many were drawn."""


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
ZanzibarSeen: TypeAlias = (
    DecksShuffledSeen
    | OpeningDrawnSeen
    | OpeningReplaced
    | OpeningKept
    | OpeningChosen
    | OrderPutAwaySeen
    | OrdersFinishedSeen
    | OrdersDrawnSeen
    | OrderReplacedSeen
    | Public
)


class TraderView(Struct, frozen=True):
    number: Trader
    space: Space | None
    """None: not placed yet."""


class PlayerView(Struct, frozen=True):
    """What everybody may know of a player. Deck and put-away cards are those last shown: so in the opening (Z11)."""

    points: int
    traders: tuple[TraderView, ...]
    scored: tuple[Score, ...]
    hand_size: int
    deck_size: int
    put_away_size: int
    kept: bool
    """Has kept the first orders."""
    finished: int
    """1 for the first to finish; 0: not finished."""


class View(Struct, frozen=True):
    edition: EditionName
    phase: Phase
    first: Seat
    turn: Seat | None
    """Whose turn it is to place or to move; None in the opening and at the end."""
    last_turns: bool
    """Somebody has finished."""
    orders_to_score: int
    orders_to_put_away: int
    idle_turns: int
    idle_turns_allowed: int
    moving: Trader | None
    steps_left: int
    moved: tuple[Trader, ...]
    plays: int
    players: tuple[PlayerView, ...]
    orders_in_hand: int
    """How many orders a full hand has."""
    hand: Orders
    """The seat's own, oldest first; a spectator has none. So below."""
    fresh: int
    """How many orders at the end of the own hand were just drawn and may be put away."""
    put_away: Orders


class Piece(Struct, frozen=True):
    seat: Seat
    trader: Trader


class Way(Struct, frozen=True):
    """A space that a trader can get to: in how many steps at least, and who is then displaced on the way."""

    space: Space
    steps: int
    displaced: tuple[Piece, ...]
    path: tuple[Space, ...]
    """The spaces entered on such a way, one after the other: this one is the last."""


class Reach(Struct, frozen=True):
    trader: Trader
    steps: int
    """How many it may take at most."""
    ways: tuple[Way, ...]


class Prospect(Struct, frozen=True):
    """What an order in hand would score as the traders stand."""

    order: Order
    traders: int
    points: int


class Placing(Hints, frozen=True):
    traders: tuple[Trader, ...]
    """Those still to be placed."""


class Opening(Hints, frozen=True):
    left_to_put_away: int


class Moving(Hints, frozen=True):
    movers_left: int
    """How many more traders may begin a move."""
    reach: tuple[Reach, ...]
    prospects: tuple[Prospect, ...]


class Scoring(Hints, frozen=True):
    prospects: tuple[Prospect, ...]


class Keeping(Hints, frozen=True):
    left_to_put_away: int


class Waiting(Hints, frozen=True):
    seats: tuple[Seat, ...]
    """Whose decision the game needs."""


class GameOver(Hints, frozen=True):
    pass


ZanzibarHints: TypeAlias = Placing | Opening | Moving | Scoring | Keeping | Waiting | GameOver


class BesideWeaker(Reason, frozen=True):
    traders: int


class VillagesNear(Reason, frozen=True):
    """So many are within two steps of where a trader is placed."""

    villages: int


class Raises(Reason, frozen=True):
    """What an order in hand pays, before and after a step."""

    order: Order
    before: int
    after: int


class Nears(Reason, frozen=True):
    """So many steps are left to a village that an order in hand counts and that no own trader holds."""

    order: Order
    steps: int


class EndsAhead(Reason, frozen=True):
    """Scoring the last order, with a lead of so many points."""

    points: int


class PaysBest(Reason, frozen=True):
    points: int


class PaysNow(Reason, frozen=True):
    """Though so many turns later it could pay more."""

    points: int
    later: int
    turns: int


class Costs(Reason, frozen=True):
    points: int


class Unpromising(Reason, frozen=True):
    """What an order that doesn't pay could come to."""

    points: int


class LeastPromising(Reason, frozen=True):
    points: int


class Promising(Reason, frozen=True):
    order: Order
    points: int


class EndsBehind(Reason, frozen=True):
    """Scoring the last order would leave so many points to make good."""

    points: int


class WaitsFor(Reason, frozen=True):
    """What an order pays now, and what it can come to."""

    order: Order
    before: int
    after: int


class NothingPays(Reason, frozen=True):
    points: int
    """What the best order in hand would cost."""


class NothingBetter(Reason, frozen=True):
    pass


ZanzibarReason: TypeAlias = (
    BesideWeaker
    | VillagesNear
    | Raises
    | Nears
    | EndsAhead
    | PaysBest
    | PaysNow
    | Costs
    | Unpromising
    | LeastPromising
    | Promising
    | EndsBehind
    | WaitsFor
    | NothingPays
    | NothingBetter
)
