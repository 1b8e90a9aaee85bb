"""Pub/sub between processes: announces that something changed, for example that a table has reached a version.

A message may be lost. A process that gets one reads the log; one that misses it finds out with the client's next ping.
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

from serai.tables.listeners import TableUpdate

GROUP = "updates"
"""The channel group that every process is in."""
LOBBY, SEARCHES, ECHO = "lobby", "searches", "echo"
EVENTS, CHAT, PRESENCE = "events", "chat", "presence"
"""What changed at a table."""
UNAVAILABLE = (OSError, redis.RedisError, RuntimeError)
"""Errors while Valkey is away. uvloop raises RuntimeError if a connection has just been lost."""
TIMEOUT = 2.0
"""Seconds to wait for Valkey, which may accept every call and answer none."""
Update = tuple[str, str, int]
"""Topic (a table's id, or LOBBY, SEARCHES), what changed, and the table's new version; 0 if that didn't change."""

logger = logging.getLogger(__name__)
_is_unavailable = False


def _layer() -> Any:
    return get_channel_layer()


def publish_update(update: TableUpdate) -> None:
    """Publishes a commit for the table, and for the lobby if its list may have changed."""
    _publish(str(update.table), EVENTS, update.version)
    if update.listed and update.occupants_changed:
        _publish(LOBBY)


def publish_chat(table: UUID) -> None:
    _publish(str(table), CHAT)


def publish_presence(table: UUID) -> None:
    _publish(str(table), PRESENCE)


def publish_searches() -> None:
    _publish(SEARCHES)


class Publisher:
    """One for each event loop. Publishing never waits; updates that come during a send go out with the next one."""

    def __init__(self) -> None:
        self._pending: dict[tuple[str, str], int] = {}
        self._sending: asyncio.Task[None] | None = None

    def publish(self, topic: str, change: str, version: int) -> None:
        self._pending[topic, change] = max(version, self._pending.get((topic, change), 0))
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._pending:
                pending, self._pending = self._pending, {}
                await _send([(topic, change, version) for (topic, change), version in pending.items()])
        finally:
            self._sending = None  # or the task and the loop would keep each other alive


async def _send(updates: Sequence[Update]) -> None:
    global _is_unavailable
    try:
        async with asyncio.timeout(TIMEOUT):
            await _layer().group_send(GROUP, {"type": GROUP, "updates": updates})
        if _is_unavailable:
            logger.info("pub/sub available")
        _is_unavailable = False
    except UNAVAILABLE as error:
        if not _is_unavailable:  # logged once, not for every move
            logger.warning("pub/sub unavailable error=%s detail=%r", type(error).__name__, str(error))
        _is_unavailable = True


class _Background:
    """An event loop on a thread, for callers that have none. Created again after a fork."""

    def __init__(self) -> None:
        self.pid = os.getpid()
        self.loop = asyncio.new_event_loop()
        self.publisher = Publisher()
        threading.Thread(target=self.loop.run_forever, name="pubsub", daemon=True).start()


_publishers: WeakKeyDictionary[asyncio.AbstractEventLoop, Publisher] = WeakKeyDictionary()
_background: _Background | None = None
_creating = threading.Lock()


def _publish(topic: str, change: str = "", version: int = 0) -> None:
    """Publishes in the caller's event loop, or on a thread if there is none."""
    global _background
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        pass
    else:
        _publishers.setdefault(loop, Publisher()).publish(topic, change, version)
        return
    with _creating:
        if _background is None or _background.pid != os.getpid():
            _background = _Background()
    _background.loop.call_soon_threadsafe(_background.publisher.publish, topic, change, version)


Callback = Callable[[str, int], None]
"""Called with what changed and the version. Must not block: the next update may be another table's."""


class Subscriber:
    """One for each process: receives every update, and calls back those who have subscribed to its topic.

    It sends itself a message, the echo, every few seconds, to see whether messages arrive. While the echoes don't
    arrive it calls all callbacks periodically, and once more when they arrive again, because updates may have been lost
    meanwhile.
    """

    RETRY = 1.0
    ECHO_INTERVAL = 2.0

    def __init__(self) -> None:
        self._callbacks: dict[str, Callback] = {}
        self._channel: str | None = None
        self._opening: asyncio.Task[None] | None = None
        self._has_echoed = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def subscribe(self, topic: str, callback: Callback) -> None:
        """Calls back from now on, or as soon as Valkey is available."""
        self._callbacks[topic] = callback
        if self._opening is None:
            self._opening = self._create_task(self._open())
            self._create_task(self._check_echoes(self._opening))
        await asyncio.wait({self._opening}, timeout=TIMEOUT)

    def unsubscribe(self, topic: str, callback: Callback) -> None:
        """Ends a subscription, unless another callback has replaced this one."""
        if self._callbacks.get(topic) == callback:
            del self._callbacks[topic]

    async def _open(self) -> None:
        """Opens the channel. Retries until it succeeds."""
        channel, has_failed = "", False
        while True:
            try:
                channel = channel or await asyncio.wait_for(_layer().new_channel(), TIMEOUT)
                await asyncio.wait_for(_layer().group_add(GROUP, channel), TIMEOUT)
            except UNAVAILABLE as error:
                logger.warning("pub/sub unavailable error=%s detail=%r", type(error).__name__, str(error))
                has_failed = True
                await asyncio.sleep(self.RETRY)
            else:
                if has_failed:
                    logger.info("pub/sub available")
                self._channel = channel
                self._create_task(self._receive_all(channel))
                return

    async def _receive_all(self, channel: str) -> None:
        while True:
            try:
                message = await _layer().receive(channel)
                if message["type"] == ECHO:
                    self._has_echoed = True
                    continue
                for topic, change, version in message["updates"]:
                    self._call(topic, change, version)
            except Exception:
                logger.exception("pub/sub receive failed")
                await asyncio.sleep(self.RETRY)

    def _call(self, topic: str, change: str, version: int) -> None:
        try:
            if callback := self._callbacks.get(topic):
                callback(change, version)
        except Exception:
            logger.exception("pub/sub callback failed topic=%s", topic)

    async def _check_echoes(self, opening: asyncio.Task[None]) -> None:
        await asyncio.wait({opening}, timeout=TIMEOUT)
        was_lost = False
        while True:
            self._has_echoed = False
            if self._channel:
                with suppress(*UNAVAILABLE):
                    await asyncio.wait_for(_layer().send(self._channel, {"type": ECHO}), TIMEOUT)
            await asyncio.sleep(self.ECHO_INTERVAL)
            is_lost = not self._has_echoed
            if is_lost or was_lost:
                self._call_all()
            if is_lost and not was_lost:
                logger.warning("pub/sub echo missing")
            elif was_lost and not is_lost:
                logger.info("pub/sub echo received")
            was_lost = is_lost

    def _call_all(self) -> None:
        for topic in [*self._callbacks]:
            self._call(topic, EVENTS, 0)
            self._call(topic, CHAT, 0)

    def _create_task(self, coroutine: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
