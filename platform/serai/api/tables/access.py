"""Access to one table: checks that the client may see it, and tells which player the user is there."""

from typing import Annotated, TypeAlias
from uuid import UUID

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts.models import User
from serai.accounts.players import player_of
from serai.api.core.authentication import optional_user
from serai.api.core.reading import Query
from serai.matchmaking.errors import MembersOnly
from serai.tables.errors import NotYours
from serai.tables.store import django_store, run_sync
from serai.tables.table_cache import LoadedTable, current_table
from serai.tables.views.access import require_may_watch

Invitation: TypeAlias = Annotated[
    str,
    Meta(
        max_length=64,
        description="The invitation code from the link to an unlisted table.",
        examples=["9f2c4d0e8b7a6153"],
    ),
]


class InvitationQuery(Query, frozen=True):
    invitation: Invitation = ""


class TableAccess(Struct, frozen=True):
    """A table in its current state, and the id of the user's player there; None for a spectator."""

    loaded: LoadedTable
    player: UUID | None

    @property
    def seat(self) -> int | None:
        """The seat in which the user still plays."""
        return self.loaded.seat_of(self.player)

    @property
    def is_host(self) -> bool:
        return self.player is not None and self.loaded.state.host == str(self.player)

    def require_seat(self) -> int:
        if self.seat is None:
            raise NotYours("You don't play at this table.")
        return self.seat

    def require_player(self) -> UUID:
        if self.player is None:
            raise NotYours("You don't take part in this table.")
        return self.player


def access_table(request: Request, table: UUID, invitation: str = "") -> TableAccess:
    """The table for this client; raises UnknownTable if the client may not see it, or if it doesn't exist."""
    loaded = run_sync(current_table(django_store, table))
    user = optional_user(request)
    player = player_of(table=table, user=user) if user else None
    require_may_watch(loaded, player, invitation)
    return TableAccess(loaded, player)


def require_rateable(user: User, *, ranked: bool) -> None:
    """Refuses guests at ranked tables: they have no rating."""
    if ranked and user.is_guest:
        raise MembersOnly
