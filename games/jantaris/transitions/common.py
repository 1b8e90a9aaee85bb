"""Changes that many events share."""

from collections.abc import Iterable

from games.jantaris.components import BLACK, PLACES, RED
from games.jantaris.types import State, Task, TaskKind


def push_tasks(state: State, kind: TaskKind, seats: Iterable[int], item: str = "") -> None:
    """Adds a task for each seat, in this order, before all tasks that were on the agenda."""
    state.agenda += [Task(kind, seat, item) for seat in seats][::-1]


def gain(state: State, seat: int, black: int, red: int) -> None:
    """Takes goods from the stock; negative numbers go back to it."""
    state.goods[2 * seat + BLACK] += black
    state.goods[2 * seat + RED] += red
    state.stock[BLACK] -= black
    state.stock[RED] -= red


def return_merchants(state: State, seat: int, place: int, count: int) -> None:
    state.board[PLACES * seat + place] -= count
    state.supply[seat] += count
