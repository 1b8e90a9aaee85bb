"""A clock that tests can move forward, through the file that SERAI_CLOCK_OFFSET_FILE names."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date, datetime, timedelta
from pathlib import Path

from serai.eventlog import current_time

SECOND = 1_000_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class ShiftedClock:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.seconds = 0.0

    def forward(self, microseconds: int) -> None:
        self.seconds += microseconds / SECOND
        written = self.file.with_suffix(".next")
        written.write_text(repr(self.seconds))
        written.replace(self.file)  # atomically: running processes read it all the time

    def to(self, moment: int) -> None:
        """Moves to a time in microseconds; never back."""
        self.forward(max(0, moment - current_time.now()))

    def today(self) -> date:
        return (datetime.now() + timedelta(seconds=self.seconds)).date()


@contextmanager
def shifted_clock(file: Path) -> Iterator[ShiftedClock]:
    before, current_time._OFFSET_FILE = current_time._OFFSET_FILE, str(file)
    try:
        yield ShiftedClock(file)
    finally:
        current_time._OFFSET_FILE = before
