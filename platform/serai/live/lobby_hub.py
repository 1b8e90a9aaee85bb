"""All lobby sockets of one process: one query and one encoding for nearly all of them."""

from collections.abc import Collection
from uuid import UUID

from channels.db import database_sync_to_async

from serai.engine.codec import encode
from serai.live.debounce import Debounced
from serai.live.socket import Socket
from serai.tables.read_models.lobby import Lobby, open_tables
from serai.tables.seating_rules import tables_closed_to


class LobbyHub:
    def __init__(self) -> None:
        self.sockets: dict[Socket, UUID | None] = {}
        """With the id of the user; None for anonymous sockets."""
        self.on_update = Debounced(self._broadcast)

    async def _broadcast(self) -> None:
        messages = await lobby_messages({*self.sockets.values()})
        for socket, user in self.sockets.items():
            if user in messages:
                socket.push(messages[user])


async def lobby_messages(users: Collection[UUID | None]) -> dict[UUID | None, bytes]:
    """The lobby for each user, without tables that they may not join because of the players there."""
    return await database_sync_to_async(_messages)(users)


def _messages(users: Collection[UUID | None]) -> dict[UUID | None, bytes]:
    lobby = open_tables()
    closed = tables_closed_to([user for user in users if user])
    messages = dict.fromkeys(users, encode(lobby))
    for user, tables in closed.items():
        messages[user] = encode(_without(lobby, tables))
    return messages


def _without(lobby: Lobby, tables: Collection[UUID]) -> Lobby:
    return Lobby([table for table in lobby.tables if table.id not in tables])
