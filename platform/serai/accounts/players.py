"""The map from the random ids in the logs of tables to accounts."""

from collections.abc import Iterable
from uuid import UUID

from msgspec import Struct

from serai.accounts.models import Player, User


class PlayerName(Struct, frozen=True):
    """How a player is shown; a deleted one has no name, and the reader's language has a word for it."""

    name: str | None
    is_guest: bool = False

    @property
    def is_deleted(self) -> bool:
        return self.name is None


DELETED = PlayerName(None)


def seat_player(*, table: UUID, user: User) -> UUID:
    """The user's player id at this table: the one it has there, or a new one."""
    return Player.objects.get_or_create(table=table, user=user)[0].id


def player_of(*, table: UUID, user: User) -> UUID | None:
    """The user's player id at this table, if it has one."""
    return Player.objects.filter(table=table, user=user).values_list("id", flat=True).first()


def user_of_player(player: UUID) -> User | None:
    return User.objects.filter(players=player).first()


def players_of(user: User) -> dict[UUID, UUID]:
    """Every player id this user ever had, with its table."""
    return dict(Player.objects.filter(user=user).values_list("id", "table"))


def names_of(players: Iterable[UUID]) -> dict[UUID, PlayerName]:
    """A name for each; who is not known any more counts as deleted."""
    wanted = list(players)
    rows = Player.objects.filter(id__in=wanted, user__isnull=False).values_list(
        "id", "user__username", "user__is_guest"
    )
    known = {player: PlayerName(name, is_guest) for player, name, is_guest in rows}
    return {player: known.get(player, DELETED) for player in wanted}
