"""Deadlines at the time of reading, because an outage may have moved them since the last update of the clocks.

An outage only ever moves a deadline later, so no table is updated when one is recorded: the clock check at the old
deadline postpones it, a commit updates all clocks of its table, and until then readers compute the deadline here.
"""

from collections.abc import Iterable
from uuid import UUID

from django.db import connection
from msgspec.structs import replace

from serai.eventlog.seat_clock import SeatClock
from serai.eventlog.table_state import TableState
from serai.tables.clock.calendars import NO_CALENDARS, Calendars
from serai.tables.clock.readings import deadline_and_warn_at
from serai.tables.models import Table
from serai.tables.read_models.rows import deadlines
from serai.tables.store import Store, django_store, run_sync
from serai.tables.table_cache import LoadedTable, current_table
from serai.tables.views.table_view import Position, position

_NOT_UPDATED = """SELECT id FROM tables_table WHERE id = ANY(%s::uuid[]) AND due_at IS NOT NULL
    AND changed_at < (SELECT max(recorded_at) FROM tables_outage)"""


def not_updated_since_outage(tables: Iterable[UUID]) -> set[UUID]:
    """The given tables that have not changed since the last outage was recorded."""
    with connection.cursor() as cursor:
        cursor.execute(_NOT_UPDATED, [list(tables)])
        return {table for (table,) in cursor.fetchall()}


def with_current_deadlines(loaded: LoadedTable) -> LoadedTable:
    table_state = loaded.state
    if all(seat_clock.since is None for seat_clock in table_state.seat_clocks):
        return loaded
    calendars = run_sync(django_store.calendars(loaded.head.id, table_state))
    seat_clocks = [_current_clock(table_state, seat, calendars) for seat in range(len(table_state.seat_clocks))]
    return LoadedTable(loaded.head, replace(table_state, seat_clocks=seat_clocks))


async def calendars_if_away(store: Store, loaded: LoadedTable) -> Calendars:
    """The calendars for `position`, which needs them only if a player is away."""
    is_anybody_away = any(occupant and occupant.away for occupant in loaded.state.occupants)
    return await store.calendars(loaded.head.id, loaded.state) if is_anybody_away else NO_CALENDARS


def current_position(loaded: LoadedTable, seat: int | None) -> Position:
    return position(loaded, seat, run_sync(calendars_if_away(django_store, loaded)))


def refresh_deadlines(rows: Iterable[Table]) -> None:
    """Sets current deadlines on rows of the read model."""
    found = {row.id: row for row in rows if row.due_at}
    for table in not_updated_since_outage(found) if found else ():
        found[table].deadlines = deadlines(with_current_deadlines(run_sync(current_table(django_store, table))).state)


def _current_clock(table_state: TableState, seat: int, calendars: Calendars) -> SeatClock:
    seat_clock = table_state.seat_clocks[seat]
    if seat_clock.since is None or not calendars.outages:
        return seat_clock
    calendar = calendars.calendar(table_state, seat, seat_clock.since)
    deadline, warn_at = deadline_and_warn_at(calendar, seat_clock.since, seat_clock.left)
    return replace(seat_clock, deadline=deadline, warn_at=warn_at)
