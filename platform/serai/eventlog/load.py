"""Loading a table: the newest snapshot, if there is one, and the events after it."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any
from uuid import UUID

import msgspec
import psycopg
from django.db import DatabaseError, connection, transaction

from serai.eventlog import sql
from serai.eventlog.envelope import unpack_partial
from serai.eventlog.snapshots import deserialize, serialize
from serai.eventlog.table_state import FindGame, TableState, apply_events

SNAPSHOT_EVERY = 100
"""Number of events after the last snapshot at which a new one is stored."""


def load(stream: UUID, find: FindGame) -> TableState:
    """Loads the current table state. Without a usable snapshot this takes longer."""
    with psycopg.Cursor(_psycopg_connection()) as cursor:
        cursor.execute(sql.SNAPSHOT.encode(), [stream], binary=True)
        table_state = from_snapshot(cursor.fetchone(), find)
        cursor.execute(sql.BODIES.encode(), [stream, table_state.version], binary=True)
        bodies = [body for (body,) in cursor.fetchall()]
    if not bodies and not table_state.version:
        raise sql.UnknownStream(stream)
    apply_events(table_state, map(unpack_partial, bodies), find)
    if len(bodies) >= SNAPSHOT_EVERY:
        save_snapshot(stream, table_state, find)
    return table_state


def load_at(stream: UUID, version: int, find: FindGame) -> TableState:
    """Loads the table state at a version. Stores no snapshot, because only the newest state has one."""
    with psycopg.Cursor(_psycopg_connection()) as cursor:
        cursor.execute(sql.SNAPSHOT_UP_TO.encode(), [stream, version], binary=True)
        table_state = from_snapshot(cursor.fetchone(), find)
        cursor.execute(sql.BODIES_UP_TO.encode(), [stream, table_state.version, version], binary=True)
        return apply_events(table_state, (unpack_partial(body) for (body,) in cursor.fetchall()), find)


def from_snapshot(snapshot: Sequence[Any] | None, find: FindGame) -> TableState:
    """The table state of a snapshot; an empty state without a snapshot that this code can read."""
    if snapshot is None:
        return TableState()
    try:
        return deserialize(bytes(snapshot[0]), find)
    except (msgspec.DecodeError, LookupError):
        return TableState()


def _psycopg_connection() -> psycopg.Connection[Any]:
    """Django's connection as psycopg's, whose own cursors are needed: Django's fetch bytea as hexadecimal text."""
    connection.ensure_connection()
    connected: psycopg.Connection[Any] = connection.connection
    return connected


def save_snapshot(stream: UUID, table_state: TableState, find: FindGame) -> None:
    """Ignores database errors: a read-only transaction or a full disk must not make loading fail."""
    with suppress(DatabaseError), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(sql.SAVE_SNAPSHOT, snapshot_arguments(stream, table_state, find))


def snapshot_arguments(stream: UUID, table_state: TableState, find: FindGame) -> list[Any]:
    rules_version = table_state.opened.rules_version if table_state.opened else 0
    return [stream, rules_version, table_state.version, serialize(table_state, find)]
