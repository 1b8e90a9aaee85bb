"""The state of a game, and the options of a table. Never compiled: Structs would lose their tag."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Struct

from games.jantaris.components import EDITIONS
from games.jantaris.types.words import Fair, Item, Items, Market
from serai.engine import Options
from serai.engine.options import choice

Phase: TypeAlias = Literal["placement", "city", "diplomacy", "fair", "markets", "over"]
What: TypeAlias = Literal[
    "settle", "turn", "put-up", "auction", "effect", "token", "vote", "act", "flee", "pay-fair", "leave-fair", "claim"
]
"""What is to be decided, or happens next."""


class JantarisOptions(Options, frozen=True):
    edition: Annotated[str, choice(EDITIONS)] = "house-1"
    """Which cards are played with: a file in editions/."""


class Task(Struct, frozen=True, gc=False):
    """Something that is still to be done, and by whom."""

    what: What
    seat: int
    item: str = ""
    """Whose effect it is."""
    number: int = 0


class Auction(Struct, frozen=True, gc=False):
    item: Item
    bid: int
    leader: int
    turn: int
    """Whose bid is awaited; the leader's: the auction is won."""
    bidding: tuple[bool, ...]
    """Who has not passed."""
    second: bool
    """The second one of this visit to the bazaar."""


class State(Struct):
    """The whole truth. Lists go by seat; −1 is nobody. Decks lie top card first."""

    edition: str
    first: int
    """The start player."""
    board: list[int]
    """How many merchants stand where: of each seat in turn, nine places."""
    supply: list[int]
    goods: list[int]
    """Of each seat in turn, black and red."""
    stock: list[int]
    fame: list[int]
    items: list[Items]
    claimed: list[tuple[Market, ...]]
    votes: list[int]
    """The vote cards that lie before the players; −1: none."""
    tokens: list[int]
    """Where the black and the red one stand."""
    agenda: list[Task]
    """What is still to be done, the next thing last."""

    face_up: Items
    item_deck: Items
    items_unseen: int
    """So many cards on top of the deck has nobody seen; those below were seen going there (J19)."""
    markets: tuple[Market, ...]
    market_deck: tuple[Market, ...]
    fair_deck: tuple[Fair, ...]
    fairs_unseen: int

    active: int = -1
    round: int = 0
    phase: Phase = "placement"
    revealed: bool = False
    guild: int = -1
    """The token that was moved this turn: it stands in the active district."""
    fair: Fair | None = None
    auction: Auction | None = None
    turned: Items = ()
    """What Picks has turned up."""
    used: Items = ()
    """The items that have acted at the start of this turn."""
    gone: Items = ()
    """Items that were used up."""
    cursor: int = 0
    """At a fair and when markets are claimed: who is next to be asked,"""
    idle: int = 0
    """and how many in a row have let it be."""
