"""The standing orders of Zanzibar. This module is never compiled: Structs would lose their tag."""

from collections.abc import Sequence

from games.zanzibar.components import MAX_MOVERS, numbers
from games.zanzibar.rules.moving import steps_left
from games.zanzibar.transitions import piece, seats_of, the_board
from games.zanzibar.types import EndTurn, Order, State, View, ZanzibarAction
from serai.engine import Expired, Offer, Play, Position, Range, Rng, StandingOrder, StandingOrderResult, Wait

ZanzibarPosition = Position[State, ZanzibarAction]


class EndIdleTurn(StandingOrder, frozen=True):
    """End the turn if no order in hand can bring that many points; an instant end would reveal the hand (Z17)."""

    delayed = True
    least: int

    @classmethod
    def offered(cls, position: ZanzibarPosition) -> Sequence[Offer]:
        if has_finished(position.view(), position.seat):
            return []
        pays = the_board(_known(position)).pays.values()
        return [Offer(cls(1), numbers={"least": Range(1, max(map(max, pays)))})]

    def carry_out(self, position: ZanzibarPosition) -> StandingOrderResult:
        if has_finished(position.view(), position.seat):
            return Expired()
        if EndTurn() not in position.legal:
            return Wait()
        state = _known(position)
        hand = state.hands[position.seat]
        idle = all(most_points(state, position.seat, order) < self.least for order in hand)
        return Play(EndTurn()) if idle else Wait()


def has_finished(view: View, seat: int) -> bool:
    """Z14: the player has scored the last order, or the game is over."""
    return view.phase == "over" or view.players[seat].finished > 0


def most_points(state: State, seat: int, order: Order) -> int:
    """An upper bound of the order's points in this turn: other traders are ignored."""
    board, matching = the_board(state), the_board(state).matching[order]
    far = steps_left(state)
    standing = waiting = going_on = 0
    for trader in numbers(seats_of(state)):
        space = state.at[piece(state, seat, trader)]
        steps = far.get(trader, 0)
        if space in matching:
            standing += 1
        elif any(board.distance[space][village] <= steps for village in matching):
            if trader == state.moving:
                going_on += 1
            else:
                waiting += 1
    pays = board.pays[order]
    traders = standing + going_on + min(waiting, MAX_MOVERS - len(state.moved))
    return max(pays[: traders + 1])


def _known(position: ZanzibarPosition) -> State:
    """A determinized state; only the seat's own hand and the board are read from it."""
    return position.determinize(Rng.of("standing"))


STANDING_ORDERS = (EndIdleTurn,)
