"""Checks tables with reserved seats.

The game starts when all have sat down. Otherwise the table is cancelled, the users who sat down are put back into the
queue, and the searches of the others end.
"""

import logging
from collections.abc import Callable, Iterable
from datetime import datetime
from uuid import UUID

from django.db import transaction

from serai.accounts.models import Player, User
from serai.eventlog.current_time import now
from serai.matchmaking.errors import UnknownSearch
from serai.matchmaking.listeners import notify_after_commit
from serai.matchmaking.models import Search
from serai.matchmaking.paces import WAIT_RULES
from serai.tables.clock.calendar import Calendar, end_time
from serai.tables.clock.outages import outages_since
from serai.tables.commit import StaleTransaction
from serai.tables.draft import Draft
from serai.tables.listeners import commit_and_notify
from serai.tables.models import Status, Table
from serai.tables.read_models.rows import time_of
from serai.tables.verbs.sit import cancel_table

TRIES = 5

logger = logging.getLogger(__name__)


def check_all() -> None:
    """Checks all tables that are due. A table that fails doesn't affect the others."""
    for table in _due():
        try:
            check(table)
        except Exception:
            logger.exception("check of reserved seats failed table=%s", table)


def _due() -> set[UUID]:
    """Returns tables that are no longer open, and those whose reservation has expired."""
    found = Search.objects.exclude(table=None)
    late = {search.table for search in found.filter(reserved_until__lte=time_of(now())) if search.table}
    closed = Table.objects.filter(id__in=found.values("table")).exclude(status=Status.OPEN)
    return late | set(closed.values_list("id", flat=True))


def reserved_until(search: Search) -> datetime | None:
    """Returns when the reservation expires. Outages extend it, as they extend clocks: nobody can sit down."""
    if search.reserved_until is None:
        return None
    reserved_for = WAIT_RULES[search.clock].reserved_for
    found = int(search.reserved_until.timestamp() * 1_000_000) - reserved_for
    return time_of(end_time(Calendar(outages=outages_since(found)), found, reserved_for))


def check(table: UUID) -> None:
    """Ends the searches if the game has started; cancels the table if the reservation has expired."""

    def work() -> None:
        found = _locked_searches(table)
        status = Table.objects.values_list("status", flat=True).get(id=table)
        if status in (Status.RUNNING, Status.FINISHED):
            _delete(found)
        elif status == Status.CANCELLED:
            _put_back(found)
        elif any((until := reserved_until(search)) and until <= time_of(now()) for search in found):
            _cancel_table(table, found, keep_only_seated=True)

    _with_retries(work)


def cancel_search(user: User, search: UUID) -> None:
    """Cancels a search and declines its reserved seat, so that others needn't wait. A started game goes on."""

    def work() -> None:
        own = Search.objects.filter(id=search, user=user)
        table = own.values_list("table", flat=True).first()
        found = _locked_searches(table) if table else []
        locked = own.select_for_update().first()
        if locked is None:
            raise UnknownSearch
        if locked.table != table:
            raise StaleTransaction  # matched meanwhile: lock all searches of that table, in their order
        _delete([locked])
        if table:
            _cancel_table(table, [other for other in found if other.id != search], keep_only_seated=False)

    _with_retries(work)


def _with_retries(work: Callable[[], None]) -> None:
    """Does the work in a transaction, and again if the table has changed meanwhile."""
    for tries_left in reversed(range(TRIES)):
        try:
            with transaction.atomic():
                work()
        except StaleTransaction:
            if not tries_left:
                raise
        else:
            return


def _locked_searches(table: UUID) -> list[Search]:
    return list(Search.objects.select_for_update().filter(table=table).order_by("id"))


def _cancel_table(table: UUID, found: list[Search], *, keep_only_seated: bool) -> None:
    seated: set[str] = set()

    def verb(draft: Draft) -> None:
        seated.clear()
        seated.update(occupant.player for occupant in draft.state.occupants if occupant)
        cancel_table()(draft)

    if commit_and_notify(table, verb).loaded.state.is_started:
        _delete(found)
        return
    users = set(Player.objects.filter(table=table, id__in=map(UUID, seated)).values_list("user", flat=True))
    kept = [search for search in found if not keep_only_seated or search.user_id in users]
    _put_back(kept)
    _delete(search for search in found if search not in kept)


def _put_back(searches: Iterable[Search]) -> None:
    """Puts searches back into the queue. They keep `since`, and with it their place."""
    ids = [search.id for search in searches]
    Search.objects.filter(id__in=ids).update(table=None, reserved_until=None)
    notify_after_commit(table_possible=True)


def _delete(searches: Iterable[Search]) -> None:
    Search.objects.filter(id__in=[search.id for search in searches]).delete()
    notify_after_commit(table_possible=False)
