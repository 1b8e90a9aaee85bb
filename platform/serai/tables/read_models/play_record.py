"""A user's public record of finished games."""

from collections.abc import Collection
from uuid import UUID

from django.db.models import Count, Q
from msgspec import Struct

from serai.engine.registry import plugins
from serai.tables.models import Seat

WON = Q(place=1, score__isnull=False)


class PlayRecord(Struct, frozen=True):
    """The finished tables of one game."""

    game: str
    played: int
    won: int
    """First places, alone or shared; a game that was ended by agreement is not won."""


def play_records_of(players: Collection[UUID]) -> list[PlayRecord]:
    """`players`: the ids of one user at all tables. Only listed tables count."""
    seats = Seat.objects.filter(
        player__in=players, table__status="finished", table__listed=True, table__game__in=list(plugins())
    )
    counted = seats.values_list("table__game").annotate(played=Count("id"), won=Count("id", filter=WON))
    return [PlayRecord(*row) for row in counted.order_by("table__game")]
