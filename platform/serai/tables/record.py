"""How somebody has played so far, as everybody may know it."""

from collections.abc import Collection
from uuid import UUID

from django.db.models import Count, Q
from msgspec import Struct

from serai.engine.registry import plugins
from serai.tables.models import Seat

WON = Q(place=1, score__isnull=False)


class Record(Struct, frozen=True):
    """One game's finished tables."""

    game: str
    played: int
    won: int
    """In the first place, alone or shared; who ends a game together wins nothing."""


def records_of(players: Collection[UUID]) -> list[Record]:
    """`players`: the ids of one person at all tables. Only listed tables count."""
    chairs = Seat.objects.filter(
        player__in=players, table__status="finished", table__listed=True, table__game__in=list(plugins())
    )
    counted = chairs.values_list("table__game").annotate(played=Count("id"), won=Count("id", filter=WON))
    return [Record(*row) for row in counted.order_by("table__game")]
