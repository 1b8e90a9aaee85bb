"""Standing orders: decisions that a player makes in advance, so that the others need not wait.

A plug-in provides a type for each kind of order. An order receives a `Position` like a bot, never the true state. It
returns an action to play now, or that it waits, or that it has expired. The platform decides when orders are carried
out and who may see them.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict, replace

from serai.engine.bots import Position
from serai.engine.contract import kebab
from serai.engine.rng import Rng

if TYPE_CHECKING:
    from serai.engine.plugin import Plugin


class Play(Struct, frozen=True, tag=True):
    """Play the action now. `last`: the order is finished after it."""

    action: Any
    last: bool = False


class Wait(Struct, frozen=True, tag=True):
    """Nothing to do now; the order stays."""


class Expired(Struct, frozen=True, tag=True):
    """The order no longer applies and is removed."""


StandingOrderResult: TypeAlias = Play | Wait | Expired
Item: TypeAlias = int | str


class Range(Struct, frozen=True):
    least: int
    most: int


class Offer(Struct, frozen=True):
    """An order that may be placed now. The fields in `numbers` and `lists` may be changed, the others may not."""

    order: Any
    numbers: Mapping[str, Range] = {}
    """For each field, the range of its value."""
    lists: Mapping[str, Sequence[Item]] = {}
    """For each field, the items to choose from: at least one, in any order, none more often than it is listed here."""


class StandingOrder(Struct, frozen=True, tag=kebab, tag_field="type"):
    """Base class of orders. The message `standing-<type>` describes an order, `standing-name-<type>` is its name."""

    delayed: ClassVar[bool] = False
    """Whether an instant action would reveal hidden information: if so, the platform waits a while before it plays."""

    @classmethod
    def offered(cls, position: Position[Any, Any]) -> Sequence[Offer]:
        """The orders that the seat may place now.

        An order for one auction, say, stores its number from the view in a field.
        """
        raise NotImplementedError

    def carry_out(self, position: Position[Any, Any]) -> StandingOrderResult:
        """What to do now. Depends on the order and the position alone."""
        raise NotImplementedError


class IllegalOrder(Exception):
    """An order tried to play an action that is not legal."""


def offers(plugin: "Plugin", position: Position[Any, Any]) -> list[Offer]:
    """All orders that the seat may place now."""
    return [offer for kind in plugin.standing_orders for offer in kind.offered(position)]


def fits(offer: Offer, order: StandingOrder) -> bool:
    """Whether the order matches the offer, with numbers and lists within its bounds."""
    if type(order) is not type(offer.order):
        return False
    given = asdict(order)
    return (
        all(bounds.least <= given[field] <= bounds.most for field, bounds in offer.numbers.items())
        and all(given[field] and Counter(given[field]) <= Counter(items) for field, items in offer.lists.items())
        and all(
            given[field] == value
            for field, value in asdict(offer.order).items()
            if field not in offer.numbers and field not in offer.lists
        )
    )


def random_order(offer: Offer, rng: Rng) -> Any:
    """A random order that fits the offer."""
    values: dict[str, Any] = {
        field: bounds.least + rng.below(bounds.most - bounds.least + 1) for field, bounds in offer.numbers.items()
    }
    for field, items in offer.lists.items():
        values[field] = tuple(rng.shuffled(items)[: 1 + rng.below(len(items))])
    return replace(offer.order, **values)


def run_order(order: StandingOrder, position: Position[Any, Any]) -> StandingOrderResult:
    """What the order comes to; raises UnsoundOrder if that is no legal action."""
    result = order.carry_out(position)
    if isinstance(result, Play) and result.action not in position.legal:
        raise IllegalOrder(f"{order} would play {result.action}, which is not legal")
    return result
