"""When somebody was last at a table: who has been there needs no mail about what was to be seen."""

from collections.abc import Iterable
from datetime import datetime
from uuid import UUID

from django.db import connection

from serai.nudges.models import ByOrder
from serai.nudges.moments import this_moment

_NOTE = """INSERT INTO nudges_visit (user_id, "table", at) SELECT id, %s, %s FROM accounts_user WHERE id = %s
    ON CONFLICT (user_id, "table") DO UPDATE SET at = greatest(nudges_visit.at, excluded.at)"""


def note(user: UUID, table: UUID) -> None:
    """Somebody is there now."""
    note_all([(user, table, this_moment())])


def not_by_hand(command: UUID) -> None:
    """What this command does is no visit. To be said in the transaction that commits it."""
    ByOrder.objects.bulk_create([ByOrder(command=command)], ignore_conflicts=True)


def note_all(visits: Iterable[tuple[UUID, UUID, datetime]]) -> None:
    with connection.cursor() as cursor:
        cursor.executemany(_NOTE, [(table, at, user) for user, table, at in visits])
