"""Friends: one asks, the other accepts or doesn't, and either may end it."""

from typing import Literal, TypeAlias

from django.db import IntegrityError, transaction
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils import timezone

from serai.accounts.errors import AccountError
from serai.accounts.models import Block, Friendship, User

MOST = 500

Bond: TypeAlias = Literal["none", "asked", "asks", "friends"]
"""What another is to somebody: a stranger; one whom they have asked; one who asks them; a friend."""


def befriend(user: User, other: User) -> Bond:
    """Asks, or accepts if the other has asked already.

    Who was blocked isn't told so: they have asked, and the other never sees it.
    """
    if Block.objects.filter(by=user, whom=other).exists():
        raise AccountError("kept-apart", "You have blocked them. Undo that first.")
    with transaction.atomic():
        found = _between(user, other).select_for_update().first()
        if found is None:
            return _ask(user, other)
        if found.asked_id == user.pk and not found.accepted:
            found.accepted = timezone.now()
            found.save(update_fields=["accepted"])
        return bond_of(found, user)


def part(user: User, other: User) -> None:
    """Ends it, declines it or takes it back."""
    _between(user, other).delete()


def friendships_of(user: User) -> list[Friendship]:
    """The newest first. Of those whom the person has blocked nothing is seen."""
    shunned = Block.objects.filter(by=user, whom=OuterRef("asker"))
    own = Friendship.objects.filter(Q(asker=user) | Q(asked=user)).exclude(Exists(shunned))
    return list(own.select_related("asker", "asked").order_by("-since", "-id"))


def bond_between(user: User, other: User) -> Bond:
    found = _between(user, other).first()
    return bond_of(found, user) if found else "none"


def bond_of(found: Friendship, user: User) -> Bond:
    if found.accepted:
        return "friends"
    return "asked" if found.asker_id == user.pk else "asks"


def other_of(found: Friendship, user: User) -> User:
    return found.asked if found.asker_id == user.pk else found.asker


def asking(user: User) -> int:
    """How many people wait for an answer."""
    return sum(bond_of(found, user) == "asks" for found in friendships_of(user))


def _ask(user: User, other: User) -> Bond:
    if Friendship.objects.filter(asker=user).count() >= MOST:
        raise AccountError("too-many-friends", f"You have asked {MOST} people already.")
    try:
        with transaction.atomic():
            return bond_of(Friendship.objects.create(asker=user, asked=other), user)
    except IntegrityError:  # both have asked in the same moment
        return befriend(user, other)


def _between(user: User, other: User) -> QuerySet[Friendship]:
    return Friendship.objects.filter(Q(asker=user, asked=other) | Q(asker=other, asked=user))
