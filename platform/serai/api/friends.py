"""Friends: asking, accepting, parting; who of them is here, and at which table."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts import friends
from serai.accounts.friends import Bond
from serai.accounts.models import Player, User
from serai.accounts.seen import is_here
from serai.api import example_table as example
from serai.api.authentication import require_sign_in, signed_in
from serai.api.me import JOINED
from serai.api.operation import operation
from serai.api.ties import EXAMPLE_TIE, Tie, other_person, tie_between
from serai.desk.conduct import require_may_play
from serai.nudges.presence import players_at
from serai.tables.models import Seat, Status

BOND = "`friends`; `asks`: they ask you; `asked`: you ask them."


class Friend(Struct, frozen=True, kw_only=True):
    """Somebody who is your friend, or may become it."""

    name: str
    is_guest: bool
    bond: Annotated[Bond, Meta(description=BOND)]
    since: datetime
    here: Annotated[bool, Meta(description="Whether a friend has a page open right now.")]
    table: Annotated[UUID | None, Meta(description="A listed table at which a friend plays, and looks, right now.")]


class Friends(Struct, frozen=True):
    """The newest first."""

    people: list[Friend]


EXAMPLE = Friend(name="Zenobia", is_guest=False, bond="friends", since=JOINED, here=True, table=example.TABLE)


@operation("List my friends", answers=Friends, example=lambda: Friends([EXAMPLE]))
def list_friends(request: Request) -> Friends:
    """With those who ask you, and whom you ask."""
    return told_friends(signed_in(request))


@operation(
    "Befriend somebody",
    answers=Tie,
    example=lambda: EXAMPLE_TIE,
    errors=["unknown-person", "thats-you", "kept-apart", "too-many-friends", "suspended"],
    throttle="friends",
)
def befriend_somebody(request: Request, name: str) -> Tie:
    """Asks them, or accepts if they have asked you. What becomes of it is theirs to say."""
    person, other = require_sign_in(request), other_person(request, name)
    require_may_play(person)
    friends.befriend(person, other)
    return tie_between(person, other)


@operation("Part with somebody", answers=Tie, example=lambda: EXAMPLE_TIE, errors=["unknown-person", "thats-you"])
def part_with_somebody(request: Request, name: str) -> Tie:
    """Ends a friendship, declines it, or takes the question back. The other isn't told."""
    person, other = require_sign_in(request), other_person(request, name)
    friends.part(person, other)
    return tie_between(person, other)


def told_friends(person: User) -> Friends:
    found = [
        (row, friends.other_of(row, person), friends.bond_of(row, person)) for row in friends.friendships_of(person)
    ]
    here = {other.pk for _, other, bond in found if bond == "friends" and is_here(other)}
    tables = _tables_of(here)
    return Friends(
        [
            Friend(
                name=other.username,
                is_guest=other.is_guest,
                bond=bond,
                since=row.accepted or row.since,
                here=other.pk in here,
                table=tables.get(other.pk),
            )
            for row, other, bond in found
        ]
    )


def _tables_of(people: set[UUID]) -> dict[UUID, UUID]:
    """At which table each of them looks, if everybody may see it, and who sits there."""
    players = dict(Player.objects.filter(user__in=people).values_list("id", "user_id"))
    chairs = Seat.objects.filter(
        player__in=players, departed=None, table__listed=True, table__status__in=[Status.OPEN, Status.RUNNING]
    ).exclude(table__kept=True, table__status=Status.OPEN)
    found: dict[UUID, UUID] = {}
    for player, table in chairs.values_list("player", "table").order_by("table__changed_at"):
        person = players[player]
        if person and player in players_at(table):
            found[person] = table
    return found
