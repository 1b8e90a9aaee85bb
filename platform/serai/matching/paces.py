"""How fast matched tables are played: few paces, so that people meet, and how patient the matcher is at each."""

from collections.abc import Mapping
from math import inf
from typing import Literal, TypeAlias

from msgspec import Struct

from serai.eventlog.table_events import Clock, Terms

SECOND = 1_000_000
MINUTE, HOUR, DAY = 60 * SECOND, 3600 * SECOND, 86400 * SECOND

PaceName: TypeAlias = Literal["live", "quick", "day", "week"]


class Pace(Struct, frozen=True):
    clock: Clock
    terms: Terms


PACES: Mapping[PaceName, Pace] = {  # as the presets of frontend/src/time/pace.ts
    "live": Pace("live", Terms(bank=20 * 60, increment=15)),
    "quick": Pace("live", Terms(bank=8 * 60, increment=5)),
    "day": Pace("async", Terms(bank=86400, increment=86400)),
    "week": Pace("async", Terms(bank=7 * 86400, increment=12 * 3600)),
}


class Patience(Struct, frozen=True):
    """What waiting does. Times are microseconds, distances points of rating."""

    start: float
    """How far others may be from somebody who has just come."""
    wider_every: int
    """The time that widens it by one point."""
    anybody_after: int
    bots_after: int
    kept_for: int
    """How long a chair is kept for who was found."""

    def reach(self, waited: int) -> float:
        return inf if waited >= self.anybody_after else self.start + waited / self.wider_every


PATIENCE: Mapping[Clock, Patience] = {
    "live": Patience(75, SECOND // 2, 3 * MINUTE, MINUTE, 45 * SECOND),
    "async": Patience(75, MINUTE, 12 * HOUR, HOUR, DAY),
}
AWAY_AFTER = 2 * MINUTE
"""Who looks for a live table and isn't heard of for so long looks no longer: browsers let a page that has been out of
sight for long speak but once a minute.
"""
