"""Whatever a bot is asked, it answers in time or not at all."""

import logging
from collections.abc import Callable
from typing import TypeVar

from serai.bots.deadline import TooLate, deadline

SECONDS = 10.0
"""For one decision: far more than anybody needs."""

T = TypeVar("T")
logger = logging.getLogger(__name__)


def in_time(ask: Callable[[], T], seconds: float, who: str) -> T | None:
    """None: it was too slow, or failed."""
    try:
        with deadline(seconds):
            return ask()
    except TooLate:
        logger.warning("%s thought too long", who)
    except Exception:
        logger.exception("%s failed", who)
    return None
