"""Who is kept apart: never seated together again, and neither hears the other."""

from collections.abc import Collection
from uuid import UUID

from django.db import transaction

from serai.accounts.friends import part
from serai.accounts.models import Block, User


def block(by: User, whom: User) -> None:
    """It ends their friendship. The other isn't told."""
    with transaction.atomic():
        Block.objects.get_or_create(by=by, whom=whom)
        part(by, whom)


def unblock(by: User, whom: User) -> None:
    Block.objects.filter(by=by, whom=whom).delete()


def blocks_of(user: User) -> list[Block]:
    """The newest first."""
    return list(Block.objects.filter(by=user).select_related("whom").order_by("-id"))


def blocked_among(users: Collection[UUID]) -> set[frozenset[UUID]]:
    """The pairs among these people of whom one has blocked the other."""
    pairs = Block.objects.filter(by__in=users, whom__in=users).values_list("by_id", "whom_id")
    return {frozenset(pair) for pair in pairs}


def are_apart(one: UUID, others: Collection[UUID]) -> bool:
    """Whether somebody has blocked one of the others, or one of them has blocked them."""
    return any(one in pair for pair in blocked_among({one, *others}))
