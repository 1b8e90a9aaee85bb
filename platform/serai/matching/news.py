"""Telling others that people look for tables, or no longer. It is best effort: whoever misses it looks again soon."""

import logging
from collections.abc import Callable

from django.db import transaction

logger = logging.getLogger(__name__)

listeners: list[Callable[[bool], None]] = []
"""The site fills it. They are told whether there may be a table to form, and must be quick, whatever is down."""


def tell(*, may_form: bool) -> None:
    """Once it stands."""
    transaction.on_commit(lambda: _tell(may_form))


def _tell(may_form: bool) -> None:
    for listener in listeners:
        try:
            listener(may_form)
        except Exception:
            logger.warning("a listener of match-making failed", exc_info=True)
