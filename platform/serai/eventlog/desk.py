"""What staff may see of a stream: as much as a spectator until its end, and then everything."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import connection
from msgspec import Struct

from serai.engine.wire import decode, encode
from serai.eventlog.chronicle import FindGame
from serai.eventlog.decide_again import revelation
from serai.eventlog.envelope import Room, unpack
from serai.eventlog.sight import Sight
from serai.eventlog.sql import Stored, stored

_SOME = """SELECT version, body, leaf, head FROM eventlog_event
    WHERE stream_id = %s AND version > %s ORDER BY version LIMIT %s"""
_LAST = """SELECT version, body, leaf, head FROM eventlog_event
    WHERE stream_id = %s ORDER BY version DESC LIMIT 2"""


class ShownEvent(Struct, frozen=True):
    """Of one that can't be read only the hashes are left."""

    version: int
    leaf: str
    head: str
    room: Room | None = None
    time: datetime | None = None
    seat: int | None = None
    seen: str | None = None
    """As JSON."""


def shown_events(stream: UUID, find: FindGame, *, after: int, limit: int) -> list[ShownEvent]:
    """So many events after a version, in their order."""
    window = _Window(stream, find)
    if after:
        for first in _read(_SOME, [stream, 0, 1]):
            window.show(first)  # it names the game
    return [window.show(event) for event in _read(_SOME, [stream, after, limit])]


def is_revealed(stream: UUID) -> bool:
    """Whether the stream has come to its end, so that nothing in it is secret any more; it may be voided since."""
    try:
        return revelation([unpack(event.body) for event in _read(_LAST, [stream])]) is not None
    except Exception:  # somebody has written into it: it keeps its secrets
        return False


class _Window:
    def __init__(self, stream: UUID, find: FindGame) -> None:
        self._sight = None if is_revealed(stream) else Sight(None, find)

    def show(self, event: Stored) -> ShownEvent:
        leaf, head = event.leaf.hex(), event.head.hex()
        try:
            envelope = unpack(event.body)
            seen: Any = self._sight.redacted(envelope) if self._sight else None
            whole = decode(envelope.data, Any) if seen is None else seen
        except Exception:  # what it says of itself may be anybody's hand of cards
            return ShownEvent(event.version, leaf, head)
        text = encode(whole).decode()
        return ShownEvent(event.version, leaf, head, envelope.room, envelope.time, envelope.seat, text)


def _read(query: str, arguments: Sequence[Any]) -> list[Stored]:
    with connection.cursor() as cursor:
        cursor.execute(query, arguments)
        return [stored(row) for row in cursor.fetchall()]
