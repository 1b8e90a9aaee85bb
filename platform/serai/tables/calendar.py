"""When a clock runs: never through outages, and at slow tables not through a person's nights, weekends and vacations.

Moments and spans are microseconds, UTC; a span is from its first moment up to its last.
"""

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from itertools import count
from typing import TypeAlias
from zoneinfo import ZoneInfo

from msgspec import Struct

Span: TypeAlias = tuple[int, int]

SECOND = 1_000_000
DAY = 86_400 * SECOND
ENOUGH_FOR_VACATION = 3600 * SECOND
"""Whoever has less left can't save it by a vacation."""
SATURDAY = 5
_DAYS_AT_ONCE = 14


class Habits(Struct, frozen=True):
    """When somebody never plays, in their own time zone."""

    time_zone: str = "UTC"
    sleep_from: int = 0
    """Minutes after midnight; sleeping from a minute to the same one is no sleep."""
    sleep_to: int = 0
    weekends_off: bool = False


class Calendar(Struct, frozen=True):
    habits: Habits = Habits()
    vacations: Sequence[Span] = ()
    outages: Sequence[Span] = ()


def charged(calendar: Calendar, start: int, end: int, left: int) -> int:
    """How much of the time from start to end counts, for a clock that had so much left at the start."""
    off = _off_for(calendar, start, left)
    return sum(max(0, min(to, end) - begin) for begin, to in _until(_awake(off, start), end))


def runs_out(calendar: Calendar, start: int, left: int, *, of: int | None = None) -> int:
    """When so much has been used up, of a clock that had `of` at the start."""
    off = _off_for(calendar, start, left if of is None else of)
    for begin, end in _awake(off, start):
        if left <= end - begin:
            return begin + left
        left -= end - begin
    raise AssertionError("days never end")


class _Off(Struct, frozen=True):
    habits: Habits
    spans: list[Span]
    """Outages, and those vacations that count."""


def _off_for(calendar: Calendar, start: int, left: int) -> _Off:
    off = _Off(calendar.habits, list(calendar.outages))
    for vacation in sorted(calendar.vacations):
        begins = max(start, vacation[0])
        used = sum(min(to, begins) - begin for begin, to in _until(_awake(off, start), begins))
        if vacation[1] > start and left - used >= ENOUGH_FOR_VACATION:
            off.spans.append(vacation)
    return off


def _until(spans: Iterator[Span], end: int) -> Iterator[Span]:
    for span in spans:
        if span[0] >= end:
            return
        yield span


def _awake(off: _Off, start: int) -> Iterator[Span]:
    """The spans in which a clock runs, from a moment on, without end."""
    for number in count():
        begin = start + number * _DAYS_AT_ONCE * DAY
        yield from _between(_off_within(off, begin, begin + _DAYS_AT_ONCE * DAY), begin, begin + _DAYS_AT_ONCE * DAY)


def _between(off: list[Span], begin: int, end: int) -> Iterator[Span]:
    """What is left of a span."""
    for off_from, off_to in sorted(off):
        if off_from > begin:
            yield begin, min(off_from, end)
        begin = max(begin, off_to)
        if begin >= end:
            return
    yield begin, end


def _off_within(off: _Off, begin: int, end: int) -> list[Span]:
    habits = [span for day in _days(off.habits, begin, end) for span in _off_on(off.habits, day)]
    return [span for span in (*off.spans, *habits) if span[0] < end and span[1] > begin]


def _days(habits: Habits, begin: int, end: int) -> Iterator[date]:
    """From the day before, whose night may still last."""
    if habits.sleep_from == habits.sleep_to and not habits.weekends_off:
        return
    zone = ZoneInfo(habits.time_zone)
    day = datetime.fromtimestamp(begin / SECOND, zone).date() - timedelta(days=1)
    last = datetime.fromtimestamp(end / SECOND, zone).date()
    while day <= last:
        yield day
        day += timedelta(days=1)


def _off_on(habits: Habits, day: date) -> Iterator[Span]:
    if habits.sleep_from != habits.sleep_to:
        until = day if habits.sleep_to > habits.sleep_from else day + timedelta(days=1)
        begin, end = _moment(habits, day, habits.sleep_from), _moment(habits, until, habits.sleep_to)
        yield begin, max(begin, end)  # a nap in the hour that daylight saving skips would end before it begins
    if habits.weekends_off and day.weekday() >= SATURDAY:
        yield _moment(habits, day, 0), _moment(habits, day + timedelta(days=1), 0)


def _moment(habits: Habits, day: date, minutes: int) -> int:
    """What a clock on the wall shows, as a moment: of the hour that daylight saving skips, the one after it."""
    wall = datetime(day.year, day.month, day.day, minutes // 60, minutes % 60, tzinfo=ZoneInfo(habits.time_zone))
    return int(wall.astimezone(UTC).timestamp()) * SECOND
