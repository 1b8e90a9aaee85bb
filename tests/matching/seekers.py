"""Seekers for tests of the pure matcher."""

from itertools import count
from uuid import UUID

from serai.matching.match import Kind, Seeker

_numbers = count(1)
NOW = 10**15


def seeker(*kinds, rating=1500, waited=0, person=None, pace="live", bots=False):
    """`kinds` are pairs of a game and a number of seats; `waited` is in microseconds."""
    number = next(_numbers)
    wanted = frozenset(Kind(*kind) for kind in kinds or [("silk", 2)])
    return Seeker(
        search=UUID(int=number),
        person=person or UUID(int=number << 64),
        since=NOW - waited,
        pace=pace,
        kinds=wanted,
        bots=bots,
        ratings={kind.game: rating for kind in wanted},
    )
