"""Plays the bots and the standing orders of a table, until it is a person's turn or the game is over."""

import time
from contextvars import ContextVar
from math import inf
from uuid import UUID, uuid5

from serai.bots.cached_choice import cache_choice, cached_choice
from serai.bots.choose import choose
from serai.bots.lease import leased
from serai.bots.pause import needs_search, pause_before_choosing, remaining_pause
from serai.bots.run_standing_orders import run_next_order, seconds_until_due
from serai.engine import IllegalAction
from serai.tables.errors import TableError
from serai.tables.listeners import run_and_notify
from serai.tables.read_models.rows import bot_of, is_paused, waiting_for
from serai.tables.store import django_store, run_sync
from serai.tables.table_cache import LoadedTable, current_table
from serai.tables.verbs.act import act

playing_bots: ContextVar[bool] = ContextVar("playing_bots", default=False)
"""True while this thread plays bots. Its own commits need not enqueue a task."""


def play_bots(
    table: UUID, version: int | None = None, seconds: float = inf, *, may_search: bool = True
) -> LoadedTable | None:
    """Plays for about this long, and returns the table if something is still due then.

    Does nothing if the table has changed since `version`, because that change has enqueued its own task, or if another
    worker has the lease. Without `may_search` it stops at search bots, and it always stops at a bot that pauses.
    """
    if version is not None and version != run_sync(current_table(django_store, table)).version:
        return None  # check first, or a stale task takes the lease and blocks the fresh one
    until = time.monotonic() + seconds
    token = playing_bots.set(True)
    try:
        while _play_with_lease(table, until, may_search):
            loaded = run_sync(current_table(django_store, table))
            if bot_to_move(loaded) is None and not _is_order_due(table):
                return None
            has_no_time = time.monotonic() > until
            if has_no_time or seconds_to_pause(loaded) or (not may_search and search_is_due(loaded)):
                return loaded
    finally:
        playing_bots.reset(token)
    return None


def bot_to_move(loaded: LoadedTable) -> int | None:
    if is_paused(loaded.state):
        return None
    return next((seat for seat in waiting_for(loaded.state) if bot_of(loaded.state, seat)), None)


def search_is_due(loaded: LoadedTable) -> bool:
    """Returns whether the bot to move still has to search."""
    seat = bot_to_move(loaded)
    return seat is not None and needs_search(loaded, seat)


def seconds_to_pause(loaded: LoadedTable) -> float:
    seat = bot_to_move(loaded)
    return 0.0 if seat is None else pause_before_choosing(loaded, seat)


def _play_with_lease(table: UUID, until: float, may_search: bool) -> bool:
    """Plays with the lease of the table. Returns False if another worker has the lease."""
    with leased(table) as lease:
        if lease is None:
            return False
        loaded, has_standing_orders = run_sync(current_table(django_store, table)), True
        while time.monotonic() <= until and lease.extend():
            if has_standing_orders and (after := run_next_order(loaded)):
                loaded = after
            elif turn := _play_bot(loaded, may_search):
                loaded, has_standing_orders = turn
            else:
                break
    return True


def _is_order_due(table: UUID) -> bool:
    seconds = seconds_until_due(table)
    return seconds is not None and seconds <= 0


def _play_bot(loaded: LoadedTable, may_search: bool) -> tuple[LoadedTable, bool] | None:
    """Plays a bot's turn, if one is due now. Returns the table after it, and whether it may have standing orders.

    If a search took less time than the bot's pause, the choice is cached and the turn is left until the pause is over;
    only if it can't be cached does the worker sleep. Two workers that play the same seat at the same version send the
    same command, so the turn is played once.
    """
    table, seat = loaded.head.id, bot_to_move(loaded)
    if seat is None or pause_before_choosing(loaded, seat) or (not may_search and needs_search(loaded, seat)):
        return None
    command = uuid5(table, f"bot {seat} at {loaded.version}")
    choice = cached_choice(loaded, seat) or choose(loaded, seat)
    if pause := remaining_pause(loaded, seat):
        if cache_choice(loaded, seat, choice):
            return None
        time.sleep(pause)
    turn = act(django_store, table, seat=seat, player=None, actions=[choice], version=loaded.version, command=command)
    try:
        done = run_and_notify(turn)
        return done.loaded, done.has_standing_orders or done.result != "appended"
    except (TableError, IllegalAction):
        newer = run_sync(current_table(django_store, table))
        if newer.version == loaded.version:
            raise
        return newer, True
