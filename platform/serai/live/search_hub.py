"""All search sockets of one process: one query for all of them."""

from collections.abc import Collection
from uuid import UUID

from channels.db import database_sync_to_async

from serai.engine.codec import encode
from serai.live.debounce import Debounced
from serai.live.socket import Socket
from serai.matchmaking.responses import Searches, searches_of
from serai.matchmaking.search import record_heartbeats


class SearchHub:
    def __init__(self) -> None:
        self.sockets: dict[Socket, UUID] = {}
        """With the id of the user."""
        self.on_update = Debounced(self._broadcast)

    async def _broadcast(self) -> None:
        searches = await database_sync_to_async(_read_searches)({*self.sockets.values()})
        for socket, user in self.sockets.items():
            if user in searches:
                socket.push(encode(searches[user]))


def _read_searches(users: Collection[UUID]) -> dict[UUID, Searches]:
    """Reads searches, and records that the users are there: a page that gets many updates never sends a request."""
    record_heartbeats(users)
    return searches_of(users)
