"""Limits how many sockets one IP address may have open in a process, and how many it may open per second."""

import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from django.conf import settings

from serai.accounts.address_key import address_key
from serai.live.socket import CloseSocket, Receive, Send, Socket, serving

TOO_MANY = 4029
SECONDS_TO_FILL = 10
"""An address that may have 300 sockets may open 30 per second."""

Application = Callable[[dict[str, Any], Receive, Send], Awaitable[None]]


class ConnectionLimit:
    def __init__(self, application: Application) -> None:
        self._application = application
        self._open: Counter[str] = Counter()
        self._opened: Counter[str] = Counter()
        """In the current second."""
        self._second = 0

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        """Accepts before it closes: a client can't read a close code from a refused handshake."""
        address = address_key((scope.get("client") or ("nobody",))[0])
        if self._is_exceeded(address):
            async with serving(Socket(receive, send), scope["path"]):
                raise CloseSocket(TOO_MANY)
        self._open[address] += 1
        try:
            await self._application(scope, receive, send)
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    def _is_exceeded(self, address: str) -> bool:
        second = int(time.monotonic())
        if second != self._second:
            self._second = second
            self._opened.clear()
        self._opened[address] += 1
        limit = settings.SOCKETS_PER_ADDRESS
        return self._open[address] >= limit or self._opened[address] > max(1, limit // SECONDS_TO_FILL)
