"""What a board is told: the view, and hints. Never compiled: Structs would lose their tag."""

from typing import TypeAlias

from msgspec import Struct

from games.zanzibar.types.state import Phase, Score
from games.zanzibar.types.words import EditionName, Order, Orders, Space, Trader
from serai.engine import Hints, Seat


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
