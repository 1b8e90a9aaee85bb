"""Playing orders at the end of a turn: scoring them, or putting one away instead of scoring."""

from collections.abc import Sequence

from games.zanzibar.components import ORDERS
from games.zanzibar.rules import ending, keeping
from games.zanzibar.rules.common import require_in_hand, require_turn
from games.zanzibar.transitions import left_to_put_away, the_board, traders_per_seat
from games.zanzibar.types import (
    EndTurn,
    Order,
    OrderPutAway,
    OrderScored,
    PutAway,
    ScoreOrder,
    State,
    ZanzibarEvent,
)
from serai.engine import IllegalAction


def legal(state: State, seat: int) -> Sequence[ScoreOrder | PutAway | EndTurn]:
    """None, one or two orders: once both are played, the hand is empty and the turn ends automatically."""
    hand = state.hands[seat]
    if left_to_put_away(state, seat):
        return [*(_SCORE[order] for order in hand), *(_PUT_AWAY[order] for order in hand), _END_TURN]
    return [*(_SCORE[order] for order in hand), _END_TURN]


_SCORE = {order: ScoreOrder(order) for order in ORDERS}
_PUT_AWAY = {order: PutAway(order) for order in ORDERS}
_END_TURN = EndTurn()


def score(state: State, seat: int, action: ScoreOrder) -> OrderScored:
    if state.phase == "keeping" and state.turn == seat:
        raise IllegalAction("scoring-is-over", ruling="Z10")  # orders drawn at the end of the turn
    require_turn(state, seat, "moving", "scoring")
    require_in_hand(state, seat, action.order)
    traders, points = worth(state, seat, action.order)
    return OrderScored(seat, action.order, traders, points)


def worth(state: State, seat: int, order: Order) -> tuple[int, int]:
    """The number of the seat's traders in matching villages, and the points for them.

    Z10: a trader may count for two orders; the sea matches none.
    """
    board, each = the_board(state), traders_per_seat(state)
    matching = board.matching[order]
    traders = sum(space in matching for space in state.at[seat * each : (seat + 1) * each])
    return traders, board.pays[order][traders]


def put_away(state: State, seat: int, action: PutAway) -> OrderPutAway:
    """Z11: puts an order away instead of scoring."""
    require_turn(state, seat, "moving", "scoring")
    require_in_hand(state, seat, action.order)
    if not left_to_put_away(state, seat):
        raise IllegalAction("enough-put-away", ruling="Z11")
    return OrderPutAway(seat, action.order)


def end_turn(state: State, seat: int, _action: EndTurn) -> ZanzibarEvent:
    require_turn(state, seat, "moving", "scoring")
    return keeping.refill_or_end(state)


def what_follows(state: State) -> ZanzibarEvent | None:
    seat = state.turn
    if finished := ending.just_finished(state, seat):
        return finished
    return None if state.hands[seat] else keeping.refill_or_end(state)
