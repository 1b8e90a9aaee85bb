"""Editions: boards and order tables as data files. Owners of the box may add the printed ones.

An edition is checked when it is read; the error says in one sentence what is wrong.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from games.zanzibar.components import ORDERS, PROVINCES, SPICES, WEAKEST, OrderName, Province, Spice, numbers
from serai.engine.editions import BadEdition, parse

FOLDER = Path(__file__).parent
HOUSE = "house-1"

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Coordinate = Annotated[int, Meta(ge=0, le=1000)]


class Village(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    province: Province
    x: Coordinate
    y: Coordinate
    spice: Spice | None = None
    """The spice of the village; None if it is neutral."""


class SeaSpace(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    x: Coordinate
    y: Coordinate


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of a data file."""

    name: Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9-]*$")]
    title: Name
    villages: tuple[Village, ...]
    sea: tuple[SeaSpace, ...]
    routes: tuple[tuple[Name, Name], ...]
    orders: dict[OrderName, tuple[int, ...]]
    """For each order, the points by the number of own traders in matching villages, from 0 upwards."""

    @property
    def spaces(self) -> tuple[Village | SeaSpace, ...]:
        """Villages first: the index of a space in this list is its number."""
        return (*self.villages, *self.sea)


@cache
def editions() -> dict[str, Edition]:
    """Every edition on file, by its name."""
    return {file.stem: load(file) for file in sorted(FOLDER.glob("*.toml"))}


def load(file: Path) -> Edition:
    edition = read(file.read_bytes(), file.stem)
    if edition.name != file.stem:
        raise BadEdition(f"The edition in {file.name} calls itself {edition.name!r}: file and name must agree.")
    return edition


def read(data: bytes, name: str) -> Edition:
    """Reads and checks an edition; raises BadEdition for the first thing that is wrong."""
    edition = parse(data, name, Edition)
    for check in CHECKS:
        for fault in check(edition):
            raise BadEdition(f"The edition {edition.name!r} can't be played: {fault}.")
    return edition


# ── Checks of an edition ─────────────────────────────────────────────────────────────────────────────────


def _names_are_unique(edition: Edition) -> Iterator[str]:
    for name, count in Counter(space.name for space in edition.spaces).items():
        if count > 1:
            yield f"{count} spaces are called {name}"


def _spaces_lie_apart(edition: Edition) -> Iterator[str]:
    for one, other in combinations(edition.spaces, 2):
        if (one.x, one.y) == (other.x, other.y):
            yield f"{one.name} and {other.name} lie at the same place"


def _regions_have_room(edition: Edition) -> Iterator[str]:
    """A player places one trader per region (Z2), so each region needs a space for every player."""
    room = max(WEAKEST)
    counts = Counter[str](village.province for village in edition.villages)
    for region, count in (*((province, counts[province]) for province in PROVINCES), ("sea", len(edition.sea))):
        if count < room:
            yield f"{region} has {count} spaces and needs at least {room}"


def _spices_grow(edition: Edition) -> Iterator[str]:
    grown = {village.spice for village in edition.villages}
    for spice in SPICES:
        if spice not in grown:
            yield f"{spice} grows nowhere"


def _routes_join_spaces(edition: Edition) -> Iterator[str]:
    names = {space.name for space in edition.spaces}
    seen: set[frozenset[str]] = set()
    for ends in edition.routes:
        for name in ends:
            if name not in names:
                yield f"a route leads to {name}, which is no space"
        if len(set(ends)) == 1:
            yield f"a route leads from {ends[0]} to itself"
        if frozenset(ends) in seen:
            yield f"the route between {ends[0]} and {ends[1]} is listed twice"
        seen.add(frozenset(ends))


def _map_is_connected(edition: Edition) -> Iterator[str]:
    start = edition.spaces[0].name
    reached, edge = {start}, [start]
    while edge:
        here = edge.pop()
        for ends in edition.routes:
            if here in ends:
                there = ends[1] if ends[0] == here else ends[0]
                if there not in reached:
                    reached.add(there)
                    edge.append(there)
    for space in edition.spaces:
        if space.name not in reached:
            yield f"there is no way from {start} to {space.name}"


def _orders_pay(edition: Edition) -> Iterator[str]:
    most_traders = max(len(numbers(seats)) for seats in WEAKEST)
    for order in ORDERS:
        points = edition.orders.get(order)
        if points is None:
            yield f"the order for {order} is missing"
            continue
        villages = sum(order in (village.province, village.spice) for village in edition.villages)
        needed = min(villages, most_traders) + 1
        if len(points) < needed:
            yield f"the order for {order} has {len(points)} values and needs {needed}, for 0 to {needed - 1} traders"
        if any(more < fewer for fewer, more in pairwise(points)):
            yield f"the order for {order} pays less for more traders"


CHECKS: tuple[Callable[[Edition], Iterator[str]], ...] = (
    _names_are_unique,
    _spaces_lie_apart,
    _regions_have_room,
    _spices_grow,
    _routes_join_spaces,
    _map_is_connected,
    _orders_pay,
)
