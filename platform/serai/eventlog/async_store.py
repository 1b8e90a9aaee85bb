"""The store for sockets: a psycopg pool and batched commits, without threads."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any
from uuid import UUID

import psycopg
from psycopg_pool import AsyncConnectionPool

from serai.eventlog import sql
from serai.eventlog.chain import SealedCommit, StreamHead
from serai.eventlog.commit_batcher import BatchFailed, CommitBatcher
from serai.eventlog.envelope import unpack_partial
from serai.eventlog.load import SNAPSHOT_EVERY, from_snapshot, snapshot_arguments
from serai.eventlog.sql import AppendResult, Checkpoint, LogEntry, StoredEvent
from serai.eventlog.table_state import FindGame, TableState, apply_events


class AsyncStore:
    def __init__(self, pool: AsyncConnectionPool, conninfo: str) -> None:
        self._pool = pool
        self._appends = CommitBatcher(sql.APPEND, conninfo)

    async def _rows(self, query: str, arguments: Sequence[Any]) -> list[Sequence[Any]]:
        async with self._pool.connection() as connection:
            cursor = await connection.execute(query.encode(), arguments, binary=True)
            return [*await cursor.fetchall()] if cursor.description else []

    async def _row(self, query: str, arguments: Sequence[Any]) -> Sequence[Any] | None:
        return next(iter(await self._rows(query, arguments)), None)

    async def _batched(self, batcher: CommitBatcher, query: str, arguments: Sequence[Any]) -> Sequence[Any] | None:
        """Runs the statement in a batch, or alone if the batch failed.

        If the batch was stored after all, the result is `repeated`.
        """
        try:
            return await batcher.submit(arguments)
        except BatchFailed:
            return await self._row(query, arguments)

    async def create(self, stream: UUID, secret: bytes) -> StreamHead:
        await self._rows(sql.CREATE, sql.create_arguments(stream, secret))
        return await self.head(stream)

    async def append(self, sealed: SealedCommit) -> AppendResult:
        row = await self._batched(self._appends, sql.APPEND, sql.append_arguments(sealed))
        return sql.append_result(row, sealed.before.id)

    async def head(self, stream: UUID) -> StreamHead:
        return sql.stream_head(await self._row(sql.HEAD, [stream]), stream)

    async def tail(self, stream: UUID, after: int = 0) -> list[StoredEvent]:
        return [sql.stored_event(row) for row in await self._rows(sql.TAIL, [stream, after])]

    async def below_horizon(self, after: Checkpoint, limit: int) -> list[LogEntry]:
        arguments = [after.epoch, after.xid, after.position, limit]
        return [sql.log_entry(row) for row in await self._rows(sql.below_horizon(), arguments)]

    async def load(self, stream: UUID, find: FindGame) -> TableState:
        """Loads the current table state, from the newest snapshot and the events after it."""
        table_state = from_snapshot(await self._row(sql.SNAPSHOT, [stream]), find)
        bodies = [bytes(body) for (body,) in await self._rows(sql.BODIES, [stream, table_state.version])]
        if not bodies and not table_state.version:
            raise sql.UnknownStream(stream)
        apply_events(table_state, map(unpack_partial, bodies), find)
        if len(bodies) >= SNAPSHOT_EVERY:
            with suppress(psycopg.DatabaseError):
                await self._rows(sql.SAVE_SNAPSHOT, snapshot_arguments(stream, table_state, find))
        return table_state

    async def load_at(self, stream: UUID, version: int, find: FindGame) -> TableState:
        """Loads the table state at a version."""
        table_state = from_snapshot(await self._row(sql.SNAPSHOT_UP_TO, [stream, version]), find)
        bodies = await self._rows(sql.BODIES_UP_TO, [stream, table_state.version, version])
        return apply_events(table_state, (unpack_partial(bytes(body)) for (body,) in bodies), find)
