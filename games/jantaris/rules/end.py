"""The end of a turn and of the game."""

from games.jantaris.board import all_goods_of
from games.jantaris.components import FAME_TO_END, LAST_ROUND
from games.jantaris.types import GameEnded, State, TurnBegan
from serai.engine import Outcome


def next_turn(state: State) -> TurnBegan | GameEnded:
    """J17: the end is checked at the start of the start player's turn."""
    following = (state.active + 1) % len(state.fame)
    if following != state.first:
        return TurnBegan(following, state.round)
    if max(state.fame) >= FAME_TO_END or state.round == LAST_ROUND:  # J21
        return GameEnded(tuple(state.fame), _goods(state))
    return TurnBegan(following, state.round + 1)


def outcome(state: State) -> Outcome | None:
    """J17: most fame, then most goods, then a shared win."""
    return Outcome.ranked(state.fame, _goods(state)) if state.phase == "over" else None


def _goods(state: State) -> tuple[int, ...]:
    return tuple(all_goods_of(state, seat) for seat in range(len(state.fame)))
