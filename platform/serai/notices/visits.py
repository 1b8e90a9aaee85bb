"""Records when a user was last at a table. After that the user needs no email about what happened before."""

from collections.abc import Iterable
from datetime import datetime
from uuid import UUID

from django.db import connection

from serai.notices.models import StandingOrderCommand
from serai.notices.times import utc_now

_RECORD = """INSERT INTO notices_visit (user_id, "table", at) SELECT id, %s, %s FROM accounts_user WHERE id = %s
    ON CONFLICT (user_id, "table") DO UPDATE SET at = greatest(notices_visit.at, excluded.at)"""


def record_visit(user: UUID, table: UUID) -> None:
    """Records that the user is at the table now."""
    record_visits([(user, table, utc_now())])


def mark_as_standing_order(command: UUID) -> None:
    """Marks the command as no visit. Must be called in the transaction that commits the command."""
    StandingOrderCommand.objects.bulk_create([StandingOrderCommand(command=command)], ignore_conflicts=True)


def record_visits(visits: Iterable[tuple[UUID, UUID, datetime]]) -> None:
    with connection.cursor() as cursor:
        cursor.executemany(_RECORD, [(table, at, user) for user, table, at in visits])
