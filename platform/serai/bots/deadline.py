"""A decision has a deadline: whoever thinks too long is interrupted."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class TooLate(BaseException):
    """No bot may catch it by mistake."""


def _ring(_number: int, _frame: FrameType | None) -> None:
    raise TooLate


@contextmanager
def deadline(seconds: float) -> Iterator[None]:
    """Raises TooLate inside the block. Only a main thread can be interrupted; another is left alone."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, seconds)  # again, if the first was swallowed
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
