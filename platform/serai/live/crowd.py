"""How many sockets one address may have open in a process, and how many it may open in a second."""

import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from django.conf import settings

from serai.accounts.household import household
from serai.live.socket import Receive, Refused, Send, Socket, serving

TOO_MANY = 4029
SECONDS_TO_FILL = 10
"""Who may have 300 open may open 30 in a second."""

Application = Callable[[dict[str, Any], Receive, Send], Awaitable[None]]


class Crowd:
    def __init__(self, application: Application) -> None:
        self._application = application
        self._open: Counter[str] = Counter()
        self._opened: Counter[str] = Counter()
        """In this second."""
        self._second = 0

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        """Accepts first: a client can't read a code out of a refused handshake."""
        who = household((scope.get("client") or ("nobody",))[0])
        if self._is_too_much(who):
            async with serving(Socket(receive, send)):
                raise Refused(TOO_MANY)
        self._open[who] += 1
        try:
            await self._application(scope, receive, send)
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]

    def _is_too_much(self, who: str) -> bool:
        second = int(time.monotonic())
        if second != self._second:
            self._second = second
            self._opened.clear()
        self._opened[who] += 1
        most = settings.SOCKETS_PER_ADDRESS
        return self._open[who] >= most or self._opened[who] > max(1, most // SECONDS_TO_FILL)
