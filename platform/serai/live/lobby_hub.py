"""All who look for a table in one process: one read, one encoding, N sends."""

import asyncio
from typing import Any

from channels.db import database_sync_to_async

from serai.engine.wire import encode
from serai.live.socket import Socket
from serai.tables.lobby import open_tables

AT_MOST_EVERY = 0.2


class LobbyHub:
    def __init__(self) -> None:
        self.sockets: set[Socket] = set()
        self._due: asyncio.Task[None] | None = None

    def heard(self, _: dict[str, Any]) -> None:
        """Several changes in a moment are told once."""
        if self._due is None or self._due.done():
            self._due = asyncio.create_task(self._tell_soon())

    async def _tell_soon(self) -> None:
        await asyncio.sleep(AT_MOST_EVERY)
        self._due = None
        message = await lobby_message()
        for socket in self.sockets:
            socket.push(message)


async def lobby_message() -> bytes:
    return encode(await database_sync_to_async(open_tables)())
