"""The SQL that both doors speak, and what its rows mean."""

from collections.abc import Sequence
from typing import Any, Literal
from uuid import UUID

from msgspec import Struct

from serai.eventlog.chain import Sealed, StreamHead, genesis

CREATE = "INSERT INTO eventlog_stream (id, secret, head) VALUES (%s, %s, %s)"
APPEND = """SELECT outcome, first_version, last_version FROM eventlog_append(
    %s, %s, %s, %s::smallint, %s, to_timestamp(%s::numeric / 1000000),
    %s::text[], %s::smallint[], %s::bytea[], %s::bytea[], %s::bytea[])"""
HEAD = "SELECT id, secret, version, head FROM eventlog_stream WHERE id = %s"
TAIL = "SELECT version, body, leaf, head FROM eventlog_event WHERE stream_id = %s AND version > %s ORDER BY version"
BETWEEN = """SELECT version, body, leaf, head FROM eventlog_event
    WHERE stream_id = %s AND version > %s AND version <= %s ORDER BY version"""
BODIES = "SELECT body FROM eventlog_event WHERE stream_id = %s AND version > %s ORDER BY version"
BODIES_UP_TO = """SELECT body FROM eventlog_event
    WHERE stream_id = %s AND version > %s AND version <= %s ORDER BY version"""
SNAPSHOT = "SELECT chronicle FROM eventlog_snapshot WHERE stream_id = %s ORDER BY version DESC LIMIT 1"
SNAPSHOT_UP_TO = """SELECT chronicle FROM eventlog_snapshot
    WHERE stream_id = %s AND version <= %s ORDER BY version DESC LIMIT 1"""
KEEP_SNAPSHOT = """INSERT INTO eventlog_snapshot (stream_id, rules_version, version, chronicle) VALUES (%s, %s, %s, %s)
    ON CONFLICT (stream_id, rules_version) DO UPDATE SET version = excluded.version, chronicle = excluded.chronicle
    WHERE eventlog_snapshot.version <= excluded.version"""
# Everything below the oldest transaction still running is complete; of earlier epochs everything is. What was stored
# together is read together, though it may be more than was asked for.
_BELOW_HORIZON = """SELECT e.epoch, e.xid::text, e.position, e.stream_id, e.version, e.body FROM (
    SELECT * FROM eventlog_event e
    WHERE (e.epoch, e.xid, e.position) > (%s, %s::text::xid8, %s)
      AND (e.epoch < eventlog_current_epoch()
           OR e.epoch = eventlog_current_epoch() AND e.xid < pg_snapshot_xmin(pg_current_snapshot())){of_types}
    ORDER BY e.epoch, e.xid FETCH FIRST %s ROWS WITH TIES) e ORDER BY e.epoch, e.xid, e.position"""

Result = Literal["appended", "repeated", "conflict", "stale"]


class Appended(Struct, frozen=True):
    """What became of a commit.

    - appended: it stands at these versions
    - repeated: the seat's command was stored before, at these versions
    - conflict: the stream has moved on, to `last`: read the tail and decide again
    - stale: this transaction is older than the stream's last commit: begin a new one
    """

    result: Result
    first: int | None
    last: int
    is_awaited: bool = False
    """Whether somebody has left word there to be told of whatever happens."""


class Stored(Struct, frozen=True):
    version: int
    body: bytes
    leaf: bytes
    head: bytes


class Checkpoint(Struct, frozen=True, gc=False):
    """How far a reader of the whole log has come."""

    epoch: int = 0
    xid: str = "0"
    position: int = 0


class LogEntry(Struct, frozen=True, gc=False):
    at: Checkpoint
    stream: UUID
    version: int
    body: bytes


class UnknownStream(LookupError):
    def __init__(self, stream: UUID) -> None:
        super().__init__(f"There is no table {stream}.")


def create_arguments(stream: UUID, secret: bytes) -> Sequence[Any]:
    return stream, secret, genesis(stream)


def append_arguments(sealed: Sealed) -> Sequence[Any]:
    before, facts = sealed.before, sealed.facts
    return (
        *(before.id, before.version, before.head, sealed.seat, sealed.command, sealed.recorded),
        *([fact.type for fact in facts], [fact.schema for fact in facts]),
        *(sealed.bodies, sealed.leaves, sealed.heads),
    )


def appended(row: Sequence[Any] | None, stream: UUID) -> Appended:
    if row is None or row[0] is None:
        raise UnknownStream(stream)
    return Appended(*row)


def stream_head(row: Sequence[Any] | None, stream: UUID) -> StreamHead:
    if row is None:
        raise UnknownStream(stream)
    return StreamHead(row[0], bytes(row[1]), row[2], bytes(row[3]))


def stored(row: Sequence[Any]) -> Stored:
    version, *data = row
    return Stored(version, *map(bytes, data))


def below_horizon(types: Sequence[str] = ()) -> str:
    return _BELOW_HORIZON.format(of_types=of_types(types))


def of_types(types: Sequence[str]) -> str:
    """A condition, spelt out so that an index for these types alone is found; none if there are no types."""
    names = ", ".join(f"'{name}'" for name in types)
    return f" AND e.type IN ({names})" if types else ""


def log_entry(row: Sequence[Any]) -> LogEntry:
    epoch, xid, position, stream, version, body = row
    return LogEntry(Checkpoint(epoch, xid, position), stream, version, bytes(body))
