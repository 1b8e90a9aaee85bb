"""Creates the notices for daily digests that are due."""

from django.db import connection, transaction

from serai.eventlog.current_time import now
from serai.notices.models import MailPreferences, Notice
from serai.notices.preferences import next_digest
from serai.notices.times import utc_now

BATCH_SIZE = 500
DUE = """SELECT user_id FROM notices_mailpreferences WHERE next_digest_at <= to_timestamp(%s::numeric / 1000000)
    ORDER BY next_digest_at LIMIT %s FOR UPDATE SKIP LOCKED"""


def create_digests() -> int:
    """Creates the notices, and sets the times of the next digests, in one transaction.

    A user whose last digest is still held gets no other.
    """
    with transaction.atomic():
        with connection.cursor() as cursor:
            cursor.execute(DUE, [now(), BATCH_SIZE])
            due = [user for (user,) in cursor.fetchall()]
        at = utc_now()
        held = Notice.objects.filter(user__in=due, kind="digest", state="pending")
        waiting = set(held.values_list("user", flat=True))
        Notice.objects.bulk_create(
            [Notice(user_id=user, kind="digest", created=at, not_before=at) for user in due if user not in waiting]
        )
        rows = list(MailPreferences.objects.filter(user__in=due).select_related("user"))
        for preferences in rows:
            preferences.next_digest_at = next_digest(preferences, preferences.user.time_zone, at)
        MailPreferences.objects.bulk_update(rows, ["next_digest_at"])
    return len(due)
