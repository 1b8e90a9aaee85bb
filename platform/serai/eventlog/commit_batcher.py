"""Commits that are submitted at the same time share one round trip, one transaction and one flush to disk.

No commit waits for others to join. Commits that are submitted while a batch is running go into the next one, so the
cost per commit falls as the load rises.
"""

import asyncio
import logging
import re
import time
from collections.abc import Sequence
from itertools import count
from typing import Any
from urllib.parse import urlencode

import asyncpg
from asyncpg.prepared_stmt import PreparedStatement
from msgspec import Struct
from psycopg.conninfo import conninfo_to_dict

MAX_BATCH = 32
SETTINGS = {"application_name": "commit-batcher", "lock_timeout": "100ms"}
"""The lock timeout keeps a locked table from delaying the other commits of its batch."""
CONNECT_TIMEOUT = 3.0
BATCH_TIMEOUT = 10.0
"""Seconds after which a batch fails, and each of its commits is run alone."""
RETRY_AFTER = 1.0
COMMIT_ERRORS = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError, asyncpg.LockNotAvailableError)
"""Errors of a single commit, after which the connection is still usable."""
_UNSUPPORTED = {"hostaddr", "service"}
"""Parameters of libpq that asyncpg does not support, so that it could connect to another server."""
_SUPPORTED = {"host", "port", "dbname", "user", "password", "passfile", "options", "target_session_attrs"}
_SUPPORTED |= {"sslmode", "sslrootcert", "sslcert", "sslkey"}

logger = logging.getLogger(__name__)


class BatchFailed(Exception):
    """No commit of the batch was stored, or it is unknown whether any was: run each commit alone."""


class PendingCommit(Struct, frozen=True):
    arguments: Sequence[Any]
    row: asyncio.Future[Sequence[Any]]


class CommitBatcher:
    """Batches calls of one statement, whose first argument is the id of the stream."""

    def __init__(self, query: str, conninfo: str) -> None:
        numbers = count(1)
        self._query = re.sub("%s", lambda _: f"${next(numbers)}", query)
        self._conninfo = conninfo
        self._connection: asyncpg.Connection[asyncpg.Record] | None = None
        self._statement: PreparedStatement[asyncpg.Record]
        self._last_connect = -RETRY_AFTER
        self._is_broken = False
        self._pending: list[PendingCommit] = []
        self._flushing: asyncio.Task[None] | None = None

    async def submit(self, arguments: Sequence[Any]) -> Sequence[Any]:
        """Runs the statement in a batch and returns its row once it is committed; raises BatchFailed."""
        commit = PendingCommit(arguments, asyncio.get_running_loop().create_future())
        self._pending.append(commit)
        if self._flushing is None or self._flushing.done():
            self._flushing = asyncio.create_task(self._flush())
        return await commit.row

    async def _flush(self) -> None:
        while self._pending:
            batch, self._pending = self._pending[:MAX_BATCH], self._pending[MAX_BATCH:]
            batch.sort(key=lambda commit: commit.arguments[0])  # the same order in all processes, to avoid deadlocks
            await self._run(batch)

    async def _run(self, batch: Sequence[PendingCommit]) -> None:
        try:
            if self._connection is None or self._connection.is_closed():
                await self._connect()
            rows = await self._statement.fetchmany([commit.arguments for commit in batch], timeout=BATCH_TIMEOUT)
            results = list(zip(batch, rows, strict=True))
        except Exception as error:
            self._handle(error)
        else:
            if self._is_broken:
                logger.info("commit batching on")
            self._is_broken = False
            for commit, row in results:
                if not commit.row.done():  # the caller may have been cancelled
                    commit.row.set_result(tuple(row))
        finally:
            for commit in batch:
                if not commit.row.done():
                    commit.row.set_exception(BatchFailed())

    async def _connect(self) -> None:
        if time.monotonic() < self._last_connect + RETRY_AFTER:
            raise ConnectionRefusedError
        self._last_connect = time.monotonic()
        dsn = _asyncpg_dsn(self._conninfo)
        self._connection = await asyncpg.connect(dsn, timeout=CONNECT_TIMEOUT, server_settings=SETTINGS)
        self._statement = await self._connection.prepare(self._query, timeout=CONNECT_TIMEOUT)

    def _handle(self, error: Exception) -> None:
        """Drops the connection, unless the error concerns a single commit only."""
        if isinstance(error, COMMIT_ERRORS):
            return
        if self._connection:
            self._connection.terminate()
            self._connection = None
        if not self._is_broken:  # once, and without the error's text, which may contain secrets of the commit
            logger.warning("commit batching off error=%s", type(error).__name__)
        self._is_broken = True


def _asyncpg_dsn(conninfo: str) -> str:
    """Converts psycopg's connection string to a DSN of asyncpg for the same server."""
    given = conninfo_to_dict(conninfo)
    if _UNSUPPORTED & given.keys():
        raise ConnectionRefusedError
    parts = {name: str(value) for name, value in given.items() if name in _SUPPORTED}
    if "host" in parts:
        parts["host"] = ",".join(f"[{host}]" if ":" in host else host for host in parts["host"].split(","))
    return f"postgresql://?{urlencode(parts)}"
