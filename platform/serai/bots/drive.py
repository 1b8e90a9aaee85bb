"""Playing the bots of a table and what people have ordered there, until somebody is waited for or the game is over."""

import time
from contextvars import ContextVar
from math import inf
from uuid import UUID, uuid5

from serai.bots.choose import choose
from serai.bots.kept import keep, kept
from serai.bots.lease import leased
from serai.bots.obey import obey, seconds_until_due
from serai.bots.pause import has_to_think, pause_before_choosing, pause_left
from serai.engine import IllegalAction
from serai.tables.act import act
from serai.tables.announce import settle
from serai.tables.doors import django_door, run
from serai.tables.errors import TableError
from serai.tables.known import Known, current
from serai.tables.rows import bot_of, rests, waiting_for

driving: ContextVar[bool] = ContextVar("driving", default=False)
"""True while this very thread plays bots: what it commits need not wake it."""


def drive(table: UUID, version: int | None = None, seconds: float = inf, *, thinking: bool = True) -> Known | None:
    """Plays for about so long, and gives back the table if something is still due then.

    A table that has moved on since `version` is left to whoever moved it, one that somebody else plays to them. Who has
    no time for `thinking` leaves bots that do so to others, and one that pauses is left until it has.
    """
    if version is not None and version != run(current(django_door, table)).version:
        return None  # before taking the lease, or whoever was asked to play meanwhile would leave it to who leaves it
    until = time.monotonic() + seconds
    token = driving.set(True)
    try:
        while _with_lease(table, until, thinking):
            known = run(current(django_door, table))
            if bot_to_move(known) is None and not _is_order_due(table):
                return None
            if time.monotonic() > until or seconds_to_pause(known) or (not thinking and thinker_to_move(known)):
                return known
    finally:
        driving.reset(token)
    return None


def bot_to_move(known: Known) -> int | None:
    if rests(known.chronicle):
        return None
    return next((seat for seat in waiting_for(known.chronicle) if bot_of(known.chronicle, seat)), None)


def thinker_to_move(known: Known) -> bool:
    """One that still has to think."""
    seat = bot_to_move(known)
    return seat is not None and has_to_think(known, seat)


def seconds_to_pause(known: Known) -> float:
    seat = bot_to_move(known)
    return 0.0 if seat is None else pause_before_choosing(known, seat)


def _with_lease(table: UUID, until: float, thinking: bool) -> bool:
    """False if somebody else is at it."""
    with leased(table) as lease:
        if lease is None:
            return False
        known, is_awaited = run(current(django_door, table)), True
        while time.monotonic() <= until and lease.extend():
            if is_awaited and (after := obey(known)):
                known = after
            elif turn := _turn(known, thinking):
                known, is_awaited = turn
            else:
                break
    return True


def _is_order_due(table: UUID) -> bool:
    seconds = seconds_until_due(table)
    return seconds is not None and seconds <= 0


def _turn(known: Known, thinking: bool) -> tuple[Known, bool] | None:
    """The turn of a bot, if one is due that there is time for, and whether orders may have been left there.

    Who has thought for less than a pause is left until it is over, and what was chosen is kept meanwhile; only where
    that can't be is it slept out here. Two workers that choose for the same seat at the same version send the same
    command: it stands once.
    """
    table, seat = known.head.id, bot_to_move(known)
    if seat is None or pause_before_choosing(known, seat) or (not thinking and has_to_think(known, seat)):
        return None
    command = uuid5(table, f"bot {seat} at {known.version}")
    choice = kept(known, seat) or choose(known, seat)
    if pause := pause_left(known, seat):
        if keep(known, seat, choice):
            return None
        time.sleep(pause)
    turn = act(django_door, table, seat=seat, player=None, actions=[choice], at=known.version, command=command)
    try:
        done = settle(turn)
        return done.known, done.is_awaited or done.result != "appended"
    except (TableError, IllegalAction):
        newer = run(current(django_door, table))
        if newer.version == known.version:
            raise
        return newer, True
