"""The actions. Never compiled: Structs would lose their tag."""

from typing import TypeAlias

from games.zanzibar.types.words import Order, Space, Trader
from serai.engine import Action


class Place(Action, frozen=True):
    """Place a trader on a free space, before the first turn."""

    trader: Trader
    space: Space


class Step(Action, frozen=True):
    """Move a trader to the next space, which is free."""

    trader: Trader
    to: Space


class Push(Action, frozen=True):
    """Move a trader to the next space and the weaker trader there to a free one beside it."""

    trader: Trader
    to: Space
    away: Space


class Expel(Action, frozen=True):
    """Move a trader to the next space and the hemmed-in trader there to any free one."""

    trader: Trader
    to: Space
    away: Space


class ScoreOrder(Action, frozen=True):
    order: Order


class PutAway(Action, frozen=True):
    """Put an order away unscored: one just drawn, or any order instead of scoring."""

    order: Order


class Keep(Action, frozen=True):
    """Keep the orders just drawn."""


class EndTurn(Action, frozen=True):
    """End the turn without further moves or scoring."""


ZanzibarAction: TypeAlias = Place | Step | Push | Expel | ScoreOrder | PutAway | Keep | EndTurn
