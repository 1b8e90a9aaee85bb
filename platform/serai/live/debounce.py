"""Runs a function once for several calls in a short time."""

import asyncio
from collections.abc import Awaitable, Callable

DELAY = 0.2


class Debounced:
    """A callback for `Subscriber.subscribe`: runs the function `DELAY` seconds after the first of several calls."""

    def __init__(self, function: Callable[[], Awaitable[None]]) -> None:
        self._function = function
        self._task: asyncio.Task[None] | None = None

    def __call__(self, *_: object) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        await asyncio.sleep(DELAY)
        self._task = None
        await self._function()
