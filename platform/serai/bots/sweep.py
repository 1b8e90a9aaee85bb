"""Tasks are hints, the log is the truth: the sweeper finds what is due at tables while nobody is at it."""

from uuid import UUID

from django.db import connection, transaction

from serai.eventlog.clock import now

AFTER_SECONDS = 3
AT_ONCE = 100

FORGOTTEN = """SELECT t.id, t.version FROM tables_table t
    WHERE t.bot_due AND t.changed_at < now() - %s * interval '1 second'
      AND NOT EXISTS (SELECT FROM bots_lease l WHERE l.table_id = t.id AND l.until > now())
    ORDER BY t.changed_at LIMIT %s FOR UPDATE OF t SKIP LOCKED"""

ORDERED = """SELECT t.id, t.version FROM bots_standingorder o JOIN tables_table t ON t.id = o.table_id
    WHERE o.due_at <= to_timestamp(%s::numeric / 1000000)
      AND NOT EXISTS (SELECT FROM bots_lease l WHERE l.table_id = o.table_id AND l.until > now())
    ORDER BY o.due_at LIMIT %s"""


def forgotten(after_seconds: float = AFTER_SECONDS) -> list[tuple[UUID, int]]:
    """Tables with their versions, the longest waiting first; one that somebody is just writing to is not forgotten."""
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(FORGOTTEN, [after_seconds, AT_ONCE])
        return [(table, version) for table, version in cursor.fetchall()]


def ordered() -> dict[UUID, int]:
    """Tables, with their versions, where a standing order has to be looked at; found by when that is due."""
    with connection.cursor() as cursor:
        cursor.execute(ORDERED, [now(), AT_ONCE])
        return dict(cursor.fetchall())
