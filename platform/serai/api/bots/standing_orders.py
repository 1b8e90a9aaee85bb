"""Standing orders: actions that a player prepares, to be taken when their turn comes. Nobody else can see them."""

from datetime import UTC, datetime
from typing import Annotated, Any
from uuid import UUID

from msgspec import Meta
from rest_framework.request import Request

from serai.api.core import example_table as example
from serai.api.core.idempotency import is_recorded
from serai.api.core.operation import operation
from serai.api.core.problems import ProblemError
from serai.api.tables.access import TableAccess, access_table
from serai.bots.standing_orders import offered_orders, place_order, placed_orders, withdraw_order
from serai.engine.standing_orders import Item, Offer, Range
from serai.engine.wire_types import Fields, Rules, list_of, per_rules
from serai.tables.errors import BadInput
from serai.tables.game_of import rules_of

COMMON_ERRORS = ["unknown-table", "not-yours"]
EXAMPLE_KEY = UUID("7c9e6679-7425-40de-944b-e07fc1f90ae7")


def _placed_fields(rules: Rules) -> Fields:
    return {
        "id": UUID,
        "order": rules.standing,
        "placed_at": datetime,
        "not_before": Annotated[
            datetime | None,
            Meta(
                description="The order applies now but waits until this time, because an instant answer would tell the "
                "others that there was an order."
            ),
        ],
    }


def _offered_fields(rules: Rules) -> Fields:
    return {
        "order": Annotated[rules.standing, Meta(description="Can be placed as it is.")],
        "numbers": Annotated[
            dict[str, Range], Meta(description="By field: the range of values that you may choose instead.")
        ],
        "lists": Annotated[
            dict[str, list[Item]],
            Meta(description="By field: the items that you may list instead, at least one of them, in any order."),
        ],
    }


PlacedStandingOrder = per_rules("PlacedStandingOrder", _placed_fields, doc="A standing order that you have placed.")
OfferedStandingOrder = per_rules(
    "OfferedStandingOrder", _offered_fields, doc="A standing order that you may place now."
)
StandingOrders = per_rules(
    "StandingOrders",
    lambda rules: {
        "orders": Annotated[
            list_of(PlacedStandingOrder.of(rules.key)), Meta(description="In the order in which they are tried.")
        ],
        "offered": list_of(OfferedStandingOrder.of(rules.key)),
    },
    doc="The standing orders that you have placed at a table, and those that you may place now.",
)
NewStandingOrder = per_rules("NewStandingOrder", lambda rules: {"order": rules.standing}, strict=True)


@operation(
    "List my standing orders",
    response=StandingOrders,
    example=lambda: _example_list(),
    errors=COMMON_ERRORS,
    throttle="api",
)
def list_standing_orders(request: Request, table: UUID) -> Any:
    """Only your own; none once you have lost your seat.

    An order that was carried out or has expired leaves the list, so read the list again after each event.
    """
    return _listed(access_table(request, table))


@operation(
    "Place a standing order",
    body=NewStandingOrder,
    body_example=lambda: NewStandingOrder.of(example.rules())(order=_example_offer().order),
    response=StandingOrders,
    example=lambda: _example_list(),
    status=201,
    errors=[
        *COMMON_ERRORS,
        "wrong-moment",
        "bad-input",
        "standing-order-not-possible",
        "too-many-standing-orders",
        "key-reused",
    ],
    idempotency="required",
    throttle="commands",
)
def place_standing_order(request: Request, table: UUID, body: Any, command: UUID) -> Any:
    """The order must match one of those that are offered. It is carried out as soon as it applies, the oldest first."""
    access = access_table(request, table)
    seat = access.require_seat()
    rules = rules_of(access.loaded.state)
    if body.__struct_config__.tag != rules:
        raise BadInput(f"The rules of this table are {rules}.")
    if not is_recorded(command):
        place_order(access.loaded, seat=seat, player=access.require_player(), order=body.order, command=command)
    return _listed(access)


@operation(
    "Withdraw a standing order", response=None, errors=[*COMMON_ERRORS, "unknown-standing-order"], throttle="commands"
)
def withdraw_standing_order(request: Request, table: UUID, order: UUID) -> None:
    access = access_table(request, table)
    if not withdraw_order(table, player=access.require_player(), key=order):
        raise ProblemError("unknown-standing-order")


def _listed(access: TableAccess) -> Any:
    player, seat, loaded = access.require_player(), access.seat, access.loaded
    rules = rules_of(loaded.state)
    placed = PlacedStandingOrder.of(rules)
    return StandingOrders.of(rules)(
        orders=[
            placed(id=row.key, order=order, placed_at=row.placed_at, not_before=row.not_before if row.due_at else None)
            for row, order in ((one.row, one.order) for one in placed_orders(loaded, player))
        ],
        offered=[_offered_order(rules, offer) for offer in offered_orders(loaded, seat)] if seat is not None else [],
    )


def _offered_order(rules: str, offer: Offer) -> Any:
    lists = {field: list(items) for field, items in offer.lists.items()}
    return OfferedStandingOrder.of(rules)(order=offer.order, numbers=dict(offer.numbers), lists=lists)


def _example_offer() -> Offer:
    return next(iter(offered_orders(example.loaded(), 0)), Offer(None))


def _example_list() -> Any:
    rules, offer = example.rules(), _example_offer()
    placed = PlacedStandingOrder.of(rules)(
        id=EXAMPLE_KEY, order=offer.order, placed_at=datetime(2026, 10, 1, tzinfo=UTC), not_before=None
    )
    return StandingOrders.of(rules)(orders=[placed], offered=[_offered_order(rules, offer)])
