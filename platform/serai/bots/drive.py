"""Playing the bots of a table, turn after turn, until a person is waited for or the game is over."""

import time
from contextvars import ContextVar
from math import inf
from uuid import UUID, uuid5

from serai.bots.choose import choose
from serai.bots.lease import leased
from serai.engine import IllegalAction
from serai.tables.act import act
from serai.tables.announce import settle
from serai.tables.doors import django_door, run
from serai.tables.errors import TableError
from serai.tables.known import Known, current
from serai.tables.rows import bot_of, waiting_for

driving: ContextVar[bool] = ContextVar("driving", default=False)
"""True while this very thread plays bots: what it commits need not wake it."""


def drive(table: UUID, version: int | None = None, seconds: float = inf) -> Known | None:
    """Plays for about so long, and gives back the table if a bot is still due then.

    A table that has moved on since `version` is left to whoever moved it, one that somebody else plays to them.
    """
    until = time.monotonic() + seconds
    token = driving.set(True)
    try:
        while _with_lease(table, version, until):
            known, version = run(current(django_door, table)), None
            if bot_to_move(known) is None:
                return None
            if time.monotonic() > until:
                return known
    finally:
        driving.reset(token)
    return None


def bot_to_move(known: Known) -> int | None:
    return next((seat for seat in waiting_for(known.chronicle) if bot_of(known.chronicle, seat)), None)


def _with_lease(table: UUID, version: int | None, until: float) -> bool:
    """False if there is nothing to do here: stale, or somebody else is at it."""
    with leased(table) as lease:
        if lease is None:
            return False
        known = run(current(django_door, table))
        if version not in (None, known.version):
            return False
        while (seat := bot_to_move(known)) is not None and time.monotonic() <= until and lease.extend():
            known = _turn(known, seat)
    return True


def _turn(known: Known, seat: int) -> Known:
    """Two workers that choose for the same seat at the same version send the same command: it stands once."""
    table = known.head.id
    command = uuid5(table, f"bot {seat} at {known.version}")
    choice = choose(known, seat)
    turn = act(django_door, table, seat=seat, player=None, actions=[choice], at=known.version, command=command)
    try:
        return settle(turn).known
    except (TableError, IllegalAction):
        newer = run(current(django_door, table))
        if newer.version == known.version:
            raise
        return newer
