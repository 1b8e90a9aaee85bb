"""What somebody is to you: a friend, blocked, muted."""

from datetime import datetime
from typing import Annotated

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts import blocks, mutes
from serai.accounts.friends import Bond, bond_between
from serai.accounts.models import Block, Mute, User
from serai.api.authentication import require_sign_in, signed_in
from serai.api.me import JOINED
from serai.api.operation import operation
from serai.api.problems import Refusal
from serai.matching.seek import decline_with


class Tie(Struct, frozen=True, kw_only=True):
    """What somebody is to you. Nobody else is told."""

    name: str
    bond: Annotated[Bond, Meta(description="`none`; `friends`; `asks`: they ask you; `asked`: you ask them.")]
    blocked: Annotated[bool, Meta(description="By you: whether they have blocked you isn't told.")]
    muted: bool


class Shunned(Struct, frozen=True):
    name: str
    since: datetime


class People(Struct, frozen=True):
    """The newest first."""

    people: list[Shunned]


EXAMPLE_TIE = Tie(name="Zenobia", bond="friends", blocked=False, muted=False)
EXAMPLE = People([Shunned("Aurelian", JOINED)])
REFUSED = ["unknown-person", "thats-you"]


@operation("See what somebody is to me", answers=Tie, example=lambda: EXAMPLE_TIE, errors=REFUSED)
def show_tie(request: Request, name: str) -> Tie:
    return tie_between(signed_in(request), other_person(request, name))


@operation("List whom I have blocked", answers=People, example=lambda: EXAMPLE)
def list_blocked(request: Request) -> People:
    return blocked_by(signed_in(request))


@operation("Block somebody", answers=Tie, example=lambda: EXAMPLE_TIE, errors=REFUSED, throttle="friends")
def block_somebody(request: Request, name: str) -> Tie:
    """You are never seated together again, neither reads what the other says, and they can't invite you.

    A game that goes on goes on; a table that was found for both is declined. The other isn't told.
    """
    person, other = require_sign_in(request), other_person(request, name)
    blocks.block(person, other)
    decline_with(person, other)
    return tie_between(person, other)


@operation("Unblock somebody", answers=Tie, example=lambda: EXAMPLE_TIE, errors=REFUSED)
def unblock_somebody(request: Request, name: str) -> Tie:
    person, other = require_sign_in(request), other_person(request, name)
    blocks.unblock(person, other)
    return tie_between(person, other)


@operation("List whom I have muted", answers=People, example=lambda: EXAMPLE)
def list_muted(request: Request) -> People:
    return muted_by(signed_in(request))


@operation("Mute somebody", answers=Tie, example=lambda: EXAMPLE_TIE, errors=REFUSED, throttle="friends")
def mute_somebody(request: Request, name: str) -> Tie:
    """You no longer read what they say. Nobody is told."""
    person, other = require_sign_in(request), other_person(request, name)
    mutes.mute(person, other)
    return tie_between(person, other)


@operation("Unmute somebody", answers=Tie, example=lambda: EXAMPLE_TIE, errors=REFUSED)
def unmute_somebody(request: Request, name: str) -> Tie:
    person, other = require_sign_in(request), other_person(request, name)
    mutes.unmute(person, other)
    return tie_between(person, other)


def known_person(name: str) -> User:
    """Whatever the case of the letters."""
    person = User.objects.filter(username__iexact=name, is_active=True).first()
    if person is None:
        raise Refusal("unknown-person", "Nobody here goes by this name.")
    return person


def other_person(request: Request, name: str) -> User:
    other = known_person(name)
    if other == signed_in(request):
        raise Refusal("thats-you")
    return other


def tie_between(person: User, other: User) -> Tie:
    return Tie(
        name=other.username,
        bond=bond_between(person, other),
        blocked=Block.objects.filter(by=person, whom=other).exists(),
        muted=Mute.objects.filter(by=person, whom=other).exists(),
    )


def blocked_by(person: User) -> People:
    return People([Shunned(row.whom.username, row.since) for row in blocks.blocks_of(person)])


def muted_by(person: User) -> People:
    return People([Shunned(row.whom.username, row.since) for row in mutes.mutes_of(person)])
