"""Loading a table: the newest snapshot, if there is one, and the events after it."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any
from uuid import UUID

import msgspec
import psycopg
from django.db import DatabaseError, connection, transaction

from serai.eventlog import sql
from serai.eventlog.chronicle import Chronicle, FindGame, advance
from serai.eventlog.envelope import unpack_briefly
from serai.eventlog.snapshots import freeze, thaw

SNAPSHOT_EVERY = 100
"""So many events after the last snapshot make a new one due."""


def load(stream: UUID, find: FindGame) -> Chronicle:
    """The table as its events tell it. A missing or useless snapshot only costs time."""
    with psycopg.Cursor(_connected()) as cursor:
        cursor.execute(sql.SNAPSHOT.encode(), [stream], binary=True)
        chronicle = from_snapshot(cursor.fetchone(), find)
        cursor.execute(sql.BODIES.encode(), [stream, chronicle.version], binary=True)
        bodies = [body for (body,) in cursor.fetchall()]
    if not bodies and not chronicle.version:
        raise sql.UnknownStream(stream)
    advance(chronicle, map(unpack_briefly, bodies), find)
    if len(bodies) >= SNAPSHOT_EVERY:
        keep(stream, chronicle, find)
    return chronicle


def load_at(stream: UUID, version: int, find: FindGame) -> Chronicle:
    """The table as it was at a version. Nothing is kept: a snapshot is of what is newest."""
    with psycopg.Cursor(_connected()) as cursor:
        cursor.execute(sql.SNAPSHOT_UP_TO.encode(), [stream, version], binary=True)
        chronicle = from_snapshot(cursor.fetchone(), find)
        cursor.execute(sql.BODIES_UP_TO.encode(), [stream, chronicle.version, version], binary=True)
        return advance(chronicle, (unpack_briefly(body) for (body,) in cursor.fetchall()), find)


def from_snapshot(snapshot: Sequence[Any] | None, find: FindGame) -> Chronicle:
    """The chronicle in a snapshot; an empty one if there is none, or none that today's rules can read."""
    if snapshot is None:
        return Chronicle()
    try:
        return thaw(bytes(snapshot[0]), find)
    except (msgspec.DecodeError, LookupError):
        return Chronicle()


def _connected() -> psycopg.Connection[Any]:
    """Django's connection, for cursors of psycopg's own: Django's would fetch bytes as hex."""
    connection.ensure_connection()
    connected: psycopg.Connection[Any] = connection.connection
    return connected


def keep(stream: UUID, chronicle: Chronicle, find: FindGame) -> None:
    """Keeps a snapshot if it can: a transaction that may only read, or a full disk, is no reason to fail."""
    with suppress(DatabaseError), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(sql.KEEP_SNAPSHOT, snapshot_arguments(stream, chronicle, find))


def snapshot_arguments(stream: UUID, chronicle: Chronicle, find: FindGame) -> list[Any]:
    rules = chronicle.opened.rules if chronicle.opened else 0
    return [stream, rules, chronicle.version, freeze(chronicle, find)]
