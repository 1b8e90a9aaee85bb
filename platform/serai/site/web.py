"""The web server: `python -m serai.site.web FD`, which listens on a socket that the supervisor holds.

Several processes may share it, and another may take the place of one: nobody is turned away between them.
"""

import asyncio
import os
import socket
import sys

import uvicorn

from serai.ops.place import Place, ready_mark, say_ready

MOMENT = 0.5
"""Seconds in which who was let in just now says what they want."""
PATIENCE = 10
"""Seconds in which everybody has to be answered before the end."""


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, place: Place) -> None:
        super().__init__(config)
        self._place = place

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        say_ready(self._place, os.getpid())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Lets nobody in any more, hears those who are in, and only then shows them out."""
        ready_mark(self._place, os.getpid()).unlink(missing_ok=True)
        for server in self.servers:
            server.close()
        await asyncio.sleep(MOMENT)
        await super().shutdown(sockets)


def main(descriptor: int) -> None:
    config = uvicorn.Config(
        "serai.site.asgi:application",
        lifespan="off",
        access_log=False,
        timeout_graceful_shutdown=PATIENCE,
        ws_max_size=64 * 1024,
        log_level="warning",  # the addresses of sockets may hold invitations
    )
    config.load()
    from django.conf import settings

    Server(config, settings.PLACE).run([socket.socket(fileno=descriptor)])


if __name__ == "__main__":
    main(int(sys.argv[1]))
