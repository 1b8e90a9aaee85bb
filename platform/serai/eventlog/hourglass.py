"""A seat's time at a table with a clock, as its events tell it."""

from msgspec import Struct
from msgspec.structs import replace

from serai.eventlog.table_events import Postponed, Reading, Terms


class Hourglass(Struct, frozen=True):
    left: int
    """Milliseconds that were left when it last began to run or stopped."""
    since: int | None = None
    """When it began to run, in microseconds; None if it stands."""
    deadline: int | None = None
    alarm: int | None = None
    warned: bool = False


def full(terms: Terms) -> Hourglass:
    return Hourglass(terms.bank * 1000)


def read(reading: Reading, at: int) -> Hourglass:
    since = at if reading.deadline is not None else None
    return Hourglass(reading.left, since, reading.deadline, reading.alarm)


def postponed(glass: Hourglass, event: Postponed) -> Hourglass:
    return replace(glass, deadline=event.deadline, alarm=event.alarm)


def handed_back(glass: Hourglass, terms: Terms) -> Hourglass:
    """Who comes back has at least a tenth of the bank, and what a decision brings."""
    return Hourglass(max(glass.left, terms.bank * 100, min(terms.increment, terms.bank) * 1000))
