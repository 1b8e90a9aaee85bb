"""Arguments for actions. Never compiled: Structs would lose their tag."""

from typing import TypeAlias

from games.zanzibar.types.words import Order
from serai.engine import Reason


class BesideWeaker(Reason, frozen=True):
    traders: int


class VillagesNear(Reason, frozen=True):
    """The number of villages within two steps of the placement."""

    villages: int


class Raises(Reason, frozen=True):
    """What an order in hand pays, before and after a step."""

    order: Order
    before: int
    after: int


class Nears(Reason, frozen=True):
    """The steps left to a village of an order in hand that no own trader occupies."""

    order: Order
    steps: int


class EndsAhead(Reason, frozen=True):
    """Scoring the last order, with that lead."""

    points: int


class PaysBest(Reason, frozen=True):
    points: int


class PaysNow(Reason, frozen=True):
    """It pays `points` now, and could pay `later` in `turns` turns."""

    points: int
    later: int
    turns: int


class Costs(Reason, frozen=True):
    points: int


class Unpromising(Reason, frozen=True):
    """The most that an order could pay; not more than 0."""

    points: int


class LeastPromising(Reason, frozen=True):
    points: int


class Promising(Reason, frozen=True):
    order: Order
    points: int


class EndsBehind(Reason, frozen=True):
    """The points by which the seat would be behind after its last order."""

    points: int


class WaitsFor(Reason, frozen=True):
    """What an order pays now, and what it could pay later."""

    order: Order
    before: int
    after: int


class NothingPays(Reason, frozen=True):
    points: int
    """The cost of the best order in hand."""


class NothingBetter(Reason, frozen=True):
    pass


ZanzibarReason: TypeAlias = (
    BesideWeaker
    | VillagesNear
    | Raises
    | Nears
    | EndsAhead
    | PaysBest
    | PaysNow
    | Costs
    | Unpromising
    | LeastPromising
    | Promising
    | EndsBehind
    | WaitsFor
    | NothingPays
    | NothingBetter
)
