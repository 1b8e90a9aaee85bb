"""Deadlines as they are when they are read: an outage may have moved them since the clocks were last looked at.

An outage only ever makes them later. So nothing has to be done when one is written down: whoever looks at the old
moment postpones it then, a commit brings all clocks of its table up to date, and who reads before that is told by this.
"""

from collections.abc import Iterable
from uuid import UUID

from django.db import connection
from msgspec.structs import replace

from serai.eventlog.chronicle import Chronicle
from serai.eventlog.hourglass import Hourglass
from serai.tables.doors import Door, django_door, run
from serai.tables.known import Known, current
from serai.tables.models import Table
from serai.tables.rows import deadlines
from serai.tables.seen import Position, position
from serai.tables.ticking import moments
from serai.tables.times import NO_TIMES, Times

_BEHIND = """SELECT id FROM tables_table WHERE id = ANY(%s::uuid[]) AND due_at IS NOT NULL
    AND changed_at < (SELECT max(noted_at) FROM tables_outage)"""


def behind_outages(tables: Iterable[UUID]) -> set[UUID]:
    """Those of them at which nothing has happened since the last outage was written down."""
    with connection.cursor() as cursor:
        cursor.execute(_BEHIND, [list(tables)])
        return {table for (table,) in cursor.fetchall()}


def up_to_date(known: Known) -> Known:
    """The table with its deadlines as they are now."""
    chronicle = known.chronicle
    if all(glass.since is None for glass in chronicle.glasses):
        return known
    times = run(django_door.times(known.head.id, chronicle))
    glasses = [_read_again(chronicle, seat, times) for seat in range(len(chronicle.glasses))]
    return Known(known.head, replace(chronicle, glasses=glasses))


async def patience(door: Door, known: Known) -> Times:
    """By which it is told how long others wait for who is away; none where nobody is."""
    is_anybody_away = any(chair and chair.away for chair in known.chronicle.chairs)
    return await door.times(known.head.id, known.chronicle) if is_anybody_away else NO_TIMES


def position_now(known: Known, seat: int | None) -> Position:
    return position(known, seat, run(patience(django_door, known)))


def bring_up_to_date(rows: Iterable[Table]) -> None:
    """The same for tables that were found."""
    found = {row.id: row for row in rows if row.due_at}
    for table in behind_outages(found) if found else ():
        found[table].deadlines = deadlines(up_to_date(run(current(django_door, table))).chronicle)


def _read_again(chronicle: Chronicle, seat: int, times: Times) -> Hourglass:
    glass = chronicle.glasses[seat]
    if glass.since is None or not times.outages:
        return glass
    deadline, alarm = moments(times.calendar(chronicle, seat, glass.since), glass.since, glass.left)
    return replace(glass, deadline=deadline, alarm=alarm)
