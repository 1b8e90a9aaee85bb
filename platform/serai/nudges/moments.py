"""The house's time, as the database keeps it."""

from datetime import datetime

from serai.eventlog.clock import now
from serai.tables.rows import time_of


def this_moment() -> datetime:
    return time_of(now())


def micros(moment: datetime) -> int:
    return round(moment.timestamp() * 1_000_000)
