"""The part of the grammar about clocks and about leaving a running game.

Deadlines depend on users' quiet hours, which are not in the log, so they can't be checked. The arithmetic can.
"""

from serai.eventlog.table_events import (
    AllTimedOut,
    ClockReading,
    ClocksChanged,
    EndVoted,
    Postponed,
    Resigned,
    Returned,
    Substituted,
    SubstituteVoted,
    TableEvent,
    TimedOut,
    Warned,
)
from serai.eventlog.table_state import TableState


def leaving_error(event: TableEvent, table: TableState) -> str | None:
    """Why this event is impossible in the running game now; None if it is possible."""
    match event:
        case EndVoted(seat) if not table.occupant_at(seat).is_played_by_person:
            return "no person plays in this seat"
        case Resigned(seat) if not (table.occupant_at(seat).is_played_by_person or table.occupant_at(seat).away):
            return "no person plays in this seat"
        case ClocksChanged() | Postponed() | Warned() | TimedOut() | Returned() if not table.seat_clocks:
            return "this table has no running clocks"
        case ClocksChanged(readings):
            return next(filter(None, (_reading_error(reading, table) for reading in readings)), None)
        case Postponed(seat) | Warned(seat) | TimedOut(seat) if table.seat_clocks[seat].since is None:
            return "the clock of this seat is stopped"
        case Returned() | SubstituteVoted() | Substituted() | AllTimedOut():
            return _away_error(event, table)
    return None


def _away_error(event: Returned | SubstituteVoted | Substituted | AllTimedOut, table: TableState) -> str | None:
    match event:
        case Returned(seat) | SubstituteVoted(seat) | Substituted(seat) if not table.occupant_at(seat).away:
            return "the player of this seat is not away"
        case SubstituteVoted(_, by) if by >= len(table.occupants) or not table.occupant_at(by).is_played_by_person:
            return "no person plays in the seat that votes"
        case Substituted(seat) if not is_substitute_agreed(table, seat):
            return "not all of the other players agreed"
        case AllTimedOut() if table.active_people or not any(
            occupant and occupant.away for occupant in table.occupants
        ):
            return "a person still plays, or nobody is away"
    return None


def _reading_error(reading: ClockReading, table: TableState) -> str | None:
    if reading.seat >= len(table.seat_clocks):
        return "there is no such seat"
    seat_clock, terms = table.seat_clocks[reading.seat], table.terms
    least = max(0, seat_clock.left - reading.charge)
    if reading.charge < 0 or (reading.charge and seat_clock.since is None):
        return "it charges a clock that is stopped"
    if reading.left not in (least, min(least + terms.increment * 1000, terms.bank * 1000)):
        return "the time left is not the previous time left minus the charge"
    if (reading.deadline is None) != (reading.warn_at is None):
        return "a running clock needs both a deadline and a time of the warning"
    return None


def is_substitute_agreed(table: TableState, seat: int) -> bool:
    """Whether everyone who still plays wants a substitute for the absent player of the seat."""
    away = table.occupant_at(seat).away
    playing = {other for other, occupant in enumerate(table.occupants) if occupant and occupant.is_played_by_person}
    return away is not None and playing <= away.substitute_votes
