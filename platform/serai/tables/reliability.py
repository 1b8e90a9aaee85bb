"""How far somebody can be relied on: of the last games with a clock, how many they played to the end in time.

A game counts once it is over, or their time has run out in it. Whoever resigns keeps nobody waiting: that game counts
neither way. A table that asks for reliability takes nobody of whom nothing is known: an account is made by one click.
"""

from collections.abc import Collection
from uuid import UUID

from django.db.models import Q
from msgspec import Struct

from serai.tables.models import Seat

REMEMBERED = 20
FEWEST = 3
"""Games that it takes for a table that asks for reliability."""
FULL = 100


class Reliability(Struct, frozen=True):
    percent: int
    games: int
    """How many it was counted over, at most the last twenty."""

    def is_enough(self, asked: int) -> bool:
        return not asked or (self.games >= FEWEST and self.percent >= asked)


NOTHING_KNOWN = Reliability(FULL, 0)
"""Of a guest, who could be somebody else tomorrow."""


def reliability_of(players: Collection[UUID]) -> Reliability:
    """`players`: the ids of one person at all tables. Of who is new nothing speaks against them."""
    over = Q(table__status="finished", departed=None)
    chairs = Seat.objects.filter(over | Q(timeouts__gt=0), player__in=players, table__bank__gt=0)
    last = chairs.order_by("-table__begun_at").values_list("timeouts", flat=True)[:REMEMBERED]
    kept = [not timeouts for timeouts in last]
    return Reliability(FULL * sum(kept) // len(kept) if kept else FULL, len(kept))
