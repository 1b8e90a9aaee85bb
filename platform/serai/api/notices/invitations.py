"""Invitations to a table: sending, listing and declining them."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts.blocks import has_block_with
from serai.accounts.models import User
from serai.accounts.players import player_of
from serai.api.accounts.me import JOINED
from serai.api.accounts.relations import find_user
from serai.api.core import example_table as example
from serai.api.core.authentication import current_user, require_sign_in
from serai.api.core.operation import operation
from serai.api.core.problems import ProblemError
from serai.api.core.reading import Body
from serai.api.tables.access import access_table
from serai.moderation.restrictions import require_may_play
from serai.notices.invite import decline, invitations_of, invite
from serai.tables.errors import NotYours, WrongMoment
from serai.tables.read_models.rows import status_of
from serai.tables.views.invitation import invitation


class Invitee(Body, frozen=True):
    name: Annotated[str, Meta(pattern="^[-A-Za-z0-9_]+$", max_length=150, examples=["Zenobia"])]


class Invitation(Struct, frozen=True, kw_only=True):
    """An invitation to an open table."""

    table: UUID
    game: str
    seats: Annotated[int, Meta(description="The number of seats.")]
    taken: Annotated[int, Meta(description="The number of seats that are taken.")]
    by: Annotated[str | None, Meta(description="The name of the sender; null if the account was deleted.")]
    time: datetime
    invitation: Annotated[str | None, Meta(description="The invitation code, if the table is unlisted.")]


class Invitations(Struct, frozen=True):
    """Newest first."""

    invitations: list[Invitation]


EXAMPLE = Invitation(
    table=example.TABLE, game="byzanz", seats=4, taken=2, by="Zenobia", time=JOINED, invitation="9f2c4d0e8b7a6153"
)


@operation(
    "Invite a person",
    body=Invitee,
    body_example=lambda: Invitee(name="Zenobia"),
    response=None,
    errors=["unknown-table", "unknown-player", "not-yours", "wrong-moment", "already-at-table", "suspended"],
    throttle="invitations",
)
def invite_person(request: Request, table: UUID, body: Invitee) -> None:
    """They get an email, if they want such emails, and see the invitation on their pages. A repeated one has no effect.

    Only for players at the table and its host.
    """
    access, user = access_table(request, table), require_sign_in(request)
    if access.seat is None and not access.is_host:
        raise NotYours("Only the players at the table and its host can invite others.")
    if status_of(access.loaded.state) != "open":
        raise WrongMoment("The game has already started.")
    if access.loaded.state.reserved:
        raise WrongMoment("All seats at this table are reserved.")
    require_may_play(user)
    other = find_user(body.name)
    if other == user or access.loaded.seat_of(player_of(table=table, user=other)) is not None:
        raise ProblemError("already-at-table", f"{other.username} already sits at the table.")
    if not has_block_with(user.pk, [other.pk]):  # the same response, so that a block stays secret
        invite(user=other, by=user, table=table)


@operation("List my invitations", response=Invitations, example=lambda: Invitations([EXAMPLE]))
def list_invitations(request: Request) -> Invitations:
    """Invitations to tables that are still open and at which you don't sit yet."""
    return Invitations(open_invitations(current_user(request)))


@operation("Decline an invitation", response=None)
def decline_invitation(request: Request, table: UUID) -> None:
    """The sender is not notified."""
    decline(user=require_sign_in(request), table=table)


def open_invitations(user: User) -> list[Invitation]:
    return [
        Invitation(
            table=table.id,
            game=table.game,
            seats=table.seats,
            taken=table.taken,
            by=notice.invited_by.username if notice.invited_by else None,
            time=notice.created,
            invitation=None if table.listed else invitation(table.id),
        )
        for notice, table in invitations_of(user)
    ]
