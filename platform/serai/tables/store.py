"""Two stores with one interface and the same SQL, so that committing is written once, as a coroutine.

`DjangoStore` never waits for an event loop, so `run_sync` can run a coroutine that uses it to the end. This is how
REST, Celery and management commands call a verb.
"""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol, TypeVar
from uuid import UUID

from django.db import connection, transaction
from psycopg_pool import AsyncConnectionPool

from serai.engine.registry import find
from serai.eventlog import load, sql, sync_store
from serai.eventlog.async_store import AsyncStore
from serai.eventlog.chain import SealedCommit, StreamHead
from serai.eventlog.commit_batcher import CommitBatcher
from serai.eventlog.sql import AppendResult, StoredEvent
from serai.eventlog.table_state import TableState
from serai.tables.clock import calendars
from serai.tables.read_models.rows import Rows

T = TypeVar("T")

COMMIT = """SELECT result, first_version, last_version, has_standing_orders FROM tables_commit(
    %s, %s, %s, %s::smallint, %s, to_timestamp(%s::numeric / 1000000),
    %s::text[], %s::smallint[], %s::bytea[], %s::bytea[], %s::bytea[],
    %s, %s::smallint[], %s, %s, to_timestamp(%s::numeric / 1000), %s::bigint[], %s::jsonb, %s::jsonb)"""
COMMAND = """SELECT min(version), max(version) FROM eventlog_event
    WHERE stream_id = %s AND command = %s HAVING count(*) > 0"""


class Store(Protocol):
    async def commit(self, sealed: SealedCommit, rows: Rows) -> AppendResult: ...
    async def head(self, stream: UUID) -> StreamHead: ...
    async def tail(self, stream: UUID, after: int = 0) -> list[StoredEvent]: ...
    async def table_state(self, stream: UUID) -> TableState: ...
    async def table_state_at(self, stream: UUID, version: int) -> TableState: ...
    async def calendars(self, table: UUID, table_state: TableState) -> calendars.Calendars:
        """When the table's clocks run."""

    async def command(self, stream: UUID, command: UUID) -> tuple[int, int] | None:
        """The first and last version that were committed for the command."""

    def after_commit(self, callback: Callable[[], object]) -> None:
        """Calls a function when the transaction is committed."""


def _arguments(sealed: SealedCommit, rows: Rows) -> Sequence[Any]:
    return *sql.append_arguments(sealed), *rows.arguments()


class DjangoStore:
    """The store on Django's connection."""

    async def commit(self, sealed: SealedCommit, rows: Rows) -> AppendResult:
        return sql.append_result(self._row(COMMIT, _arguments(sealed, rows)), sealed.before.id)

    async def head(self, stream: UUID) -> StreamHead:
        return sync_store.head(stream)

    async def tail(self, stream: UUID, after: int = 0) -> list[StoredEvent]:
        return sync_store.tail(stream, after)

    async def table_state(self, stream: UUID) -> TableState:
        return load.load(stream, find)

    async def table_state_at(self, stream: UUID, version: int) -> TableState:
        return load.load_at(stream, version, find)

    async def calendars(self, table: UUID, table_state: TableState) -> calendars.Calendars:
        return calendars.calendars_of(self._row(calendars.QUERY, calendars.arguments(table, table_state)))

    async def command(self, stream: UUID, command: UUID) -> tuple[int, int] | None:
        row = self._row(COMMAND, [stream, command])
        return (row[0], row[1]) if row else None

    def after_commit(self, callback: Callable[[], object]) -> None:
        transaction.on_commit(callback)

    def _row(self, query: str, arguments: Sequence[Any]) -> Sequence[Any] | None:
        with connection.cursor() as cursor:
            cursor.execute(query, arguments)
            row: Sequence[Any] | None = cursor.fetchone()
            return row


class PoolStore(AsyncStore):
    """The store of sockets, on a psycopg pool with batched commits."""

    def __init__(self, pool: AsyncConnectionPool, conninfo: str) -> None:
        super().__init__(pool, conninfo)
        self._commits = CommitBatcher(COMMIT, conninfo)

    async def commit(self, sealed: SealedCommit, rows: Rows) -> AppendResult:
        row = await self._batched(self._commits, COMMIT, _arguments(sealed, rows))
        return sql.append_result(row, sealed.before.id)

    async def table_state(self, stream: UUID) -> TableState:
        return await self.load(stream, find)

    async def table_state_at(self, stream: UUID, version: int) -> TableState:
        return await self.load_at(stream, version, find)

    async def calendars(self, table: UUID, table_state: TableState) -> calendars.Calendars:
        return calendars.calendars_of(await self._row(calendars.QUERY, calendars.arguments(table, table_state)))

    async def command(self, stream: UUID, command: UUID) -> tuple[int, int] | None:
        row = await self._row(COMMAND, [stream, command])
        return (row[0], row[1]) if row else None

    def after_commit(self, callback: Callable[[], object]) -> None:
        callback()


django_store = DjangoStore()


def run_sync(coroutine: Coroutine[Any, Any, T]) -> T:
    """Runs a coroutine that uses only `django_store` to its end, without an event loop."""
    try:
        coroutine.send(None)
    except StopIteration as end:
        result: T = end.value
        return result
    coroutine.close()
    raise RuntimeError("the coroutine awaited something other than django_store")
