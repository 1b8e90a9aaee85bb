"""All who look for a table in one process: one read, one encoding for nearly all of them, N sends."""

from collections.abc import Collection
from uuid import UUID

from channels.db import database_sync_to_async

from serai.engine.wire import encode
from serai.live.socket import Socket
from serai.live.soon import Soon
from serai.tables.company import closed_to
from serai.tables.lobby import Lobby, open_tables


class LobbyHub:
    def __init__(self) -> None:
        self.sockets: dict[Socket, UUID | None] = {}
        """And whose they are; spectators have no name."""
        self.heard = Soon(self._tell)

    async def _tell(self) -> None:
        told = await lobby_messages({*self.sockets.values()})
        for socket, person in self.sockets.items():
            if person in told:
                socket.push(told[person])


async def lobby_messages(people: Collection[UUID | None]) -> dict[UUID | None, bytes]:
    """What each of them is told: nobody is offered a table where they would be refused for who sits there."""
    return await database_sync_to_async(_messages)(people)


def _messages(people: Collection[UUID | None]) -> dict[UUID | None, bytes]:
    lobby = open_tables()
    closed = closed_to([person for person in people if person])
    told = dict.fromkeys(people, encode(lobby))
    for person, tables in closed.items():
        told[person] = encode(_without(lobby, tables))
    return told


def _without(lobby: Lobby, tables: Collection[UUID]) -> Lobby:
    return Lobby([table for table in lobby.tables if table.id not in tables])
