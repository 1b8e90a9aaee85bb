"""What a commit does to the clocks: whoever is no longer waited for is charged, whoever is now begins to be.

Only people who are waited for have a running clock, each of them their own. A decision brings the increment back.
"""

from collections.abc import Iterator

from serai.eventlog.chronicle import Chronicle
from serai.eventlog.table_events import Postponed, Reading
from serai.tables.calendar import Calendar, charged, runs_out
from serai.tables.game_of import game_of
from serai.tables.rows import waiting_for
from serai.tables.times import Times

ALARM_AFTER = 0.8


def readings(before: Chronicle, after: Chronicle, actor: int | None, at: int, times: Times) -> Iterator[Reading]:
    """Of the clocks that start or stop at a moment, between a table before and after what its actor did."""
    terms = after.terms
    waiting = {seat for seat in waiting_for(after) if after.occupied(seat).is_played_by_person}
    decided = actor if actor is not None and _has_decided(before, after, actor) else None
    for seat, glass in enumerate(after.glasses):
        runs, is_waited_for, has_decided = glass.since is not None, seat in waiting, seat == decided
        if runs == is_waited_for and not (runs and has_decided):
            continue
        charge = charge_of(after, seat, at, times)
        left = max(0, glass.left - charge)
        if has_decided:
            left = min(left + terms.increment * 1000, terms.bank * 1000)
        deadline, alarm = moments(times.calendar(after, seat, at), at, left) if is_waited_for else (None, None)
        yield Reading(seat, charge, left, deadline, alarm)


def charge_of(chronicle: Chronicle, seat: int, at: int, times: Times) -> int:
    """What the clock of a seat has used up since it began to run, in milliseconds."""
    glass = chronicle.glasses[seat]
    if glass.since is None:
        return 0
    return charged(times.calendar(chronicle, seat, glass.since), glass.since, at, glass.left * 1000) // 1000


def postponements(chronicle: Chronicle, times: Times) -> Iterator[Postponed]:
    """Of the clocks that go on running, those whose deadline an outage has moved."""
    for seat, glass in enumerate(chronicle.glasses if times.outages else ()):
        if glass.since is not None:
            deadline, alarm = moments(times.calendar(chronicle, seat, glass.since), glass.since, glass.left)
            if (deadline, alarm) != (glass.deadline, glass.alarm):
                yield Postponed(seat, deadline, alarm)


def moments(calendar: Calendar, since: int, left: int) -> tuple[int, int]:
    """The deadline of a clock that began to run with so much left, and when to warn; in milliseconds."""
    deadline = runs_out(calendar, since, left * 1000)
    alarm = runs_out(calendar, since, int(left * 1000 * ALARM_AFTER), of=left * 1000)
    return _up(deadline), _up(alarm)


def _has_decided(before: Chronicle, after: Chronicle, seat: int) -> bool:
    """Whether what the seat has done answers what it was waited for."""
    if seat not in waiting_for(before):
        return False
    if seat not in waiting_for(after):
        return True
    key = game_of(after).decision_key
    return key(after.state, seat) != key(before.state, seat)


def _up(microseconds: int) -> int:
    return -(-microseconds // 1000)
