"""Asking somebody to a table."""

from uuid import UUID

from serai.accounts.models import User
from serai.nudges.models import Notice
from serai.nudges.moments import this_moment


def invite(*, user: User, by: User, table: UUID) -> None:
    """Once for each person and table, whoever asks and however often; whether a mail goes out is not told."""
    at = this_moment()
    notice = Notice(user=user, by=by, table=table, kind="invitation", created=at, not_before=at)
    Notice.objects.bulk_create([notice], ignore_conflicts=True)
