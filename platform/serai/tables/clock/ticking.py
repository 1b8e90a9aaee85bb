"""How a commit changes the clocks: those of seats that are no longer waited for stop, those that now are start.

Only people that the game waits for have a running clock, each their own. A decision adds the increment.
"""

from collections.abc import Iterator

from serai.eventlog.table_events import ClockReading, Postponed
from serai.eventlog.table_state import TableState
from serai.tables.clock.calendar import Calendar, charged, runs_out
from serai.tables.clock.times import Times
from serai.tables.game_of import game_of
from serai.tables.read_models.rows import waiting_for

ALARM_AFTER = 0.8
"""The share of the time left after which a player is warned."""


def clock_readings(
    before: TableState, after: TableState, actor: int | None, at: int, times: Times
) -> Iterator[ClockReading]:
    """The clocks that start or stop at a time, between a table before and after its actor's actions."""
    terms = after.terms
    waiting = {seat for seat in waiting_for(after) if after.occupant_at(seat).is_played_by_person}
    decided = actor if actor is not None and _has_decided(before, after, actor) else None
    for seat, seat_clock in enumerate(after.seat_clocks):
        runs, is_waited_for, has_decided = seat_clock.since is not None, seat in waiting, seat == decided
        if runs == is_waited_for and not (runs and has_decided):
            continue
        charge = charge_of(after, seat, at, times)
        left = max(0, seat_clock.left - charge)
        if has_decided:
            left = min(left + terms.increment * 1000, terms.bank * 1000)
        deadline, alarm = (
            deadline_and_alarm(times.calendar(after, seat, at), at, left) if is_waited_for else (None, None)
        )
        yield ClockReading(seat, charge, left, deadline, alarm)


def charge_of(table_state: TableState, seat: int, at: int, times: Times) -> int:
    """The time that a seat's clock has used since it started, in milliseconds."""
    seat_clock = table_state.seat_clocks[seat]
    if seat_clock.since is None:
        return 0
    calendar = times.calendar(table_state, seat, seat_clock.since)
    return charged(calendar, seat_clock.since, at, seat_clock.left * 1000) // 1000


def postponements(table_state: TableState, times: Times) -> Iterator[Postponed]:
    """The running clocks whose deadline an outage has moved."""
    for seat, seat_clock in enumerate(table_state.seat_clocks if times.outages else ()):
        if seat_clock.since is not None:
            calendar = times.calendar(table_state, seat, seat_clock.since)
            deadline, alarm = deadline_and_alarm(calendar, seat_clock.since, seat_clock.left)
            if (deadline, alarm) != (seat_clock.deadline, seat_clock.alarm):
                yield Postponed(seat, deadline, alarm)


def deadline_and_alarm(calendar: Calendar, since: int, left: int) -> tuple[int, int]:
    """When a clock that started with that much left runs out, and when to warn; in milliseconds."""
    deadline = runs_out(calendar, since, left * 1000)
    alarm = runs_out(calendar, since, int(left * 1000 * ALARM_AFTER), of=left * 1000)
    return _to_milliseconds(deadline), _to_milliseconds(alarm)


def _has_decided(before: TableState, after: TableState, seat: int) -> bool:
    """Whether the seat has made the decision that it was waited for."""
    if seat not in waiting_for(before):
        return False
    if seat not in waiting_for(after):
        return True
    key = game_of(after).decision_key
    return key(after.game_state, seat) != key(before.game_state, seat)


def _to_milliseconds(microseconds: int) -> int:
    """Rounded up."""
    return -(-microseconds // 1000)
