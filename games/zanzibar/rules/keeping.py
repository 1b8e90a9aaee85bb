"""The end of a turn: the hand is refilled, and an order just drawn may be put away and replaced (Z11)."""

from collections.abc import Sequence

from games.zanzibar.components import HAND_SIZE
from games.zanzibar.rules.common import require_in_hand, require_turn
from games.zanzibar.transitions import left_to_put_away
from games.zanzibar.types import (
    Keep,
    OrderReplaced,
    OrdersDrawn,
    OrdersKept,
    PutAway,
    State,
    TurnEnded,
)
from serai.engine import IllegalAction


def refill_or_end(state: State) -> OrdersDrawn | TurnEnded:
    """Refills the hand, also in the last turn (Z19), or ends the turn."""
    seat = state.turn
    drawn = state.decks[seat][: HAND_SIZE - len(state.hands[seat])]  # Z13: an empty deck refills nothing
    return OrdersDrawn(seat, drawn) if drawn else TurnEnded(seat)


def legal(state: State, seat: int) -> Sequence[Keep | PutAway]:
    return [Keep(), *map(PutAway, state.hands[seat][-state.fresh :])]


def put_away(state: State, seat: int, action: PutAway) -> OrderReplaced:
    """Z11: this is not one of the two plays. The replacement counts as just drawn; an empty deck gives none."""
    require_turn(state, seat, "keeping")
    require_in_hand(state, seat, action.order)
    if action.order not in state.hands[seat][-state.fresh :]:
        raise IllegalAction("not-just-drawn", ruling="Z11")
    return OrderReplaced(seat, action.order, state.decks[seat][:1])


def keep(state: State, seat: int, _action: Keep) -> OrdersKept:
    require_turn(state, seat, "keeping")
    return OrdersKept(seat)


def what_follows(state: State) -> TurnEnded | None:
    """Z11: ends the turn after the decision, or without one if the quota is used up."""
    undecided = state.fresh and left_to_put_away(state, state.turn)
    return None if undecided else TurnEnded(state.turn)
