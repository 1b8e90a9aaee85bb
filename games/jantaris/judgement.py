"""What the expert knows of Jantaris: who is how likely to win, and which choices are worth a thought."""

from collections.abc import Sequence
from math import prod

from games.jantaris.board import all_goods_of, standing
from games.jantaris.bots import value, vote_values, vote_weights
from games.jantaris.components import CENTRE, FAME_TO_END
from games.jantaris.types import JantarisAction, State, Vote
from games.jantaris.worth import Eye
from serai.engine import Values, shares

HOPE = 0.6
"""How much of what markets promise comes true."""
IN_CENTRE = 0.35
MOST_IN_CENTRE = 3
LUCK_AT_THE_END = 0.7
LUCK_OF_A_GAME = 2.0
"""How much fame chance is worth: when the end is near, and more before."""
MOST = 8


def judge(state: State) -> Values | None:
    """When a turn begins: by fame, and by what goods, majorities and the centre promise."""
    if not state.agenda or state.agenda[-1].what != "turn" or state.used:
        return None
    left = max(0.0, 1 - max(state.fame) / (FAME_TO_END + 2))
    return shares([_expected(state, seat) for seat in range(len(state.fame))], LUCK_AT_THE_END + LUCK_OF_A_GAME * left)


def _expected(state: State, seat: int) -> float:
    eye = Eye(state, seat)
    there = min(MOST_IN_CENTRE, standing(state, seat, CENTRE))
    return state.fame[seat] + HOPE * eye.hope + eye.good * all_goods_of(state, seat) + IN_CENTRE * there


def likely(state: State, seat: int) -> float:
    """Others vote for what serves them, though not always."""
    if state.revealed:
        return 1.0
    cast = [(other, vote) for other, vote in enumerate(state.votes) if other != seat and vote >= 0]
    return prod(vote_weights(vote_values(Eye(state, other)))[vote] / 1000 for other, vote in cast)


def consider(state: State, seat: int, legal: Sequence[JantarisAction]) -> Sequence[JantarisAction]:
    if isinstance(legal[0], Vote):
        return legal
    eye = Eye(state, seat)
    return sorted(legal, key=lambda action: -value(eye, action))[:MOST]
