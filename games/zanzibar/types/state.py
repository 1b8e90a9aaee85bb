"""The state of a game, and the options of a table. Never compiled: Structs would lose their tag."""

from typing import Literal, TypeAlias

from msgspec import Struct

from games.zanzibar.editions import HOUSE
from games.zanzibar.types.words import EditionName, Order, Orders, Trader
from serai.engine import Options

Phase: TypeAlias = Literal["placing", "opening", "moving", "scoring", "keeping", "over"]
"""Opening: all players decide at the same time about their first orders. Keeping: one player does so after a refill."""


class ZanzibarOptions(Options, frozen=True):
    edition: EditionName = HOUSE


class Score(Struct, frozen=True):
    """A scored order, with the number of traders in matching villages."""

    order: Order
    traders: int
    points: int


class State(Struct):
    """The complete state. Lists are by seat; spaces are numbers in the edition; −1 means no trader or no space."""

    edition: EditionName
    first: int
    decks: list[Orders]
    """The orders not drawn yet, the next one first."""
    hands: list[Orders]
    """The orders in hand, in the order in which they were drawn."""
    put_away: list[Orders]
    """Always sorted."""
    scored: list[tuple[Score, ...]]
    points: list[int]
    at: list[int]
    """The space of each trader: by seat, and within a seat by the trader's number."""
    holds: list[int]
    """The trader on each space, as an index in `at`."""
    kept: list[bool]
    """Whether each seat has kept its first orders."""

    phase: Phase = "placing"
    turn: int = -1
    turns: int = 0
    """The number of ended turns."""
    idle: int = 0
    """The number of last turns in a row without an order scored or put away (Z18)."""
    moving: int = 0
    """The number of the trader that moved last in this turn and may go on (Z3); 0: none."""
    steps_left: int = 0
    moved: tuple[Trader, ...] = ()
    """The traders that have moved in this turn, in this order."""
    plays: int = 0
    """The number of orders scored or put away in this turn."""
    fresh: int = 0
    """How many orders at the end of the hand were just drawn."""
    finished: tuple[int, ...] = ()
    """The seats that have scored their last order, earliest first (Z14)."""
