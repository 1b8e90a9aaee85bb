"""Telling the others that a table has changed. It is best effort: whoever misses it finds out from the log."""

import logging
from collections.abc import Callable, Coroutine
from typing import Any
from uuid import UUID

from django.db import transaction
from msgspec import Struct

from serai.tables.commit import Committed, Verb, commit
from serai.tables.doors import django_door, run
from serai.tables.rows import StatusName, bot_due, status_of

logger = logging.getLogger(__name__)


class News(Struct, frozen=True):
    table: UUID
    version: int
    status: StatusName
    bot_due: bool
    listed: bool
    chairs_changed: bool
    """Whether those who look for a table should look again."""
    is_awaited: bool
    """Whether somebody has left word to be told of whatever happens there."""


listeners: list[Callable[[News], None]] = []
"""The site fills it. A listener must be quick, whatever is down."""


def news_of(done: Committed) -> News:
    known = done.known
    chronicle = known.chronicle
    opened = chronicle.opened
    return News(
        table=known.head.id,
        version=known.version,
        status=status_of(chronicle),
        bot_due=bot_due(chronicle),
        listed=opened is not None and opened.listed,
        chairs_changed=done.chairs_changed,
        is_awaited=done.is_awaited,
    )


def announce(done: Committed) -> Committed:
    """Tells every listener what was committed, once it stands; one that fails takes nothing from the others."""
    if done.result == "appended":
        transaction.on_commit(lambda: tell(news_of(done)))
    return done


def tell(news: News) -> None:
    for listener in listeners:
        try:
            listener(news)
        except Exception:
            logger.warning("a listener failed at table %s", news.table, exc_info=True)


def carry_out(table: UUID, verb: Verb, *, seat: int | None = None, command: UUID | None = None) -> Committed:
    """Commits a verb by Django's connection and tells everybody."""
    return settle(commit(django_door, table, verb, seat=seat, command=command))


def settle(committing: Coroutine[Any, Any, Committed]) -> Committed:
    return announce(run(committing))
