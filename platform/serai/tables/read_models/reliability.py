"""Reliability: the share of a user's last games with a clock that they played to the end in time.

A game counts when it is over, or when the user's time has run out in it. A game that they resigned does not count,
because resigning keeps nobody waiting. A table that requires reliability refuses users with too few games, because
anyone can create a new account.
"""

from collections.abc import Collection
from uuid import UUID

from django.db.models import Q
from msgspec import Struct

from serai.tables.models import Seat

MAX_GAMES = 20
"""Only the last games count."""
MIN_GAMES = 3
"""The number of games that a user needs for a table that requires reliability."""
FULL = 100


class Reliability(Struct, frozen=True):
    percent: int
    games: int
    """The number of games that it was computed from, at most the last twenty."""

    def is_enough(self, required: int) -> bool:
        return not required or (self.games >= MIN_GAMES and self.percent >= required)


UNKNOWN = Reliability(FULL, 0)
"""The reliability of guests, who can create a new account at any time."""


def reliability_of(players: Collection[UUID]) -> Reliability:
    """`players`: the ids of one user at all tables. A user without games has full reliability."""
    over = Q(table__status="finished", departed=None)
    seats = Seat.objects.filter(over | Q(timeouts__gt=0), player__in=players, table__bank__gt=0)
    last = seats.order_by("-table__started_at").values_list("timeouts", flat=True)[:MAX_GAMES]
    in_time = [not timeouts for timeouts in last]
    return Reliability(FULL * sum(in_time) // len(in_time) if in_time else FULL, len(in_time))
