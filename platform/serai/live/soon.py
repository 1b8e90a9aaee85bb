"""Several changes in a moment are told once."""

import asyncio
from collections.abc import Awaitable, Callable

AT_MOST_EVERY = 0.2


class Soon:
    """Called as a hearer of bells; a moment later it tells."""

    def __init__(self, tell: Callable[[], Awaitable[None]]) -> None:
        self._tell = tell
        self._due: asyncio.Task[None] | None = None

    def __call__(self, *_: object) -> None:
        if self._due is None or self._due.done():
            self._due = asyncio.create_task(self._tell_soon())

    async def _tell_soon(self) -> None:
        await asyncio.sleep(AT_MOST_EVERY)
        self._due = None
        await self._tell()
