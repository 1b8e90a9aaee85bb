"""Editions: the contents of the cards. Owners of the box may add an edition beside our own.

An edition is checked when it is first used; the error says in one sentence what is wrong.
"""

from collections import Counter
from collections.abc import Collection
from functools import cache
from itertools import combinations
from typing import Annotated

from msgspec import Meta, Struct

from games.jantaris.components import DISTRICT_NAMES, DISTRICTS, EDITIONS, FAIRS, MARKETS, MAX_GOODS, MIN_ITEMS
from games.jantaris.types import Fair, Market
from serai.engine.editions import BadEdition, parse


class ItemRow(Struct, frozen=True, forbid_unknown_fields=True):
    """An item: the goods that must be part of the payment, the fame, and whether it has a crown."""

    black: Annotated[int, Meta(ge=0, le=MAX_GOODS)]
    red: Annotated[int, Meta(ge=0, le=MAX_GOODS)]
    fame: Annotated[int, Meta(ge=0, le=3)]
    crown: bool = False

    @property
    def price(self) -> int:
        return self.black + self.red


class FairRow(Struct, frozen=True, forbid_unknown_fields=True):
    cost: Annotated[int, Meta(ge=1, le=2 * MAX_GOODS)]
    fame: Annotated[int, Meta(ge=1, le=6)]


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    districts: tuple[Annotated[str, Meta(min_length=1)], ...]
    """Clockwise."""
    market_fame: Annotated[int, Meta(ge=1, le=6)]
    markets: tuple[Market, ...]
    fairs: tuple[FairRow, ...]
    items: dict[str, ItemRow]

    @property
    def fair_cards(self) -> tuple[Fair, ...]:
        return tuple((fair.cost, fair.fame) for fair in self.fairs)


@cache
def edition(name: str) -> Edition:
    """The edition in the file of that name."""
    from games.jantaris.items import EFFECTS  # imported here, because `items` imports this module

    if name not in EDITIONS:
        raise BadEdition(f"There is no edition {name!r}; the editions are: {', '.join(EDITIONS)}.")
    return read(EDITIONS[name].read_bytes(), name, EFFECTS)


def read(data: bytes, name: str, known_items: Collection[str]) -> Edition:
    """Reads and checks an edition; raises BadEdition for the first thing that is wrong."""
    found = parse(data, name, Edition)
    if fault := _fault(found, known_items):
        raise BadEdition(f"The edition {name!r} {fault}.")
    return found


def _fault(found: Edition, known_items: Collection[str]) -> str | None:
    if found.districts != DISTRICT_NAMES:
        named, known = ", ".join(found.districts) or "none", ", ".join(DISTRICT_NAMES)
        return (
            f"must name the districts {known}, not {named}: they are part of the game's messages, "
            "and docs/decisions/0004-district-names-are-messages-in-jantaris.md says how to change them there"
        )
    if fault := _fault_of_markets(found):
        return fault
    if len(found.fairs) != FAIRS:
        return f"must have {FAIRS} fairs, not {len(found.fairs)}"
    if len(found.items) < MIN_ITEMS:
        return f"must have at least {MIN_ITEMS} items, not {len(found.items)}"
    for item, row in found.items.items():
        if item not in known_items:
            return f"has an item {item!r} without an effect: add it to EFFECTS in items.py"
        if row.price == 0:
            return f"has an item {item!r} without a price: it must cost at least one good"
    return None


def _fault_of_markets(found: Edition) -> str | None:
    """Each card has three different districts, each district is on three cards, no two cards share two districts."""
    if len(found.markets) != MARKETS:
        return f"must have {MARKETS} markets, not {len(found.markets)}"
    for market in found.markets:
        if not market[0] < market[1] < market[2]:
            return f"has a market {list(market)}, which must be three different districts, lowest first"
    cards = Counter(district for market in found.markets for district in market)
    for district in DISTRICTS:
        if cards[district] != 3:
            return f"has {found.districts[district]} on {cards[district]} markets, which must be three"
    for one, other in combinations(found.markets, 2):
        if len(set(one) & set(other)) > 1:
            return f"has markets {list(one)} and {list(other)}, which share more than one district"
    return None
