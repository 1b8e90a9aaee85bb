"""Who is at a table right now: whose socket is open, in whichever process.

Valkey keeps a mark for each socket with the time until which it counts. Pings renew it, so who was with a process that
was killed is forgotten by itself. It is best effort: while Valkey is away, nobody is shown, and nothing waits for it.
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

from serai.engine.wire import encode
from serai.live.bell import GONE, ring_for_presence
from serai.live.messages import SocketHere

if TYPE_CHECKING:
    from serai.live.hub import Guest, Hub

LIFE = 60.0
"""Seconds: three pings."""
PATIENCE = 2.0
"""Seconds in which Valkey must answer a hub, which nobody waits for."""
HASTE = 0.5
"""The same for who decides about a mail."""
_HIDDEN = ":hidden:"

logger = logging.getLogger(__name__)


class Presence:
    """The marks in Valkey; one for each process."""

    def __init__(self) -> None:
        self._valkey = redis.asyncio.Redis.from_url(
            settings.REDIS_URL, **_within(PATIENCE), retry=AsyncRetry(NoBackoff(), 0), decode_responses=True
        )
        self._is_broken = False

    async def meet(self, table: UUID, come: Collection[str], gone: Collection[str]) -> list[str] | None:
        """Renews some marks and takes others away; gives back all that there are, or None if Valkey is away."""
        key, now = _key(table), time()
        try:
            async with self._valkey.pipeline(transaction=False) as asked:
                if gone:
                    asked.zrem(key, *gone)
                if come:
                    asked.zadd(key, dict.fromkeys(come, now + LIFE))
                    asked.expire(key, int(LIFE))
                asked.zrangebyscore(key, now, "inf")
                asked.zremrangebyscore(key, "-inf", now)
                *_, marks, _ = await asked.execute()
        except GONE as gone_away:
            if not self._is_broken:  # said once, not at every ping
                logger.warning("nobody can be seen at the tables: %s", gone_away)
            self._is_broken = True
            return None
        self._is_broken = False
        return [str(mark) for mark in marks]


class Attendance:
    """Tells the guests of a hub who is there, whenever it changes; never in anybody's way."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._marks: set[str] = set()
        self._is_due = False
        self._looking: asyncio.Task[None] | None = None

    def look(self) -> None:
        """Soon. Asked for several times in a moment it is done once."""
        self._is_due = True
        if self._looking is None or self._looking.done():
            self._looking = self._hub.process.keep(self._look())

    async def _look(self) -> None:
        hub = self._hub
        while self._is_due:
            self._is_due = False
            before, self._marks = self._marks, {_mark(guest) for guest in hub.guests}
            marks = await hub.process.presence.meet(hub.table, self._marks, before - self._marks)
            self._tell(marks or ())
            if marks is None:
                self._marks |= before  # who has gone is still to be taken away
                continue
            if before != self._marks:
                ring_for_presence(hub.table)

    def _tell(self, marks: Iterable[str]) -> None:
        seats = [self._hub.known.seat_of(player) for player in map(_player, marks)]
        here = SocketHere(sorted({seat for seat in seats if seat is not None}), seats.count(None))
        message = encode(here)
        for guest in self._hub.guests:
            if guest.here != here:
                guest.here = here
                guest.socket.push(message)


def players_at(table: UUID) -> set[UUID]:
    """Who of its players is looking at a table right now."""
    try:
        with redis.Redis.from_url(
            settings.REDIS_URL, **_within(HASTE), retry=Retry(NoBackoff(), 0), decode_responses=True
        ) as valkey:
            marks: Any = valkey.zrangebyscore(_key(table), time(), "inf")
    except GONE:
        return set()
    return {player for mark in marks if _HIDDEN not in mark and (player := _player(mark))}


def _within(seconds: float) -> dict[str, Any]:
    return {"socket_timeout": seconds, "socket_connect_timeout": seconds}


def _key(table: UUID) -> str:
    return f"serai:here:{table}"


def _mark(guest: "Guest") -> str:
    """One for each socket, with the player, if it is one."""
    return f"{guest.id}{_HIDDEN if guest.is_hidden else ':'}{guest.player or ''}"


def _player(mark: str) -> UUID | None:
    player = mark.rpartition(":")[2]
    return UUID(player) if player else None
