"""Outages: a silence of whoever looks at the clocks. They are charged to nobody."""

import time

from django.db import connection, transaction

from serai.eventlog.clock import now
from serai.tables.calendar import Span

LONGEST_SILENCE = 30_000_000
"""Microseconds after which it was an outage."""

_SINCE = """INSERT INTO tables_pulse (id, at) VALUES (1, to_timestamp(%s::numeric / 1000000))
    ON CONFLICT (id) DO UPDATE SET at = excluded.at
    RETURNING tables_micros((SELECT at FROM tables_pulse WHERE id = 1))"""
MOMENT = """moment AS (SELECT to_timestamp(%s::numeric / 1000000) AS since, to_timestamp(%s::numeric / 1000000) AS now,
        to_timestamp(%s::numeric / 1000000) AS machine)"""
CLOSED = """closed AS (SELECT began_at, ended_at FROM tables_outage, moment WHERE ended_at > since
    UNION ALL SELECT now - (machine - at), now FROM tables_pulse, moment
               WHERE machine - at > %s * interval '1 microsecond')"""
"""A silence that lasts is an outage already, before whoever looks at the clocks has written it down."""
_SPANS = f"WITH {MOMENT}, {CLOSED} SELECT tables_micros(began_at), tables_micros(ended_at) FROM closed"
_ADD = """INSERT INTO tables_outage (began_at, ended_at, noted_at)
    SELECT to_timestamp(began / 1000000), to_timestamp(ended / 1000000), to_timestamp(noted / 1000000)
    FROM (VALUES (%s::numeric, %s::numeric, %s::numeric)) AS outage (began, ended, noted)"""


def beat() -> int:
    """Says that clocks are being looked at; gives back how long nobody has, if that was an outage.

    The silence is measured by the machine's own time: a house that lives in another has not slept through the move.
    """
    machine, at = time.time_ns() // 1000, now()
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(_SINCE, [machine])
        before = cursor.fetchone()[0]
        silence = machine - before if before is not None else 0
        if silence <= LONGEST_SILENCE:
            return 0
        add(at - silence, at)
        return silence


def closed_since(moment: int) -> list[Span]:
    """When the house was closed after a moment."""
    with connection.cursor() as cursor:
        cursor.execute(_SPANS, closed_arguments(moment))
        return [(began, ended) for began, ended in cursor.fetchall()]


def closed_arguments(since: int) -> tuple[int, int, int, int]:
    return since, now(), time.time_ns() // 1000, LONGEST_SILENCE


def add(began: int, ended: int) -> None:
    """Deadlines only become later by it: whoever looks at the old moment finds the new one (`deadlines.py`)."""
    with connection.cursor() as cursor:
        cursor.execute(_ADD, [began, ended, now()])
