"""Standing orders: what a player leaves behind at a table. Nobody else is shown any of it."""

from datetime import UTC, datetime
from typing import Annotated, Any
from uuid import UUID

from msgspec import Meta
from rest_framework.request import Request

from serai.api import example_table as example
from serai.api.at_table import Visit, visit
from serai.api.idempotency import was_kept
from serai.api.operation import operation
from serai.api.problems import Refusal
from serai.bots.standing import kept_by, leave, offered, withdraw
from serai.engine.shapes import Fields, Rules, list_of, per_rules
from serai.engine.standing import Item, Offer, Range
from serai.tables.errors import BadInput
from serai.tables.game_of import rules_of

REFUSED = ["unknown-table", "not-yours"]
EXAMPLE_KEY = UUID("7c9e6679-7425-40de-944b-e07fc1f90ae7")


def _kept(rules: Rules) -> Fields:
    return {
        "id": UUID,
        "order": rules.standing,
        "placed_at": datetime,
        "not_before": Annotated[
            datetime | None,
            Meta(description="It would act now, but an instant answer would tell something: it waits until then."),
        ],
    }


def _offered(rules: Rules) -> Fields:
    return {
        "order": Annotated[rules.standing, Meta(description="Ready to be left as it is.")],
        "numbers": Annotated[
            dict[str, Range], Meta(description="By field: from what to what you may choose it instead.")
        ],
        "lists": Annotated[
            dict[str, list[Item]],
            Meta(description="By field: what you may name in it instead, some of it at least, in any order."),
        ],
    }


KeptOrder = per_rules("KeptOrder", _kept, doc="An order that you have left.")
OfferedOrder = per_rules("OfferedOrder", _offered, doc="An order that you may leave now.")
StandingOrders = per_rules(
    "StandingOrders",
    lambda rules: {
        "orders": Annotated[
            list_of(KeptOrder.of(rules.key)), Meta(description="In the order in which they are asked.")
        ],
        "offered": list_of(OfferedOrder.of(rules.key)),
    },
    doc="What you have left at a table, and what you may leave there now.",
)
Leaving = per_rules("LeavingOrder", lambda rules: {"order": rules.standing}, strict=True)


@operation(
    "List my standing orders", answers=StandingOrders, example=lambda: _example_list(), errors=REFUSED, throttle="api"
)
def list_standing_orders(request: Request, table: UUID) -> Any:
    """Yours alone; none once the chair is lost.

    An order that acts or whose reason is gone leaves the list: ask again after each event.
    """
    return _listed(visit(request, table))


@operation(
    "Leave a standing order",
    takes=Leaving,
    takes_example=lambda: Leaving.of(example.rules())(order=_example_offer().order),
    answers=StandingOrders,
    example=lambda: _example_list(),
    status=201,
    errors=[*REFUSED, "wrong-moment", "bad-input", "not-offered", "too-many-orders", "key-reused"],
    idempotency="required",
    throttle="commands",
)
def leave_standing_order(request: Request, table: UUID, body: Any, command: UUID) -> Any:
    """It must fit one of those that are offered. It acts for you when it can, the oldest of several first."""
    here = visit(request, table)
    seat = here.require_seat()
    rules = rules_of(here.known.chronicle)
    if body.__struct_config__.tag != rules:
        raise BadInput(f"This table plays {rules}.")
    if not was_kept(command):
        leave(here.known, seat=seat, player=here.require_player(), order=body.order, command=command)
    return _listed(here)


@operation("Withdraw a standing order", answers=None, errors=[*REFUSED, "unknown-order"], throttle="commands")
def withdraw_standing_order(request: Request, table: UUID, order: UUID) -> None:
    here = visit(request, table)
    if not withdraw(table, player=here.require_player(), key=order):
        raise Refusal("unknown-order")


def _listed(here: Visit) -> Any:
    player, seat, known = here.require_player(), here.seat, here.known
    rules = rules_of(known.chronicle)
    kept = KeptOrder.of(rules)
    return StandingOrders.of(rules)(
        orders=[
            kept(id=row.key, order=order, placed_at=row.placed_at, not_before=row.not_before if row.due_at else None)
            for row, order in ((one.row, one.order) for one in kept_by(known, player))
        ],
        offered=[_told(rules, offer) for offer in offered(known, seat)] if seat is not None else [],
    )


def _told(rules: str, offer: Offer) -> Any:
    lists = {field: list(items) for field, items in offer.lists.items()}
    return OfferedOrder.of(rules)(order=offer.order, numbers=dict(offer.numbers), lists=lists)


def _example_offer() -> Offer:
    return next(iter(offered(example.known(), 0)), Offer(None))


def _example_list() -> Any:
    rules, offer = example.rules(), _example_offer()
    left = KeptOrder.of(rules)(
        id=EXAMPLE_KEY, order=offer.order, placed_at=datetime(2026, 10, 1, tzinfo=UTC), not_before=None
    )
    return StandingOrders.of(rules)(orders=[left], offered=[_told(rules, offer)])
