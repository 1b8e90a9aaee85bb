"""Blocks: the two users are never seated together again, and neither reads the other's chat."""

from collections.abc import Collection
from uuid import UUID

from django.db import transaction

from serai.accounts.friends import end_friendship
from serai.accounts.models import Block, User


def block(user: User, other: User) -> None:
    """Blocks the other user and ends their friendship. The other user isn't notified."""
    with transaction.atomic():
        Block.objects.get_or_create(user=user, blocked_user=other)
        end_friendship(user, other)


def unblock(user: User, other: User) -> None:
    Block.objects.filter(user=user, blocked_user=other).delete()


def blocks_of(user: User) -> list[Block]:
    """The user's blocks, the newest first."""
    return list(Block.objects.filter(user=user).select_related("blocked_user").order_by("-id"))


def blocked_among(users: Collection[UUID]) -> set[frozenset[UUID]]:
    """The pairs of these users of whom one has blocked the other."""
    pairs = Block.objects.filter(user__in=users, blocked_user__in=users).values_list("user_id", "blocked_user_id")
    return {frozenset(pair) for pair in pairs}


def has_block_with(user: UUID, others: Collection[UUID]) -> bool:
    """Whether the user has blocked one of the others, or one of them has blocked the user."""
    return any(user in pair for pair in blocked_among({user, *others}))
