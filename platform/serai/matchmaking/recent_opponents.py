"""Finds who is at a live table, and who has played with whom recently."""

from collections.abc import Collection
from datetime import timedelta
from uuid import UUID

from django.db import connection

from serai.accounts.models import Player
from serai.eventlog.current_time import now
from serai.tables.models import Seat, Status
from serai.tables.read_models.rows import time_of

RECENTLY = timedelta(days=3)

_MEETINGS = """SELECT one.user_id, other.user_id, count(*)
    FROM accounts_player one
    JOIN accounts_player other ON other."table" = one."table" AND other.user_id > one.user_id
    JOIN tables_table t ON t.id = one."table" AND t.started_at > %s
    WHERE one.user_id = ANY(%s) AND other.user_id = ANY(%s)
      AND EXISTS (SELECT FROM tables_seat s WHERE s.table_id = t.id AND s.player = one.id)
      AND EXISTS (SELECT FROM tables_seat s WHERE s.table_id = t.id AND s.player = other.id)
    GROUP BY 1, 2"""


def at_live_tables(users: Collection[UUID], *, except_for: UUID | None = None) -> set[UUID]:
    """Returns the users who have a seat at an open or running live table other than `except_for`."""
    seats = Seat.objects.filter(
        table__clock="live", table__status__in=[Status.OPEN, Status.RUNNING], bot=None, departed=None
    )
    if except_for:
        seats = seats.exclude(table=except_for)
    players = Player.objects.filter(user__in=users, id__in=seats.values("player"))
    return {user for user in players.values_list("user", flat=True) if user is not None}


def recent_meetings(users: Collection[UUID]) -> dict[frozenset[UUID], int]:
    """Returns, by pair, the number of games that they have started together recently."""
    wanted = list(users)
    with connection.cursor() as cursor:
        cursor.execute(_MEETINGS, [time_of(now()) - RECENTLY, wanted, wanted])
        return {frozenset((one, other)): count for one, other, count in cursor.fetchall()}
