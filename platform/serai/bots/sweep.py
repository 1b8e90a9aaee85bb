"""Finds tables where something is due and no worker is at it. Celery tasks may be lost; the log is not."""

from uuid import UUID

from django.db import connection, transaction

from serai.eventlog.current_time import now

AFTER_SECONDS = 3
BATCH = 100

STALLED_TABLES = """SELECT t.id, t.version FROM tables_table t
    WHERE t.bot_due AND t.changed_at < now() - %s * interval '1 second'
      AND NOT EXISTS (SELECT FROM bots_lease l WHERE l.table_id = t.id AND l.expires_at > now())
    ORDER BY t.changed_at LIMIT %s FOR UPDATE OF t SKIP LOCKED"""

TABLES_WITH_DUE_ORDERS = """SELECT t.id, t.version FROM bots_standingorder o JOIN tables_table t ON t.id = o.table_id
    WHERE o.due_at <= to_timestamp(%s::numeric / 1000000)
      AND NOT EXISTS (SELECT FROM bots_lease l WHERE l.table_id = o.table_id AND l.expires_at > now())
    ORDER BY o.due_at LIMIT %s"""


def stalled_tables(after_seconds: float = AFTER_SECONDS) -> list[tuple[UUID, int]]:
    """Returns tables where a bot is due, with their versions, the longest waiting first. Locked tables are left out."""
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(STALLED_TABLES, [after_seconds, BATCH])
        return [(table, version) for table, version in cursor.fetchall()]


def tables_with_due_orders() -> dict[UUID, int]:
    """Returns tables with standing orders that have to be checked, with their versions. An index finds them."""
    with connection.cursor() as cursor:
        cursor.execute(TABLES_WITH_DUE_ORDERS, [now(), BATCH])
        return dict(cursor.fetchall())
