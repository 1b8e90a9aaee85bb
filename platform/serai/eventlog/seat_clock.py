"""The clock of one seat, computed from the table's events."""

from msgspec import Struct
from msgspec.structs import replace

from serai.eventlog.current_time import Microseconds, Milliseconds
from serai.eventlog.table_events import ClockReading, Postponed, Terms


class SeatClock(Struct, frozen=True):
    left: Milliseconds
    """The milliseconds left when it last started or stopped."""
    since: Microseconds | None = None
    """When it started, in microseconds; None if it is stopped."""
    deadline: Milliseconds | None = None
    warn_at: Milliseconds | None = None
    warned: bool = False


def full_clock(terms: Terms) -> SeatClock:
    return SeatClock(terms.bank * 1000)


def clock_from_reading(reading: ClockReading, at: Microseconds) -> SeatClock:
    since = at if reading.deadline is not None else None
    return SeatClock(reading.left, since, reading.deadline, reading.warn_at)


def postpone(seat_clock: SeatClock, event: Postponed) -> SeatClock:
    return replace(seat_clock, deadline=event.deadline, warn_at=event.warn_at)


def clock_after_return(seat_clock: SeatClock, terms: Terms) -> SeatClock:
    """The clock of a player who comes back: at least a tenth of the bank, and at least one increment."""
    return SeatClock(max(seat_clock.left, terms.bank * 100, min(terms.increment, terms.bank) * 1000))
