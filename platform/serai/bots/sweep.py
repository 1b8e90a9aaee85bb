"""Tasks are hints, the log is the truth: the sweeper finds tables that wait for a bot while nobody plays it."""

from uuid import UUID

from django.db import connection, transaction

AFTER_SECONDS = 3
AT_ONCE = 100

_FORGOTTEN = """SELECT t.id, t.version FROM tables_table t
    WHERE t.bot_due AND t.changed_at < now() - %s * interval '1 second'
      AND NOT EXISTS (SELECT FROM bots_lease l WHERE l.table_id = t.id AND l.until > now())
    ORDER BY t.changed_at LIMIT %s FOR UPDATE OF t SKIP LOCKED"""


def forgotten(after_seconds: float = AFTER_SECONDS) -> list[tuple[UUID, int]]:
    """Tables with their versions, the longest waiting first; one that somebody is just writing to is not forgotten."""
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(_FORGOTTEN, [after_seconds, AT_ONCE])
        return [(table, version) for table, version in cursor.fetchall()]
