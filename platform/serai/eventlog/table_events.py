"""What can happen to a table, apart from its game. All of it is public, and none of it names an account.

Of clocks the log tells what was computed, in milliseconds, never what somebody prefers.
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias, get_args
from uuid import UUID

from msgspec import Raw, Struct

from serai.engine import Event, Seat

Clock = Literal["untimed", "live", "async"]


class Opened(Event, frozen=True):
    """The table stands. `commitment` is the SHA-256 of the server's seed, published before anybody sits down."""

    game: str
    rules: int
    seats: int
    options: Raw
    commitment: str
    host: str = ""
    """The opener's player id."""
    clock: Clock = "untimed"
    ranked: bool = False
    listed: bool = True
    """Whether anybody may find it and sit down; else it takes the invitation."""
    rematch_of: UUID | None = None


class Terms(Event, frozen=True):
    """On which terms people play here, told with the opening where there are any. Of 0 seconds there is no clock."""

    bank: int = 0
    """Seconds that everybody begins with, and never has more of."""
    increment: int = 0
    """Seconds that a decision brings back."""
    vacation: bool = True
    """Whether the clock of somebody on vacation stands still."""
    reliability: int = 0
    """What it takes to sit down, in per cent."""


class Kept(Event, frozen=True):
    """For whom the chairs are kept, told with the opening: nobody else sits down, and no bot is added."""

    players: tuple[str, ...]
    """By seat; nobody where a bot is put."""


class Seated(Event, frozen=True):
    """A random player id for this table, never an account; the nonce is the player's part of the seed.

    `bot` names the level of a bot; its nonce is empty.
    """

    seat: Seat
    player: str
    nonce: str
    bot: str | None = None


class Left(Event, frozen=True):
    """A chair is free again, before the game has begun."""

    seat: Seat


class HostLeft(Event, frozen=True):
    """A host who doesn't sit at the table goes, before the game has begun; the first who sits there becomes host."""


class Begun(Event, frozen=True):
    """The game begins: its set-up follows in the same commit."""


class Resigned(Event, frozen=True):
    """A player gives up; a bot plays on in the chair."""

    seat: Seat
    bot: str


class EndWished(Event, frozen=True):
    """A player would end the game now, or would no longer. It ends when everybody who still plays wishes it."""

    seat: Seat
    wishes: bool


class Reading(Struct, frozen=True, gc=False):
    """A seat's clock right after a commit. Moments are milliseconds since 1970, UTC."""

    seat: Seat
    charge: int
    """What was taken off since it began to run; it has been paid for."""
    left: int
    deadline: int | None
    """When it runs out; None if it stands."""
    alarm: int | None
    """When four fifths of what is left are used up."""


class Timed(Event, frozen=True):
    """Clocks that began to run, or stopped, with this commit."""

    readings: tuple[Reading, ...]


class Postponed(Event, frozen=True):
    """A running clock has another deadline now: an outage, or a vacation that was begun or ended."""

    seat: Seat
    deadline: int
    alarm: int


class Warned(Event, frozen=True):
    """Most of the time for this decision is used up."""

    seat: Seat


class TimedOut(Event, frozen=True):
    """The time is used up; a bot plays in the chair until its owner is back."""

    seat: Seat
    bot: str


class Returned(Event, frozen=True):
    """Who was away plays again."""

    seat: Seat


class SubstituteWished(Event, frozen=True):
    """A player would have the bot play on for good in the chair of who is away, or would no longer."""

    seat: Seat
    by: Seat
    wishes: bool


class Substituted(Event, frozen=True):
    """All the others wished it: the bot plays on for good."""

    seat: Seat


class Forsaken(Event, frozen=True):
    """Nobody who was away has come back: bots finish the game."""


class Revealed(Event, frozen=True):
    """The game is over: the seed and the secret of the hash chain are no longer secret.

    Places and scores are those of the rules; none if the players ended the game before the rules did.
    """

    server_seed: str
    secret: str
    places: tuple[int, ...]
    scores: tuple[int, ...]


VoidReason = Literal["collusion", "one-person", "foul-play", "fault", "other"]
"""They played for each other; one person sat in two chairs; somebody had help; the house made a mistake; else."""


class Voided(Event, frozen=True):
    """A moderator has decided that the ranked game doesn't count. Who, and what else they know, is not told here."""

    reason: VoidReason


TableEvent: TypeAlias = (
    Opened
    | Terms
    | Kept
    | Seated
    | Left
    | HostLeft
    | Begun
    | Timed
    | Postponed
    | Warned
    | TimedOut
    | Returned
    | SubstituteWished
    | Substituted
    | Forsaken
    | Resigned
    | EndWished
    | Revealed
    | Voided
)
TABLE_EVENTS: Mapping[str, type[TableEvent]] = {
    str(event.__struct_config__.tag): event for event in get_args(TableEvent)
}
