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
from serai.matching.seek import has_left, is_here
from serai.matching.told import searches_of

ASKED_AGAIN = 20.0
"""Seconds after which it is asked again who is there, of a page that has nothing to say because it is told so much."""


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
                said = await socket.receive(ASKED_AGAIN)
                if not meter.is_too_much():
                    await _require_person(scope, here)
                    if said is not None:
                        await socket.answer(await _look(person))
        except (Closed, BadCredentials) as end:
            del hub.sockets[socket]
            is_meant = isinstance(end, BadCredentials) or end.was_said
            if is_meant and person not in hub.sockets.values():
                await database_sync_to_async(has_left)(person)
            raise
        finally:
            hub.sockets.pop(socket, None)
            if not hub.sockets:
                here.ear.stop(SEARCHES, hub.heard)


async def _require_person(scope: dict[str, Any], here: Process) -> UUID:
    """Whoever has signed out meanwhile looks for nothing."""
    person = await person_of(scope, here.pool)
    if person is None:
        raise BadCredentials
    return person.id


async def _look(person: UUID) -> bytes:
    return encode(await database_sync_to_async(_told)(person))


def _told(person: UUID) -> Any:
    is_here(person)
    return searches_of([person])[person]
