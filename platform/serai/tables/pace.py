"""How fast a table is played: limits that keep a clock meaningful, and what is meant where nothing is said."""

from collections.abc import Mapping

from msgspec import Struct

from serai.eventlog.table_events import Clock, Terms
from serai.tables.errors import BadInput

MINUTE, HOUR, DAY = 60, 3600, 86400


class Limits(Struct, frozen=True):
    """Seconds."""

    bank: range
    increment: range

    def __str__(self) -> str:
        bank, more = self.bank, self.increment
        return f"a bank of {bank[0]} to {bank[-1]} seconds and an increment of {more[0]} to {more[-1]}"


LIMITS: Mapping[Clock, Limits] = {
    "untimed": Limits(range(1), range(1)),
    "live": Limits(range(MINUTE, 4 * HOUR + 1), range(10 * MINUTE + 1)),
    "async": Limits(range(HOUR, 60 * DAY + 1), range(14 * DAY + 1)),
}
USUAL: Mapping[Clock, Terms] = {
    "untimed": Terms(),
    "live": Terms(bank=20 * MINUTE, increment=15),
    "async": Terms(bank=DAY, increment=DAY),
}


def require_sound(clock: Clock, terms: Terms) -> None:
    limits = LIMITS[clock]
    if terms.bank not in limits.bank or terms.increment not in limits.increment:
        raise BadInput(f"A clock of this kind has {limits}.")
    if not 0 <= terms.reliability <= 100:
        raise BadInput("Reliability is asked for in per cent.")
