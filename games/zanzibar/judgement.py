"""What the expert knows of Zanzibar: who is how likely to win, and which choices are worth a thought."""

from collections.abc import Sequence
from typing import NamedTuple

from games.zanzibar.bots import PRICE_OF_A_TURN, now_worth
from games.zanzibar.components import MOVERS, STRONGEST, numbers, to_score
from games.zanzibar.facts import seats_of
from games.zanzibar.plans import Situation, bits
from games.zanzibar.types import Expel, Push, State, Step, ZanzibarAction
from serai.engine import Values, shares

Walk = Step | Push | Expel
MOST_STEPS = 6
"""So many of the steps of a turn are worth a thought."""
LAST_TURN = 0.6
LUCK_OF_THE_LAST_TURN = 1.5
LATER_TURN = 0.15
"""What it costs to be one turn farther from the next."""


class Weights(NamedTuple):
    """What traders' games say of the points still to come, per …"""

    order: float
    """… order left to score,"""
    timely_order: float
    """… one of them that may be scored before somebody finishes,"""
    first_promise: float
    second_promise: float
    now: float
    """… point of what could be scored at once."""
    luck: float


EARLY = Weights(1.9, 0.0, 0.12, 0.04, 0.08, 4.5)
MIDDLE = Weights(1.0, 0.4, 0.18, 0.08, 0.06, 3.8)
LATE = Weights(0.74, 1.0, 0.3, 0.07, 0.07, 2.6)


def judge(state: State) -> Values | None:
    """When a turn begins: by points, and by what orders promise."""
    if state.phase != "moving" or state.moved or state.plays:
        return None
    to_come = to_score(seats_of(state)) - max(map(len, state.scored))
    weights = EARLY if to_come > 5 else MIDDLE if to_come > 2 else LATE
    scores = [points + _still_to_come(state, seat, to_come, weights) for seat, points in enumerate(state.points)]
    return shares(scores, LUCK_OF_THE_LAST_TURN if state.finished else weights.luck)


def _still_to_come(state: State, seat: int, to_come: int, weights: Weights) -> float:
    seats, hand = seats_of(state), state.hands[seat]
    left = to_score(seats) - len(state.scored[seat])
    if not left or not hand:
        return 0.0
    situation = Situation(state, seat)
    steps = {number: number for number in numbers(seats)}
    schedules = [situation.ground.schedule(order, steps, MOVERS, PRICE_OF_A_TURN) for order in hand]
    promises = sorted((schedule.promise for schedule in schedules), reverse=True)
    if state.finished:
        return LAST_TURN * sum(max(0.0, promise) for promise in promises)
    return (
        weights.order * left
        + weights.timely_order * min(left, to_come + 1)
        + weights.first_promise * promises[0]
        + weights.second_promise * sum(promises[1:])
        + weights.now * max(now_worth(situation, order) for order in hand)
        - LATER_TURN * ((seat - state.turn) % seats)
    )


def consider(state: State, seat: int, legal: Sequence[ZanzibarAction]) -> Sequence[ZanzibarAction]:
    """Where to place a trader the trader knows best; of steps those that lead to where orders pay."""
    if state.phase == "placing":
        return ()
    walks = [action for action in legal if isinstance(action, Walk)]
    others = [action for action in legal if not isinstance(action, Walk)]
    return [*others, *_walks(Situation(state, seat), walks)]


def _walks(situation: Situation, walks: Sequence[Walk]) -> list[Walk]:
    """The best, and of those that lead a trader to the same space, one."""
    best: dict[tuple[int, str], Walk] = {}
    for walk in sorted(walks, key=lambda walk: -_headway(situation, walk)):
        best.setdefault((walk.trader, walk.to), walk)
    return list(best.values())[:MOST_STEPS]


def _headway(situation: Situation, walk: Walk) -> float:
    """How much nearer a step brings a trader to where one of the orders pays."""
    board, begin = situation.ground.board, situation.ground.at[walk.trader - STRONGEST]
    end, most = board.number[walk.to], -9.0
    for order in situation.state.hands[situation.seat]:
        matching = situation.ground.map.matching[order]
        if matching >> begin & 1:
            most = max(most, 0.0 if matching >> end & 1 else -2.0)
            continue
        goals = list(bits(matching & ~situation.ground.own))
        before, after = (min((board.distance[at][goal] for goal in goals), default=9) for at in (begin, end))
        most = max(most, before - after + (not after) + 1 / (1 + after))
    return most + (0.0 if isinstance(walk, Step) else 0.3)
