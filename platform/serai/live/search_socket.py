"""`/ws/searches/`: sends the user's searches whenever they change; every message from the client requests them again.

An open socket shows that a user who searches for a live table is still there.
"""

from typing import Any
from uuid import UUID

from channels.db import database_sync_to_async

from serai.engine.codec import encode
from serai.live.identity import BadCredentials, user_of
from serai.live.message_rate import MAX_LIST_REQUESTS_PER_SECOND, MessageRate
from serai.live.pubsub import SEARCHES
from serai.live.runtime import LiveRuntime, live_runtime
from serai.live.socket import Disconnected, Receive, Send, Socket, serving
from serai.matchmaking.responses import searches_of
from serai.matchmaking.search import page_closed, record_heartbeat

CHECK_INTERVAL = 20.0
"""Seconds after which the user is checked again if the client sends nothing."""


async def search_socket(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    socket = Socket(receive, send)
    async with serving(socket, scope["path"]):
        runtime = await live_runtime()
        user = await _require_user(scope, runtime)
        hub, rate = runtime.searches, MessageRate(MAX_LIST_REQUESTS_PER_SECOND)
        hub.sockets[socket] = user
        try:
            await runtime.subscriber.subscribe(SEARCHES, hub.on_update)
            await socket.answer(await _read_searches(user))
            while True:
                message = await socket.receive(CHECK_INTERVAL)
                if not rate.is_exceeded():
                    await _require_user(scope, runtime)
                    if message is not None:
                        await socket.answer(await _read_searches(user))
        except (Disconnected, BadCredentials) as end:
            del hub.sockets[socket]
            is_deliberate = isinstance(end, BadCredentials) or end.is_clean
            if is_deliberate and user not in hub.sockets.values():
                await database_sync_to_async(page_closed)(user)
            raise
        finally:
            hub.sockets.pop(socket, None)
            if not hub.sockets:
                runtime.subscriber.unsubscribe(SEARCHES, hub.on_update)


async def _require_user(scope: dict[str, Any], runtime: LiveRuntime) -> UUID:
    """The id of the user; raises BadCredentials if they are not, or no longer, signed in."""
    user = await user_of(scope, runtime.pool)
    if user is None:
        raise BadCredentials
    return user.id


async def _read_searches(user: UUID) -> bytes:
    return encode(await database_sync_to_async(_read_searches_sync)(user))


def _read_searches_sync(user: UUID) -> Any:
    record_heartbeat(user)
    return searches_of([user])[user]
