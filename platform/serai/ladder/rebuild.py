"""Rating every game of the log again."""

import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from serai.eventlog.projections import rebuild
from serai.ladder.fade import fade
from serai.ladder.projection import ladder

SOON = 0.0005
"""Seconds until the thread that reads ahead gets its turn; by itself it would wait ten times as long for each row."""


def rebuild_ladder(batch: int | None = None, progress: Callable[[int], Any] = lambda _: None) -> int:
    """Who had faded from the list before has faded again when it is done."""
    with _at_full_speed():
        total = rebuild(ladder, batch, progress)
    fade()
    return total


@contextmanager
def _at_full_speed() -> Iterator[None]:
    """Without looking for cycles: rated games have none, and it would take a fifth of the time."""
    collected, interval = gc.isenabled(), sys.getswitchinterval()
    gc.disable()
    sys.setswitchinterval(SOON)
    try:
        yield
    finally:
        sys.setswitchinterval(interval)
        if collected:
            gc.enable()
