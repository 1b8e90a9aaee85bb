"""A house that lives in another time."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date, datetime, timedelta
from pathlib import Path

from serai.eventlog import clock

SECOND = 1_000_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class MovedClock:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.seconds = 0.0

    def forward(self, microseconds: int) -> None:
        self.seconds += microseconds / SECOND
        written = self.file.with_suffix(".next")
        written.write_text(repr(self.seconds))
        written.replace(self.file)  # at once: the house reads it all the time

    def to(self, moment: int) -> None:
        """To a moment, in microseconds; never back."""
        self.forward(max(0, moment - clock.now()))

    def today(self) -> date:
        return (datetime.now() + timedelta(seconds=self.seconds)).date()


@contextmanager
def moved_clock(file: Path) -> Iterator[MovedClock]:
    before, clock._MOVED = clock._MOVED, str(file)
    try:
        yield MovedClock(file)
    finally:
        clock._MOVED = before
