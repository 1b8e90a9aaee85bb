"""Notifying the rest of the site that a table has changed. It is best effort: listeners can always read the log."""

import logging
from collections.abc import Callable, Coroutine
from typing import Any
from uuid import UUID

from django.db import transaction
from msgspec import Struct

from serai.tables.commit import CommitResult, Verb, commit
from serai.tables.read_models.rows import StatusName, bot_due, status_of
from serai.tables.store import django_store, run_sync

logger = logging.getLogger(__name__)


class TableUpdate(Struct, frozen=True):
    table: UUID
    version: int
    status: StatusName
    bot_due: bool
    listed: bool
    occupants_changed: bool
    """Whether seats were taken or freed, so that lists of tables must be read again."""
    has_standing_orders: bool
    """Whether the table has standing orders that must be run now."""


listeners: list[Callable[[TableUpdate], None]] = []
"""The listeners; `site` adds them. A listener must return quickly, even if a service is down."""


def table_update_of(done: CommitResult) -> TableUpdate:
    loaded = done.loaded
    table_state = loaded.state
    opened = table_state.opened
    return TableUpdate(
        table=loaded.head.id,
        version=loaded.version,
        status=status_of(table_state),
        bot_due=bot_due(table_state),
        listed=opened is not None and opened.listed,
        occupants_changed=done.occupants_changed,
        has_standing_orders=done.has_standing_orders,
    )


def notify_after_commit(done: CommitResult) -> CommitResult:
    """Notifies all listeners once Django's transaction is committed."""
    if done.result == "appended":
        transaction.on_commit(lambda: notify_listeners(table_update_of(done)))
    return done


def notify_listeners(update: TableUpdate) -> None:
    """Calls all listeners, even if one of them raises an exception."""
    for listener in listeners:
        try:
            listener(update)
        except Exception:
            name = getattr(listener, "__name__", listener)
            logger.warning("table listener failed table=%s listener=%s", update.table, name, exc_info=True)


def commit_and_notify(table: UUID, verb: Verb, *, seat: int | None = None, command: UUID | None = None) -> CommitResult:
    """Commits a verb through Django's connection and notifies all listeners."""
    return run_and_notify(commit(django_store, table, verb, seat=seat, command=command))


def run_and_notify(committing: Coroutine[Any, Any, CommitResult]) -> CommitResult:
    return notify_after_commit(run_sync(committing))
