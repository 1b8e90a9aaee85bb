"""A board, prepared from an edition for fast play: spaces are numbers, routes are lists of neighbours."""

from functools import cache

from games.zanzibar.components import ORDERS, REGIONS, WEAKEST, numbers
from games.zanzibar.editions import Edition, Village, editions
from games.zanzibar.types import Expel, Order, Place, Push, Step


class Board:
    """Everything about an edition that doesn't change during a game."""

    def __init__(self, edition: Edition) -> None:
        spaces = edition.spaces
        self.names = tuple(space.name for space in spaces)
        self.number = {name: number for number, name in enumerate(self.names)}
        self.spaces = range(len(spaces))
        self.region = tuple(REGIONS.index(space.province if isinstance(space, Village) else "sea") for space in spaces)
        self.near = tuple(self._neighbours(edition, name) for name in self.names)
        self.matching: dict[Order, frozenset[int]] = {
            order: frozenset(
                number
                for number, village in enumerate(edition.villages)
                if order in (village.province, village.spice)  # Z10: neutral villages count for provinces
            )
            for order in ORDERS
        }
        self.pays: dict[Order, tuple[int, ...]] = {order: tuple(edition.orders[order]) for order in ORDERS}
        self.distance = tuple(self._distances(start) for start in self.spaces)
        self._expels: dict[tuple[int, int], tuple[Expel, ...]] = {}
        self._make_actions()

    def _neighbours(self, edition: Edition, name: str) -> tuple[int, ...]:
        others = [other for ends in edition.routes if name in ends for other in ends if other != name]
        return tuple(sorted(self.number[other] for other in others))

    def _distances(self, start: int) -> tuple[int, ...]:
        steps = {start: 0}
        edge = [start]
        for here in edge:
            for there in self.near[here]:
                if there not in steps:
                    steps[there] = steps[here] + 1
                    edge.append(there)
        return tuple(steps[space] for space in self.spaces)

    def _make_actions(self) -> None:
        """Creates all actions once; listing legal actions then only selects from these."""
        traders = range(max(map(max, map(numbers, WEAKEST))) + 1)
        names = self.names
        self.places = [[Place(trader, name) for name in names] for trader in traders]
        self.steps = [[Step(trader, name) for name in names] for trader in traders]
        self.pushes = [
            [{away: Push(trader, name, names[away]) for away in self.near[to]} for to, name in enumerate(names)]
            for trader in traders
        ]

    def expels(self, trader: int, to: int) -> tuple[Expel, ...]:
        """By the number of the space to which the expelled trader goes."""
        key = (trader, to)
        if key not in self._expels:
            self._expels[key] = tuple(Expel(trader, self.names[to], name) for name in self.names)
        return self._expels[key]


@cache
def board_of(edition: str) -> Board:
    return Board(editions()[edition])
