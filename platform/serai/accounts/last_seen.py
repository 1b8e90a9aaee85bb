"""When a user was last online. Open pages ask for the user's turns each minute, which updates it."""

from datetime import timedelta

from django.db.models import Q
from django.utils import timezone

from serai.accounts.models import User

UPDATE_INTERVAL = timedelta(minutes=1)
ONLINE_FOR = timedelta(minutes=2, seconds=30)


def update_last_seen(user: User) -> None:
    """Records that the user is online now, with at most one write a minute."""
    now = timezone.now()
    stale = Q(last_seen=None) | Q(last_seen__lt=now - UPDATE_INTERVAL)
    User.objects.filter(stale, pk=user.pk).update(last_seen=now)


def is_online(user: User) -> bool:
    return user.last_seen is not None and user.last_seen > timezone.now() - ONLINE_FOR
