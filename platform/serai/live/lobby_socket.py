"""`/ws/lobby/`: sends the open tables whenever they change; every message from the client requests them again."""

from typing import Any

from serai.live.identity import user_of
from serai.live.lobby_hub import lobby_messages
from serai.live.message_rate import MAX_LIST_REQUESTS_PER_SECOND, MessageRate
from serai.live.pubsub import LOBBY
from serai.live.runtime import live_runtime
from serai.live.socket import Receive, Send, Socket, serving


async def lobby_socket(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    socket = Socket(receive, send)
    async with serving(socket, scope["path"]):
        runtime, rate = await live_runtime(), MessageRate(MAX_LIST_REQUESTS_PER_SECOND)
        found = await user_of(scope, runtime.pool)
        hub, user = runtime.lobby, found.id if found else None
        hub.sockets[socket] = user
        try:
            await runtime.subscriber.subscribe(LOBBY, hub.on_update)
            await socket.answer((await lobby_messages([user]))[user])
            while True:
                await socket.receive()
                if not rate.is_exceeded():
                    await socket.answer((await lobby_messages([user]))[user])
        finally:
            hub.sockets.pop(socket, None)
            if not hub.sockets:
                runtime.subscriber.unsubscribe(LOBBY, hub.on_update)
