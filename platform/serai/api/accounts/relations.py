"""The relation between me and another person: friendship, blocks and mutes."""

from datetime import datetime
from typing import Annotated

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts import blocks, mutes
from serai.accounts.friends import FriendshipStatus, friendship_status
from serai.accounts.models import Block, Mute, User
from serai.api.accounts.me import JOINED
from serai.api.core.authentication import current_user, require_sign_in
from serai.api.core.operation import operation
from serai.api.core.problems import ProblemError
from serai.matchmaking.search import decline_shared_tables


class Relation(Struct, frozen=True, kw_only=True):
    """Your relation to another person. Only you can see it."""

    name: str
    friendship: FriendshipStatus
    blocked: Annotated[bool, Meta(description="Whether you have blocked them. Whether they blocked you stays secret.")]
    muted: Annotated[bool, Meta(description="Whether you have muted them.")]


class PersonEntry(Struct, frozen=True):
    name: str
    since: datetime


class People(Struct, frozen=True):
    """Newest first."""

    people: list[PersonEntry]


EXAMPLE_RELATION = Relation(name="Zenobia", friendship="friends", blocked=False, muted=False)
EXAMPLE = People([PersonEntry("Aurelian", JOINED)])
COMMON_ERRORS = ["unknown-player", "is-yourself"]


@operation("Show my relation to a person", response=Relation, example=lambda: EXAMPLE_RELATION, errors=COMMON_ERRORS)
def show_relation(request: Request, name: str) -> Relation:
    return relation_between(current_user(request), find_other_user(request, name))


@operation("List the people I have blocked", response=People, example=lambda: EXAMPLE)
def list_blocks(request: Request) -> People:
    return blocked_by(current_user(request))


@operation(
    "Block a person",
    response=Relation,
    example=lambda: EXAMPLE_RELATION,
    errors=COMMON_ERRORS,
    throttle="friends",
)
def block_person(request: Request, name: str) -> Relation:
    """You can't sit at the same table, you don't see each other's chat messages, and they can't invite you.

    Running games go on. If matchmaking has found a table for both of you, you decline it. They are not notified.
    """
    user, other = require_sign_in(request), find_other_user(request, name)
    blocks.block(user, other)
    decline_shared_tables(user, other)
    return relation_between(user, other)


@operation("Unblock a person", response=Relation, example=lambda: EXAMPLE_RELATION, errors=COMMON_ERRORS)
def unblock_person(request: Request, name: str) -> Relation:
    user, other = require_sign_in(request), find_other_user(request, name)
    blocks.unblock(user, other)
    return relation_between(user, other)


@operation("List the people I have muted", response=People, example=lambda: EXAMPLE)
def list_mutes(request: Request) -> People:
    return muted_by(current_user(request))


@operation(
    "Mute a person",
    response=Relation,
    example=lambda: EXAMPLE_RELATION,
    errors=COMMON_ERRORS,
    throttle="friends",
)
def mute_person(request: Request, name: str) -> Relation:
    """You no longer see their chat messages. They are not notified."""
    user, other = require_sign_in(request), find_other_user(request, name)
    mutes.mute(user, other)
    return relation_between(user, other)


@operation("Unmute a person", response=Relation, example=lambda: EXAMPLE_RELATION, errors=COMMON_ERRORS)
def unmute_person(request: Request, name: str) -> Relation:
    user, other = require_sign_in(request), find_other_user(request, name)
    mutes.unmute(user, other)
    return relation_between(user, other)


def find_user(name: str) -> User:
    """Finds the active user with this name, in any case."""
    user = User.objects.filter(username__iexact=name, is_active=True).first()
    if user is None:
        raise ProblemError("unknown-player", "There is no player with this name.")
    return user


def find_other_user(request: Request, name: str) -> User:
    other = find_user(name)
    if other == current_user(request):
        raise ProblemError("is-yourself")
    return other


def relation_between(user: User, other: User) -> Relation:
    return Relation(
        name=other.username,
        friendship=friendship_status(user, other),
        blocked=Block.objects.filter(user=user, blocked_user=other).exists(),
        muted=Mute.objects.filter(user=user, muted_user=other).exists(),
    )


def blocked_by(user: User) -> People:
    return People([PersonEntry(row.blocked_user.username, row.since) for row in blocks.blocks_of(user)])


def muted_by(user: User) -> People:
    return People([PersonEntry(row.muted_user.username, row.since) for row in mutes.mutes_of(user)])
