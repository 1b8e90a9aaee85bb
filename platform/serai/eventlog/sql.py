"""The SQL of both stores, and structs for its rows."""

from collections.abc import Sequence
from typing import Any, Literal
from uuid import UUID

from msgspec import Struct

from serai.eventlog.chain import SealedCommit, StreamHead, genesis

CREATE = "INSERT INTO eventlog_stream (id, secret, head) VALUES (%s, %s, %s)"
APPEND = """SELECT result, first_version, last_version FROM eventlog_append(
    %s, %s, %s, %s::smallint, %s, to_timestamp(%s::numeric / 1000000),
    %s::text[], %s::smallint[], %s::bytea[], %s::bytea[], %s::bytea[])"""
HEAD = "SELECT id, secret, version, head FROM eventlog_stream WHERE id = %s"
TAIL = "SELECT version, body, leaf, head FROM eventlog_event WHERE stream_id = %s AND version > %s ORDER BY version"
BETWEEN = """SELECT version, body, leaf, head FROM eventlog_event
    WHERE stream_id = %s AND version > %s AND version <= %s ORDER BY version"""
BODIES = "SELECT body FROM eventlog_event WHERE stream_id = %s AND version > %s ORDER BY version"
BODIES_UP_TO = """SELECT body FROM eventlog_event
    WHERE stream_id = %s AND version > %s AND version <= %s ORDER BY version"""
SNAPSHOT = "SELECT table_state FROM eventlog_snapshot WHERE stream_id = %s ORDER BY version DESC LIMIT 1"
SNAPSHOT_UP_TO = """SELECT table_state FROM eventlog_snapshot
    WHERE stream_id = %s AND version <= %s ORDER BY version DESC LIMIT 1"""
SAVE_SNAPSHOT = """INSERT INTO eventlog_snapshot (stream_id, rules_version, version, table_state)
    VALUES (%s, %s, %s, %s) ON CONFLICT (stream_id, rules_version)
    DO UPDATE SET version = excluded.version, table_state = excluded.table_state
    WHERE eventlog_snapshot.version <= excluded.version"""
# The log is complete in earlier epochs, and below the oldest running transaction. Events of one transaction are read
# together, so there may be more rows than the limit.
_BELOW_HORIZON = """SELECT e.epoch, e.xid::text, e.position, e.stream_id, e.version, e.body FROM (
    SELECT * FROM eventlog_event e
    WHERE (e.epoch, e.xid, e.position) > (%s, %s::text::xid8, %s)
      AND (e.epoch < eventlog_current_epoch()
           OR e.epoch = eventlog_current_epoch() AND e.xid < pg_snapshot_xmin(pg_current_snapshot())){of_types}
    ORDER BY e.epoch, e.xid FETCH FIRST %s ROWS WITH TIES) e ORDER BY e.epoch, e.xid, e.position"""

Result = Literal["appended", "repeated", "conflict", "stale"]


class AppendResult(Struct, frozen=True):
    """The result of an append.

    - appended: stored at versions `first` to `last`
    - repeated: the seat's command was stored before, at these versions
    - conflict: the stream is at version `last` now: read the tail and decide again
    - stale: this transaction is older than the stream's last commit: start a new one
    """

    result: Result
    first: int | None
    last: int
    has_standing_orders: bool = False
    """Whether the table has standing orders that must be run after this commit."""


class StoredEvent(Struct, frozen=True):
    version: int
    body: bytes
    leaf: bytes
    head: bytes


class Checkpoint(Struct, frozen=True, gc=False):
    """The position of a reader in the whole log."""

    epoch: int = 0
    xid: str = "0"
    position: int = 0


class LogEntry(Struct, frozen=True, gc=False):
    checkpoint: Checkpoint
    stream: UUID
    version: int
    body: bytes


class UnknownStream(LookupError):
    def __init__(self, stream: UUID) -> None:
        super().__init__(f"There is no table {stream}.")


def create_arguments(stream: UUID, secret: bytes) -> Sequence[Any]:
    return stream, secret, genesis(stream)


def append_arguments(sealed: SealedCommit) -> Sequence[Any]:
    before, events = sealed.before, sealed.new_events
    return (
        *(before.id, before.version, before.head, sealed.seat, sealed.command, sealed.recorded),
        *([event.type for event in events], [event.schema for event in events]),
        *(sealed.bodies, sealed.leaves, sealed.heads),
    )


def append_result(row: Sequence[Any] | None, stream: UUID) -> AppendResult:
    if row is None or row[0] is None:
        raise UnknownStream(stream)
    return AppendResult(*row)


def stream_head(row: Sequence[Any] | None, stream: UUID) -> StreamHead:
    if row is None:
        raise UnknownStream(stream)
    return StreamHead(row[0], bytes(row[1]), row[2], bytes(row[3]))


def stored_event(row: Sequence[Any]) -> StoredEvent:
    version, *data = row
    return StoredEvent(version, *map(bytes, data))


def below_horizon(types: Sequence[str] = ()) -> str:
    return _BELOW_HORIZON.format(of_types=of_types(types))


def of_types(types: Sequence[str]) -> str:
    """An SQL condition with the types as literals, so that PostgreSQL uses a partial index; empty for no types."""
    names = ", ".join(f"'{name}'" for name in types)
    return f" AND e.type IN ({names})" if types else ""


def log_entry(row: Sequence[Any]) -> LogEntry:
    epoch, xid, position, stream, version, body = row
    return LogEntry(Checkpoint(epoch, xid, position), stream, version, bytes(body))
