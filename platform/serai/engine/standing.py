"""Standing orders: what a player leaves behind, so that nobody waits for what is decided already.

A plug-in brings a type for each kind of order. An order sees what a bot sees, a `Position`, never the true state, and
answers with an action to be played now, or that it waits, or that its reason is gone. Who carries it out, when, and who
may see it is the platform's affair.
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
    """The action is to be taken now. `last`: and then the order has done its work."""

    action: Any
    last: bool = False


class Wait(Struct, frozen=True, tag=True):
    """There is nothing to do now; the order stays."""


class Over(Struct, frozen=True, tag=True):
    """The order's reason is gone."""


Carried: TypeAlias = Play | Wait | Over
Item: TypeAlias = int | str


class Range(Struct, frozen=True):
    least: int
    most: int


class Offer(Struct, frozen=True):
    """An order that may be left now, as it is or with its figures chosen anew; its other fields stay as they are."""

    order: Any
    numbers: Mapping[str, Range] = {}
    """By field: from what to what."""
    lists: Mapping[str, Sequence[Item]] = {}
    """By field: what may be named, in any order; some of it at least, and nothing more often than it stands here."""


class StandingOrder(Struct, frozen=True, tag=kebab, tag_field="type"):
    """What a player may leave behind. The message `standing-<type>` says it, `standing-name-<type>` names it."""

    delayed: ClassVar[bool] = False
    """Whether an instant answer would tell what others can't know: then the platform waits a while before it plays."""

    @classmethod
    def offered(cls, position: Position[Any, Any]) -> Sequence[Offer]:
        """What the seat may leave now. "This auction" is named by a field that is taken from the view here."""
        raise NotImplementedError

    def carry_out(self, position: Position[Any, Any]) -> Carried:
        """What it comes to now. It depends on the order and the position alone."""
        raise NotImplementedError


class UnsoundOrder(Exception):
    """An order that names what the seat may not do."""


def offers(plugin: "Plugin", position: Position[Any, Any]) -> list[Offer]:
    """Everything that the seat may leave now."""
    return [offer for kind in plugin.standing_orders for offer in kind.offered(position)]


def fits(offer: Offer, order: StandingOrder) -> bool:
    """Whether the order is what was offered, its figures within what may be chosen."""
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


def drawn(offer: Offer, rng: Rng) -> Any:
    """One of the orders that the offer stands for."""
    figures: dict[str, Any] = {
        field: bounds.least + rng.below(bounds.most - bounds.least + 1) for field, bounds in offer.numbers.items()
    }
    for field, items in offer.lists.items():
        figures[field] = tuple(rng.shuffled(items)[: 1 + rng.below(len(items))])
    return replace(offer.order, **figures)


def ask(order: StandingOrder, position: Position[Any, Any]) -> Carried:
    """What the order comes to; raises UnsoundOrder if that is no legal action."""
    answer = order.carry_out(position)
    if isinstance(answer, Play) and answer.action not in position.legal:
        raise UnsoundOrder(f"{order} would play {answer.action}, which is not legal")
    return answer
