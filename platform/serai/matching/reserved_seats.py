"""Reserved seats: the game starts when all have sat down. Otherwise the table is abandoned, those who came are put back
into the queue, and the others' searches end.
"""

import logging
from collections.abc import Callable, Iterable
from datetime import datetime
from uuid import UUID

from django.db import transaction

from serai.accounts.models import Player, User
from serai.eventlog.clock import now
from serai.matching.errors import UnknownSearch
from serai.matching.models import Search
from serai.matching.paces import WAIT_RULES
from serai.matching.updates import notify_after_commit
from serai.tables.clock.calendar import Calendar, runs_out
from serai.tables.clock.outages import outages_since
from serai.tables.commit import StaleTransaction
from serai.tables.draft import Draft
from serai.tables.models import Status, Table
from serai.tables.read_models.rows import time_of
from serai.tables.updates import commit_and_notify
from serai.tables.verbs.sit import abandon

TRIES = 5

logger = logging.getLogger(__name__)


def check_all() -> None:
    """A table that fails doesn't affect the others."""
    for table in _due():
        try:
            check(table)
        except Exception:
            logger.exception("check of reserved seats failed table=%s", table)


def _due() -> set[UUID]:
    """Tables that are no longer open, and those whose reservation has expired."""
    found = Search.objects.exclude(table=None)
    late = {search.table for search in found.filter(reserved_until__lte=time_of(now())) if search.table}
    settled = Table.objects.filter(id__in=found.values("table")).exclude(status=Status.OPEN)
    return late | set(settled.values_list("id", flat=True))


def reserved_until(search: Search) -> datetime | None:
    """Like clocks, reservations are extended by outages of the site, while nobody can sit down."""
    if search.reserved_until is None:
        return None
    reserved_for = WAIT_RULES[search.clock].reserved_for
    found = int(search.reserved_until.timestamp() * 1_000_000) - reserved_for
    return time_of(runs_out(Calendar(outages=outages_since(found)), found, reserved_for))


def check(table: UUID) -> None:
    """Ends the searches if the game has started; abandons the table if the reservation has expired."""

    def work() -> None:
        found = _locked_searches(table)
        status = Table.objects.values_list("status", flat=True).get(id=table)
        if status in (Status.RUNNING, Status.FINISHED):
            _delete(found)
        elif status == Status.ABANDONED:
            _put_back(found)
        elif any((until := reserved_until(search)) and until <= time_of(now()) for search in found):
            _abandon(table, found, keep_only_seated=True)

    _with_retries(work)


def cancel_search(user: User, search: UUID) -> None:
    """Also declines the reserved seat, so that the others needn't wait. A game that has started goes on."""

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
            _abandon(table, [other for other in found if other.id != search], keep_only_seated=False)

    _with_retries(work)


def _with_retries(work: Callable[[], None]) -> None:
    """In a transaction; again if the table has changed meanwhile."""
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


def _abandon(table: UUID, found: list[Search], *, keep_only_seated: bool) -> None:
    seated: set[str] = set()

    def verb(draft: Draft) -> None:
        seated.clear()
        seated.update(occupant.player for occupant in draft.state.occupants if occupant)
        abandon()(draft)

    if commit_and_notify(table, verb).loaded.state.is_started:
        _delete(found)
        return
    users = set(Player.objects.filter(table=table, id__in=map(UUID, seated)).values_list("user", flat=True))
    kept = [search for search in found if not keep_only_seated or search.user_id in users]
    _put_back(kept)
    _delete(search for search in found if search not in kept)


def _put_back(searches: Iterable[Search]) -> None:
    """They keep `since`, and with it their place in the queue."""
    ids = [search.id for search in searches]
    Search.objects.filter(id__in=ids).update(table=None, reserved_until=None)
    notify_after_commit(may_form=True)


def _delete(searches: Iterable[Search]) -> None:
    Search.objects.filter(id__in=[search.id for search in searches]).delete()
    notify_after_commit(may_form=False)
