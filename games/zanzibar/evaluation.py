"""What the expert knows about Zanzibar: the evaluation of states, and candidate actions."""

from collections.abc import Sequence
from typing import NamedTuple

from games.zanzibar.bots import TURN_COST, points_now
from games.zanzibar.components import MAX_MOVERS, STRONGEST, numbers, to_score
from games.zanzibar.planning import Situation, bits
from games.zanzibar.transitions import seats_of
from games.zanzibar.types import Expel, Push, State, Step, ZanzibarAction
from serai.engine import Values, win_probabilities

Walk = Step | Push | Expel
MAX_STEPS = 6
"""Candidates among the possible steps."""
LAST_TURN_WEIGHT = 0.6
LAST_TURN_SPREAD = 1.5
TURN_DISTANCE_COST = 0.15
"""The cost of each turn until the seat's own next turn."""


class Weights(NamedTuple):
    """Weights of the expected further points, fitted to games between traders."""

    order: float
    """Per order left to score."""
    timely_order: float
    """Per order that can be scored before another player finishes."""
    first_value: float
    """Per point of the expected value of the better order in hand."""
    second_value: float
    """The same for the other order."""
    now: float
    """Per point that could be scored at once."""
    spread: float


EARLY = Weights(1.9, 0.0, 0.12, 0.04, 0.08, 4.5)
MIDDLE = Weights(1.0, 0.4, 0.18, 0.08, 0.06, 3.8)
LATE = Weights(0.74, 1.0, 0.3, 0.07, 0.07, 2.6)


def evaluate(state: State) -> Values | None:
    """Evaluates states at the start of a turn: by points, and by the expected points of orders."""
    if state.phase != "moving" or state.moved or state.plays:
        return None
    to_come = to_score(seats_of(state)) - max(map(len, state.scored))
    weights = EARLY if to_come > 5 else MIDDLE if to_come > 2 else LATE
    scores = [points + _still_to_come(state, seat, to_come, weights) for seat, points in enumerate(state.points)]
    return win_probabilities(scores, LAST_TURN_SPREAD if state.finished else weights.spread)


def _still_to_come(state: State, seat: int, to_come: int, weights: Weights) -> float:
    seats, hand = seats_of(state), state.hands[seat]
    left = to_score(seats) - len(state.scored[seat])
    if not left or not hand:
        return 0.0
    situation = Situation(state, seat)
    steps = {number: number for number in numbers(seats)}
    schedules = [situation.mobility.schedule(order, steps, MAX_MOVERS, TURN_COST) for order in hand]
    values = sorted((schedule.value for schedule in schedules), reverse=True)
    if state.finished:
        return LAST_TURN_WEIGHT * sum(max(0.0, value) for value in values)
    return (
        weights.order * left
        + weights.timely_order * min(left, to_come + 1)
        + weights.first_value * values[0]
        + weights.second_value * sum(values[1:])
        + weights.now * max(points_now(situation, order) for order in hand)
        - TURN_DISTANCE_COST * ((seat - state.turn) % seats)
    )


def candidates(state: State, seat: int, legal: Sequence[ZanzibarAction]) -> Sequence[ZanzibarAction]:
    """The candidates: for placements the rollout policy's action; steps towards villages where orders pay."""
    if state.phase == "placing":
        return ()
    walks = [action for action in legal if isinstance(action, Walk)]
    others = [action for action in legal if not isinstance(action, Walk)]
    return [*others, *_walks(Situation(state, seat), walks)]


def _walks(situation: Situation, walks: Sequence[Walk]) -> list[Walk]:
    """The best steps; of several steps of a trader to the same space, only one."""
    best: dict[tuple[int, str], Walk] = {}
    for walk in sorted(walks, key=lambda walk: -_progress(situation, walk)):
        best.setdefault((walk.trader, walk.to), walk)
    return list(best.values())[:MAX_STEPS]


def _progress(situation: Situation, walk: Walk) -> float:
    """How much nearer the step brings the trader to a village where one of the orders pays."""
    board, begin = situation.mobility.board, situation.mobility.at[walk.trader - STRONGEST]
    end, most = board.number[walk.to], -9.0
    for order in situation.state.hands[situation.seat]:
        matching = situation.mobility.bitboard.matching[order]
        if matching >> begin & 1:
            most = max(most, 0.0 if matching >> end & 1 else -2.0)
            continue
        goals = list(bits(matching & ~situation.mobility.own))
        before, after = (min((board.distance[at][goal] for goal in goals), default=9) for at in (begin, end))
        most = max(most, before - after + (not after) + 1 / (1 + after))
    return most + (0.0 if isinstance(walk, Step) else 0.3)
