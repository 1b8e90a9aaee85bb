"""Carrying standing orders out, by the command path of the player who left them."""

import logging
from datetime import datetime
from hashlib import sha256
from random import SystemRandom
from uuid import UUID, uuid5

from django.db import transaction

from serai.bots.models import StandingOrder
from serai.bots.standing import Kept, answer_of, order_of
from serai.engine import IllegalAction, Over, Play
from serai.eventlog.clock import now
from serai.eventlog.table_events import Clock
from serai.nudges.visits import not_by_hand
from serai.tables.act import act
from serai.tables.announce import settle
from serai.tables.commit import StaleTransaction
from serai.tables.doors import django_door, run
from serai.tables.errors import TableError
from serai.tables.game_of import game_of, opened_of
from serai.tables.known import Known, current
from serai.tables.rows import time_of

SECOND = 1_000_000
DELAYS: dict[Clock, tuple[int, int]] = {"live": (2, 8), "untimed": (10, 120), "async": (120, 1800)}
"""From how many to how many seconds somebody might think about it, at tables with such a clock."""

logger = logging.getLogger(__name__)
_dice = SystemRandom()


class _Withdrawn(Exception):
    """The order was taken back while somebody was about to carry it out."""


def obey(known: Known) -> Known | None:
    """Carries out the first order that has its moment now, and gives back the table after it; None if none has."""
    for row in StandingOrder.objects.filter(table_id=known.head.id).order_by("number"):
        order = order_of(known, row)
        kept = Kept(row, order) if order else None
        answer = answer_of(known, kept) if kept else Over()
        if isinstance(answer, Over):
            row.delete()
        elif kept and isinstance(answer, Play):
            if _may_act(known, kept):
                return _act(known, kept, answer)
            _looked_at(known, row, row.not_before)
        else:
            _looked_at(known, row, None)
    return None


def _act(known: Known, kept: Kept, play: Play) -> Known:
    """Two workers that come to it at the same version send the same command: it stands once.

    What is committed and what becomes of the order stand together, or neither does.
    """
    row, table = kept.row, known.head.id
    command = uuid5(table, f"order {row.key} at {known.version}")
    wish = act(
        django_door, table, seat=row.seat, player=row.player, actions=[play.action], at=known.version, command=command
    )
    try:
        with transaction.atomic():
            not_by_hand(command)
            after = settle(wish).known
            _require_kept(row)
            if play.last:
                row.delete()
        return after
    except _Withdrawn:
        return run(current(django_door, table))
    except (TableError, IllegalAction, StaleTransaction) as refusal:
        newer = run(current(django_door, table))
        if newer.version == known.version:
            logger.error("a standing order at table %s was refused and is withdrawn: %s", table, type(refusal).__name__)
            row.delete()
        return newer


def _require_kept(row: StandingOrder) -> None:
    """That its owner has not withdrawn it meanwhile. The commit has locked the row: whoever withdraws it now waits."""
    if not StandingOrder.objects.filter(number=row.number).exists():
        raise _Withdrawn


def _may_act(known: Known, kept: Kept) -> bool:
    """An order that must not answer at once waits for a moment that is drawn for each decision anew."""
    if not kept.order.delayed:
        return True
    row, decision = kept.row, _decision(known, kept.row.seat)
    if row.decision != decision or row.not_before is None:
        row.decision, row.not_before = decision, _some_time_later(known, row.seat)
        row.save(update_fields=["decision", "not_before"])
    return row.not_before <= time_of(now())


def _decision(known: Known, seat: int) -> str:
    key = game_of(known.chronicle).decision_key(known.chronicle.state, seat)
    return sha256(repr(key).encode()).hexdigest()


def _some_time_later(known: Known, seat: int) -> datetime:
    """Long before the seat's time runs out."""
    least, most = DELAYS[opened_of(known.chronicle).clock]
    moment, delay = now(), int(_dice.uniform(least, most) * SECOND)
    glasses = known.chronicle.glasses
    if glasses and (until := glasses[seat].deadline) is not None:
        delay = min(delay, max(0, until * 1000 - moment) // 2)
    return time_of(moment + delay)


def _looked_at(known: Known, row: StandingOrder, due_at: datetime | None) -> None:
    """Nobody need look again before that moment, unless the table has moved on meanwhile."""
    StandingOrder.objects.filter(number=row.number, version__lte=known.version).update(due_at=due_at)


def seconds_until_due(table: UUID) -> float | None:
    """None if no order there has to be looked at before the table changes."""
    rows = StandingOrder.objects.filter(table_id=table, due_at__isnull=False).order_by("due_at")
    due_at = rows.values_list("due_at", flat=True).first()
    return None if due_at is None else (due_at - time_of(now())).total_seconds()
