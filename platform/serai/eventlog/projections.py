"""Read models that follow the whole log, each event exactly once: writes and checkpoint share a transaction."""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import partial
from typing import Any, Protocol

from django.db import connection, transaction
from django.db.backends.utils import CursorWrapper
from msgspec import Struct

from serai.eventlog import sync_door
from serai.eventlog.sql import Checkpoint, LogEntry, of_types

BATCH = 500
_REBUILT = "_rebuilt"
_KEYS = "SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = %s::regclass AND contype IN ('p', 'u')"
_INDEXES = """SELECT
        coalesce(altered || ' DROP CONSTRAINT ' || quote_ident(c.conname), 'DROP INDEX ' || i.indexrelid::regclass),
        coalesce(altered || ' ADD CONSTRAINT ' || quote_ident(c.conname) || ' ' || pg_get_constraintdef(c.oid),
                 pg_get_indexdef(i.indexrelid))
    FROM pg_index i LEFT JOIN pg_constraint c ON c.conindid = i.indexrelid AND c.conrelid = i.indrelid,
        concat('ALTER TABLE ', i.indrelid::regclass) AS altered
    WHERE i.indrelid = %s::regclass ORDER BY i.indexrelid"""
"""How to drop each of a table's indexes, and how to build it again."""

Tables = Mapping[str, str]
"""From a table's name to where it is written now: itself, or the one that is being rebuilt beside it."""


class AlreadyRebuilding(RuntimeError):
    def __init__(self, name: str) -> None:
        super().__init__(f"{name} is being rebuilt already: wait for it to end.")


class Builder(Protocol):
    """Builds a projection from the beginning. It may keep in mind what it has written: nobody else writes there."""

    def gather(self, entries: Sequence[LogEntry]) -> Any:
        """Reads what it takes to write these down; mostly on another connection, while those before are written."""

    def write(self, gathered: Any) -> None: ...
    def finish(self) -> None: ...


class Projection(Struct, frozen=True):
    name: str
    tables: Sequence[str]
    apply: Callable[[Sequence[LogEntry], Tables], None]
    """Writes a batch into the tables. It mails nothing and tells nobody: it may run again.

    What was committed together comes together, so a batch may be longer than was asked for.
    """
    builder: Callable[[Tables], Builder] | None = None
    """Where a rebuild has a faster way than batch by batch; both come to the same."""
    types: Sequence[str] = ()
    """The events that it needs; all of them if it names none."""
    batch: int = BATCH
    """How many events are read at a time, unless told otherwise."""
    once: bool = False
    """Others have acted on what it has written: it is never built again."""


def follow(projection: Projection, batch: int | None = None) -> int:
    """Takes the projection as far as the log is complete; gives back how many events that were.

    If somebody else is at it, it is left to them.
    """
    live, total, batch = {table: table for table in projection.tables}, 0, batch or projection.batch
    while True:
        done = _step(projection, live, batch)
        total += done
        if done < batch:
            return total


def _step(projection: Projection, live: Tables, batch: int) -> int:
    with transaction.atomic(), connection.cursor() as cursor:
        at = _lock(cursor, projection.name, wait=False)
        entries = sync_door.below_horizon(at, batch, projection.types) if at else []
        if entries:
            projection.apply(entries, live)
            _move(cursor, projection.name, entries[-1].at)
        return len(entries)


def rebuild(projection: Projection, batch: int | None = None, progress: Callable[[int], Any] = lambda _: None) -> int:
    """Builds the projection again beside the live one, then puts it in its place: readers see the old or the new."""
    with _alone(projection.name):
        return _rebuild(projection, batch or projection.batch, progress)


def _rebuild(projection: Projection, batch: int, progress: Callable[[int], Any]) -> int:
    beside = {table: table + _REBUILT for table in projection.tables}
    with transaction.atomic(), connection.cursor() as cursor:
        for table, copy in beside.items():
            cursor.execute(f"DROP TABLE IF EXISTS {copy}")
            cursor.execute(f"CREATE UNLOGGED TABLE {copy} (LIKE {table} INCLUDING ALL EXCLUDING INDEXES)")
            cursor.execute(_KEYS, [table])
            for (key,) in cursor.fetchall():
                cursor.execute(f"ALTER TABLE {copy} ADD {key}")
    builder = (projection.builder or partial(_ByBatches, projection))(beside)
    look = partial(_look, projection, builder, batch)
    at, total = Checkpoint(), 0
    with closing(_ahead(look)) as batches:
        for found in batches:
            with transaction.atomic():
                builder.write(found.gathered)
            at, total = found.at, total + found.count
            progress(total)
    with transaction.atomic(), connection.cursor() as cursor:
        _lock(cursor, projection.name)
        while (found := look(at)).count:
            builder.write(found.gathered)
            at, total = found.at, total + found.count
        builder.finish()
        cursor.execute(f"LOCK TABLE {', '.join(beside)} IN ACCESS EXCLUSIVE MODE")  # readers come crosswise
        for table, copy in beside.items():
            _replace(cursor, table, copy)
        _move(cursor, projection.name, at)
    return total


@contextmanager
def _alone(name: str) -> Iterator[None]:
    """Two at once would write into the same tables."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_try_advisory_lock(hashtext(%s))", [name + _REBUILT])
        if not cursor.fetchone()[0]:
            raise AlreadyRebuilding(name)
    try:
        yield
    finally:
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_unlock(hashtext(%s))", [name + _REBUILT])


class _Found(Struct, frozen=True):
    count: int
    at: Checkpoint
    gathered: Any


def _look(projection: Projection, builder: Builder, batch: int, after: Checkpoint) -> _Found:
    entries = sync_door.below_horizon(after, batch, projection.types)
    return _Found(len(entries), entries[-1].at if entries else after, builder.gather(entries))


def _ahead(look: Callable[[Checkpoint], _Found]) -> Generator[_Found, None, None]:
    """Batch after batch, to where the log ends now; the next one is read while one is written."""
    with ThreadPoolExecutor(1) as reader:
        try:
            found = reader.submit(look, Checkpoint()).result()
            while found.count:
                following = reader.submit(look, found.at)
                yield found
                found = following.result()
        finally:
            reader.submit(connection.close)


def _replace(cursor: CursorWrapper, table: str, copy: str) -> None:
    """The table keeps its name, its rights and its indexes, which are built when all rows are there: that is faster."""
    cursor.execute(f"TRUNCATE {table}")
    cursor.execute(_INDEXES, [table])
    indexes = cursor.fetchall()
    for drop, _ in indexes:
        cursor.execute(drop)
    cursor.execute(f"INSERT INTO {table} SELECT * FROM {copy}")
    for _, create in indexes:
        cursor.execute(create)
    cursor.execute(f"DROP TABLE {copy}")


class _ByBatches:
    def __init__(self, projection: Projection, tables: Tables) -> None:
        self._projection = projection
        self._tables = tables

    def gather(self, entries: Sequence[LogEntry]) -> Sequence[LogEntry]:
        return entries

    def write(self, gathered: Sequence[LogEntry]) -> None:
        self._projection.apply(gathered, self._tables)

    def finish(self) -> None:
        """Each batch has written all of it."""


def _lock(cursor: CursorWrapper, name: str, *, wait: bool = True) -> Checkpoint | None:
    """Holds a checkpoint until the end of the transaction; None if somebody else does and we don't wait."""
    cursor.execute("INSERT INTO eventlog_projection (name) VALUES (%s) ON CONFLICT DO NOTHING", [name])
    query = "SELECT epoch, xid::text, position FROM eventlog_projection WHERE name = %s FOR UPDATE"
    cursor.execute(query if wait else f"{query} SKIP LOCKED", [name])
    row = cursor.fetchone()
    return Checkpoint(*row) if row else None


def _move(cursor: CursorWrapper, name: str, to: Checkpoint) -> None:
    cursor.execute(
        "UPDATE eventlog_projection SET epoch = %s, xid = %s::text::xid8, position = %s WHERE name = %s",
        [to.epoch, to.xid, to.position, name],
    )


def size(projection: Projection) -> int:
    """How many events a rebuild has to read."""
    return _lag("", projection.types)


def lag(projection: Projection) -> int:
    """How many events that it needs the projection has not seen yet."""
    return _lag(projection.name, projection.types)


def _lag(checkpoint: str, types: Sequence[str]) -> int:
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT count(*) FROM eventlog_event e WHERE (epoch, xid, position) > coalesce("
            "(SELECT (epoch, xid, position) FROM eventlog_projection WHERE name = %s), (0, '0'::xid8, 0::bigint))"
            f"{of_types(types)}",
            [checkpoint],
        )
        return int(cursor.fetchone()[0])
