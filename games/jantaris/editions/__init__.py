"""Editions: what is printed on the cards. An owner of the box may write another one beside the house's.

An edition is checked when it is first asked for; a bad one is explained in one sentence.
"""

from collections import Counter
from collections.abc import Collection
from functools import cache
from itertools import combinations
from typing import Annotated

from msgspec import Meta, Struct

from games.jantaris.components import DISTRICT_NAMES, DISTRICTS, EDITIONS, FAIRS, FEWEST_ITEMS, MARKETS, MOST_GOODS
from games.jantaris.types import Fair, Market
from serai.engine.editions import BadEdition, parse


class ItemRow(Struct, frozen=True, forbid_unknown_fields=True):
    """The goods that must be part of the payment, the fame, and whether there is a crown."""

    black: Annotated[int, Meta(ge=0, le=MOST_GOODS)]
    red: Annotated[int, Meta(ge=0, le=MOST_GOODS)]
    fame: Annotated[int, Meta(ge=0, le=3)]
    crown: bool = False

    @property
    def price(self) -> int:
        return self.black + self.red


class FairRow(Struct, frozen=True, forbid_unknown_fields=True):
    cost: Annotated[int, Meta(ge=1, le=2 * MOST_GOODS)]
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
    from games.jantaris.items import EFFECTS  # here, for what items do is asked for their prices

    if name not in EDITIONS:
        raise BadEdition(f"There is no edition {name!r}; there is: {', '.join(EDITIONS)}.")
    return read(EDITIONS[name].read_bytes(), name, EFFECTS)


def read(data: bytes, name: str, known_items: Collection[str]) -> Edition:
    """The edition of a data file of that name; raises BadEdition with the first thing that is wrong."""
    found = parse(data, name, Edition)
    if fault := _fault(found, known_items):
        raise BadEdition(f"The edition {name!r} {fault}.")
    return found


def _fault(found: Edition, known_items: Collection[str]) -> str | None:
    if found.districts != DISTRICT_NAMES:
        named, known = ", ".join(found.districts) or "none", ", ".join(DISTRICT_NAMES)
        return (
            f"must name the districts {known}, not {named}: they are words of the game's sentences, "
            "and docs/decisions/0004-the-names-of-districts-in-jantaris.md says how to change them there"
        )
    if fault := _fault_of_markets(found):
        return fault
    if len(found.fairs) != FAIRS:
        return f"must have {FAIRS} fairs, not {len(found.fairs)}"
    if len(found.items) < FEWEST_ITEMS:
        return f"must have at least {FEWEST_ITEMS} items, not {len(found.items)}"
    for item, row in found.items.items():
        if item not in known_items:
            return f"has an item {item!r}, whose effect nobody has written"
        if row.price == 0:
            return f"gives the item {item!r} away: its price must be at least one good"
    return None


def _fault_of_markets(found: Edition) -> str | None:
    """Three different districts each; each district on three cards; no two cards share two districts."""
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
