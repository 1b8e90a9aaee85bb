"""Requirements that the phases share."""

from games.zanzibar.board import Board
from games.zanzibar.components import numbers
from games.zanzibar.transitions import seats_of
from games.zanzibar.types import Order, State
from serai.engine import IllegalAction


def require_turn(state: State, seat: int, *phases: str) -> None:
    if state.phase not in phases:
        raise IllegalAction("not-now")
    if state.turn != seat:
        raise IllegalAction("not-your-turn")


def require_space(board: Board, name: str) -> int:
    number = board.number.get(name)
    if number is None:
        raise IllegalAction("no-such-space", space=name)
    return number


def require_trader(state: State, trader: int) -> None:
    if trader not in numbers(seats_of(state)):
        raise IllegalAction("no-such-trader", trader=trader)


def require_in_hand(state: State, seat: int, order: Order) -> None:
    if order not in state.hands[seat]:
        raise IllegalAction("not-in-hand")
