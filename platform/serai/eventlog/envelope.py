"""The envelope: everything about an event that its hash covers, as canonical bytes."""

from datetime import UTC, datetime
from typing import Literal
from uuid import UUID

from msgspec import Raw, Struct

from serai.engine import Event, Plugin
from serai.engine.wire import decode, decoder, encode

Room = Literal["table", "game"]
"""Who speaks: the platform about the table, or the rules about the game."""


class Cause(Struct, frozen=True):
    """What a commit answers: the seat, and its actions as given."""

    seat: int
    actions: list[Raw]


class Envelope(Struct, frozen=True, kw_only=True):
    table: UUID
    version: int
    room: Room
    type: str
    schema: int
    seat: int | None
    command: UUID | None
    ordinal: int
    recorded: int
    """Microseconds since 1970, UTC."""
    data: Raw
    cause: Cause | None

    @property
    def time(self) -> datetime:
        return datetime.fromtimestamp(self.recorded / 1_000_000, UTC)


class Brief(Struct, frozen=True, gc=False):
    """Of an envelope what is needed to go on with a table: reading the rest takes as long again."""

    version: int
    room: Room
    type: str
    schema: int
    ordinal: int
    recorded: int
    data: Raw

    @property
    def follows(self) -> bool:
        """From what happened right before it, before anybody could decide anything."""
        return self.ordinal > 0 and self.room == "game"


def pack(envelope: Envelope) -> bytes:
    return encode(envelope)


def unpack(body: bytes) -> Envelope:
    envelope: Envelope = decode(body, Envelope)
    return envelope


unpack_briefly = decoder(Brief).decode


class Fact(Struct, frozen=True):
    """An event that is about to be stored."""

    room: Room
    type: str
    data: bytes
    schema: int = 1

    @classmethod
    def of_table(cls, event: Event) -> "Fact":
        return cls("table", _tag(event), encode(event))

    @classmethod
    def of_game(cls, event: Event, plugin: Plugin) -> "Fact":
        """In the form that the event has today: one more than the steps that lift old ones to it."""
        return cls("game", _tag(event), encode(event), 1 + len(plugin.upcasts.get(_tag(event), ())))


def _tag(event: Event) -> str:
    return str(event.__struct_config__.tag)
