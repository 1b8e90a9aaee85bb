"""Seekers for tests of the pure matcher."""

from itertools import count
from uuid import UUID

from serai.matchmaking.match import Seeker, TableKind

_numbers = count(1)
NOW = 10**15


def seeker(*kinds, rating=1500, waited=0, user=None, pace="live", bots=False):
    """`kinds` are pairs of a game and a number of seats; `waited` is in microseconds."""
    number = next(_numbers)
    wanted = frozenset(TableKind(*kind) for kind in kinds or [("silk", 2)])
    return Seeker(
        search=UUID(int=number),
        user=user or UUID(int=number << 64),
        since=NOW - waited,
        pace=pace,
        kinds=wanted,
        bots=bots,
        ratings={kind.game: rating for kind in wanted},
    )
