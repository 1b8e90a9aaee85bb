"""Notifies listeners that searches have changed. Best effort: a listener that misses it checks again soon."""

import logging
from collections.abc import Callable

from django.db import transaction

logger = logging.getLogger(__name__)

listeners: list[Callable[[bool], None]] = []
"""Filled by the site. The argument `table_possible` says whether the change may have made a table possible.

Listeners must not block.
"""


def notify_after_commit(*, table_possible: bool) -> None:
    transaction.on_commit(lambda: _notify(table_possible))


def _notify(table_possible: bool) -> None:
    for listener in listeners:
        try:
            listener(table_possible)
        except Exception:
            name = getattr(listener, "__name__", listener)
            logger.warning("matchmaking listener failed listener=%s", name, exc_info=True)
