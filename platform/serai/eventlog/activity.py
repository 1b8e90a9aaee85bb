"""The projection `activity`: the number of events and commits of each table, and its last event."""

from collections.abc import Sequence

from django.db import connection

from serai.eventlog.envelope import unpack
from serai.eventlog.projections import Projection, TargetTables
from serai.eventlog.sql import LogEntry


def _apply(entries: Sequence[LogEntry], tables: TargetTables) -> None:
    envelopes = [unpack(entry.body) for entry in entries]
    rows = [(e.table, 1, int(e.ordinal == 0), e.type, e.time) for e in envelopes]
    with connection.cursor() as cursor:
        cursor.executemany(
            f"INSERT INTO {tables['eventlog_activity']} AS a (stream_id, events, commits, last_type, last_time)"
            " VALUES (%s, %s, %s, %s, %s) ON CONFLICT (stream_id) DO UPDATE SET events = a.events + excluded.events,"
            " commits = a.commits + excluded.commits, last_type = excluded.last_type, last_time = excluded.last_time",
            rows,
        )


activity = Projection("activity", ["eventlog_activity"], _apply)
