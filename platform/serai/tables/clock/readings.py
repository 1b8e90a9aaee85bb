"""How a commit changes the clocks.

The clock of a player runs while the game waits for that player; bots have none. A decision adds the increment.
"""

from collections.abc import Iterator

from serai.eventlog.current_time import Microseconds, Milliseconds
from serai.eventlog.table_events import ClockReading, Postponed
from serai.eventlog.table_state import TableState
from serai.tables.clock.calendar import Calendar, end_time, time_used
from serai.tables.clock.calendars import Calendars
from serai.tables.game_of import game_of
from serai.tables.read_models.rows import waiting_for

WARN_AFTER = 0.8
"""The share of the time left after which a player is warned."""


def clock_readings(
    before: TableState, after: TableState, actor: int | None, at: Microseconds, calendars: Calendars
) -> Iterator[ClockReading]:
    """Yields a reading of each clock that starts or stops, from the table before and after the actor's actions."""
    terms = after.terms
    waiting = {seat for seat in waiting_for(after) if after.occupant_at(seat).is_played_by_person}
    decided = actor if actor is not None and _has_decided(before, after, actor) else None
    for seat, seat_clock in enumerate(after.seat_clocks):
        runs, is_waited_for, has_decided = seat_clock.since is not None, seat in waiting, seat == decided
        if runs == is_waited_for and not (runs and has_decided):
            continue
        charge = charge_of(after, seat, at, calendars)
        left = max(0, seat_clock.left - charge)
        if has_decided:
            left = min(left + terms.increment * 1000, terms.bank * 1000)
        deadline, warn_at = (
            deadline_and_warn_at(calendars.calendar(after, seat, at), at, left) if is_waited_for else (None, None)
        )
        yield ClockReading(seat, charge, left, deadline, warn_at)


def charge_of(table_state: TableState, seat: int, at: Microseconds, calendars: Calendars) -> Milliseconds:
    """The time that a seat's clock has used since it started, in milliseconds."""
    seat_clock = table_state.seat_clocks[seat]
    if seat_clock.since is None:
        return 0
    calendar = calendars.calendar(table_state, seat, seat_clock.since)
    return time_used(calendar, seat_clock.since, at, seat_clock.left * 1000) // 1000


def postponements(table_state: TableState, calendars: Calendars) -> Iterator[Postponed]:
    """Yields an event for each running clock whose deadline an outage has moved."""
    for seat, seat_clock in enumerate(table_state.seat_clocks if calendars.outages else ()):
        if seat_clock.since is not None:
            calendar = calendars.calendar(table_state, seat, seat_clock.since)
            deadline, warn_at = deadline_and_warn_at(calendar, seat_clock.since, seat_clock.left)
            if (deadline, warn_at) != (seat_clock.deadline, seat_clock.warn_at):
                yield Postponed(seat, deadline, warn_at)


def deadline_and_warn_at(
    calendar: Calendar, since: Microseconds, left: Milliseconds
) -> tuple[Milliseconds, Milliseconds]:
    """The deadline of a clock that started with `left`, and when to warn its player; in milliseconds."""
    deadline = end_time(calendar, since, left * 1000)
    warn_at = end_time(calendar, since, int(left * 1000 * WARN_AFTER), left_at_start=left * 1000)
    return _to_milliseconds(deadline), _to_milliseconds(warn_at)


def _has_decided(before: TableState, after: TableState, seat: int) -> bool:
    """Whether the seat has made the decision for which the game waited."""
    if seat not in waiting_for(before):
        return False
    if seat not in waiting_for(after):
        return True
    key = game_of(after).decision_key
    return key(after.game_state, seat) != key(before.game_state, seat)


def _to_milliseconds(microseconds: Microseconds) -> Milliseconds:
    """Rounds up."""
    return -(-microseconds // 1000)
