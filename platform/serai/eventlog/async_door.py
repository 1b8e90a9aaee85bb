"""The door for sockets: a raw pool, so that no move waits behind another's thread."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any
from uuid import UUID

import psycopg
from psycopg_pool import AsyncConnectionPool

from serai.eventlog import sql
from serai.eventlog.chain import Sealed, StreamHead
from serai.eventlog.chronicle import Chronicle, FindGame, advance
from serai.eventlog.envelope import unpack_briefly
from serai.eventlog.ferry import Ferry, NotCarried
from serai.eventlog.load import SNAPSHOT_EVERY, from_snapshot, snapshot_arguments
from serai.eventlog.sql import Appended, Checkpoint, LogEntry, Stored


class AsyncDoor:
    def __init__(self, pool: AsyncConnectionPool, conninfo: str) -> None:
        self._pool = pool
        self._appends = Ferry(sql.APPEND, conninfo)

    async def _rows(self, query: str, arguments: Sequence[Any]) -> list[Sequence[Any]]:
        async with self._pool.connection() as connection:
            cursor = await connection.execute(query.encode(), arguments, binary=True)
            return [*await cursor.fetchall()] if cursor.description else []

    async def _row(self, query: str, arguments: Sequence[Any]) -> Sequence[Any] | None:
        return next(iter(await self._rows(query, arguments)), None)

    async def _carried(self, ferry: Ferry, query: str, arguments: Sequence[Any]) -> Sequence[Any] | None:
        """With others of the same moment, or else by itself; what stands already is answered as repeated then."""
        try:
            return await ferry.carry(arguments)
        except NotCarried:
            return await self._row(query, arguments)

    async def create(self, stream: UUID, secret: bytes) -> StreamHead:
        await self._rows(sql.CREATE, sql.create_arguments(stream, secret))
        return await self.head(stream)

    async def append(self, sealed: Sealed) -> Appended:
        row = await self._carried(self._appends, sql.APPEND, sql.append_arguments(sealed))
        return sql.appended(row, sealed.before.id)

    async def head(self, stream: UUID) -> StreamHead:
        return sql.stream_head(await self._row(sql.HEAD, [stream]), stream)

    async def tail(self, stream: UUID, after: int = 0) -> list[Stored]:
        return [sql.stored(row) for row in await self._rows(sql.TAIL, [stream, after])]

    async def below_horizon(self, after: Checkpoint, limit: int) -> list[LogEntry]:
        arguments = [after.epoch, after.xid, after.position, limit]
        return [sql.log_entry(row) for row in await self._rows(sql.below_horizon(), arguments)]

    async def load(self, stream: UUID, find: FindGame) -> Chronicle:
        """The table as its events tell it, from the newest snapshot on."""
        chronicle = from_snapshot(await self._row(sql.SNAPSHOT, [stream]), find)
        bodies = [bytes(body) for (body,) in await self._rows(sql.BODIES, [stream, chronicle.version])]
        if not bodies and not chronicle.version:
            raise sql.UnknownStream(stream)
        advance(chronicle, map(unpack_briefly, bodies), find)
        if len(bodies) >= SNAPSHOT_EVERY:
            with suppress(psycopg.DatabaseError):
                await self._rows(sql.KEEP_SNAPSHOT, snapshot_arguments(stream, chronicle, find))
        return chronicle

    async def load_at(self, stream: UUID, version: int, find: FindGame) -> Chronicle:
        """The table as it was at a version."""
        chronicle = from_snapshot(await self._row(sql.SNAPSHOT_UP_TO, [stream, version]), find)
        bodies = await self._rows(sql.BODIES_UP_TO, [stream, chronicle.version, version])
        return advance(chronicle, (unpack_briefly(bytes(body)) for (body,) in bodies), find)
