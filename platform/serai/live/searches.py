"""`/ws/searches/`: what somebody looks for, whenever that changes; whatever is said to it asks for it again.

An open socket is how we know that who looks for a live table is still there.
"""

from typing import Any
from uuid import UUID

from channels.db import database_sync_to_async

from serai.engine.wire import encode
from serai.live.bell import SEARCHES
from serai.live.meter import MOST_LISTS_A_SECOND, Meter
from serai.live.people import BadCredentials, person_of
from serai.live.process import Process, process
from serai.live.socket import Closed, Receive, Send, Socket, serving
from serai.live.socket import Refused as Closing
from serai.live.table import BAD_CREDENTIALS, CHECK_EVERY
from serai.matching.seek import has_left, is_here
from serai.matching.told import searches_of


async def search_socket(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    socket = Socket(receive, send)
    async with serving(socket):
        here = await process()
        person = await _require_person(scope, here)
        hub, meter = here.searches, Meter(MOST_LISTS_A_SECOND)
        hub.sockets[socket] = person
        try:
            await here.ear.listen(SEARCHES, hub.heard)
            await socket.answer(await _look(person))
            while True:
                if await socket.receive_within(CHECK_EVERY) is None:
                    await _require_person(scope, here)
                elif not meter.is_too_much():
                    await _require_person(scope, here)
                    await socket.answer(await _look(person))
        except Closed as closed:
            del hub.sockets[socket]
            if closed.was_said and person not in hub.sockets.values():
                await database_sync_to_async(has_left)(person)
            raise
        finally:
            hub.sockets.pop(socket, None)
            if not hub.sockets:
                await here.ear.stop(SEARCHES, hub.heard)


async def _require_person(scope: dict[str, Any], here: Process) -> UUID:
    """Whoever has signed out meanwhile looks for nothing."""
    try:
        person = await person_of(scope, here.pool)
    except BadCredentials:
        person = None
    if person is None:
        raise Closing(BAD_CREDENTIALS)
    return person.id


async def _look(person: UUID) -> bytes:
    return encode(await database_sync_to_async(_told)(person))


def _told(person: UUID) -> Any:
    is_here(person)
    return searches_of([person])[person]
