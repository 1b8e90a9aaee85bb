"""Telling people that a table was found for them, and that a chair is kept there."""

from collections.abc import Iterable
from datetime import datetime
from uuid import UUID

from serai.accounts.models import User
from serai.nudges.models import Notice
from serai.nudges.moments import this_moment


def tell_of_chair(*, table: UUID, users: Iterable[User], until: datetime) -> None:
    """`until`: how long the chair is kept."""
    at = this_moment()
    notices = [Notice(user=user, table=table, kind="chair", created=at, not_before=at, until=until) for user in users]
    Notice.objects.bulk_create(notices, ignore_conflicts=True)
