"""The doorbell: tells other processes that a table has come to a version, and nothing else.

It may be lost. Whoever hears it reads the log; whoever doesn't finds out by the next ping.
"""

import asyncio
import logging
import os
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any
from uuid import UUID

import redis
from channels.layers import get_channel_layer

from serai.tables.announce import News

LOBBY, SEARCHES, ECHO = "lobby", "searches", "echo"
GONE = (OSError, redis.RedisError, RuntimeError)
"""What it means when Valkey is away. Where a line has just been lost, uvloop says so with a RuntimeError."""

logger = logging.getLogger(__name__)
_is_broken = False


def _layer() -> Any:
    return get_channel_layer()


def group_of(table: UUID | str) -> str:
    return f"table.{table}"


def ring(news: News) -> None:
    """Rings for a table, and in the lobby if it concerns those who look for one; a listener of tables."""
    _in_background(_ring(news))


def ring_for_chat(table: UUID) -> None:
    _in_background(_send(group_of(table), {"type": "chat", "table": str(table)}))


def ring_for_presence(table: UUID) -> None:
    _in_background(_send(group_of(table), {"type": "here", "table": str(table)}))


def ring_for_searches() -> None:
    """Who looks for a table is told how that stands."""
    _in_background(_send(SEARCHES, {"type": SEARCHES}))


async def _ring(news: News) -> None:
    await _send(group_of(news.table), {"type": "moved", "table": str(news.table), "version": news.version})
    if news.listed and news.chairs_changed:
        await _send(LOBBY, {"type": LOBBY})


async def _send(group: str, message: dict[str, Any]) -> None:
    global _is_broken
    try:
        await _layer().group_send(group, message)
        _is_broken = False
    except GONE as gone:
        if not _is_broken:  # said once, not at every move
            logger.warning("the doorbell is out of order: %s", gone)
        _is_broken = True


class _Background:
    """An event loop of its own, so that whoever rings waits for nothing. Made anew after a fork."""

    def __init__(self) -> None:
        self.pid = os.getpid()
        self.loop = asyncio.new_event_loop()
        threading.Thread(target=self.loop.run_forever, name="doorbell", daemon=True).start()


_background: _Background | None = None
_making = threading.Lock()


_ringing: set[asyncio.Task[None]] = set()


def _in_background(work: Coroutine[Any, Any, None]) -> None:
    """In the event loop of whoever rings, if there is one."""
    global _background
    try:
        task = asyncio.get_running_loop().create_task(work)
    except RuntimeError:
        pass
    else:
        _ringing.add(task)
        task.add_done_callback(_ringing.discard)
        return
    with _making:
        if _background is None or _background.pid != os.getpid():
            _background = _Background()
    asyncio.run_coroutine_threadsafe(work, _background.loop)


Hear = Callable[[dict[str, Any]], None]
"""Must not wait: the next bell is another table's."""


class Ear:
    """One for each process: hears every bell that somebody in it listens for.

    It rings for itself now and then. While it doesn't hear that it hears no bell at all: then everybody looks by the
    clock, and once more when the bells work again, for some have rung meanwhile.
    """

    RETRY = 1.0
    PATIENCE = 2.0
    """Seconds that who comes in waits for Valkey, which may take every call and answer none."""
    ECHO_EVERY = 2.0

    def __init__(self) -> None:
        self._hearers: dict[str, Hear] = {}
        self._channel: str | None = None
        self._is_awake = self._has_echoed = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._lock = asyncio.Lock()

    async def listen(self, group: str, hear: Hear) -> None:
        """From now on; if the bell is out of order, as soon as it works again."""
        self._hearers[group] = hear
        if not self._is_awake:
            self._is_awake = True
            self._keep(self._hear_itself())
        try:
            await asyncio.wait_for(self._subscribe(group), self.PATIENCE)
        except GONE as gone:
            logger.warning("the doorbell is out of order: %s", gone or "it takes too long")
            self._keep(self._subscribe_later(group))

    async def stop(self, group: str, hear: Hear) -> None:
        """Unless somebody else has begun to listen meanwhile."""
        if self._hearers.get(group) != hear:
            return
        del self._hearers[group]
        try:
            await asyncio.wait_for(self._unsubscribe(group), self.PATIENCE)
        except GONE:
            logger.warning("a bell could not be taken down: %s", group)

    async def _unsubscribe(self, group: str) -> None:
        async with self._lock:
            if group not in self._hearers and self._channel:
                await _layer().group_discard(group, self._channel)

    async def _subscribe(self, group: str) -> None:
        async with self._lock:
            if self._channel is None:
                self._channel = await _layer().new_channel()
                self._keep(self._hear_all(self._channel))
            if group in self._hearers:
                await _layer().group_add(group, self._channel)

    async def _subscribe_later(self, group: str) -> None:
        while group in self._hearers:
            await asyncio.sleep(self.RETRY)
            try:
                await self._subscribe(group)
            except GONE:
                continue
            return

    async def _hear_all(self, channel: str) -> None:
        while True:
            try:
                message = await _layer().receive(channel)
                if message["type"] == ECHO:
                    self._has_echoed = True
                    continue
                group = message["type"] if message["type"] in (LOBBY, SEARCHES) else group_of(message["table"])
                if hear := self._hearers.get(group):
                    hear(message)
            except Exception:
                logger.exception("nobody could hear a bell")
                await asyncio.sleep(self.RETRY)

    async def _hear_itself(self) -> None:
        was_deaf = False
        while True:
            self._has_echoed = False
            if self._channel:
                with suppress(*GONE):
                    await asyncio.wait_for(_layer().send(self._channel, {"type": ECHO}), self.PATIENCE)
            await asyncio.sleep(self.ECHO_EVERY)
            is_deaf = not self._has_echoed
            if is_deaf or was_deaf:
                self._let_everybody_look()
            if is_deaf != was_deaf:
                logger.warning("the doorbell is %s", "not heard" if is_deaf else "heard again")
            was_deaf = is_deaf

    def _let_everybody_look(self) -> None:
        for hear in [*self._hearers.values()]:
            hear({"type": "moved"})
            hear({"type": "chat"})

    def _keep(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
