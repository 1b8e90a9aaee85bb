"""What the expert knows about Jantaris: the evaluation of states, the likelihood of votes, and candidate actions."""

from collections.abc import Sequence
from math import prod

from games.jantaris.board import all_goods_of, merchants_in
from games.jantaris.bots import value, vote_values, vote_weights
from games.jantaris.components import CENTRE, FAME_TO_END
from games.jantaris.types import JantarisAction, State, Vote
from games.jantaris.value import SeatEvaluation
from serai.engine import Values, win_probabilities

MARKET_WEIGHT = 0.6
"""The weight of the estimated value of markets."""
CENTRE_WEIGHT = 0.35
MAX_IN_CENTRE = 3
FINAL_SPREAD = 0.7
GAME_SPREAD = 2.0
"""The spread of `win_probabilities`, in fame: at the end, and what a whole game adds to it."""
MAX_CANDIDATES = 8


def evaluate(state: State) -> Values | None:
    """Evaluates states at the start of a turn: by fame, and the estimated value of goods, majorities and the centre."""
    if not state.agenda or state.agenda[-1].kind != "turn" or state.used:
        return None
    left = max(0.0, 1 - max(state.fame) / (FAME_TO_END + 2))
    return win_probabilities(
        [_expected(state, seat) for seat in range(len(state.fame))], FINAL_SPREAD + GAME_SPREAD * left
    )


def _expected(state: State, seat: int) -> float:
    evaluation = SeatEvaluation(state, seat)
    there = min(MAX_IN_CENTRE, merchants_in(state, seat, CENTRE))
    return (
        state.fame[seat]
        + MARKET_WEIGHT * evaluation.market_value
        + evaluation.good_value * all_goods_of(state, seat)
        + CENTRE_WEIGHT * there
    )


def likelihood(state: State, seat: int) -> float:
    """The likelihood of the others' votes under the guildmaster's mixed strategy."""
    if state.revealed:
        return 1.0
    cast = [(other, vote) for other, vote in enumerate(state.votes) if other != seat and vote >= 0]
    return prod(vote_weights(vote_values(SeatEvaluation(state, other)))[vote] / 1000 for other, vote in cast)


def candidates(state: State, seat: int, legal: Sequence[JantarisAction]) -> Sequence[JantarisAction]:
    if isinstance(legal[0], Vote):
        return legal
    evaluation = SeatEvaluation(state, seat)
    return sorted(legal, key=lambda action: -value(evaluation, action))[:MAX_CANDIDATES]
