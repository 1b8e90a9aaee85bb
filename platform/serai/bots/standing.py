"""Leaving standing orders at a table, listing and withdrawing them. Only their owner is ever shown any of it."""

import logging
from collections.abc import Callable
from typing import Any
from uuid import UUID

import msgspec
from msgspec import Struct

from serai.bots.deadline import TooLate, deadline
from serai.bots.models import StandingOrder
from serai.engine import Carried, Offer, Over, Position, Wait
from serai.engine import StandingOrder as Order
from serai.engine.standing import ask, fits, offers
from serai.eventlog.clock import now
from serai.tables.errors import TableError, WrongMoment
from serai.tables.game_of import game_of, plugin_of
from serai.tables.known import Known
from serai.tables.rows import bot_of, status_of, time_of

MOST = 20
"""Of one seat at a time."""
SECONDS = 5.0

logger = logging.getLogger(__name__)
listeners: list[Callable[[UUID], None]] = []
"""Who is told that an order was left at a table; the site fills it."""


class NotOffered(TableError):
    code = "not-offered"

    def __init__(self) -> None:
        super().__init__("This can't be left now: look at what is offered.")


class TooManyOrders(TableError):
    code = "too-many-orders"

    def __init__(self) -> None:
        super().__init__(f"You have left {MOST} orders here: withdraw one first.")


class Kept(Struct, frozen=True):
    """An order with the row that keeps it."""

    row: StandingOrder
    order: Order


def leave(known: Known, *, seat: int, player: UUID, order: Order, command: UUID) -> None:
    """Asked twice, or for what stands already, it leaves one order."""
    require_running(known)
    rows = StandingOrder.objects.filter(table_id=known.head.id, player=player)
    wish = msgspec.to_builtins(order)
    if rows.filter(key=command).exists() or rows.filter(order=wish).exists():
        return
    if not any(fits(offer, order) for offer in offered(known, seat)):
        raise NotOffered
    if rows.count() >= MOST:
        raise TooManyOrders
    moment = time_of(now())
    row = StandingOrder(key=command, table_id=known.head.id, seat=seat, player=player, order=wish)
    row.placed_at, row.due_at, row.version = moment, moment, known.version
    StandingOrder.objects.bulk_create([row], ignore_conflicts=True)
    for listener in listeners:
        listener(known.head.id)


def withdraw(table: UUID, *, player: UUID, key: UUID) -> bool:
    """False if there is no such order of the player's, or no longer."""
    deleted, _ = StandingOrder.objects.filter(table_id=table, player=player, key=key).delete()
    return deleted > 0


def offered(known: Known, seat: int) -> list[Offer]:
    """What the seat may leave now; nothing where no game is running."""
    if status_of(known.chronicle) != "running":
        return []
    return offers(plugin_of(known.chronicle), _position(known, seat))


def kept_by(known: Known, player: UUID) -> list[Kept]:
    """The player's orders, the oldest first, without those that are over by now: somebody will clear them away."""
    rows = StandingOrder.objects.filter(table_id=known.head.id, player=player).order_by("number")
    kept = [Kept(row, order) for row in rows if (order := order_of(known, row))]
    return [one for one in kept if not isinstance(answer_of(known, one), Over)]


def require_running(known: Known) -> None:
    if status_of(known.chronicle) != "running":
        raise WrongMoment("No game is running at this table.")


def order_of(known: Known, row: StandingOrder) -> Order | None:
    """None of a kind that the game no longer has."""
    kind = plugin_of(known.chronicle).standing_type
    try:
        order: Order | None = msgspec.convert(row.order, kind) if kind else None
    except msgspec.ValidationError:
        return None
    return order


def answer_of(known: Known, kept: Kept) -> Carried:
    """What the order comes to. One that fails, or names what isn't legal, is over: nothing is played that wasn't asked.

    While a bot plays for who is away, orders wait.
    """
    row, chronicle = kept.row, known.chronicle
    if status_of(chronicle) != "running" or known.seat_of(row.player) != row.seat:
        return Over()
    if bot_of(chronicle, row.seat):
        return Wait()
    try:
        with deadline(SECONDS):
            return ask(kept.order, _position(known, row.seat))
    except (Exception, TooLate) as error:
        logger.error("a standing order at table %s failed and is withdrawn: %s", known.head.id, type(error).__name__)
        return Over()


def _position(known: Known, seat: int) -> Position[Any, Any]:
    return Position(game_of(known.chronicle), known.chronicle.state, seat)
