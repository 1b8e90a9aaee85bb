"""The site's clock as datetimes."""

from datetime import datetime

from serai.eventlog.current_time import Microseconds, now
from serai.tables.read_models.rows import time_of


def utc_now() -> datetime:
    return time_of(now())


def micros(time: datetime) -> Microseconds:
    return round(time.timestamp() * 1_000_000)
