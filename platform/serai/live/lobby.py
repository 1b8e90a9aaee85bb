"""`/ws/lobby/`: the open tables, whenever they change; whatever is said to it asks for them again."""

from typing import Any
from uuid import UUID

from serai.live.bell import LOBBY
from serai.live.lobby_hub import lobby_messages
from serai.live.meter import Meter
from serai.live.people import BadCredentials, person_of
from serai.live.process import Process, process
from serai.live.socket import Receive, Send, Socket, serving
from serai.live.socket import Refused as Closing
from serai.live.table import BAD_CREDENTIALS


async def lobby_socket(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    socket = Socket(receive, send)
    async with serving(socket):
        here, meter = await process(), Meter()
        hub, person = here.lobby, await _whose(scope, here)
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
                await here.ear.stop(LOBBY, hub.heard)


async def _whose(scope: dict[str, Any], here: Process) -> UUID | None:
    try:
        person = await person_of(scope, here.pool)
    except BadCredentials:
        raise Closing(BAD_CREDENTIALS) from None
    return person.id if person else None
