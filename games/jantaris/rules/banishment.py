"""Banishment: a player's merchants must leave the active district."""

from games.jantaris.board import active_district, free_neighbours, merchants_in
from games.jantaris.items import Option, extra, nothing
from games.jantaris.types import Flee, MerchantsFled, State, Task


def flee(state: State, task: Task) -> list[Option]:
    """J12: one merchant to each neighbour without a token, the rest to the supply; their owner decides."""
    seat, district = task.seat, active_district(state)
    merchants = merchants_in(state, seat, district)
    if not merchants:
        return nothing(seat)
    return [
        (Flee(districts), MerchantsFled(seat, district, districts, merchants - len(districts)))
        for districts in _refuges(state, seat, merchants)
    ]


def _refuges(state: State, seat: int, merchants: int) -> list[tuple[int, ...]]:
    """The possible destinations: one merchant to each named district."""
    neighbours = free_neighbours(state)
    if merchants < len(neighbours):
        return [(district,) for district in neighbours]  # J12: a single merchant goes to the neighbour of choice
    rest = merchants - len(neighbours)
    if not rest or not extra(state, seat, "banished"):
        return [tuple(neighbours)]
    if len(neighbours) == 1:
        return [tuple(neighbours * (1 + more)) for more in range(rest + 1)]
    one, other = neighbours  # the Watchtower Key: any of the rest are shared among the neighbours
    return [
        (one,) * (1 + more) + (other,) * (1 + still_more)
        for more in range(rest + 1)
        for still_more in range(rest - more + 1)
    ]
