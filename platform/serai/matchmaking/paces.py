"""The paces that users can search at, and how a search changes with waiting. The paces are few, so that users meet."""

from collections.abc import Mapping
from math import inf
from typing import Literal, TypeAlias

from msgspec import Struct

from serai.eventlog.current_time import Microseconds
from serai.eventlog.table_events import Clock, Terms

SECOND = 1_000_000
MINUTE, HOUR, DAY = 60 * SECOND, 3600 * SECOND, 86400 * SECOND

PaceName: TypeAlias = Literal["live", "quick", "day", "week"]


class Pace(Struct, frozen=True):
    """A preset of a clock and its terms."""

    clock: Clock
    terms: Terms


PACES: Mapping[PaceName, Pace] = {  # the same as in frontend/src/time/pace.ts
    "live": Pace("live", Terms(bank=20 * 60, increment=15)),
    "quick": Pace("live", Terms(bank=8 * 60, increment=5)),
    "day": Pace("async", Terms(bank=86400, increment=86400)),
    "week": Pace("async", Terms(bank=7 * 86400, increment=12 * 3600)),
}


class WaitRules(Struct, frozen=True):
    """How a search changes with waiting. Distances are in rating points."""

    initial_range: float
    """The rating distance that a new search accepts."""
    time_per_point: Microseconds
    """The time after which the search accepts one point more."""
    anyone_after: Microseconds
    bots_after: Microseconds
    reserved_for: Microseconds
    """How long a seat is reserved."""

    def rating_range(self, waited: Microseconds) -> float:
        return inf if waited >= self.anyone_after else self.initial_range + waited / self.time_per_point


WAIT_RULES: Mapping[Clock, WaitRules] = {
    "live": WaitRules(75, SECOND // 2, 3 * MINUTE, MINUTE, 45 * SECOND),
    "async": WaitRules(75, MINUTE, 12 * HOUR, HOUR, DAY),
}
HEARTBEAT_TIMEOUT = 2 * MINUTE
"""A search for a live table ends without a heartbeat for this time. Browsers let a page that has been hidden for long
run timers only once a minute.
"""
