"""Limits the time of a bot's decision, by interrupting it."""

import logging
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NamedTuple, TypeVar
from uuid import UUID

DECISION_SECONDS = 10.0
"""For one decision: far more than any bot needs."""

T = TypeVar("T")
logger = logging.getLogger(__name__)


class LogFields(NamedTuple):
    """The decision that a log line is about."""

    bot: str | None
    table: UUID
    seat: int
    version: int


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


def call_with_time_limit(function: Callable[[], T], seconds: float, fields: LogFields) -> T | None:
    """Returns the result; None if the function was too slow or failed, which is logged with these fields."""
    try:
        with time_limit(seconds):
            return function()
    except TimeLimitExceeded:
        logger.warning("bot exceeded its time limit bot=%s table=%s seat=%s version=%s seconds=%s", *fields, seconds)
    except Exception:
        logger.exception("bot failed bot=%s table=%s seat=%s version=%s", *fields)
    return None
