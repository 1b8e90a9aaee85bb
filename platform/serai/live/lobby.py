"""`/ws/lobby/`: the open tables, whenever they change; whatever is said to it asks for them again."""

from typing import Any

from serai.live.bell import LOBBY
from serai.live.lobby_hub import lobby_messages
from serai.live.meter import MOST_LISTS_A_SECOND, Meter
from serai.live.people import person_of
from serai.live.process import process
from serai.live.socket import Receive, Send, Socket, serving


async def lobby_socket(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    socket = Socket(receive, send)
    async with serving(socket):
        here, meter = await process(), Meter(MOST_LISTS_A_SECOND)
        found = await person_of(scope, here.pool)
        hub, person = here.lobby, found.id if found else None
        hub.sockets[socket] = person
        try:
            await here.ear.listen(LOBBY, hub.heard)
            await socket.answer((await lobby_messages([person]))[person])
            while True:
                await socket.receive()
                if not meter.is_too_much():
                    await socket.answer((await lobby_messages([person]))[person])
        finally:
            hub.sockets.pop(socket, None)
            if not hub.sockets:
                here.ear.stop(LOBBY, hub.heard)
