"""The map from the random player ids in tables' logs to accounts."""

from collections.abc import Iterable
from uuid import UUID

from msgspec import Struct

from serai.accounts.models import Player, User


class PlayerName(Struct, frozen=True):
    """How a player is shown. A deleted account has no name; the client shows a text in the reader's language."""

    name: str | None
    is_guest: bool = False

    @property
    def is_deleted(self) -> bool:
        return self.name is None


DELETED = PlayerName(None)


def get_or_create_player(*, table: UUID, user: User) -> UUID:
    """The user's player id at this table, which is created if there is none."""
    return Player.objects.get_or_create(table=table, user=user)[0].id


def player_of(*, table: UUID, user: User) -> UUID | None:
    """The user's player id at this table, if there is one."""
    return Player.objects.filter(table=table, user=user).values_list("id", flat=True).first()


def user_of_player(player: UUID) -> User | None:
    return User.objects.filter(players=player).first()


def players_of(user: User) -> dict[UUID, UUID]:
    """All player ids of a user, each with its table."""
    return dict(Player.objects.filter(user=user).values_list("id", "table"))


def names_of(players: Iterable[UUID]) -> dict[UUID, PlayerName]:
    """A name for each player; an unknown player counts as deleted."""
    wanted = list(players)
    rows = Player.objects.filter(id__in=wanted, user__isnull=False).values_list(
        "id", "user__username", "user__is_guest"
    )
    found = {player: PlayerName(name, is_guest) for player, name, is_guest in rows}
    return {player: found.get(player, DELETED) for player in wanted}
