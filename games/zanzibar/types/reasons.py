"""What speaks for an action. Never compiled: Structs would lose their tag."""

from typing import TypeAlias

from games.zanzibar.types.words import Order
from serai.engine import Reason


class BesideWeaker(Reason, frozen=True):
    traders: int


class VillagesNear(Reason, frozen=True):
    """So many are within two steps of where a trader is placed."""

    villages: int


class Raises(Reason, frozen=True):
    """What an order in hand pays, before and after a step."""

    order: Order
    before: int
    after: int


class Nears(Reason, frozen=True):
    """So many steps are left to a village that an order in hand counts and that no own trader holds."""

    order: Order
    steps: int


class EndsAhead(Reason, frozen=True):
    """Scoring the last order, with a lead of so many points."""

    points: int


class PaysBest(Reason, frozen=True):
    points: int


class PaysNow(Reason, frozen=True):
    """Though so many turns later it could pay more."""

    points: int
    later: int
    turns: int


class Costs(Reason, frozen=True):
    points: int


class Unpromising(Reason, frozen=True):
    """What an order that doesn't pay could come to."""

    points: int


class LeastPromising(Reason, frozen=True):
    points: int


class Promising(Reason, frozen=True):
    order: Order
    points: int


class EndsBehind(Reason, frozen=True):
    """Scoring the last order would leave so many points to make good."""

    points: int


class WaitsFor(Reason, frozen=True):
    """What an order pays now, and what it can come to."""

    order: Order
    before: int
    after: int


class NothingPays(Reason, frozen=True):
    points: int
    """What the best order in hand would cost."""


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
