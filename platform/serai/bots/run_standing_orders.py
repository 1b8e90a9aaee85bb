"""Carries out standing orders, by the same commands as the players who placed them."""

import logging
from datetime import datetime
from hashlib import sha256
from random import SystemRandom
from uuid import UUID, uuid5

from django.db import transaction

from serai.bots.models import StandingOrder
from serai.bots.standing_orders import PlacedStandingOrder, order_of, result_of
from serai.engine import Expired, IllegalAction, Play
from serai.eventlog.current_time import now
from serai.eventlog.table_events import Clock
from serai.notices.visits import mark_as_standing_order
from serai.tables.commit import StaleTransaction
from serai.tables.errors import TableError
from serai.tables.game_of import game_of, opened_of
from serai.tables.listeners import run_and_notify
from serai.tables.read_models.rows import time_of
from serai.tables.store import django_store, run_sync
from serai.tables.table_cache import LoadedTable, current_table
from serai.tables.verbs.act import act

SECOND = 1_000_000
DELAYS: dict[Clock, tuple[int, int]] = {"live": (2, 8), "untimed": (10, 120), "async": (120, 1800)}
"""By the table's clock: the shortest and the longest delay of a delayed order, in seconds."""

logger = logging.getLogger(__name__)
_random = SystemRandom()


class _Withdrawn(Exception):
    """The player has withdrawn the order while it was being carried out."""


def run_next_order(loaded: LoadedTable) -> LoadedTable | None:
    """Carries out the first order that applies now, and returns the table after it; None if none applies."""
    for row in StandingOrder.objects.filter(table_id=loaded.head.id).order_by("number"):
        order = order_of(loaded, row)
        placed = PlacedStandingOrder(row, order) if order else None
        result = result_of(loaded, placed) if placed else Expired()
        if isinstance(result, Expired):
            row.delete()
        elif placed and isinstance(result, Play):
            if _may_act(loaded, placed):
                return _act(loaded, placed, result)
            _mark_checked(loaded, row, row.not_before)
        else:
            _mark_checked(loaded, row, None)
    return None


def _act(loaded: LoadedTable, placed: PlacedStandingOrder, play: Play) -> LoadedTable:
    """Commits the action and removes a finished order in one transaction.

    Two workers that carry it out at the same version send the same command, so the action is taken once.
    """
    row, table = placed.row, loaded.head.id
    command = uuid5(table, f"order {row.key} at {loaded.version}")
    commit = act(
        django_store,
        table,
        seat=row.seat,
        player=row.player,
        actions=[play.action],
        version=loaded.version,
        command=command,
    )
    try:
        with transaction.atomic():
            mark_as_standing_order(command)
            after = run_and_notify(commit).loaded
            _require_not_withdrawn(row)
            if play.last:
                row.delete()
        return after
    except _Withdrawn:
        return run_sync(current_table(django_store, table))
    except (TableError, IllegalAction, StaleTransaction) as error:
        newer = run_sync(current_table(django_store, table))
        if newer.version == loaded.version:
            name = type(error).__name__
            logger.error("standing order deleted table=%s seat=%s error=%s", table, row.seat, name)
            row.delete()
        return newer


def _require_not_withdrawn(row: StandingOrder) -> None:
    """Raises _Withdrawn if the order is gone.

    The commit's trigger has locked the row, so a concurrent withdrawal waits.
    """
    if not StandingOrder.objects.filter(number=row.number).exists():
        raise _Withdrawn


def _may_act(loaded: LoadedTable, placed: PlacedStandingOrder) -> bool:
    """Returns whether the order may act now. A delayed order waits until a random time, drawn for each decision."""
    if not placed.order.delayed:
        return True
    row, decision = placed.row, _decision(loaded, placed.row.seat)
    if row.decision != decision or row.not_before is None:
        row.decision, row.not_before = decision, _random_time(loaded, row.seat)
        row.save(update_fields=["decision", "not_before"])
    return row.not_before <= time_of(now())


def _decision(loaded: LoadedTable, seat: int) -> str:
    key = game_of(loaded.state).decision_key(loaded.state.game_state, seat)
    return sha256(repr(key).encode()).hexdigest()


def _random_time(loaded: LoadedTable, seat: int) -> datetime:
    """Returns a random time that is at most half of the way to the seat's deadline."""
    shortest, longest = DELAYS[opened_of(loaded.state).clock]
    moment, delay = now(), int(_random.uniform(shortest, longest) * SECOND)
    seat_clocks = loaded.state.seat_clocks
    if seat_clocks and (until := seat_clocks[seat].deadline) is not None:
        delay = min(delay, max(0, until * 1000 - moment) // 2)
    return time_of(moment + delay)


def _mark_checked(loaded: LoadedTable, row: StandingOrder, due_at: datetime | None) -> None:
    """Schedules the next check for `due_at`, unless the table has changed meanwhile."""
    StandingOrder.objects.filter(number=row.number, version__lte=loaded.version).update(due_at=due_at)


def seconds_until_due(table: UUID) -> float | None:
    """Returns the seconds until an order must be checked.

    None if no order needs a check before the next change of the table.
    """
    rows = StandingOrder.objects.filter(table_id=table, due_at__isnull=False).order_by("due_at")
    due_at = rows.values_list("due_at", flat=True).first()
    return None if due_at is None else (due_at - time_of(now())).total_seconds()
