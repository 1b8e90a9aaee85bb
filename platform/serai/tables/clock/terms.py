"""The limits and defaults of the terms of play, by kind of clock."""

from collections.abc import Mapping

from msgspec import Struct

from serai.eventlog.table_events import Clock, Terms
from serai.tables.errors import BadInput

MINUTE, HOUR, DAY = 60, 3600, 86400


class Limits(Struct, frozen=True):
    """The limits of bank and increment, in seconds."""

    bank: range
    increment: range

    def __str__(self) -> str:
        bank, increment = self.bank, self.increment
        return f"a bank of {bank[0]} to {bank[-1]} and an increment of {increment[0]} to {increment[-1]} seconds"


LIMITS: Mapping[Clock, Limits] = {
    "untimed": Limits(range(1), range(1)),
    "live": Limits(range(MINUTE, 4 * HOUR + 1), range(10 * MINUTE + 1)),
    "async": Limits(range(HOUR, 60 * DAY + 1), range(14 * DAY + 1)),
}
DEFAULT_TERMS: Mapping[Clock, Terms] = {
    "untimed": Terms(),
    "live": Terms(bank=20 * MINUTE, increment=15),
    "async": Terms(bank=DAY, increment=DAY),
}


def validate_terms(clock: Clock, terms: Terms) -> None:
    limits = LIMITS[clock]
    if terms.bank not in limits.bank or terms.increment not in limits.increment:
        raise BadInput(f"A clock of this kind needs {limits}.")
    if not 0 <= terms.reliability <= 100:
        raise BadInput("Reliability must be between 0 and 100 per cent.")
