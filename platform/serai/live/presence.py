"""Who is at a table now: the players and spectators with an open socket, in any process.

Valkey stores an entry for each socket with the time at which it expires. Pings renew it, so the entries of a killed
process disappear by themselves. It is best effort: while Valkey is away nobody is shown, and nothing waits for it.
"""

import asyncio
import logging
from collections.abc import Collection, Iterable
from time import time
from typing import TYPE_CHECKING, Any
from uuid import UUID

import redis
import redis.asyncio
from django.conf import settings
from redis.asyncio.retry import Retry as AsyncRetry
from redis.backoff import NoBackoff
from redis.retry import Retry

from serai.engine.codec import encode
from serai.live.messages import SocketPresence
from serai.live.pubsub import UNAVAILABLE, publish_presence

if TYPE_CHECKING:
    from serai.live.hub import Connection, Hub

LIFETIME = 60.0
"""Seconds until an entry expires: three pings."""
TIMEOUT = 2.0
"""Seconds to wait for Valkey in a hub, where no client waits."""
MAIL_TIMEOUT = 0.5
"""Seconds to wait for Valkey before an email is sent."""
_HIDDEN = ":hidden:"

logger = logging.getLogger(__name__)


class PresenceStore:
    """The entries in Valkey; one for each process."""

    def __init__(self) -> None:
        self._valkey = redis.asyncio.Redis.from_url(
            settings.REDIS_URL, **_timeouts(TIMEOUT), retry=AsyncRetry(NoBackoff(), 0), decode_responses=True
        )
        self._is_unavailable = False

    async def update(self, table: UUID, renew: Collection[str], remove: Collection[str]) -> list[str] | None:
        """Renews and removes entries; returns all entries of the table, or None if Valkey is away."""
        key, now = _key(table), time()
        try:
            async with self._valkey.pipeline(transaction=False) as pipeline:
                if remove:
                    pipeline.zrem(key, *remove)
                if renew:
                    pipeline.zadd(key, dict.fromkeys(renew, now + LIFETIME))
                    pipeline.expire(key, int(LIFETIME))
                pipeline.zrangebyscore(key, now, "inf")
                pipeline.zremrangebyscore(key, "-inf", now)
                *_, entries, _ = await pipeline.execute()
        except UNAVAILABLE as error:
            if not self._is_unavailable:  # logged once, not for every ping
                logger.warning("presence unavailable error=%s detail=%r", type(error).__name__, str(error))
            self._is_unavailable = True
            return None
        if self._is_unavailable:
            logger.info("presence available")
        self._is_unavailable = False
        return [str(entry) for entry in entries]


class TablePresence:
    """Sends presence messages to the connections of a hub whenever presence changes; no client waits for it."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._entries: set[str] = set()
        self._is_due = False
        self._refreshing: asyncio.Task[None] | None = None

    def refresh(self) -> None:
        """Starts a refresh. Several calls in a short time cause one."""
        self._is_due = True
        if self._refreshing is None or self._refreshing.done():
            self._refreshing = self._hub.runtime.create_task(self._refresh())

    async def _refresh(self) -> None:
        hub = self._hub
        while self._is_due:
            self._is_due = False
            before, self._entries = self._entries, {_entry(connection) for connection in hub.connections}
            entries = await hub.runtime.presence.update(hub.table, self._entries, before - self._entries)
            self._send(entries or ())
            if entries is None:
                self._entries |= before  # the removals are still to be done
                continue
            if before != self._entries:
                publish_presence(hub.table)

    def _send(self, entries: Iterable[str]) -> None:
        seats = [self._hub.loaded.seat_of(player) for player in map(_player, entries)]
        presence = SocketPresence(sorted({seat for seat in seats if seat is not None}), seats.count(None))
        message = encode(presence)
        for connection in self._hub.connections:
            if connection.presence != presence:
                connection.presence = presence
                connection.socket.push(message)


def connected_players(table: UUID) -> set[UUID]:
    """The players who are looking at the table now."""
    try:
        with redis.Redis.from_url(
            settings.REDIS_URL, **_timeouts(MAIL_TIMEOUT), retry=Retry(NoBackoff(), 0), decode_responses=True
        ) as valkey:
            entries: Any = valkey.zrangebyscore(_key(table), time(), "inf")
    except UNAVAILABLE:
        return set()
    return {player for entry in entries if _HIDDEN not in entry and (player := _player(entry))}


def _timeouts(seconds: float) -> dict[str, Any]:
    return {"socket_timeout": seconds, "socket_connect_timeout": seconds}


def _key(table: UUID) -> str:
    return f"serai:presence:{table}"


def _entry(connection: "Connection") -> str:
    """The entry of a socket, with the id of the player, if there is one."""
    return f"{connection.id}{_HIDDEN if connection.is_hidden else ':'}{connection.player or ''}"


def _player(entry: str) -> UUID | None:
    player = entry.rpartition(":")[2]
    return UUID(player) if player else None
