"""Changes that many events share."""

from collections.abc import Iterable

from games.jantaris.components import BLACK, PLACES, RED
from games.jantaris.types import State, Task, What


def ask(state: State, what: What, seats: Iterable[int], item: str = "") -> None:
    """The seats are to do something one after the other, before all that was to be done already."""
    state.agenda += [Task(what, seat, item) for seat in seats][::-1]


def gain(state: State, seat: int, black: int, red: int) -> None:
    """From the stock, or back to it."""
    state.goods[2 * seat + BLACK] += black
    state.goods[2 * seat + RED] += red
    state.stock[BLACK] -= black
    state.stock[RED] -= red


def return_merchants(state: State, seat: int, place: int, count: int) -> None:
    state.board[PLACES * seat + place] -= count
    state.supply[seat] += count
