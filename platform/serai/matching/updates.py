"""Tells listeners that searches have changed. Best effort: a listener that misses it checks again soon."""

import logging
from collections.abc import Callable

from django.db import transaction

logger = logging.getLogger(__name__)

listeners: list[Callable[[bool], None]] = []
"""Filled by the site. The argument says whether a table might be formed now. Listeners must not block."""


def notify_after_commit(*, may_form: bool) -> None:
    transaction.on_commit(lambda: _notify(may_form))


def _notify(may_form: bool) -> None:
    for listener in listeners:
        try:
            listener(may_form)
        except Exception:
            logger.warning("match-making listener failed listener=%s", listener, exc_info=True)
