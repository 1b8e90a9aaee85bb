"""Places, lists and withdraws standing orders. Only their owner may see any of it."""

import logging
from collections.abc import Callable
from typing import Any
from uuid import UUID

import msgspec
from msgspec import Struct

from serai.bots.models import StandingOrder
from serai.bots.time_limit import TimeLimitExceeded, time_limit
from serai.engine import Expired, Offer, Position, StandingOrderResult, Wait
from serai.engine import StandingOrder as Order
from serai.engine.standing_orders import fits, offers, run_order
from serai.eventlog.current_time import now
from serai.tables.errors import TableError, WrongMoment
from serai.tables.game_of import game_of, plugin_of
from serai.tables.read_models.rows import bot_of, status_of, time_of
from serai.tables.table_cache import LoadedTable

MAX_STANDING_ORDERS = 20
"""Of one player at a table."""
STANDING_ORDER_SECONDS = 5.0
"""Time limit of an order's own code."""

logger = logging.getLogger(__name__)
listeners: list[Callable[[UUID], None]] = []
"""Called with the table after an order is placed; the site fills it."""


class StandingOrderNotPossible(TableError):
    code = "standing-order-not-possible"

    def __init__(self) -> None:
        super().__init__("This order can't be placed now: choose one of those that are offered.")


class TooManyStandingOrders(TableError):
    code = "too-many-standing-orders"

    def __init__(self) -> None:
        super().__init__(f"You have {MAX_STANDING_ORDERS} standing orders at this table: withdraw one first.")


class PlacedStandingOrder(Struct, frozen=True):
    """An order with its database row."""

    row: StandingOrder
    order: Order


def place_order(loaded: LoadedTable, *, seat: int, player: UUID, order: Order, command: UUID) -> None:
    """Places an order. Does nothing if the command was executed, or the same order is placed already."""
    require_running(loaded)
    rows = StandingOrder.objects.filter(table_id=loaded.head.id, player=player)
    data = msgspec.to_builtins(order)
    if rows.filter(key=command).exists() or rows.filter(order=data).exists():
        return
    if not any(fits(offer, order) for offer in offered_orders(loaded, seat)):
        raise StandingOrderNotPossible
    if rows.count() >= MAX_STANDING_ORDERS:
        raise TooManyStandingOrders
    moment = time_of(now())
    row = StandingOrder(key=command, table_id=loaded.head.id, seat=seat, player=player, order=data)
    row.placed_at, row.due_at, row.version = moment, moment, loaded.version
    StandingOrder.objects.bulk_create([row], ignore_conflicts=True)
    for listener in listeners:
        listener(loaded.head.id)


def withdraw_order(table: UUID, *, player: UUID, key: UUID) -> bool:
    """Withdraws an order. Returns False if the player has no such order, or no longer."""
    deleted, _ = StandingOrder.objects.filter(table_id=table, player=player, key=key).delete()
    return deleted > 0


def offered_orders(loaded: LoadedTable, seat: int) -> list[Offer]:
    """Returns the orders that the seat may place now; none unless a game is running."""
    if status_of(loaded.state) != "running":
        return []
    return offers(plugin_of(loaded.state), _position(loaded, seat))


def placed_orders(loaded: LoadedTable, player: UUID) -> list[PlacedStandingOrder]:
    """Returns the player's orders, the oldest first, without those that have expired and will be deleted."""
    rows = StandingOrder.objects.filter(table_id=loaded.head.id, player=player).order_by("number")
    placed = [PlacedStandingOrder(row, order) for row in rows if (order := order_of(loaded, row))]
    return [order for order in placed if not isinstance(result_of(loaded, order), Expired)]


def require_running(loaded: LoadedTable) -> None:
    if status_of(loaded.state) != "running":
        raise WrongMoment("No game is running at this table.")


def order_of(loaded: LoadedTable, row: StandingOrder) -> Order | None:
    """Returns the order of a row; None if the game no longer has this kind of order."""
    kind = plugin_of(loaded.state).standing_type
    try:
        order: Order | None = msgspec.convert(row.order, kind) if kind else None
    except msgspec.ValidationError:
        return None
    return order


def result_of(loaded: LoadedTable, placed: PlacedStandingOrder) -> StandingOrderResult:
    """Returns what the order does now. An order that fails or chooses an illegal action has expired.

    While a bot plays for an absent player, their orders wait.
    """
    row, table_state = placed.row, loaded.state
    if status_of(table_state) != "running" or loaded.seat_of(row.player) != row.seat:
        return Expired()
    if bot_of(table_state, row.seat):
        return Wait()
    try:
        with time_limit(STANDING_ORDER_SECONDS):
            return run_order(placed.order, _position(loaded, row.seat))
    except (Exception, TimeLimitExceeded) as error:
        name = type(error).__name__  # without its text, which may contain hidden data
        logger.error("standing order deleted table=%s seat=%s error=%s", loaded.head.id, row.seat, name)
        return Expired()


def _position(loaded: LoadedTable, seat: int) -> Position[Any, Any]:
    return Position(game_of(loaded.state), loaded.state.game_state, seat)
