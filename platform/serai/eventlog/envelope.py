"""The envelope: everything about an event that its hash covers, as canonical bytes."""

from datetime import UTC, datetime
from typing import Literal
from uuid import UUID

from msgspec import Raw, Struct

from serai.engine import Event, Plugin
from serai.engine.codec import decode, decoder, encode
from serai.eventlog.current_time import Microseconds

Source = Literal["table", "game"]
"""Where an event comes from: the platform (about the table) or the rules (about the game)."""


class Cause(Struct, frozen=True):
    """The cause of a commit: a seat and its actions as they were sent."""

    seat: int
    actions: list[Raw]


class Envelope(Struct, frozen=True, kw_only=True):
    table: UUID
    version: int
    source: Source
    type: str
    schema: int
    seat: int | None
    command: UUID | None
    ordinal: int
    recorded: Microseconds
    """Microseconds since 1970, UTC."""
    data: Raw
    cause: Cause | None

    @property
    def time(self) -> datetime:
        return datetime.fromtimestamp(self.recorded / 1_000_000, UTC)


class PartialEnvelope(Struct, frozen=True, gc=False):
    """The fields that are needed to apply an event. Decoding all fields would take twice as long."""

    version: int
    source: Source
    type: str
    schema: int
    ordinal: int
    recorded: Microseconds
    data: Raw

    @property
    def follows(self) -> bool:
        """Whether it follows directly from the event before it, without another decision."""
        return self.ordinal > 0 and self.source == "game"


def pack(envelope: Envelope) -> bytes:
    return encode(envelope)


def unpack(body: bytes) -> Envelope:
    envelope: Envelope = decode(body, Envelope)
    return envelope


unpack_partial = decoder(PartialEnvelope).decode


class NewEvent(Struct, frozen=True):
    """An event that is not stored yet."""

    source: Source
    type: str
    data: bytes
    schema: int = 1

    @classmethod
    def of_table(cls, event: Event) -> "NewEvent":
        return cls("table", _tag(event), encode(event))

    @classmethod
    def of_game(cls, event: Event, plugin: Plugin) -> "NewEvent":
        """A game event in the current schema version, which is one more than the number of upcasts."""
        return cls("game", _tag(event), encode(event), 1 + len(plugin.upcasts.get(_tag(event), ())))


def _tag(event: Event) -> str:
    return str(event.__struct_config__.tag)
