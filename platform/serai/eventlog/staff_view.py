"""What staff may see of a stream: the same as a spectator until the game is over, then everything."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import connection
from msgspec import Struct

from serai.engine.codec import decode, encode
from serai.eventlog.envelope import Source, unpack
from serai.eventlog.redaction import Redactor
from serai.eventlog.rerun import finished_event
from serai.eventlog.sql import StoredEvent, stored_event
from serai.eventlog.table_state import FindGame

_PAGE = """SELECT version, body, leaf, head FROM eventlog_event
    WHERE stream_id = %s AND version > %s ORDER BY version LIMIT %s"""
_LAST = """SELECT version, body, leaf, head FROM eventlog_event
    WHERE stream_id = %s ORDER BY version DESC LIMIT 2"""


class StaffEventView(Struct, frozen=True):
    """An event that can't be read has only its version and hashes."""

    version: int
    leaf: str
    head: str
    source: Source | None = None
    time: datetime | None = None
    seat: int | None = None
    data: str | None = None
    """The event's data as JSON."""


def staff_event_views(stream: UUID, find: FindGame, *, after: int, limit: int) -> list[StaffEventView]:
    """At most `limit` events after a version, in order."""
    viewer = _Viewer(stream, find)
    if after:
        for first in _read(_PAGE, [stream, 0, 1]):
            viewer.view(first)  # the first event names the game
    return [viewer.view(event) for event in _read(_PAGE, [stream, after, limit])]


def is_finished(stream: UUID) -> bool:
    """Whether the game is over (it may have been voided since), so that nothing in the stream is secret."""
    try:
        return finished_event([unpack(event.body) for event in _read(_LAST, [stream])]) is not None
    except Exception:  # the log has been changed: show only what a running game shows
        return False


class _Viewer:
    def __init__(self, stream: UUID, find: FindGame) -> None:
        self._redactor = None if is_finished(stream) else Redactor(None, find)

    def view(self, event: StoredEvent) -> StaffEventView:
        leaf, head = event.leaf.hex(), event.head.hex()
        try:
            envelope = unpack(event.body)
            redacted: Any = self._redactor.redacted_if_needed(envelope) if self._redactor else None
            data = decode(envelope.data, Any) if redacted is None else redacted
        except Exception:  # don't show the error: its text may contain hidden data
            return StaffEventView(event.version, leaf, head)
        text = encode(data).decode()
        return StaffEventView(event.version, leaf, head, envelope.source, envelope.time, envelope.seat, text)


def _read(query: str, arguments: Sequence[Any]) -> list[StoredEvent]:
    with connection.cursor() as cursor:
        cursor.execute(query, arguments)
        return [stored_event(row) for row in cursor.fetchall()]
