"""Checking clocks that are due: a deadline may have moved, a player must be warned, or the time may be up.

The read model has the time of the next check in an index, so due tables are found without reading the others.
"""

from collections.abc import Iterable
from uuid import UUID

from django.db import connection, transaction

from serai.eventlog.clock import now
from serai.eventlog.table_events import AllTimedOut, Postponed, TimedOut, Warned
from serai.eventlog.table_state import TableState
from serai.tables.clock.deadlines import behind_outages
from serai.tables.clock.ticking import deadline_and_alarm
from serai.tables.clock.times import Times
from serai.tables.draft import Draft
from serai.tables.read_models.rows import due, grace, is_paused, last_time_out
from serai.tables.store import django_store, run
from serai.tables.table_cache import LoadedTable
from serai.tables.updates import commit_and_notify
from serai.tables.verbs.resign import middle_level

BATCH = 200
RETRY_AFTER = 60_000_000
"""Microseconds until a table is checked again after its check failed."""

DUE_TABLES = """SELECT id FROM tables_table WHERE due_at <= to_timestamp(%s::numeric / 1000000)
    ORDER BY due_at LIMIT %s FOR UPDATE SKIP LOCKED"""
_SET_DUE = """UPDATE tables_table SET due_at = to_timestamp(%s::numeric / 1000)
    WHERE id = %s AND version = %s"""

_DELAY = """UPDATE tables_table SET due_at = to_timestamp(%s::numeric / 1000000)
    WHERE id = %s AND due_at IS NOT NULL"""

_DUE_NOW = """UPDATE tables_table SET due_at = to_timestamp(%s::numeric / 1000000)
    WHERE id = ANY(%s::uuid[]) AND due_at IS NOT NULL"""


def due_tables() -> list[UUID]:
    """Tables whose clocks are due, the longest overdue first."""
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(DUE_TABLES, [now(), BATCH])
        return [table for (table,) in cursor.fetchall()]


def delay_clock_check(table: UUID) -> None:
    """After a failed check, so that the tables behind it are checked first."""
    with connection.cursor() as cursor:
        cursor.execute(_DELAY, [now() + RETRY_AFTER, table])


def schedule_clock_checks(tables: Iterable[UUID]) -> None:
    """Makes the tables due now, because a vacation may have moved their deadlines."""
    with connection.cursor() as cursor:
        cursor.execute(_DUE_NOW, [now(), list(tables)])


def check_table_clocks(table: UUID) -> None:
    """Commits what is due at a table. Two processes that check it at once commit it once."""
    done = commit_and_notify(table, update_clocks)
    if done.result == "unchanged":
        _set_due(done.loaded)


def check_table_clocks_after_outage(table: UUID) -> None:
    """Updates the deadlines of a table that a user has open, if an outage was recorded since its last change."""
    if behind_outages([table]):
        check_table_clocks(table)


def update_clocks(draft: Draft) -> None:
    """The verb of the clock check; it has no player."""
    if draft.state.revealed:
        return
    for seat in range(len(draft.state.seat_clocks)):
        _update_clock(draft, seat)
    if is_paused(draft.state) and draft.at >= _all_timed_out_at(draft.state, draft.times):
        draft.add_table_event(AllTimedOut())


def _update_clock(draft: Draft, seat: int) -> None:
    table_state, seat_clock = draft.state, draft.state.seat_clocks[seat]
    if seat_clock.since is None:
        return
    calendar = draft.times.calendar(table_state, seat, seat_clock.since)
    deadline, alarm = deadline_and_alarm(calendar, seat_clock.since, seat_clock.left)
    if draft.at >= deadline * 1000:
        draft.add_table_event(TimedOut(seat, middle_level(draft.plugin)))
        return
    if (deadline, alarm) != (seat_clock.deadline, seat_clock.alarm):
        draft.add_table_event(Postponed(seat, deadline, alarm))
    if draft.at >= alarm * 1000 and not seat_clock.warned:
        draft.add_table_event(Warned(seat))


def _all_timed_out_at(table_state: TableState, times: Times) -> int:
    return times.after_grace(last_time_out(table_state), grace(table_state))


def _set_due(loaded: LoadedTable) -> None:
    """Nothing was due: a vacation may have changed, or an outage moved the end of a paused game's grace period."""
    moment = due(loaded.state)
    if is_paused(loaded.state):
        times = run(django_store.times(loaded.head.id, loaded.state))
        moment = -(-_all_timed_out_at(loaded.state, times) // 1000)
    with connection.cursor() as cursor:
        cursor.execute(_SET_DUE, [moment, loaded.head.id, loaded.version])
