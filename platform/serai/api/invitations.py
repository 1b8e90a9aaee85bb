"""Asking others to a table, and being asked."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts.blocks import are_apart
from serai.accounts.models import User
from serai.accounts.players import player_of
from serai.api import example_table as example
from serai.api.at_table import visit
from serai.api.authentication import require_sign_in, signed_in
from serai.api.me import JOINED
from serai.api.operation import operation
from serai.api.problems import Refusal
from serai.api.reading import Body
from serai.api.ties import known_person
from serai.desk.conduct import require_may_play
from serai.nudges.invite import decline, invitations_of, invite
from serai.tables.errors import NotYours, WrongMoment
from serai.tables.invitation import invitation
from serai.tables.rows import status_of


class Guest(Body, frozen=True):
    name: Annotated[str, Meta(pattern="^[-A-Za-z0-9_]+$", max_length=150, examples=["Zenobia"])]


class Invitation(Struct, frozen=True, kw_only=True):
    """Somebody asks you to an open table."""

    table: UUID
    game: str
    seats: int
    taken: int
    by: Annotated[str | None, Meta(description="None of a deleted account.")]
    time: datetime
    invitation: Annotated[str | None, Meta(description="The word that lets you in, if the table takes one.")]


class Invitations(Struct, frozen=True):
    """The newest first."""

    invitations: list[Invitation]


EXAMPLE = Invitation(
    table=example.TABLE, game="byzanz", seats=4, taken=2, by="Zenobia", time=JOINED, invitation="9f2c4d0e8b7a6153"
)


@operation(
    "Invite somebody",
    takes=Guest,
    takes_example=lambda: Guest(name="Zenobia"),
    answers=None,
    errors=["unknown-table", "unknown-person", "not-yours", "wrong-moment", "there-already", "suspended"],
    throttle="invitations",
)
def invite_somebody(request: Request, table: UUID, body: Guest) -> None:
    """By mail and on their pages, for who sits there or is the host; asked again, nothing more happens.

    The answer doesn't tell whether a mail goes out: that is for the other to wish.
    """
    here, person = visit(request, table), require_sign_in(request)
    if here.seat is None and not here.is_host:
        raise NotYours("Only who sits there or is the host can invite others.")
    if status_of(here.known.chronicle) != "open":
        raise WrongMoment("The game has begun already.")
    if here.known.chronicle.kept:
        raise WrongMoment("The chairs here are kept: nobody else can sit down.")
    require_may_play(person)
    other = known_person(body.name)
    if other == person or here.known.seat_of(player_of(table=table, user=other)) is not None:
        raise Refusal("there-already", f"{other.username} is at the table already.")
    if not are_apart(person.pk, [other.pk]):  # who was blocked isn't told
        invite(user=other, by=person, table=table)


@operation("List my invitations", answers=Invitations, example=lambda: Invitations([EXAMPLE]))
def list_invitations(request: Request) -> Invitations:
    """To tables that are still open, where you don't sit."""
    return Invitations(told_invitations(signed_in(request)))


@operation("Decline an invitation", answers=None)
def decline_invitation(request: Request, table: UUID) -> None:
    """Who has invited you isn't told."""
    decline(user=require_sign_in(request), table=table)


def told_invitations(person: User) -> list[Invitation]:
    return [
        Invitation(
            table=table.id,
            game=table.game,
            seats=table.seats,
            taken=table.taken,
            by=notice.by.username if notice.by else None,
            time=notice.created,
            invitation=None if table.listed else invitation(table.id),
        )
        for notice, table in invitations_of(person)
    ]
