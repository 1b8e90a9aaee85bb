"""All who look for something in one process: one look at all searches for all of them."""

from collections.abc import Collection
from uuid import UUID

from channels.db import database_sync_to_async

from serai.engine.wire import encode
from serai.live.socket import Socket
from serai.live.soon import Soon
from serai.matching.seek import are_here
from serai.matching.told import Searches, searches_of


class SearchHub:
    def __init__(self) -> None:
        self.sockets: dict[Socket, UUID] = {}
        self.heard = Soon(self._tell)

    async def _tell(self) -> None:
        told = await database_sync_to_async(_told)({*self.sockets.values()})
        for socket, person in self.sockets.items():
            if person in told:
                socket.push(encode(told[person]))


def _told(people: Collection[UUID]) -> dict[UUID, Searches]:
    """Who is told so much that their page never needs to ask is here, too."""
    are_here(people)
    return searches_of(people)
