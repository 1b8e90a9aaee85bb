"""The state of a game, and the options of a table. Never compiled: Structs would lose their tag."""

from typing import Literal, TypeAlias

from msgspec import Struct

from games.zanzibar.editions import HOUSE
from games.zanzibar.types.words import EditionName, Order, Orders, Trader
from serai.engine import Options

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
