"""Who asks about which table, and in what part."""

from typing import Annotated, TypeAlias
from uuid import UUID

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts.models import User
from serai.accounts.players import player_of
from serai.api.authentication import person_of
from serai.api.reading import Query
from serai.matching.errors import MembersOnly
from serai.tables.doors import django_door, run
from serai.tables.errors import NotYours
from serai.tables.known import Known, current
from serai.tables.watch import require_may_watch

Invitation: TypeAlias = Annotated[
    str, Meta(max_length=64, description="The word from the link to an unlisted table.", examples=["9f2c4d0e8b7a6153"])
]


class Invited(Query, frozen=True):
    invitation: Invitation = ""


class Visit(Struct, frozen=True):
    """The table as it is now, and the player that the person is there; None: a spectator."""

    known: Known
    player: UUID | None

    @property
    def seat(self) -> int | None:
        """The seat in which the person still plays."""
        return self.known.seat_of(self.player)

    @property
    def is_host(self) -> bool:
        return self.player is not None and self.known.chronicle.host == str(self.player)

    def require_seat(self) -> int:
        if self.seat is None:
            raise NotYours("You don't play at this table.")
        return self.seat

    def require_player(self) -> UUID:
        if self.player is None:
            raise NotYours("You have no part in this table.")
        return self.player


def visit(request: Request, table: UUID, invitation: str = "") -> Visit:
    """Raises UnknownTable for a table that the person may not see, as for one that doesn't exist."""
    known = run(current(django_door, table))
    person = person_of(request)
    player = player_of(table=table, user=person) if person else None
    require_may_watch(known, player, invitation)
    return Visit(known, player)


def require_rateable(person: User, *, ranked: bool) -> None:
    """A guest's result would count for nobody at a ranked table, so none sits there."""
    if ranked and person.is_guest:
        raise MembersOnly
