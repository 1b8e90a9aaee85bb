"""All who look for something in one process: one look at all searches for all of them."""

import asyncio
from collections.abc import Collection
from typing import Any
from uuid import UUID

from channels.db import database_sync_to_async

from serai.engine.wire import encode
from serai.live.socket import Socket
from serai.matching.seek import are_here
from serai.matching.told import Searches, searches_of

AT_MOST_EVERY = 0.2


class SearchHub:
    def __init__(self) -> None:
        self.sockets: dict[Socket, UUID] = {}
        self._due: asyncio.Task[None] | None = None

    def heard(self, _: dict[str, Any]) -> None:
        """Several changes in a moment are told once."""
        if self._due is None or self._due.done():
            self._due = asyncio.create_task(self._tell_soon())

    async def _tell_soon(self) -> None:
        await asyncio.sleep(AT_MOST_EVERY)
        self._due = None
        told = await database_sync_to_async(_told)({*self.sockets.values()})
        for socket, person in self.sockets.items():
            if person in told:
                socket.push(encode(told[person]))


def _told(people: Collection[UUID]) -> dict[UUID, Searches]:
    """Who is told so much that their page never needs to ask is here, too."""
    are_here(people)
    return searches_of(people)
