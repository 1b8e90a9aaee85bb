"""Seasons are quarters of a year. A new one brings all ratings a little closer together."""

import re
from datetime import UTC, datetime

from serai.eventlog.current_time import Microseconds
from serai.ladder.rating import MU, SETTLED, Strength

QUARTERS = 4
DAY: Microseconds = 86_400_000_000
_NAME = re.compile(r"([1-9][0-9]{3})-([1-4])")


def season_of(moment: Microseconds) -> int:
    """Returns the number of the season (UTC) at a moment."""
    time = datetime.fromtimestamp(moment // 1_000_000, UTC)
    return time.year * QUARTERS + (time.month - 1) // 3


def name_of(season: int) -> str:
    """Returns a season's name: `2026-4` is the last quarter of 2026."""
    year, quarter = divmod(season, QUARTERS)
    return f"{year}-{quarter + 1}"


def season_named(name: str) -> int | None:
    found = _NAME.fullmatch(name)
    return int(found[1]) * QUARTERS + int(found[2]) - 1 if found else None


def begins(season: int) -> datetime:
    year, quarter = divmod(season, QUARTERS)
    return datetime(year, quarter * 3 + 1, 1, tzinfo=UTC)


def ends(season: int) -> datetime:
    return begins(season + 1)


def soft_reset(strength: Strength) -> Strength:
    """Moves mu a fifth of the way to the initial one, and a settled sigma half of the way to the limit.

    `end_season.py` does the same in SQL for everyone.
    """
    mu, sigma = strength
    return mu - (mu - MU) / 5, sigma + (SETTLED - sigma) / 2 if sigma < SETTLED else sigma


def day_of(moment: Microseconds) -> int:
    return moment // DAY
