"""Two doors to the same SQL, behind one contract: verbs are written once, as coroutines.

`DjangoDoor` never waits for anything but the database itself, so `run` can drive a coroutine over it to its end without
an event loop: that is how REST, Celery and commands call a verb.
"""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol, TypeVar
from uuid import UUID

from django.db import connection, transaction
from psycopg_pool import AsyncConnectionPool

from serai.engine.registry import find
from serai.eventlog import load, sql, sync_door
from serai.eventlog.async_door import AsyncDoor
from serai.eventlog.chain import Sealed, StreamHead
from serai.eventlog.chronicle import Chronicle
from serai.eventlog.ferry import Ferry
from serai.eventlog.sql import Appended, Stored
from serai.tables import times
from serai.tables.rows import Rows

T = TypeVar("T")

COMMIT = """SELECT outcome, first_version, last_version, is_awaited FROM tables_commit(
    %s, %s, %s, %s::smallint, %s, to_timestamp(%s::numeric / 1000000),
    %s::text[], %s::smallint[], %s::bytea[], %s::bytea[], %s::bytea[],
    %s, %s::smallint[], %s, %s, to_timestamp(%s::numeric / 1000), %s::bigint[], %s::jsonb, %s::jsonb)"""
COMMAND = """SELECT min(version), max(version) FROM eventlog_event
    WHERE stream_id = %s AND command = %s HAVING count(*) > 0"""


class Door(Protocol):
    async def commit(self, sealed: Sealed, rows: Rows) -> Appended: ...
    async def head(self, stream: UUID) -> StreamHead: ...
    async def tail(self, stream: UUID, after: int = 0) -> list[Stored]: ...
    async def chronicle(self, stream: UUID) -> Chronicle: ...
    async def chronicle_at(self, stream: UUID, version: int) -> Chronicle: ...
    async def times(self, table: UUID, chronicle: Chronicle) -> times.Times:
        """By which the clocks of a table go."""

    async def command(self, stream: UUID, command: UUID) -> tuple[int, int] | None:
        """The first and last version of what was committed for the command."""

    def after_commit(self, errand: Callable[[], object]) -> None:
        """Does it as soon as what was committed stands."""


def _arguments(sealed: Sealed, rows: Rows) -> Sequence[Any]:
    return *sql.append_arguments(sealed), *rows.arguments()


class DjangoDoor:
    """By Django's own connection."""

    async def commit(self, sealed: Sealed, rows: Rows) -> Appended:
        return sql.appended(self._row(COMMIT, _arguments(sealed, rows)), sealed.before.id)

    async def head(self, stream: UUID) -> StreamHead:
        return sync_door.head(stream)

    async def tail(self, stream: UUID, after: int = 0) -> list[Stored]:
        return sync_door.tail(stream, after)

    async def chronicle(self, stream: UUID) -> Chronicle:
        return load.load(stream, find)

    async def chronicle_at(self, stream: UUID, version: int) -> Chronicle:
        return load.load_at(stream, version, find)

    async def times(self, table: UUID, chronicle: Chronicle) -> times.Times:
        return times.times_of(self._row(times.QUERY, times.arguments(table, chronicle)))

    async def command(self, stream: UUID, command: UUID) -> tuple[int, int] | None:
        row = self._row(COMMAND, [stream, command])
        return (row[0], row[1]) if row else None

    def after_commit(self, errand: Callable[[], object]) -> None:
        transaction.on_commit(errand)

    def _row(self, query: str, arguments: Sequence[Any]) -> Sequence[Any] | None:
        with connection.cursor() as cursor:
            cursor.execute(query, arguments)
            row: Sequence[Any] | None = cursor.fetchone()
            return row


class PoolDoor(AsyncDoor):
    """By a pool of raw connections, for sockets."""

    def __init__(self, pool: AsyncConnectionPool, conninfo: str) -> None:
        super().__init__(pool, conninfo)
        self._commits = Ferry(COMMIT, conninfo)

    async def commit(self, sealed: Sealed, rows: Rows) -> Appended:
        row = await self._carried(self._commits, COMMIT, _arguments(sealed, rows))
        return sql.appended(row, sealed.before.id)

    async def chronicle(self, stream: UUID) -> Chronicle:
        return await self.load(stream, find)

    async def chronicle_at(self, stream: UUID, version: int) -> Chronicle:
        return await self.load_at(stream, version, find)

    async def times(self, table: UUID, chronicle: Chronicle) -> times.Times:
        return times.times_of(await self._row(times.QUERY, times.arguments(table, chronicle)))

    async def command(self, stream: UUID, command: UUID) -> tuple[int, int] | None:
        row = await self._row(COMMAND, [stream, command])
        return (row[0], row[1]) if row else None

    def after_commit(self, errand: Callable[[], object]) -> None:
        errand()


django_door = DjangoDoor()


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    """Drives a coroutine over the Django door to its end."""
    try:
        coroutine.send(None)
    except StopIteration as end:
        result: T = end.value
        return result
    coroutine.close()
    raise RuntimeError("a verb over the Django door waited for something else than the database")
