"""The view and the hints. Never compiled: Structs would lose their tag."""

from typing import TypeAlias

from msgspec import Struct

from games.zanzibar.types.state import Phase, Score
from games.zanzibar.types.words import EditionName, Order, Orders, Space, Trader
from serai.engine import Hints, Seat


class TraderView(Struct, frozen=True):
    number: Trader
    space: Space | None
    """The space of the trader; None if it is not placed yet."""


class PlayerView(Struct, frozen=True):
    """The public information about a player. During the opening, deck and put-away counts are not updated (Z11)."""

    points: int
    traders: tuple[TraderView, ...]
    scored: tuple[Score, ...]
    hand_size: int
    deck_size: int
    put_away_size: int
    kept: bool
    """Whether the player has kept the first orders."""
    finished: int
    """1 for the first to finish; 0: not finished."""


class View(Struct, frozen=True):
    edition: EditionName
    phase: Phase
    first: Seat
    turn: Seat | None
    """The seat that places or moves; None in the opening and at the end."""
    last_turns: bool
    """Whether a player has finished."""
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
    """The number of orders in a full hand."""
    hand: Orders
    """The seat's own hand, oldest first; empty for a spectator, as are the next fields."""
    fresh: int
    """How many orders at the end of the hand were just drawn and may be put away."""
    put_away: Orders


class Piece(Struct, frozen=True):
    seat: Seat
    trader: Trader


class Path(Struct, frozen=True):
    """A space that a trader can reach, the fewest steps to it, and the traders displaced on that path."""

    space: Space
    steps: int
    displaced: tuple[Piece, ...]
    spaces: tuple[Space, ...]
    """The spaces entered on that path, in order; `space` is the last one."""


class Reach(Struct, frozen=True):
    trader: Trader
    steps: int
    """The most steps it may take."""
    paths: tuple[Path, ...]


class Prospect(Struct, frozen=True):
    """What an order in hand would score with the traders where they are now."""

    order: Order
    traders: int
    points: int


class Placing(Hints, frozen=True):
    traders: tuple[Trader, ...]
    """The traders still to be placed."""


class Opening(Hints, frozen=True):
    left_to_put_away: int


class Moving(Hints, frozen=True):
    movers_left: int
    """How many more traders may start a move."""
    reach: tuple[Reach, ...]
    prospects: tuple[Prospect, ...]


class Scoring(Hints, frozen=True):
    prospects: tuple[Prospect, ...]


class Keeping(Hints, frozen=True):
    left_to_put_away: int


class Waiting(Hints, frozen=True):
    seats: tuple[Seat, ...]
    """The seats that must decide."""


class GameOver(Hints, frozen=True):
    pass


ZanzibarHints: TypeAlias = Placing | Opening | Moving | Scoring | Keeping | Waiting | GameOver
