"""Leaves people out of the list who haven't played for long, until their next game. Their rating stays."""

from datetime import timedelta

from django.db import connection, transaction

from serai.ladder.finished_games import rows
from serai.ladder.projection import ladder
from serai.notices.times import utc_now

INACTIVE_AFTER = timedelta(days=180)

# Deleted accounts are inactive, too: they aren't listed and must not take a place.
_MARK = """WITH gone AS (
        UPDATE ladder_standing s SET inactive = true WHERE NOT inactive AND (last_at < %s
            OR EXISTS (SELECT FROM ladder_person p WHERE p.id = s.person AND p.user_id IS NULL))
        RETURNING ladder, points, settled, season_games > 0 AS played)
    UPDATE ladder_rankbucket r SET people = r.people - counted.people FROM (
        SELECT ladder, seasonal, points, count(*) AS people FROM gone, (VALUES (false), (true)) AS list (seasonal)
        WHERE settled AND (NOT seasonal OR played) GROUP BY ladder, seasonal, points) AS counted
    WHERE (r.ladder, r.seasonal, r.points) = (counted.ladder, counted.seasonal, counted.points)"""


def mark_inactive() -> None:
    """Marks them while the projection isn't being written, which it waits for. Takes milliseconds."""
    with transaction.atomic():
        with connection.cursor() as cursor:
            cursor.execute("SELECT FROM eventlog_projection WHERE name = %s FOR UPDATE", [ladder.name])
        rows(_MARK, utc_now() - INACTIVE_AFTER)
        rows("DELETE FROM ladder_rankbucket WHERE people = 0")
