"""The state of a game, and the options of a table. Never compiled: Structs would lose their tag."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Struct

from games.jantaris.components import EDITIONS
from games.jantaris.types.words import Fair, Item, Items, Market
from serai.engine import Options
from serai.engine.options import choice

Phase: TypeAlias = Literal["placement", "city", "diplomacy", "fair", "markets", "over"]
TaskKind: TypeAlias = Literal[
    "settle", "turn", "put-up", "auction", "effect", "token", "vote", "act", "flee", "pay-fair", "leave-fair", "claim"
]
"""The kinds of tasks on the agenda."""


class JantarisOptions(Options, frozen=True):
    edition: Annotated[str, choice(EDITIONS)] = "house-1"
    """The name of a file in editions/."""


class Task(Struct, frozen=True, gc=False):
    """Something that a seat still has to do."""

    kind: TaskKind
    seat: int
    item: str = ""
    """The item, for an effect."""
    number: int = 0


class Auction(Struct, frozen=True, gc=False):
    item: Item
    bid: int
    leader: int
    turn: int
    """The seat that must bid; if it is the leader, the auction is won."""
    bidding: tuple[bool, ...]
    """Whether each seat has not passed."""
    second: bool
    """Whether it is the second auction of this visit to the bazaar."""


class State(Struct):
    """The complete state. Lists are by seat; −1 means no seat. Decks have their top card first."""

    edition: str
    first: int
    """The start player."""
    board: list[int]
    """The number of merchants in each place: nine places for each seat, seat by seat."""
    supply: list[int]
    goods: list[int]
    """Black and red goods, seat by seat."""
    stock: list[int]
    fame: list[int]
    items: list[Items]
    claimed: list[tuple[Market, ...]]
    votes: list[int]
    """The vote cards on the table, by seat; −1: none."""
    tokens: list[int]
    """The places of the black and the red token."""
    agenda: list[Task]
    """A stack of tasks: the next one is last."""

    face_up: Items
    item_deck: Items
    items_unseen: int
    """The number of unseen cards on top of the deck; those below were seen going there (J19)."""
    markets: tuple[Market, ...]
    market_deck: tuple[Market, ...]
    fair_deck: tuple[Fair, ...]
    fairs_unseen: int

    active: int = -1
    round: int = 0
    phase: Phase = "placement"
    revealed: bool = False
    guild: int = -1
    """The token that was moved this turn, into the active district."""
    fair: Fair | None = None
    auction: Auction | None = None
    turned: Items = ()
    """The items turned up by the Lockpicks."""
    used: Items = ()
    """The items that have acted at the start of this turn."""
    gone: Items = ()
    """Items that were used up."""
    cursor: int = 0
    """At a fair and when markets are claimed: the next seat to be asked."""
    idle: int = 0
    """The number of seats in a row that have declined or could not act."""
