"""The doorbell: tells other processes that a table has come to a version, and nothing else.

It may be lost. Whoever hears it reads the log; whoever doesn't finds out by the next ping.
"""

import asyncio
import logging
import os
import threading
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any
from uuid import UUID
from weakref import WeakKeyDictionary

import redis
from channels.layers import get_channel_layer

from serai.tables.announce import News

EVERYBODY = "bells"
LOBBY, SEARCHES, ECHO = "lobby", "searches", "echo"
GONE = (OSError, redis.RedisError, RuntimeError)
"""What it means when Valkey is away. Where a line has just been lost, uvloop says so with a RuntimeError."""
PATIENCE = 2.0
"""Seconds to wait for Valkey, which may take every call and answer none."""
Bell = tuple[str, str, int]
"""For whom it rings, why, and the version that a table has come to; 0 if that isn't why."""

logger = logging.getLogger(__name__)
_is_broken = False


def _layer() -> Any:
    return get_channel_layer()


def ring(news: News) -> None:
    """Rings for a table, and in the lobby if it concerns those who look for one; a listener of tables."""
    _ring(str(news.table), "moved", news.version)
    if news.listed and news.chairs_changed:
        _ring(LOBBY)


def ring_for_chat(table: UUID) -> None:
    _ring(str(table), "chat")


def ring_for_presence(table: UUID) -> None:
    _ring(str(table), "here")


def ring_for_searches() -> None:
    """Who looks for a table is told how that stands."""
    _ring(SEARCHES)


class Belfry:
    """Of one event loop. Nobody waits for a bell; what rings while others are on their way goes with the next."""

    def __init__(self) -> None:
        self._due: dict[tuple[str, str], int] = {}
        self._ringing: asyncio.Task[None] | None = None

    def ring(self, whom: str, why: str, version: int) -> None:
        self._due[whom, why] = max(version, self._due.get((whom, why), 0))
        if self._ringing is None:
            self._ringing = asyncio.create_task(self._ring_all())

    async def _ring_all(self) -> None:
        try:
            while self._due:
                due, self._due = self._due, {}
                await _send([(whom, why, version) for (whom, why), version in due.items()])
        finally:
            self._ringing = None  # or the loop would be kept by whoever is kept by it


async def _send(bells: Sequence[Bell]) -> None:
    global _is_broken
    try:
        async with asyncio.timeout(PATIENCE):
            await _layer().group_send(EVERYBODY, {"type": EVERYBODY, "bells": bells})
        _is_broken = False
    except GONE as gone:
        if not _is_broken:  # said once, not at every move
            logger.warning("the doorbell is out of order: %s", _why(gone))
        _is_broken = True


def _why(gone: Exception) -> str:
    return str(gone) or "it takes too long"


class _Background:
    """An event loop of its own, for those who have none. Made anew after a fork."""

    def __init__(self) -> None:
        self.pid = os.getpid()
        self.loop = asyncio.new_event_loop()
        self.belfry = Belfry()
        threading.Thread(target=self.loop.run_forever, name="doorbell", daemon=True).start()


_belfries: WeakKeyDictionary[asyncio.AbstractEventLoop, Belfry] = WeakKeyDictionary()
_background: _Background | None = None
_making = threading.Lock()


def _ring(whom: str, why: str = "", version: int = 0) -> None:
    """In the event loop of whoever rings, if there is one."""
    global _background
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        pass
    else:
        _belfries.setdefault(loop, Belfry()).ring(whom, why, version)
        return
    with _making:
        if _background is None or _background.pid != os.getpid():
            _background = _Background()
    _background.loop.call_soon_threadsafe(_background.belfry.ring, whom, why, version)


Hear = Callable[[str, int], None]
"""Is told why it rings. Must not wait: the next bell is another table's."""


class Ear:
    """One for each process: hears every bell, and passes on those that somebody in it listens for.

    It rings for itself now and then. While it doesn't hear that it hears no bell at all: then everybody looks by the
    clock, and once more when the bells work again, for some have rung meanwhile.
    """

    RETRY = 1.0
    ECHO_EVERY = 2.0

    def __init__(self) -> None:
        self._hearers: dict[str, Hear] = {}
        self._channel: str | None = None
        self._opening: asyncio.Task[None] | None = None
        self._has_echoed = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def listen(self, whom: str, hear: Hear) -> None:
        """From now on; if the bell is out of order, as soon as it works again."""
        self._hearers[whom] = hear
        if self._opening is None:
            self._opening = self._keep(self._open())
            self._keep(self._hear_itself(self._opening))
        await asyncio.wait({self._opening}, timeout=PATIENCE)

    def stop(self, whom: str, hear: Hear) -> None:
        """Unless somebody else has begun to listen meanwhile."""
        if self._hearers.get(whom) == hear:
            del self._hearers[whom]

    async def _open(self) -> None:
        """Until it has worked."""
        channel = ""
        while True:
            try:
                channel = channel or await asyncio.wait_for(_layer().new_channel(), PATIENCE)
                await asyncio.wait_for(_layer().group_add(EVERYBODY, channel), PATIENCE)
            except GONE as gone:
                logger.warning("the doorbell is out of order: %s", _why(gone))
                await asyncio.sleep(self.RETRY)
            else:
                self._channel = channel
                self._keep(self._hear_all(channel))
                return

    async def _hear_all(self, channel: str) -> None:
        while True:
            try:
                message = await _layer().receive(channel)
                if message["type"] == ECHO:
                    self._has_echoed = True
                    continue
                for whom, why, version in message["bells"]:
                    self._pass_on(whom, why, version)
            except Exception:
                logger.exception("nobody could hear a bell")
                await asyncio.sleep(self.RETRY)

    def _pass_on(self, whom: str, why: str, version: int) -> None:
        try:
            if hear := self._hearers.get(whom):
                hear(why, version)
        except Exception:
            logger.exception("%s could not hear its bell", whom)

    async def _hear_itself(self, opening: asyncio.Task[None]) -> None:
        await asyncio.wait({opening}, timeout=PATIENCE)
        was_deaf = False
        while True:
            self._has_echoed = False
            if self._channel:
                with suppress(*GONE):
                    await asyncio.wait_for(_layer().send(self._channel, {"type": ECHO}), PATIENCE)
            await asyncio.sleep(self.ECHO_EVERY)
            is_deaf = not self._has_echoed
            if is_deaf or was_deaf:
                self._let_everybody_look()
            if is_deaf != was_deaf:
                logger.warning("the doorbell is %s", "not heard" if is_deaf else "heard again")
            was_deaf = is_deaf

    def _let_everybody_look(self) -> None:
        for whom in [*self._hearers]:
            self._pass_on(whom, "moved", 0)
            self._pass_on(whom, "chat", 0)

    def _keep(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
