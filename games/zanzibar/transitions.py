"""State transitions: what each event changes. Events are not checked here; the rules have decided them."""

from collections.abc import Callable
from typing import Any

from games.zanzibar.board import Board, board_of
from games.zanzibar.components import FIRST_SCORE, STRONGEST, UNSCORED, numbers
from games.zanzibar.types import (
    DecksShuffled,
    Expelled,
    GameEnded,
    OpeningDrawn,
    OpeningEnded,
    OpeningKept,
    OpeningReplaced,
    Order,
    OrderPutAway,
    OrderReplaced,
    Orders,
    OrderScored,
    OrdersDrawn,
    OrdersFinished,
    OrdersKept,
    Placed,
    Pushed,
    Score,
    State,
    Stepped,
    TurnEnded,
    ZanzibarEvent,
)


def evolve(state: State | None, event: ZanzibarEvent) -> State:
    if state is None:
        assert isinstance(event, DecksShuffled), "a game starts with the decks"
        return _decks_shuffled(event)
    _CHANGES[type(event)](state, event)
    return state


def clone(state: State) -> State:
    return State(
        state.edition,
        state.first,
        state.decks.copy(),
        state.hands.copy(),
        state.put_away.copy(),
        state.scored.copy(),
        state.points.copy(),
        state.at.copy(),
        state.holds.copy(),
        state.kept.copy(),
        state.phase,
        state.turn,
        state.turns,
        state.idle,
        state.moving,
        state.steps_left,
        state.moved,
        state.plays,
        state.fresh,
        state.finished,
    )


# ── Queries ───────────────────────────────────────────────────────────────────────────────────


def the_board(state: State) -> Board:
    return board_of(state.edition)


def seats_of(state: State) -> int:
    return len(state.decks)


def traders_per_seat(state: State) -> int:
    return len(state.at) // len(state.decks)


def piece(state: State, seat: int, trader: int) -> int:
    """The index of a trader in `State.at`."""
    return seat * traders_per_seat(state) + trader - STRONGEST


def seat_and_trader(piece: int, per_seat: int) -> tuple[int, int]:
    """The seat and number of the trader with that index in `State.at`."""
    seat, place = divmod(piece, per_seat)
    return seat, place + STRONGEST


def left_to_put_away(state: State, seat: int) -> int:
    """How many orders the seat may still put away unscored: one or two in total (Z11)."""
    return UNSCORED[len(state.decks)] - len(state.put_away[seat])


# ── Set-up ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _decks_shuffled(event: DecksShuffled) -> State:
    seats = len(event.decks)
    return State(
        edition=event.edition,
        first=event.first,
        decks=list(event.decks),
        hands=[()] * seats,
        put_away=[()] * seats,
        scored=[()] * seats,
        points=[FIRST_SCORE] * seats,
        at=[-1] * (seats * len(numbers(seats))),
        holds=[-1] * len(board_of(event.edition).names),
        kept=[False] * seats,
        turn=event.first,
    )


def _placed(state: State, event: Placed) -> None:
    _stand(state, piece(state, event.seat, event.trader), the_board(state).number[event.space])
    state.turn = _next(state, event.seat)


def _opening_drawn(state: State, event: OpeningDrawn) -> None:
    for seat, orders in enumerate(event.hands):
        _draw(state, seat, orders)
    state.phase = "opening"
    state.turn = -1


def _opening_replaced(state: State, event: OpeningReplaced) -> None:
    _put_away(state, event.seat, event.order)
    _draw(state, event.seat, (event.drawn,))
    state.kept[event.seat] = left_to_put_away(state, event.seat) == 0


def _opening_kept(state: State, event: OpeningKept) -> None:
    state.kept[event.seat] = True


def _opening_ended(state: State, event: OpeningEnded) -> None:
    state.phase = "moving"
    state.turn = event.first


# ── Moving ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _stepped(state: State, event: Stepped) -> None:
    trader = event.trader
    if state.moving != trader:
        state.moving = trader
        state.steps_left = trader
        state.moved = (*state.moved, trader)
    state.steps_left -= 1  # Z3: each space entered costs one
    number = the_board(state).number
    state.holds[number[event.start]] = -1
    _stand(state, piece(state, event.seat, trader), number[event.to])


def _displaced(state: State, event: Pushed | Expelled) -> None:
    """Z8: any number of times in a move, also the same trader. Z9: its owner pays nothing."""
    other = piece(state, event.other_seat, event.other_trader)
    _stand(state, other, the_board(state).number[event.away])
    _stepped(state, Stepped(event.seat, event.trader, event.start, event.to))


def _stand(state: State, trader: int, space: int) -> None:
    state.at[trader] = space
    state.holds[space] = trader


# ── Orders ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _order_scored(state: State, event: OrderScored) -> None:
    seat = event.seat
    _leave_hand(state, seat, event.order)
    state.scored[seat] = (*state.scored[seat], Score(event.order, event.traders, event.points))
    state.points[seat] += event.points  # Z16: may go below zero
    _played(state)


def _order_put_away(state: State, event: OrderPutAway) -> None:
    _put_away(state, event.seat, event.order)
    _played(state)


def _played(state: State) -> None:
    state.plays += 1
    state.phase = "scoring"
    state.moving = state.steps_left = 0


def _orders_finished(state: State, event: OrdersFinished) -> None:
    seat = event.seat
    state.put_away[seat] = tuple(sorted((*state.put_away[seat], *event.left)))
    state.hands[seat] = state.decks[seat] = ()
    state.finished = (*state.finished, seat)


def _orders_drawn(state: State, event: OrdersDrawn) -> None:
    _draw(state, event.seat, event.orders)
    state.fresh = len(event.orders)
    state.phase = "keeping"
    state.moving = state.steps_left = 0


def _order_replaced(state: State, event: OrderReplaced) -> None:
    _put_away(state, event.seat, event.order)
    _draw(state, event.seat, event.drawn)
    state.fresh += len(event.drawn) - 1


def _orders_kept(state: State, _event: OrdersKept) -> None:
    state.fresh = 0


def _draw(state: State, seat: int, orders: Orders) -> None:
    state.decks[seat] = state.decks[seat][len(orders) :]
    state.hands[seat] += orders


def _put_away(state: State, seat: int, order: Order) -> None:
    _leave_hand(state, seat, order)
    state.put_away[seat] = tuple(sorted((*state.put_away[seat], order)))


def _leave_hand(state: State, seat: int, order: Order) -> None:
    state.hands[seat] = tuple(held for held in state.hands[seat] if held != order)


# ── Turns ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _turn_ended(state: State, event: TurnEnded) -> None:
    state.idle = 0 if state.plays else state.idle + 1  # Z23: only turns count
    state.turns += 1
    state.turn = _next(state, event.seat)
    state.phase = "moving"
    state.moving = state.steps_left = state.plays = state.fresh = 0
    state.moved = ()


def _next(state: State, seat: int) -> int:
    return (seat + 1) % len(state.decks)


def _game_ended(state: State, _event: GameEnded) -> None:
    state.phase = "over"
    state.turn = -1


_CHANGES: dict[type, Callable[[State, Any], None]] = {
    Placed: _placed,
    OpeningDrawn: _opening_drawn,
    OpeningReplaced: _opening_replaced,
    OpeningKept: _opening_kept,
    OpeningEnded: _opening_ended,
    Stepped: _stepped,
    Pushed: _displaced,
    Expelled: _displaced,
    OrderScored: _order_scored,
    OrderPutAway: _order_put_away,
    OrdersFinished: _orders_finished,
    OrdersDrawn: _orders_drawn,
    OrderReplaced: _order_replaced,
    OrdersKept: _orders_kept,
    TurnEnded: _turn_ended,
    GameEnded: _game_ended,
}
