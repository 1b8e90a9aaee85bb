"""When a clock is due for a look: its deadline may have moved, it may be time to warn, or the time may be up.

The read model has the moment in an index; what is due is found without looking at the rest.
"""

from collections.abc import Iterable
from uuid import UUID

from django.db import connection, transaction

from serai.eventlog.chronicle import Chronicle
from serai.eventlog.clock import now
from serai.eventlog.table_events import Forsaken, Postponed, TimedOut, Warned
from serai.tables.announce import carry_out
from serai.tables.deadlines import behind_outages
from serai.tables.doors import django_door, run
from serai.tables.draft import Draft
from serai.tables.known import Known
from serai.tables.part import middle_level
from serai.tables.rows import due, grace, last_time_out, rests
from serai.tables.ticking import moments
from serai.tables.times import Times

AT_ONCE = 200
PAUSE = 60_000_000
"""Microseconds until a table is looked at again where that failed."""

DUE = """SELECT id FROM tables_table WHERE due_at <= to_timestamp(%s::numeric / 1000000)
    ORDER BY due_at LIMIT %s FOR UPDATE SKIP LOCKED"""
_LOOKED = """UPDATE tables_table SET due_at = to_timestamp(%s::numeric / 1000)
    WHERE id = %s AND version = %s"""

_LATER = """UPDATE tables_table SET due_at = to_timestamp(%s::numeric / 1000000)
    WHERE id = %s AND due_at IS NOT NULL"""

_SOON = """UPDATE tables_table SET due_at = to_timestamp(%s::numeric / 1000000)
    WHERE id = ANY(%s::uuid[]) AND due_at IS NOT NULL"""


def overdue() -> list[UUID]:
    """Tables whose clocks are due, the longest waiting first."""
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(DUE, [now(), AT_ONCE])
        return [table for (table,) in cursor.fetchall()]


def look_later(table: UUID) -> None:
    """It failed: those that come after it must not wait behind it for ever."""
    with connection.cursor() as cursor:
        cursor.execute(_LATER, [now() + PAUSE, table])


def look_soon(tables: Iterable[UUID]) -> None:
    """Somebody's vacation may have moved deadlines there."""
    with connection.cursor() as cursor:
        cursor.execute(_SOON, [now(), list(tables)])


def look_after(table: UUID) -> None:
    """What is due at a table. Two who look at once do it once."""
    done = carry_out(table, look_at_clocks)
    if done.result == "unchanged":
        _put_off(done.known)


def look_after_outages(table: UUID) -> None:
    """For who has a table open: an outage that was written down since then has moved its deadlines."""
    if behind_outages([table]):
        look_after(table)


def look_at_clocks(draft: Draft) -> None:
    """A verb of nobody's: time passes."""
    if draft.chronicle.revealed:
        return
    for seat in range(len(draft.chronicle.glasses)):
        _look_at(draft, seat)
    if rests(draft.chronicle) and draft.at >= _is_forsaken_at(draft.chronicle, draft.times):
        draft.tell(Forsaken())


def _look_at(draft: Draft, seat: int) -> None:
    chronicle, glass = draft.chronicle, draft.chronicle.glasses[seat]
    if glass.since is None:
        return
    deadline, alarm = moments(draft.times.calendar(chronicle, seat, glass.since), glass.since, glass.left)
    if draft.at >= deadline * 1000:
        draft.tell(TimedOut(seat, middle_level(draft.plugin)))
        return
    if (deadline, alarm) != (glass.deadline, glass.alarm):
        draft.tell(Postponed(seat, deadline, alarm))
    if draft.at >= alarm * 1000 and not glass.warned:
        draft.tell(Warned(seat))


def _is_forsaken_at(chronicle: Chronicle, times: Times) -> int:
    return times.after_grace(last_time_out(chronicle), grace(chronicle))


def _put_off(known: Known) -> None:
    """It was not due after all: somebody's vacation may have changed, or the house was closed while a game rests."""
    moment = due(known.chronicle)
    if rests(known.chronicle):
        times = run(django_door.times(known.head.id, known.chronicle))
        moment = -(-_is_forsaken_at(known.chronicle, times) // 1000)
    with connection.cursor() as cursor:
        cursor.execute(_LOOKED, [moment, known.head.id, known.version])
