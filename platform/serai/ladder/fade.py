"""Who has not played for long leaves the list, and comes back with the next game. Nothing else of them changes."""

from datetime import timedelta

from django.db import connection, transaction

from serai.ladder.projection import ladder
from serai.ladder.reading import rows
from serai.nudges.moments import this_moment

LONGEST = timedelta(days=180)

# Who has closed their account is shown to nobody, so they must not take up a place either.
_FADE = """WITH gone AS (
        UPDATE ladder_standing s SET faded = true WHERE NOT faded AND (last_at < %s
            OR EXISTS (SELECT FROM ladder_person p WHERE p.id = s.person AND p.user_id IS NULL))
        RETURNING ladder, shown, settled, season_games > 0 AS played)
    UPDATE ladder_rung r SET people = r.people - counted.people FROM (
        SELECT ladder, seasonal, shown, count(*) AS people FROM gone, (VALUES (false), (true)) AS list (seasonal)
        WHERE settled AND (NOT seasonal OR played) GROUP BY ladder, seasonal, shown) AS counted
    WHERE (r.ladder, r.seasonal, r.shown) = (counted.ladder, counted.seasonal, counted.shown)"""


def fade() -> None:
    """Waits for whoever writes to the ladder, and is done in an instant."""
    with transaction.atomic():
        with connection.cursor() as cursor:
            cursor.execute("SELECT FROM eventlog_projection WHERE name = %s FOR UPDATE", [ladder.name])
        rows(_FADE, this_moment() - LONGEST)
        rows("DELETE FROM ladder_rung WHERE people = 0")
