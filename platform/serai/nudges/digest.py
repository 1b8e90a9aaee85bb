"""Whose daily mail is due: found by index, asked for once."""

from django.db import connection, transaction

from serai.eventlog.clock import now
from serai.nudges.models import Notice, Wishes
from serai.nudges.moments import this_moment
from serai.nudges.wishes import next_digest

AT_ONCE = 500
DUE = """SELECT user_id FROM nudges_wishes WHERE next_digest_at <= to_timestamp(%s::numeric / 1000000)
    ORDER BY next_digest_at LIMIT %s FOR UPDATE SKIP LOCKED"""


def ask_for_digests() -> int:
    """The notice and the next day's appointment are one commit. One that is still held is not asked for again."""
    with transaction.atomic():
        with connection.cursor() as cursor:
            cursor.execute(DUE, [now(), AT_ONCE])
            due = [user for (user,) in cursor.fetchall()]
        at = this_moment()
        held = Notice.objects.filter(user__in=due, kind="digest", state="pending")
        waiting = set(held.values_list("user", flat=True))
        Notice.objects.bulk_create(
            [Notice(user_id=user, kind="digest", created=at, not_before=at) for user in due if user not in waiting]
        )
        appointments = list(Wishes.objects.filter(user__in=due).select_related("user"))
        for wishes in appointments:
            wishes.next_digest_at = next_digest(wishes, wishes.user.time_zone, at)
        Wishes.objects.bulk_update(appointments, ["next_digest_at"])
    return len(due)
