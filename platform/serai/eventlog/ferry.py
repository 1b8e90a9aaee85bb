"""What is committed in the same moment crosses together: one round trip, one transaction, one wait for the disk.

Nobody waits for company. Who comes while a crossing is under way goes with the next, so the busier it is, the less each
commit costs.
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

MOST_TOGETHER = 32
SETTINGS = {"application_name": "ferry", "lock_timeout": "100ms"}
"""Whoever has a table locked for longer must not hold up those that happen to cross with it."""
PATIENCE = 3.0
"""Seconds to wait for a connection."""
LONGEST = 10.0
"""Seconds of a crossing; then whoever is on it finds out by itself."""
RETRY = 1.0
OF_A_COMMIT = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError, asyncpg.LockNotAvailableError)
_UNKNOWN = {"hostaddr", "service"}
"""By which the driver of this connection would not find the same server."""
_KNOWN = {"host", "port", "dbname", "user", "password", "passfile", "options", "target_session_attrs"}
_KNOWN |= {"sslmode", "sslrootcert", "sslcert", "sslkey"}

logger = logging.getLogger(__name__)


class NotCarried(Exception):
    """Of those who went together none arrived, or nobody knows: each has to go, or to ask, by itself."""


class Passage(Struct, frozen=True):
    arguments: Sequence[Any]
    arrived: asyncio.Future[Sequence[Any]]


class Ferry:
    """For one statement, whose first argument is the stream that it concerns."""

    def __init__(self, query: str, conninfo: str) -> None:
        numbers = count(1)
        self._query = re.sub("%s", lambda _: f"${next(numbers)}", query)
        self._conninfo = conninfo
        self._connection: asyncpg.Connection[asyncpg.Record] | None = None
        self._statement: PreparedStatement[asyncpg.Record]
        self._tried = -RETRY
        self._is_broken = False
        self._waiting: list[Passage] = []
        self._crossing: asyncio.Task[None] | None = None

    async def carry(self, arguments: Sequence[Any]) -> Sequence[Any]:
        """The statement's row, once it stands; raises NotCarried."""
        passage = Passage(arguments, asyncio.get_running_loop().create_future())
        self._waiting.append(passage)
        if self._crossing is None or self._crossing.done():
            self._crossing = asyncio.create_task(self._cross())
        return await passage.arrived

    async def _cross(self) -> None:
        while self._waiting:
            together, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            together.sort(key=lambda passage: passage.arguments[0])  # so that two ferries never wait for each other
            await self._carry(together)

    async def _carry(self, together: Sequence[Passage]) -> None:
        try:
            if self._connection is None or self._connection.is_closed():
                await self._connect()
            rows = await self._statement.fetchmany([passage.arguments for passage in together], timeout=LONGEST)
            arrivals = list(zip(together, rows, strict=True))
        except Exception as problem:
            self._give_up(problem)
        else:
            self._is_broken = False
            for passage, row in arrivals:
                if not passage.arrived.done():  # somebody still waits for it
                    passage.arrived.set_result(tuple(row))
        finally:
            for passage in together:
                if not passage.arrived.done():
                    passage.arrived.set_exception(NotCarried())

    async def _connect(self) -> None:
        if time.monotonic() < self._tried + RETRY:
            raise ConnectionRefusedError
        self._tried = time.monotonic()
        self._connection = await asyncpg.connect(_address(self._conninfo), timeout=PATIENCE, server_settings=SETTINGS)
        self._statement = await self._connection.prepare(self._query, timeout=PATIENCE)

    def _give_up(self, problem: Exception) -> None:
        """That a commit is refused or a table locked is no fault of the connection; anything else may be one."""
        if isinstance(problem, OF_A_COMMIT):
            return
        if self._connection:
            self._connection.terminate()
            self._connection = None
        if not self._is_broken:  # said once, and without its text, which may tell what was to be committed
            logger.warning("commits go one by one: %s", type(problem).__name__)
        self._is_broken = True


def _address(conninfo: str) -> str:
    """The same for both drivers."""
    told = conninfo_to_dict(conninfo)
    if _UNKNOWN & told.keys():
        raise ConnectionRefusedError
    parts = {name: str(value) for name, value in told.items() if name in _KNOWN}
    if "host" in parts:
        parts["host"] = ",".join(f"[{host}]" if ":" in host else host for host in parts["host"].split(","))
    return f"postgresql://?{urlencode(parts)}"
