"""Who is in the house: whoever has a page open asks for their turns each minute."""

from datetime import timedelta

from django.db.models import Q
from django.utils import timezone

from serai.accounts.models import User

NOTED_EVERY = timedelta(minutes=1)
HERE_FOR = timedelta(minutes=2, seconds=30)


def note(user: User) -> None:
    """At most one write a minute."""
    now = timezone.now()
    stale = Q(last_seen=None) | Q(last_seen__lt=now - NOTED_EVERY)
    User.objects.filter(stale, pk=user.pk).update(last_seen=now)


def is_here(user: User) -> bool:
    return user.last_seen is not None and user.last_seen > timezone.now() - HERE_FOR
