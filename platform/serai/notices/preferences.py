"""Email preferences: which notices a user wants, and how."""

from datetime import UTC, datetime, time, timedelta
from typing import cast, get_args
from uuid import UUID
from zoneinfo import ZoneInfo

from django.db import transaction

from serai.accounts.models import User
from serai.notices.models import QUIET_HOURS, Delivery, MailPreferences, MutedTable, Notice, NoticeKind
from serai.notices.times import utc_now

KINDS: tuple[NoticeKind, ...] = tuple(kind for kind in get_args(NoticeKind) if kind not in ("digest", "decision"))
"""The kinds that have a preference."""


def preferences_of(user: UUID) -> MailPreferences:
    """Returns the stored preferences, or the defaults."""
    return MailPreferences.objects.filter(user=user).first() or MailPreferences(user_id=user)


def delivery_for(preferences: MailPreferences, kind: NoticeKind) -> Delivery:
    if kind == "decision":
        return "each"  # it is about the account itself
    if preferences.all_off:
        return "none"
    if kind == "digest":
        return "each" if wants_digest(preferences) else "none"
    return cast(Delivery, getattr(preferences, kind))


def wants_digest(preferences: MailPreferences) -> bool:
    return not preferences.all_off and any(getattr(preferences, kind) == "digest" for kind in KINDS)


def change(user: User, **changes: Delivery | bool | int) -> MailPreferences:
    """Changes preferences. Fields that aren't named stay as they are."""
    with transaction.atomic():
        MailPreferences.objects.get_or_create(user=user)
        preferences = MailPreferences.objects.select_for_update().get(user=user)
        for name, value in changes.items():
            setattr(preferences, name, value)
        preferences.next_digest_at = (
            next_digest(preferences, user.time_zone, utc_now()) if wants_digest(preferences) else None
        )
        preferences.save()
    return preferences


def next_digest(preferences: MailPreferences, time_zone: str, after: datetime) -> datetime:
    """Returns the next time that it is the hour of the digest in the user's time zone."""
    zone = ZoneInfo(time_zone)
    day = after.astimezone(zone).date()
    while True:
        moment = datetime.combine(day, time(preferences.digest_hour), zone).astimezone(UTC)
        if moment > after:
            return moment
        day += timedelta(days=1)


def recheck_held_notices(user: User) -> None:
    """Makes held notices due after a change of quiet hours or vacations. If it is too early, they are held again."""
    Notice.objects.filter(user=user, state="pending", reason=QUIET_HOURS).update(not_before=utc_now())


def mute(user: User, table: UUID) -> None:
    MutedTable.objects.get_or_create(user=user, table=table)


def unmute(user: User, table: UUID) -> None:
    MutedTable.objects.filter(user=user, table=table).delete()


def is_muted(user: UUID, table: UUID | None) -> bool:
    return table is not None and MutedTable.objects.filter(user=user, table=table).exists()
