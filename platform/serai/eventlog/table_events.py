"""What can happen to a table, apart from its game. All of it is public, and none of it names an account."""

from collections.abc import Mapping
from typing import Literal, TypeAlias
from uuid import UUID

from msgspec import Raw

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


class Revealed(Event, frozen=True):
    """The game is over: the seed and the secret of the hash chain are no longer secret.

    Places and scores are those of the rules; none if the players ended the game before the rules did.
    """

    server_seed: str
    secret: str
    places: tuple[int, ...]
    scores: tuple[int, ...]


TableEvent: TypeAlias = Opened | Seated | Left | HostLeft | Begun | Resigned | EndWished | Revealed
TABLE_EVENTS: Mapping[str, type[TableEvent]] = {
    "opened": Opened,
    "seated": Seated,
    "left": Left,
    "host-left": HostLeft,
    "begun": Begun,
    "resigned": Resigned,
    "end-wished": EndWished,
    "revealed": Revealed,
}
