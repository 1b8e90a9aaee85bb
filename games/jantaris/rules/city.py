"""Phase 1, the city: marketplace, guild house or bazaar. One of them is obligatory (J6)."""

from functools import cache

from games.jantaris.board import is_free, merchants_in, room_for
from games.jantaris.components import PLACES
from games.jantaris.items import Option, extra, place
from games.jantaris.types import (
    Bazaar,
    BazaarVisited,
    Marketplace,
    MarketplaceVisited,
    MerchantsTakenBack,
    State,
    TakeBack,
)

MAX_OF_ONE_COLOUR = 2
MAX_TAKEN_BACK = 2


def visit(state: State, seat: int) -> list[Option]:
    """J32: each place may be visited without taking anything."""
    return [*marketplace(state, seat), *guild_house(state, seat), _bazaar(seat)]


def marketplace(state: State, seat: int) -> list[Option]:
    """Up to two goods of one colour, none included (J22, J32); with the Ornate Abacus also one of the other."""
    black_room, red_room = room_for(state, seat)
    return _goods(seat, min(MAX_OF_ONE_COLOUR, black_room), min(MAX_OF_ONE_COLOUR, red_room), _others(state, seat))


def _others(state: State, seat: int) -> int:
    """The number of goods of the other colour that may be taken as well."""
    return extra(state, seat, "marketplace")


@cache
def _goods(seat: int, most_black: int, most_red: int, others: int) -> list[Option]:
    return [
        (Marketplace(black, red), MarketplaceVisited(seat, black, red))
        for black in range(most_black + 1)
        for red in range(most_red + 1)
        if min(black, red) <= others
    ]


def guild_house(state: State, seat: int) -> list[Option]:
    """Place one merchant, or take back up to two, none included (J22, J32); only where no token stands (J5)."""
    free = [where for where in range(PLACES) if is_free(state, where)]
    placed = [place(seat, where, 1) for where in free] if state.supply[seat] else []  # J2
    return [*placed, *_taken_back(seat, tuple(merchants_in(state, seat, where) for where in free), tuple(free))]


@cache
def _taken_back(seat: int, merchants: tuple[int, ...], free: tuple[int, ...]) -> list[Option]:
    ones = [where for where, count in zip(free, merchants, strict=True) if count]
    twos = [where for where, count in zip(free, merchants, strict=True) if count >= MAX_TAKEN_BACK]
    pairs = [(one, other) for one in ones for other in ones if one < other or (one == other and one in twos)]
    places = [(), *((where,) for where in ones), *pairs]
    return [(TakeBack(chosen), MerchantsTakenBack(seat, chosen)) for chosen in places]


@cache
def _bazaar(seat: int) -> Option:
    """Always possible: without an affordable item it is a pass (J6)."""
    return Bazaar(), BazaarVisited(seat)
