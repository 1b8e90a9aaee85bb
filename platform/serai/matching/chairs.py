"""Chairs that are kept: who comes plays, who doesn't loses the chair, and the others are put back where they were."""

import logging
from collections.abc import Callable, Iterable
from datetime import datetime
from uuid import UUID

from django.db import transaction

from serai.accounts.models import Player, User
from serai.eventlog.clock import now
from serai.matching import news
from serai.matching.errors import UnknownSearch
from serai.matching.models import Search
from serai.matching.paces import PATIENCE
from serai.tables.announce import carry_out
from serai.tables.calendar import Calendar, runs_out
from serai.tables.commit import StaleTransaction
from serai.tables.draft import Draft
from serai.tables.models import Status, Table
from serai.tables.outages import closed_since
from serai.tables.rows import time_of
from serai.tables.sit import dissolve

TRIES = 5

logger = logging.getLogger(__name__)


def look_after_all() -> None:
    """Each table on its own: one that fails takes nothing from the others."""
    for table in _due():
        try:
            look_after(table)
        except Exception:
            logger.exception("the chairs of table %s could not be looked at", table)


def _due() -> set[UUID]:
    """Tables that have begun, or are gone, and those whose chairs have been kept long enough."""
    found = Search.objects.exclude(table=None)
    late = {search.table for search in found.filter(until__lte=time_of(now())) if search.table}
    settled = Table.objects.filter(id__in=found.values("table")).exclude(status=Status.OPEN)
    return late | set(settled.values_list("id", flat=True))


def kept_until(search: Search) -> datetime | None:
    """While the house is closed nobody can come: as for clocks, an outage makes it later than was said at first."""
    if search.until is None:
        return None
    kept_for = PATIENCE[search.clock].kept_for
    found = int(search.until.timestamp() * 1_000_000) - kept_for
    return time_of(runs_out(Calendar(outages=closed_since(found)), found, kept_for))


def look_after(table: UUID) -> None:
    """Whose game has begun has found it; when time is up, who has come is put back, and who hasn't looks no longer."""

    def look() -> None:
        found = _found(table)
        status = Table.objects.values_list("status", flat=True).get(id=table)
        if status in (Status.RUNNING, Status.FINISHED):
            _forget(found)
        elif status == Status.ABANDONED:
            _put_back(found)
        elif any((until := kept_until(search)) and until <= time_of(now()) for search in found):
            _dissolve(table, found, only_who_came=True)

    _alone(look)


def withdraw(user: User, search: UUID) -> None:
    """Somebody looks no longer. Who is found already says no: nobody else need wait for them; a begun game goes on."""

    def leave() -> None:
        own = Search.objects.filter(id=search, user=user)
        table = own.values_list("table", flat=True).first()
        found = _found(table) if table else []
        held = own.select_for_update().first()
        if held is None:
            raise UnknownSearch
        if held.table != table:
            raise StaleTransaction  # found meanwhile: all of that table are held in their order, or none
        _forget([held])
        if table:
            _dissolve(table, [other for other in found if other.id != search], only_who_came=False)

    _alone(leave)


def _alone(work: Callable[[], None]) -> None:
    """In a transaction, again if the table has moved on meanwhile."""
    for tries_left in reversed(range(TRIES)):
        try:
            with transaction.atomic():
                work()
        except StaleTransaction:
            if not tries_left:
                raise
        else:
            return


def _found(table: UUID) -> list[Search]:
    """Locked, so that two who look do it once."""
    return list(Search.objects.select_for_update().filter(table=table).order_by("id"))


def _dissolve(table: UUID, found: list[Search], *, only_who_came: bool) -> None:
    came: set[str] = set()

    def verb(draft: Draft) -> None:
        came.clear()
        came.update(chair.player for chair in draft.chronicle.chairs if chair)
        dissolve()(draft)

    if carry_out(table, verb).known.chronicle.begun:
        _forget(found)
        return
    there = Player.objects.filter(table=table, id__in=map(UUID, came)).values_list("user", flat=True)
    back = [search for search in found if not only_who_came or search.user_id in set(there)]
    _put_back(back)
    _forget(search for search in found if search not in back)


def _put_back(searches: Iterable[Search]) -> None:
    """At their place in the queue, which is the front."""
    Search.objects.filter(id__in=[search.id for search in searches]).update(table=None, until=None)
    news.tell(may_form=True)


def _forget(searches: Iterable[Search]) -> None:
    Search.objects.filter(id__in=[search.id for search in searches]).delete()
    news.tell(may_form=False)
