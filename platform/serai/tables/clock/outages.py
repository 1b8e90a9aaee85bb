"""Outages: gaps in the heartbeat of the task that checks clocks. No clock runs during an outage."""

import time

from django.db import connection, transaction

from serai.eventlog.current_time import Microseconds, now
from serai.tables.clock.calendar import Span

OUTAGE_AFTER = 30_000_000
"""A gap of this many microseconds without a heartbeat is an outage."""

_BEAT = """INSERT INTO tables_heartbeat (id, at) VALUES (1, to_timestamp(%s::numeric / 1000000))
    ON CONFLICT (id) DO UPDATE SET at = excluded.at
    RETURNING tables_micros((SELECT at FROM tables_heartbeat WHERE id = 1))"""
MOMENT = """moment AS (SELECT to_timestamp(%s::numeric / 1000000) AS since, to_timestamp(%s::numeric / 1000000) AS now,
        to_timestamp(%s::numeric / 1000000) AS system_time)"""
OUTAGES = """outages AS (SELECT began_at, ended_at FROM tables_outage, moment WHERE ended_at > since
    UNION ALL SELECT now - (system_time - at), now FROM tables_heartbeat, moment
               WHERE system_time - at > %s * interval '1 microsecond')"""
"""The recorded outages since a moment, and the current gap, which is not recorded yet."""
_SPANS = f"WITH {MOMENT}, {OUTAGES} SELECT tables_micros(began_at), tables_micros(ended_at) FROM outages"
_ADD = """INSERT INTO tables_outage (began_at, ended_at, recorded_at)
    SELECT to_timestamp(began / 1000000), to_timestamp(ended / 1000000), to_timestamp(recorded / 1000000)
    FROM (VALUES (%s::numeric, %s::numeric, %s::numeric)) AS outage (began, ended, recorded)"""


def record_heartbeat() -> Microseconds:
    """Records that clocks are being checked. Returns the length of the outage since the last check, or 0.

    The gap is measured in the system's time, because an offset in `eventlog/current_time.py` is not an outage.
    """
    system_time, at = time.time_ns() // 1000, now()
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(_BEAT, [system_time])
        before = cursor.fetchone()[0]
        gap = system_time - before if before is not None else 0
        if gap <= OUTAGE_AFTER:
            return 0
        record_outage(at - gap, at)
        return gap


def outages_since(moment: Microseconds) -> list[Span]:
    with connection.cursor() as cursor:
        cursor.execute(_SPANS, outage_arguments(moment))
        return [(began, ended) for began, ended in cursor.fetchall()]


def outage_arguments(since: Microseconds) -> tuple[Microseconds, Microseconds, Microseconds, Microseconds]:
    return since, now(), time.time_ns() // 1000, OUTAGE_AFTER


def record_outage(began: Microseconds, ended: Microseconds) -> None:
    """Records an outage. Deadlines are recomputed when they are next read (`deadlines.py`)."""
    with connection.cursor() as cursor:
        cursor.execute(_ADD, [began, ended, now()])
