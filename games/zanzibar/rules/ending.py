"""The end of the game: the last orders, the last turns, the winner."""

from games.zanzibar.components import STANDSTILL, to_score
from games.zanzibar.transitions import seats_of
from games.zanzibar.types import GameEnded, OrdersFinished, State, TurnEnded
from serai.engine import Outcome


def just_finished(state: State, seat: int) -> OrdersFinished | TurnEnded | None:
    """Z12: after the ninth (eighth) scored order a player has finished; the remaining orders count as put away."""
    if seat in state.finished:
        return TurnEnded(seat)  # Z21: the turn ends at once
    if len(state.scored[seat]) < to_score(seats_of(state)):
        return None
    left = tuple(sorted((*state.hands[seat], *state.decks[seat])))
    return OrdersFinished(seat, left, len(state.finished) + 1)


def what_follows(state: State) -> GameEnded | None:
    """The end of the game, checked at the start of a turn; None if the game goes on."""
    if state.finished and state.turn == state.finished[0]:
        return GameEnded("all-turns-taken")  # Z14: each other player has had one more turn
    if state.idle >= STANDSTILL * seats_of(state):
        return GameEnded("standstill")  # Z18
    return None


def outcome(state: State) -> Outcome | None:
    if state.phase != "over":
        return None
    seats = seats_of(state)
    earlier = [seats - state.finished.index(seat) if seat in state.finished else 0 for seat in range(seats)]
    return Outcome.ranked(state.points, earlier)  # Z15: ties go to the earlier finisher, else shared (Z20: any place)
