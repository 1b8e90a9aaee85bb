"""What the sockets of one process share: the store, the pub/sub subscriber, the hubs."""

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

from serai.live.lobby_hub import LobbyHub
from serai.live.message_rate import MessageRates
from serai.live.presence import PresenceStore
from serai.live.pubsub import Subscriber
from serai.live.search_hub import SearchHub
from serai.tables.commit import CommitResult
from serai.tables.listeners import notify_listeners, table_update_of
from serai.tables.store import PoolStore

if TYPE_CHECKING:
    from serai.live.hub import Hub

T = TypeVar("T")

POOL_SIZE = 8
POOL_TIMEOUT = 10.0
"""Seconds that a task waits for a connection; a browser gives up on a silent socket after the same time."""
RECONNECT_TIMEOUT = 3.0
"""Seconds after which the pool restarts its back-off."""
_DJANGO_ONLY = ("pool", "cursor_factory", "context", "prepare_threshold")


class LiveRuntime:
    """One for each event loop; a web process has one."""

    def __init__(self) -> None:
        conninfo = _conninfo()
        self.pool = AsyncConnectionPool(
            conninfo,
            min_size=1,
            max_size=POOL_SIZE,
            open=False,
            timeout=POOL_TIMEOUT,
            reconnect_timeout=RECONNECT_TIMEOUT,
            check=_check_connection,
            kwargs={"autocommit": True},
        )
        self.store = PoolStore(self.pool, conninfo)
        self.subscriber = Subscriber()
        self.hubs: dict[UUID, Hub] = {}
        self.lobby = LobbyHub()
        self.searches = SearchHub()
        self.presence = PresenceStore()
        self.message_rates = MessageRates()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._opening = asyncio.Lock()
        self._is_open = False

    def run_in_thread(self, function: Callable[..., object], *arguments: object) -> None:
        """Runs a synchronous function on a thread, without waiting for it."""
        self.create_task(database_sync_to_async(function, thread_sensitive=False)(*arguments))

    def notify(self, done: CommitResult) -> None:
        """Notifies the listeners of a commit; a finished table is also signed, which reads the log.

        A repeated command notifies again: the process that committed it may have stopped before it notified anyone.
        """
        if done.result == "unchanged":
            return
        update = table_update_of(done)
        if update.status == "finished":
            self.run_in_thread(notify_listeners, update)
        else:
            notify_listeners(update)

    def create_task(self, coroutine: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Keeps a reference until the task is done: the event loop itself keeps none."""
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def open(self) -> "LiveRuntime":
        async with self._opening:
            if not self._is_open:
                await self.pool.open()
                self._is_open = True
        return self


async def _check_connection(connection: AsyncConnection[Any]) -> None:
    """Raises if the server has ended the connection. An idle connection has nothing to read but its end.

    So a restart of the server is noticed before a move is lost, without a query for each move.
    """
    poll = select.poll()
    poll.register(connection.fileno(), select.POLLIN)
    if poll.poll(0):
        await connection.close()  # or the pool would keep it
        raise OperationalError("the server has ended the connection")


def _conninfo() -> str:
    """The connection string of Django's database."""
    parameters = connections["default"].get_connection_params()
    return make_conninfo(**{key: value for key, value in parameters.items() if key not in _DJANGO_ONLY})


_runtimes: WeakKeyDictionary[asyncio.AbstractEventLoop, LiveRuntime] = WeakKeyDictionary()


async def live_runtime() -> LiveRuntime:
    loop = asyncio.get_running_loop()
    if loop not in _runtimes:
        _runtimes[loop] = LiveRuntime()
    return await _runtimes[loop].open()
