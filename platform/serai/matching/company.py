"""Who sits at a live table, and who has met whom lately."""

from collections.abc import Collection
from datetime import timedelta
from uuid import UUID

from django.db import connection

from serai.accounts.models import Player
from serai.eventlog.clock import now
from serai.tables.models import Seat, Status
from serai.tables.rows import time_of

LATELY = timedelta(days=3)

_MET = """SELECT one.user_id, other.user_id, count(*)
    FROM accounts_player one
    JOIN accounts_player other ON other."table" = one."table" AND other.user_id > one.user_id
    JOIN tables_table t ON t.id = one."table" AND t.begun_at > %s
    WHERE one.user_id = ANY(%s) AND other.user_id = ANY(%s)
      AND EXISTS (SELECT FROM tables_seat s WHERE s.table_id = t.id AND s.player = one.id)
      AND EXISTS (SELECT FROM tables_seat s WHERE s.table_id = t.id AND s.player = other.id)
    GROUP BY 1, 2"""


def at_live_tables(people: Collection[UUID], *, besides: UUID | None = None) -> set[UUID]:
    """Those of them who sit at one, whether its game has begun or not, and besides this one."""
    chairs = Seat.objects.filter(
        table__clock="live", table__status__in=[Status.OPEN, Status.RUNNING], bot=None, departed=None
    )
    if besides:
        chairs = chairs.exclude(table=besides)
    there = Player.objects.filter(user__in=people, id__in=chairs.values("player"))
    return {user for user in there.values_list("user", flat=True) if user is not None}


def met_lately(people: Collection[UUID]) -> dict[frozenset[UUID], int]:
    """How often pairs of them have begun a game together."""
    everybody = list(people)
    with connection.cursor() as cursor:
        cursor.execute(_MET, [time_of(now()) - LATELY, everybody, everybody])
        return {frozenset((one, other)): times for one, other, times in cursor.fetchall()}
