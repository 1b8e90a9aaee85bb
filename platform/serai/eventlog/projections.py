"""Read models that process each event of the whole log exactly once: writes and checkpoint share a transaction."""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import partial
from typing import Any, Protocol

from django.db import connection, transaction
from django.db.backends.utils import CursorWrapper
from msgspec import Struct

from serai.eventlog import sync_store
from serai.eventlog.sql import Checkpoint, LogEntry, of_types

BATCH = 500
_COPY_SUFFIX = "_rebuilt"
_CONSTRAINTS_SQL = (
    "SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = %s::regclass AND contype IN ('p', 'u')"
)
_INDEXES = """SELECT
        coalesce(altered || ' DROP CONSTRAINT ' || quote_ident(c.conname), 'DROP INDEX ' || i.indexrelid::regclass),
        coalesce(altered || ' ADD CONSTRAINT ' || quote_ident(c.conname) || ' ' || pg_get_constraintdef(c.oid),
                 pg_get_indexdef(i.indexrelid))
    FROM pg_index i LEFT JOIN pg_constraint c ON c.conindid = i.indexrelid AND c.conrelid = i.indrelid,
        concat('ALTER TABLE ', i.indrelid::regclass) AS altered
    WHERE i.indrelid = %s::regclass ORDER BY i.indexrelid"""
"""For each index of a table, the SQL that drops it and the SQL that creates it again."""

TargetTables = Mapping[str, str]
"""Maps a table's name to the table that is written: the table itself, or the copy that is being rebuilt."""


class AlreadyRebuilding(RuntimeError):
    def __init__(self, name: str) -> None:
        super().__init__(f"{name} is being rebuilt already. Wait until that is finished.")


class Builder(Protocol):
    """Builds a projection from the start of the log.

    It may cache what it has written, because it is the only writer.
    """

    def gather(self, entries: Sequence[LogEntry]) -> Any:
        """Reads what `write` needs, usually on another connection while the previous batch is written."""

    def write(self, gathered: Any) -> None: ...
    def finish(self) -> None: ...


class Projection(Struct, frozen=True):
    name: str
    tables: Sequence[str]
    apply: Callable[[Sequence[LogEntry], TargetTables], None]
    """Writes a batch into the tables. It must have no other side effects, because it may run again.

    Events of one transaction are in one batch, so a batch may be longer than `batch`.
    """
    builder: Callable[[TargetTables], Builder] | None = None
    """A faster way to rebuild than batch by batch, with the same result."""
    types: Sequence[str] = ()
    """The types of events that it reads; all if empty."""
    batch: int = BATCH
    """How many events are read at a time by default."""
    can_rebuild: bool = True
    """False if its rows have had effects, such as emails, and must not be written again."""


def follow(projection: Projection, batch: int | None = None) -> int:
    """Processes events up to the point where the log is complete, and returns their number.

    Does nothing while another process follows the same projection.
    """
    targets, total, batch = {table: table for table in projection.tables}, 0, batch or projection.batch
    while True:
        done = _step(projection, targets, batch)
        total += done
        if done < batch:
            return total


def _step(projection: Projection, targets: TargetTables, batch: int) -> int:
    with transaction.atomic(), connection.cursor() as cursor:
        checkpoint = _lock(cursor, projection.name, wait=False)
        entries = sync_store.below_horizon(checkpoint, batch, projection.types) if checkpoint else []
        if entries:
            projection.apply(entries, targets)
            _save_checkpoint(cursor, projection.name, entries[-1].checkpoint)
        return len(entries)


def rebuild(projection: Projection, batch: int | None = None, progress: Callable[[int], Any] = lambda _: None) -> int:
    """Builds the projection in copies of its tables, then replaces their rows: readers see the old or the new rows."""
    with _rebuild_lock(projection.name):
        return _rebuild(projection, batch or projection.batch, progress)


def _rebuild(projection: Projection, batch: int, progress: Callable[[int], Any]) -> int:
    copies = {table: table + _COPY_SUFFIX for table in projection.tables}
    with transaction.atomic(), connection.cursor() as cursor:
        for table, copy in copies.items():
            cursor.execute(f"DROP TABLE IF EXISTS {copy}")
            cursor.execute(f"CREATE UNLOGGED TABLE {copy} (LIKE {table} INCLUDING ALL EXCLUDING INDEXES)")
            cursor.execute(_CONSTRAINTS_SQL, [table])
            for (key,) in cursor.fetchall():
                cursor.execute(f"ALTER TABLE {copy} ADD {key}")
    builder = (projection.builder or partial(_BatchBuilder, projection))(copies)
    read = partial(_read_batch, projection, builder, batch)
    checkpoint, total = Checkpoint(), 0
    with closing(_prefetch(read)) as batches:
        for found in batches:
            with transaction.atomic():
                builder.write(found.gathered)
            checkpoint, total = found.checkpoint, total + found.count
            progress(total)
    with transaction.atomic(), connection.cursor() as cursor:
        _lock(cursor, projection.name)
        while (found := read(checkpoint)).count:
            builder.write(found.gathered)
            checkpoint, total = found.checkpoint, total + found.count
        builder.finish()
        cursor.execute(
            f"LOCK TABLE {', '.join(copies)} IN ACCESS EXCLUSIVE MODE"
        )  # lock all tables in one statement: readers lock them in another order
        for table, copy in copies.items():
            _replace(cursor, table, copy)
        _save_checkpoint(cursor, projection.name, checkpoint)
    return total


@contextmanager
def _rebuild_lock(name: str) -> Iterator[None]:
    """Holds a lock, because two rebuilds at a time would write into the same copies."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_try_advisory_lock(hashtext(%s))", [name + _COPY_SUFFIX])
        if not cursor.fetchone()[0]:
            raise AlreadyRebuilding(name)
    try:
        yield
    finally:
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_unlock(hashtext(%s))", [name + _COPY_SUFFIX])


class _Batch(Struct, frozen=True):
    count: int
    checkpoint: Checkpoint
    gathered: Any


def _read_batch(projection: Projection, builder: Builder, batch: int, after: Checkpoint) -> _Batch:
    entries = sync_store.below_horizon(after, batch, projection.types)
    return _Batch(len(entries), entries[-1].checkpoint if entries else after, builder.gather(entries))


def _prefetch(read: Callable[[Checkpoint], _Batch]) -> Generator[_Batch, None, None]:
    """Yields all batches up to the current end of the log; reads the next one while the caller writes one."""
    with ThreadPoolExecutor(1) as reader:
        try:
            found = reader.submit(read, Checkpoint()).result()
            while found.count:
                following = reader.submit(read, found.checkpoint)
                yield found
                found = following.result()
        finally:
            reader.submit(connection.close)


def _replace(cursor: CursorWrapper, table: str, copy: str) -> None:
    """Replaces the rows of a table by those of its copy. The table keeps its privileges.

    Its indexes are created after the rows are inserted, which is faster.
    """
    cursor.execute(f"TRUNCATE {table}")
    cursor.execute(_INDEXES, [table])
    indexes = cursor.fetchall()
    for drop, _ in indexes:
        cursor.execute(drop)
    cursor.execute(f"INSERT INTO {table} SELECT * FROM {copy}")
    for _, create in indexes:
        cursor.execute(create)
    cursor.execute(f"DROP TABLE {copy}")


class _BatchBuilder:
    def __init__(self, projection: Projection, tables: TargetTables) -> None:
        self._projection = projection
        self._tables = tables

    def gather(self, entries: Sequence[LogEntry]) -> Sequence[LogEntry]:
        return entries

    def write(self, gathered: Sequence[LogEntry]) -> None:
        self._projection.apply(gathered, self._tables)

    def finish(self) -> None:
        """Does nothing: each batch has been written completely."""


def _lock(cursor: CursorWrapper, name: str, *, wait: bool = True) -> Checkpoint | None:
    """Locks the checkpoint until the end of the transaction; None if it is locked already and `wait` is false."""
    cursor.execute("INSERT INTO eventlog_projection (name) VALUES (%s) ON CONFLICT DO NOTHING", [name])
    query = "SELECT epoch, xid::text, position FROM eventlog_projection WHERE name = %s FOR UPDATE"
    cursor.execute(query if wait else f"{query} SKIP LOCKED", [name])
    row = cursor.fetchone()
    return Checkpoint(*row) if row else None


def _save_checkpoint(cursor: CursorWrapper, name: str, to: Checkpoint) -> None:
    cursor.execute(
        "UPDATE eventlog_projection SET epoch = %s, xid = %s::text::xid8, position = %s WHERE name = %s",
        [to.epoch, to.xid, to.position, name],
    )


def size(projection: Projection) -> int:
    """The number of events that a rebuild reads."""
    return _lag("", projection.types)


def lag(projection: Projection) -> int:
    """The number of events that the projection has not processed yet."""
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
