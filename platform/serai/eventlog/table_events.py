"""Events of a table, apart from the events of its game. All of them are public, and none of them names an account.

Events about clocks contain computed times in milliseconds, never a user's quiet hours.
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias, get_args
from uuid import UUID

from msgspec import Raw, Struct

from serai.engine import Event, Seat
from serai.eventlog.current_time import Milliseconds, Seconds

Clock = Literal["untimed", "live", "async"]


class Opened(Event, frozen=True):
    """The table was opened. `promise` is the SHA-256 of the server's seed, published before anyone sits down."""

    game: str
    rules_version: int
    seats: int
    options: Raw
    promise: str
    host: str = ""
    """The opener's player id."""
    clock: Clock = "untimed"
    ranked: bool = False
    listed: bool = True
    """Whether everyone can find it and sit down; otherwise an invitation is needed."""
    rematch_of: UUID | None = None


class Terms(Event, frozen=True):
    """The terms of play, stored right after `Opened` if they differ from the defaults. A bank of 0 means no clock."""

    bank: Seconds = 0
    """Seconds on each clock at the start, and its maximum."""
    increment: Seconds = 0
    """Seconds added after each decision."""
    vacation: bool = True
    """Whether a player's clock stops during their vacation."""
    reliability: int = 0
    """The minimum reliability of a player, in per cent."""


class Reserved(Event, frozen=True):
    """The seats are reserved for these players: nobody else can sit down, and no bot can be added. Follows `Opened`."""

    players: tuple[str, ...]
    """Player ids by seat; empty where a bot is seated."""


class Seated(Event, frozen=True):
    """A player or a bot took a seat.

    `player` is a random id for this table, never an account; `nonce` is the player's part of the seed.

    `bot` is the level of a bot; its nonce is empty.
    """

    seat: Seat
    player: str
    nonce: str
    bot: str | None = None


class Left(Event, frozen=True):
    """The seat was freed before the game started."""

    seat: Seat


class HostLeft(Event, frozen=True):
    """A host without a seat left before the game started; the first player in a seat becomes host."""


class Started(Event, frozen=True):
    """The game started: its set-up follows in the same commit."""


class Resigned(Event, frozen=True):
    """A player resigned; a bot plays on for the seat."""

    seat: Seat
    bot: str


class EndVoted(Event, frozen=True):
    """A player voted to end the game now, or withdrew the vote. It ends when all who still play agree."""

    seat: Seat
    agree: bool


class ClockReading(Struct, frozen=True, gc=False):
    """A seat's clock right after a commit. Points in time are milliseconds since 1970, UTC."""

    seat: Seat
    charge: Milliseconds
    """The time used since the clock started; it is already subtracted from `left`."""
    left: Milliseconds
    deadline: Milliseconds | None
    """When the time runs out; None if the clock is stopped."""
    warn_at: Milliseconds | None
    """When the player is warned: four fifths of the time left are used up then."""


class ClocksChanged(Event, frozen=True):
    """Clocks that started or stopped with this commit."""

    readings: tuple[ClockReading, ...]


class Postponed(Event, frozen=True):
    """The deadline of a running clock changed, because of an outage or because a vacation was added or ended."""

    seat: Seat
    deadline: Milliseconds
    warn_at: Milliseconds


class Warned(Event, frozen=True):
    """Most of the time for this decision is used up."""

    seat: Seat


class TimedOut(Event, frozen=True):
    """The time ran out; a bot plays for the seat until its player is back."""

    seat: Seat
    bot: str


class Returned(Event, frozen=True):
    """A player who was away came back and plays again."""

    seat: Seat


class SubstituteVoted(Event, frozen=True):
    """A player (`by`) voted to let the bot keep the seat of an absent player for good, or withdrew the vote."""

    seat: Seat
    by: Seat
    agree: bool


class Substituted(Event, frozen=True):
    """All remaining players agreed: the bot keeps the seat for good."""

    seat: Seat


class AllTimedOut(Event, frozen=True):
    """All players timed out and none came back in time: bots finish the game."""


class Finished(Event, frozen=True):
    """The game is over: the seed and the secret of the hash chain are published.

    Places and scores are those of the rules; empty if the players ended the game early.
    """

    server_seed: str
    secret: str
    places: tuple[int, ...]
    scores: tuple[int, ...]


VoidReason = Literal["collusion", "one-person", "foul-play", "fault", "other"]
"""Players cooperated; one person played two seats; a player had forbidden help; the site failed; another reason."""


class Voided(Event, frozen=True):
    """A moderator decided that the ranked game does not count. The log has neither their name nor the evidence."""

    reason: VoidReason


TableEvent: TypeAlias = (
    Opened
    | Terms
    | Reserved
    | Seated
    | Left
    | HostLeft
    | Started
    | ClocksChanged
    | Postponed
    | Warned
    | TimedOut
    | Returned
    | SubstituteVoted
    | Substituted
    | AllTimedOut
    | Resigned
    | EndVoted
    | Finished
    | Voided
)
TABLE_EVENTS: Mapping[str, type[TableEvent]] = {
    str(event.__struct_config__.tag): event for event in get_args(TableEvent)
}
