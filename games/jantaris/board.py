"""Queries about the state that rules, transitions and bots share."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from games.jantaris.components import (
    BLACK,
    CENTRE,
    COLOURS,
    DISTRICTS,
    MAX_GOODS,
    MERCHANTS_FOR_MAJORITY,
    NEIGHBOURS,
    PLACES,
    RED,
)
from games.jantaris.editions import edition
from games.jantaris.types import Market, State

CACHE_SIZE = 16384
"""The size of the caches of results by board. A search meets most boards many times."""


def seats_from(state: State, seat: int) -> Iterator[int]:
    """All seats, clockwise."""
    seats = len(state.fame)
    return ((seat + step) % seats for step in range(seats))


def merchants_in(state: State, seat: int, place: int) -> int:
    """The number of the seat's merchants in the place."""
    return state.board[PLACES * seat + place]


def in_centre(state: State) -> int:
    return sum(state.board[CENTRE::PLACES])


def is_free(state: State, place: int) -> bool:
    """Whether the place has no token (J5)."""
    return place not in state.tokens


def free_districts(state: State) -> list[int]:
    tokens = state.tokens
    return [district for district in DISTRICTS if district not in tokens]


def active_district(state: State) -> int:
    return state.tokens[state.guild]


def free_neighbours(state: State) -> list[int]:
    """The neighbours of the active district without a token."""
    return [district for district in NEIGHBOURS[active_district(state)] if district not in state.tokens]


def goods_of(state: State, seat: int) -> tuple[int, int]:
    return state.goods[2 * seat], state.goods[2 * seat + 1]


def all_goods_of(state: State, seat: int) -> int:
    return state.goods[2 * seat] + state.goods[2 * seat + 1]


def room_for(state: State, seat: int) -> tuple[int, int]:
    """How many more black and red goods the seat may have (J3)."""
    return MAX_GOODS - state.goods[2 * seat + BLACK], MAX_GOODS - state.goods[2 * seat + RED]


def of_colour(colour: int, number: int) -> tuple[int, int]:
    """A number of goods of one colour, as (black, red)."""
    return (number, 0) if COLOURS[colour] == "black" else (0, number)


def majority(state: State, district: int) -> int:
    """The seat with at least two merchants in the district and more than any other; −1: none."""
    counts = state.board[district::PLACES]
    most = max(counts)
    return counts.index(most) if most >= MERCHANTS_FOR_MAJORITY and counts.count(most) == 1 else -1


def majorities(state: State) -> tuple[int | None, ...]:
    """By district, the seat with the majority."""
    return tuple(None if (holder := majority(state, district)) < 0 else holder for district in DISTRICTS)


def missing_or_spare(board: Sequence[int], seat: int) -> tuple[int, ...]:
    """By district, how many merchants are missing for the majority; below 0: how many can be spared."""
    return _missing_or_spare(tuple(board), seat)


@lru_cache(maxsize=CACHE_SIZE)
def _missing_or_spare(board: tuple[int, ...], seat: int) -> tuple[int, ...]:
    missing = []
    for district in DISTRICTS:
        counts = list(board[district::PLACES])
        own, counts[seat] = counts[seat], MERCHANTS_FOR_MAJORITY - 1
        missing.append(max(counts) + 1 - own)
    return tuple(missing)


def missing_merchants(board: list[int], seat: int) -> tuple[int, ...]:
    """The same, with 0 where the seat has the majority."""
    return tuple(max(0, number) for number in missing_or_spare(board, seat))


def has_majorities(state: State, seat: int, market: Market) -> bool:
    return all(majority(state, district) == seat for district in market)


def has_crown(state: State, seat: int) -> bool:
    cards = edition(state.edition).items
    return any(cards[item].crown for item in state.items[seat])
