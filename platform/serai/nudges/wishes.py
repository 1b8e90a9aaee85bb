"""What somebody wants to be told of, and how."""

from datetime import UTC, datetime, time, timedelta
from typing import cast, get_args
from uuid import UUID
from zoneinfo import ZoneInfo

from django.db import transaction

from serai.accounts.models import User
from serai.nudges.models import RESTING, Kind, Muted, Notice, Wish, Wishes
from serai.nudges.moments import this_moment

KINDS: tuple[Kind, ...] = tuple(kind for kind in get_args(Kind) if kind not in ("digest", "decision"))
"""What can be wished for each on its own."""


def wishes_of(user: UUID) -> Wishes:
    """As they are kept, or as they are of who has said nothing."""
    return Wishes.objects.filter(user=user).first() or Wishes(user_id=user)


def wish_for(wishes: Wishes, kind: Kind) -> Wish:
    if kind == "decision":
        return "each"  # it is about the account itself
    if wishes.silent:
        return "none"
    if kind == "digest":
        return "each" if wants_digest(wishes) else "none"
    return cast(Wish, getattr(wishes, kind))


def wants_digest(wishes: Wishes) -> bool:
    return not wishes.silent and any(getattr(wishes, kind) == "digest" for kind in KINDS)


def change(user: User, **changes: Wish | bool | int) -> Wishes:
    """What isn't named stays as it is."""
    with transaction.atomic():
        Wishes.objects.get_or_create(user=user)
        wishes = Wishes.objects.select_for_update().get(user=user)
        for name, value in changes.items():
            setattr(wishes, name, value)
        wishes.next_digest_at = next_digest(wishes, user.time_zone, this_moment()) if wants_digest(wishes) else None
        wishes.save()
    return wishes


def next_digest(wishes: Wishes, time_zone: str, after: datetime) -> datetime:
    """The next time that a clock on the person's wall shows the hour."""
    zone = ZoneInfo(time_zone)
    day = after.astimezone(zone).date()
    while True:
        moment = datetime.combine(day, time(wishes.digest_hour), zone).astimezone(UTC)
        if moment > after:
            return moment
        day += timedelta(days=1)


def rest_has_changed(user: User) -> None:
    """What was held until the end of a rest is looked at again: that may have come."""
    Notice.objects.filter(user=user, state="pending", reason=RESTING).update(not_before=this_moment())


def mute(user: User, table: UUID) -> None:
    Muted.objects.get_or_create(user=user, table=table)


def unmute(user: User, table: UUID) -> None:
    Muted.objects.filter(user=user, table=table).delete()


def is_muted(user: UUID, table: UUID | None) -> bool:
    return table is not None and Muted.objects.filter(user=user, table=table).exists()
