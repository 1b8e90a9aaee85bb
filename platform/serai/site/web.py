"""The web server: `python -m serai.site.web FD` accepts connections on a listening socket of the supervisor.

Several processes may share the socket, and one may replace another, without refusing a connection.
"""

import asyncio
import os
import socket
import sys

import uvicorn

from serai.ops.data_dir import DataDir, mark_ready, ready_file

FIRST_REQUEST_TIMEOUT = 0.5
"""Seconds in which a client whose connection was just accepted sends its request."""
SHUTDOWN_TIMEOUT = 10
"""Seconds in which the remaining requests have to be answered."""


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, data_dir: DataDir) -> None:
        super().__init__(config)
        self._data_dir = data_dir

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        mark_ready(self._data_dir, os.getpid())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stops accepting connections, waits for requests on those that are open, then shuts down."""
        ready_file(self._data_dir, os.getpid()).unlink(missing_ok=True)
        for server in self.servers:
            server.close()
        await asyncio.sleep(FIRST_REQUEST_TIMEOUT)
        await super().shutdown(sockets)


def main(descriptor: int) -> None:
    config = uvicorn.Config(
        "serai.site.asgi:application",
        lifespan="off",
        access_log=False,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        ws_max_size=64 * 1024,
        log_level="warning",  # the URLs of sockets may contain invitations
    )
    config.load()
    from django.conf import settings

    Server(config, settings.DATA_DIR).run([socket.socket(fileno=descriptor)])


if __name__ == "__main__":
    main(int(sys.argv[1]))
