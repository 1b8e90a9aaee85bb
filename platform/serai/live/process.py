"""What the sockets of one process share: the door to the log, the ear for bells, the hubs."""

import asyncio
import select
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar
from uuid import UUID
from weakref import WeakKeyDictionary

from channels.db import database_sync_to_async
from django.db import connections
from psycopg import AsyncConnection, OperationalError
from psycopg.conninfo import make_conninfo
from psycopg_pool import AsyncConnectionPool

from serai.live.bell import Ear
from serai.live.lobby_hub import LobbyHub
from serai.live.meter import Meters
from serai.live.presence import Presence
from serai.live.search_hub import SearchHub
from serai.tables.announce import news_of, tell
from serai.tables.commit import Committed
from serai.tables.doors import PoolDoor

if TYPE_CHECKING:
    from serai.live.hub import Hub

T = TypeVar("T")

POOL = 8
PATIENCE = 10.0
"""Seconds that somebody waits for a connection; a browser gives up on a silent socket after as many."""
RECONNECT = 3.0
"""Seconds after which the pool begins its tries anew, instead of waiting longer and longer between them."""
_OF_DJANGO_ALONE = ("pool", "cursor_factory", "context", "prepare_threshold")


class Process:
    """One for each event loop: a server has one."""

    def __init__(self) -> None:
        conninfo = _conninfo()
        self.pool = AsyncConnectionPool(
            conninfo,
            min_size=1,
            max_size=POOL,
            open=False,
            timeout=PATIENCE,
            reconnect_timeout=RECONNECT,
            check=_is_still_there,
            kwargs={"autocommit": True},
        )
        self.door = PoolDoor(self.pool, conninfo)
        self.ear = Ear()
        self.hubs: dict[UUID, Hub] = {}
        self.lobby = LobbyHub()
        self.searches = SearchHub()
        self.presence = Presence()
        self.meters = Meters()
        self._errands: set[asyncio.Task[Any]] = set()
        self._opening = asyncio.Lock()
        self._is_open = False

    def in_background(self, errand: Callable[..., object], *arguments: object) -> None:
        """On a thread, while the socket goes on."""
        self.keep(database_sync_to_async(errand, thread_sensitive=False)(*arguments))

    def announce(self, done: Committed) -> None:
        """Tells the others what was committed; a finished table is also signed, which takes a look at the log.

        What was committed before is told again: whoever did so may have been cut off before telling it.
        """
        if done.result == "unchanged":
            return
        news = news_of(done)
        if news.status == "finished":
            self.in_background(tell, news)
        else:
            tell(news)

    def keep(self, errand: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Goes on whoever has asked for it: the loop itself would forget it."""
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)
        return task

    async def ready(self) -> "Process":
        async with self._opening:
            if not self._is_open:
                await self.pool.open()
                self._is_open = True
        return self


async def _is_still_there(connection: AsyncConnection[Any]) -> None:
    """Nobody speaks on an idle line: what can be read there is its end. So a server that was restarted is noticed
    before anybody's move is lost to it, without asking it at every move.
    """
    line = select.poll()
    line.register(connection.fileno(), select.POLLIN)
    if line.poll(0):
        await connection.close()  # or the pool would keep it
        raise OperationalError("the server has ended the connection")


def _conninfo() -> str:
    """The database that Django talks to."""
    parameters = connections["default"].get_connection_params()
    return make_conninfo(**{key: value for key, value in parameters.items() if key not in _OF_DJANGO_ALONE})


_processes: WeakKeyDictionary[asyncio.AbstractEventLoop, Process] = WeakKeyDictionary()


async def process() -> Process:
    loop = asyncio.get_running_loop()
    if loop not in _processes:
        _processes[loop] = Process()
    return await _processes[loop].ready()
