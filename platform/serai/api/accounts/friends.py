"""Friends: requests, friendships, and whether friends are online and at which table."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts import friends
from serai.accounts.friends import FriendshipStatus
from serai.accounts.last_seen import is_online
from serai.accounts.models import Player, User
from serai.api.accounts.me import JOINED
from serai.api.accounts.relations import EXAMPLE_RELATION, Relation, find_other_user, relation_between
from serai.api.core import example_table as example
from serai.api.core.authentication import current_user, require_sign_in
from serai.api.core.operation import operation
from serai.moderation.restrictions import require_may_play
from serai.notices.presence import players_at
from serai.tables.models import Seat, Status


class Friend(Struct, frozen=True, kw_only=True):
    """A friend, or a person with an open friend request."""

    name: str
    is_guest: bool
    friendship: FriendshipStatus
    since: datetime
    online: Annotated[bool, Meta(description="Whether a friend has a page of the site open.")]
    table: Annotated[UUID | None, Meta(description="A listed table at which a friend plays and is present right now.")]


class Friends(Struct, frozen=True):
    """Newest first."""

    people: list[Friend]


EXAMPLE = Friend(name="Zenobia", is_guest=False, friendship="friends", since=JOINED, online=True, table=example.TABLE)


@operation("List my friends", response=Friends, example=lambda: Friends([EXAMPLE]))
def list_friends(request: Request) -> Friends:
    """Includes the friend requests that you have sent or received."""
    return friends_of(current_user(request))


@operation(
    "Add a friend",
    response=Relation,
    example=lambda: EXAMPLE_RELATION,
    errors=["unknown-player", "is-yourself", "blocked", "too-many-friends", "suspended"],
    throttle="friends",
)
def add_friend(request: Request, name: str) -> Relation:
    """Sends a friend request, or accepts the one that you have received from this person."""
    user, other = require_sign_in(request), find_other_user(request, name)
    require_may_play(user)
    friends.befriend(user, other)
    return relation_between(user, other)


@operation(
    "Remove a friend",
    response=Relation,
    example=lambda: EXAMPLE_RELATION,
    errors=["unknown-player", "is-yourself"],
)
def remove_friend(request: Request, name: str) -> Relation:
    """Ends a friendship, or declines or withdraws a friend request. The other person is not notified."""
    user, other = require_sign_in(request), find_other_user(request, name)
    friends.end_friendship(user, other)
    return relation_between(user, other)


def friends_of(user: User) -> Friends:
    found = [(row, friends.other_of(row, user), friends.status_for(row, user)) for row in friends.friendships_of(user)]
    online = {other.pk for _, other, status in found if status == "friends" and is_online(other)}
    tables = _tables_of(online)
    return Friends(
        [
            Friend(
                name=other.username,
                is_guest=other.is_guest,
                friendship=status,
                since=row.accepted or row.since,
                online=other.pk in online,
                table=tables.get(other.pk),
            )
            for row, other, status in found
        ]
    )


def _tables_of(users: set[UUID]) -> dict[UUID, UUID]:
    """By user, a table at which they are present, if everyone may see the table and its players."""
    players = dict(Player.objects.filter(user__in=users).values_list("id", "user_id"))
    seats = Seat.objects.filter(
        player__in=players, departed=None, table__listed=True, table__status__in=[Status.OPEN, Status.RUNNING]
    ).exclude(table__reserved=True, table__status=Status.OPEN)
    found: dict[UUID, UUID] = {}
    for player, table in seats.values_list("player", "table").order_by("table__changed_at"):
        user = players[player]
        if user and player in players_at(table):
            found[user] = table
    return found
