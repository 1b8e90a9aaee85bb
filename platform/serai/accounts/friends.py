"""Friends: one user requests it, the other accepts or declines, and either may end it."""

from typing import Literal, TypeAlias

from django.db import IntegrityError, transaction
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils import timezone

from serai.accounts.errors import AccountError
from serai.accounts.models import Block, Friendship, User

MAX_REQUESTS = 500

FriendshipStatus: TypeAlias = Literal["none", "request-sent", "request-received", "friends"]
"""Seen by one of the two users."""


def befriend(user: User, other: User) -> FriendshipStatus:
    """Sends a request, or accepts the other user's.

    A blocked user isn't told of the block: their request is stored, and the other never sees it.
    """
    if Block.objects.filter(user=user, blocked_user=other).exists():
        raise AccountError("blocked", "You have blocked this player. Unblock them first.")
    with transaction.atomic():
        found = _between(user, other).select_for_update().first()
        if found is None:
            return _request(user, other)
        if found.to_user_id == user.pk and not found.accepted:
            found.accepted = timezone.now()
            found.save(update_fields=["accepted"])
        return status_for(found, user)


def end_friendship(user: User, other: User) -> None:
    """Ends a friendship, or declines or withdraws a request."""
    _between(user, other).delete()


def friendships_of(user: User) -> list[Friendship]:
    """Friendships and requests, the newest first; without requests of users whom this one has blocked."""
    blocked = Block.objects.filter(user=user, blocked_user=OuterRef("from_user"))
    own = Friendship.objects.filter(Q(from_user=user) | Q(to_user=user)).exclude(Exists(blocked))
    return list(own.select_related("from_user", "to_user").order_by("-since", "-id"))


def friendship_status(user: User, other: User) -> FriendshipStatus:
    found = _between(user, other).first()
    return status_for(found, user) if found else "none"


def status_for(friendship: Friendship, user: User) -> FriendshipStatus:
    if friendship.accepted:
        return "friends"
    return "request-sent" if friendship.from_user_id == user.pk else "request-received"


def other_of(friendship: Friendship, user: User) -> User:
    return friendship.to_user if friendship.from_user_id == user.pk else friendship.from_user


def count_requests(user: User) -> int:
    """Counts the requests that wait for the user's answer."""
    return sum(status_for(found, user) == "request-received" for found in friendships_of(user))


def _request(user: User, other: User) -> FriendshipStatus:
    if Friendship.objects.filter(from_user=user).count() >= MAX_REQUESTS:
        raise AccountError("too-many-friends", f"You can send {MAX_REQUESTS} friend requests at most.")
    try:
        with transaction.atomic():
            return status_for(Friendship.objects.create(from_user=user, to_user=other), user)
    except IntegrityError:  # both have sent a request in the same moment
        return befriend(user, other)


def _between(user: User, other: User) -> QuerySet[Friendship]:
    return Friendship.objects.filter(Q(from_user=user, to_user=other) | Q(from_user=other, to_user=user))
