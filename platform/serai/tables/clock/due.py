"""Checking clocks that are due: a deadline has moved, a player must be warned, or the time is up.

The time of the next check is an indexed column of the read model, so due tables are found without reading the others.
"""

from collections.abc import Iterable
from uuid import UUID

from django.db import connection, transaction

from serai.eventlog.current_time import Microseconds, now
from serai.eventlog.table_events import AllTimedOut, Postponed, TimedOut, Warned
from serai.eventlog.table_state import TableState
from serai.tables.bot_level import middle_level
from serai.tables.clock.calendars import Calendars
from serai.tables.clock.deadlines import not_updated_since_outage
from serai.tables.clock.readings import deadline_and_warn_at
from serai.tables.draft import Draft
from serai.tables.listeners import commit_and_notify
from serai.tables.read_models.rows import grace_period, is_paused, last_time_out, next_clock_check
from serai.tables.store import django_store, run_sync
from serai.tables.table_cache import LoadedTable

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
    """Postpones the next check of a table whose check failed, so that the others are checked first."""
    with connection.cursor() as cursor:
        cursor.execute(_DELAY, [now() + RETRY_AFTER, table])


def schedule_clock_checks(tables: Iterable[UUID]) -> None:
    """Makes the tables due now, because a vacation may have moved their deadlines."""
    with connection.cursor() as cursor:
        cursor.execute(_DUE_NOW, [now(), list(tables)])


def check_table_clocks(table: UUID) -> None:
    """Commits what is due at a table, once, even if two processes check it at the same time."""
    committed = commit_and_notify(table, update_clocks)
    if committed.result == "unchanged":
        _set_due(committed.loaded)


def check_table_clocks_after_outage(table: UUID) -> None:
    """Updates the deadlines of a table that a user has open, if an outage was recorded since its last change."""
    if not_updated_since_outage([table]):
        check_table_clocks(table)


def update_clocks(draft: Draft) -> None:
    """The verb of the clock check; it has no player."""
    if draft.state.finished:
        return
    for seat in range(len(draft.state.seat_clocks)):
        _update_clock(draft, seat)
    if is_paused(draft.state) and draft.at >= _all_timed_out_at(draft.state, draft.calendars):
        draft.add_table_event(AllTimedOut())


def _update_clock(draft: Draft, seat: int) -> None:
    table_state, seat_clock = draft.state, draft.state.seat_clocks[seat]
    if seat_clock.since is None:
        return
    calendar = draft.calendars.calendar(table_state, seat, seat_clock.since)
    deadline, warn_at = deadline_and_warn_at(calendar, seat_clock.since, seat_clock.left)
    if draft.at >= deadline * 1000:
        draft.add_table_event(TimedOut(seat, middle_level(draft.plugin)))
        return
    if (deadline, warn_at) != (seat_clock.deadline, seat_clock.warn_at):
        draft.add_table_event(Postponed(seat, deadline, warn_at))
    if draft.at >= warn_at * 1000 and not seat_clock.warned:
        draft.add_table_event(Warned(seat))


def _all_timed_out_at(table_state: TableState, calendars: Calendars) -> Microseconds:
    return calendars.after_grace(last_time_out(table_state), grace_period(table_state))


def _set_due(loaded: LoadedTable) -> None:
    """Sets the time of the next check when nothing was due.

    A vacation may have changed, or an outage may have moved the end of a paused game's grace period.
    """
    moment = next_clock_check(loaded.state)
    if is_paused(loaded.state):
        calendars = run_sync(django_store.calendars(loaded.head.id, loaded.state))
        moment = -(-_all_timed_out_at(loaded.state, calendars) // 1000)
    with connection.cursor() as cursor:
        cursor.execute(_SET_DUE, [moment, loaded.head.id, loaded.version])
