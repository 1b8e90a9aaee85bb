"""When a clock runs: never during outages and, at async tables, not during the user's quiet hours and vacations.

Times and spans are in microseconds, UTC; a span includes its start and excludes its end.
"""

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from itertools import count
from typing import TypeAlias
from zoneinfo import ZoneInfo

from msgspec import Struct

from serai.eventlog.current_time import Microseconds

Span: TypeAlias = tuple[Microseconds, Microseconds]

SECOND = 1_000_000
DAY = 86_400 * SECOND
MIN_LEFT_FOR_VACATION = 3600 * SECOND
"""A vacation does not stop a clock that has less time left when the vacation starts."""
SATURDAY = 5
_DAYS_PER_STEP = 14


class QuietHours(Struct, frozen=True):
    """The hours and days when a user never plays, in their own time zone."""

    time_zone: str = "UTC"
    sleep_from: int = 0
    """Minutes after midnight; no sleep if it equals `sleep_to`."""
    sleep_to: int = 0
    weekends_off: bool = False


class Calendar(Struct, frozen=True):
    quiet_hours: QuietHours = QuietHours()
    vacations: Sequence[Span] = ()
    outages: Sequence[Span] = ()


def time_used(calendar: Calendar, start: Microseconds, end: Microseconds, left: Microseconds) -> Microseconds:
    """The time that a clock with `left` at the start has run between start and end."""
    off = _off_for(calendar, start, left)
    return sum(max(0, min(to, end) - begin) for begin, to in _until(_running_spans(off, start), end))


def end_time(
    calendar: Calendar, start: Microseconds, left: Microseconds, *, left_at_start: Microseconds | None = None
) -> Microseconds:
    """When a clock has used up `left`. `left_at_start` is what it had at its start (by default `left`).

    It decides whether a vacation stops the clock.
    """
    off = _off_for(calendar, start, left if left_at_start is None else left_at_start)
    for begin, end in _running_spans(off, start):
        if left <= end - begin:
            return begin + left
        left -= end - begin
    raise AssertionError("the running spans never end")


class _Off(Struct, frozen=True):
    quiet_hours: QuietHours
    spans: list[Span]
    """Outages, and those vacations that stop the clock."""


def _off_for(calendar: Calendar, start: Microseconds, left: Microseconds) -> _Off:
    off = _Off(calendar.quiet_hours, list(calendar.outages))
    for vacation in sorted(calendar.vacations):
        begins = max(start, vacation[0])
        used = sum(min(to, begins) - begin for begin, to in _until(_running_spans(off, start), begins))
        if vacation[1] > start and left - used >= MIN_LEFT_FOR_VACATION:
            off.spans.append(vacation)
    return off


def _until(spans: Iterator[Span], end: Microseconds) -> Iterator[Span]:
    for span in spans:
        if span[0] >= end:
            return
        yield span


def _running_spans(off: _Off, start: Microseconds) -> Iterator[Span]:
    """Yields the spans in which a clock runs, from a start time on; never ends."""
    step = _DAYS_PER_STEP * DAY
    for number in count():
        begin = start + number * step
        yield from _between(_off_within(off, begin, begin + step), begin, begin + step)


def _between(off: list[Span], begin: Microseconds, end: Microseconds) -> Iterator[Span]:
    """Yields the parts of the time from begin to end that no `off` span covers."""
    for off_from, off_to in sorted(off):
        if off_from > begin:
            yield begin, min(off_from, end)
        begin = max(begin, off_to)
        if begin >= end:
            return
    yield begin, end


def _off_within(off: _Off, begin: Microseconds, end: Microseconds) -> list[Span]:
    quiet_spans = [span for day in _days(off.quiet_hours, begin, end) for span in _quiet_spans(off.quiet_hours, day)]
    return [span for span in (*off.spans, *quiet_spans) if span[0] < end and span[1] > begin]


def _days(quiet_hours: QuietHours, begin: Microseconds, end: Microseconds) -> Iterator[date]:
    """Yields the days from begin to end, starting a day earlier, because that night may last into the first day."""
    if quiet_hours.sleep_from == quiet_hours.sleep_to and not quiet_hours.weekends_off:
        return
    zone = ZoneInfo(quiet_hours.time_zone)
    day = datetime.fromtimestamp(begin / SECOND, zone).date() - timedelta(days=1)
    last = datetime.fromtimestamp(end / SECOND, zone).date()
    while day <= last:
        yield day
        day += timedelta(days=1)


def _quiet_spans(quiet_hours: QuietHours, day: date) -> Iterator[Span]:
    if quiet_hours.sleep_from != quiet_hours.sleep_to:
        until = day if quiet_hours.sleep_to > quiet_hours.sleep_from else day + timedelta(days=1)
        begin = _utc(quiet_hours, day, quiet_hours.sleep_from)
        end = _utc(quiet_hours, until, quiet_hours.sleep_to)
        yield begin, max(begin, end)  # in the hour that daylight saving time skips, the end would precede the start
    if quiet_hours.weekends_off and day.weekday() >= SATURDAY:
        yield _utc(quiet_hours, day, 0), _utc(quiet_hours, day + timedelta(days=1), 0)


def _utc(quiet_hours: QuietHours, day: date, minutes: int) -> Microseconds:
    """Converts a local time to microseconds, UTC. A time that daylight saving skips becomes the time one hour later."""
    local = datetime(day.year, day.month, day.day, minutes // 60, minutes % 60, tzinfo=ZoneInfo(quiet_hours.time_zone))
    return int(local.astimezone(UTC).timestamp()) * SECOND
