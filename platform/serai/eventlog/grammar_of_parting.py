"""What a log may say of those who play: their clocks, and how they leave.

When a clock runs is the affair of people's habits; that the sums are right is not.
"""

from serai.eventlog.chronicle import Chronicle
from serai.eventlog.table_events import (
    EndWished,
    Forsaken,
    Postponed,
    Reading,
    Resigned,
    Returned,
    Substituted,
    SubstituteWished,
    TableEvent,
    Timed,
    TimedOut,
    Warned,
)


def wrong_with_parting(event: TableEvent, table: Chronicle) -> str | None:
    """Why this can't happen in the running game now; None if it can."""
    match event:
        case EndWished(seat) if not table.occupied(seat).is_played_by_person:
            return "nobody plays there who could wish anything"
        case Resigned(seat) if not (table.occupied(seat).is_played_by_person or table.occupied(seat).away):
            return "nobody plays there who could wish anything"
        case Timed() | Postponed() | Warned() | TimedOut() | Returned() if not table.glasses:
            return "no clock runs here"
        case Timed(readings):
            return next(filter(None, (_wrong_with_reading(reading, table) for reading in readings)), None)
        case Postponed(seat) | Warned(seat) | TimedOut(seat) if table.glasses[seat].since is None:
            return "the clock of the seat stands"
        case Returned() | SubstituteWished() | Substituted() | Forsaken():
            return _wrong_with_away(event, table)
    return None


def _wrong_with_away(event: Returned | SubstituteWished | Substituted | Forsaken, table: Chronicle) -> str | None:
    match event:
        case Returned(seat) | SubstituteWished(seat) | Substituted(seat) if not table.occupied(seat).away:
            return "nobody is away there"
        case SubstituteWished(_, by) if by >= len(table.chairs) or not table.occupied(by).is_played_by_person:
            return "nobody plays there who could wish anything"
        case Substituted(seat) if not is_substitute_wished(table, seat):
            return "not all of the others wish it"
        case Forsaken() if table.people or not any(chair and chair.away for chair in table.chairs):
            return "somebody still plays"
    return None


def _wrong_with_reading(reading: Reading, table: Chronicle) -> str | None:
    if reading.seat >= len(table.glasses):
        return "there is no such seat"
    glass, terms = table.glasses[reading.seat], table.terms
    least = max(0, glass.left - reading.charge)
    if reading.charge < 0 or (reading.charge and glass.since is None):
        return "it charges a clock that stands"
    if reading.left not in (least, min(least + terms.increment * 1000, terms.bank * 1000)):
        return "what is left is not what was left less the charge"
    if (reading.deadline is None) != (reading.alarm is None):
        return "a clock that runs has a deadline and an alarm"
    return None


def is_substitute_wished(table: Chronicle, seat: int) -> bool:
    """Whether everybody who still plays wishes one in the chair of who is away."""
    away = table.occupied(seat).away
    playing = {other for other, chair in enumerate(table.chairs) if chair and chair.is_played_by_person}
    return away is not None and playing <= away.substitute_wished_by
