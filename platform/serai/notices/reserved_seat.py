"""Notifies users that matchmaking has found a table and reserved a seat there."""

from collections.abc import Iterable
from datetime import datetime
from uuid import UUID

from serai.accounts.models import User
from serai.notices.models import Notice
from serai.notices.times import utc_now


def notify_of_reserved_seat(*, table: UUID, users: Iterable[User], until: datetime) -> None:
    at = utc_now()
    notices = [
        Notice(user=user, table=table, kind="reserved_seat", created=at, not_before=at, reserved_until=until)
        for user in users
    ]
    Notice.objects.bulk_create(notices, ignore_conflicts=True)
