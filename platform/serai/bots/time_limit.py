"""Limits the time of a bot's decision, by interrupting it."""

import logging
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TypeVar

DECISION_SECONDS = 10.0
"""For one decision: far more than any bot needs."""

T = TypeVar("T")
logger = logging.getLogger(__name__)


class TimeLimitExceeded(BaseException):
    """A BaseException, so that no bot catches it by mistake."""


def _on_alarm(_number: int, _frame: FrameType | None) -> None:
    raise TimeLimitExceeded


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raises TimeLimitExceeded inside the block. Only a main thread can be interrupted; others have no limit."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _on_alarm)
    signal.setitimer(signal.ITIMER_REAL, seconds, seconds)  # repeats, in case the first signal was swallowed
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def call_with_time_limit(function: Callable[[], T], seconds: float, subject: str) -> T | None:
    """The result, or None if the function was too slow or failed; `subject` is for the log: key=value fields."""
    try:
        with time_limit(seconds):
            return function()
    except TimeLimitExceeded:
        logger.warning("bot exceeded its time limit %s seconds=%s", subject, seconds)
    except Exception:
        logger.exception("bot failed %s", subject)
    return None
