"""Arguments for actions in Zanzibar: what orders in hand pay now, and what they could pay in two more turns."""

from collections.abc import Iterator

from games.zanzibar.board import Board
from games.zanzibar.bots import current_turn_cost, points_now
from games.zanzibar.components import to_score
from games.zanzibar.planning import Situation, bits
from games.zanzibar.transitions import seat_and_trader, seats_of, the_board, traders_per_seat
from games.zanzibar.types import (
    BesideWeaker,
    Costs,
    EndsAhead,
    EndsBehind,
    EndTurn,
    Expel,
    Keep,
    LeastPromising,
    Nears,
    NothingBetter,
    NothingPays,
    Order,
    PaysBest,
    PaysNow,
    Place,
    Promising,
    Push,
    PutAway,
    Raises,
    ScoreOrder,
    State,
    Step,
    Unpromising,
    VillagesNear,
    WaitsFor,
    ZanzibarAction,
    ZanzibarReason,
)

NEAR = 2
"""Villages within this many steps count as near."""


def reason(state: State, seat: int, action: ZanzibarAction) -> ZanzibarReason:
    match action:
        case Place():
            return _placing(state, seat, action)
        case Step() | Push() | Expel():
            return _moving(Situation(state, seat), action.trader, action.to)
        case ScoreOrder(order):
            return _scoring(Situation(state, seat), order)
        case PutAway(order):
            return _putting_away(Situation(state, seat), order)
        case Keep():
            return _keeping(Situation(state, seat))
        case EndTurn():
            return _ending(Situation(state, seat))


def _placing(state: State, seat: int, place: Place) -> ZanzibarReason:
    board = the_board(state)
    space = board.number[place.space]
    beside = [
        seat_and_trader(state.holds[there], traders_per_seat(state))
        for there in board.near[space]
        if state.holds[there] >= 0
    ]
    rivals = [number for owner, number in beside if owner != seat]
    if rivals and min(rivals) > place.trader:
        return BesideWeaker(len(rivals))
    distance = board.distance[space]
    return VillagesNear(sum(0 < distance[village] <= NEAR for village in _villages(board)))


def _villages(board: Board) -> frozenset[int]:
    return frozenset().union(*board.matching.values())


def _moving(situation: Situation, trader: int, to: str) -> ZanzibarReason:
    start, end = situation.mobility.space_of(trader), situation.mobility.board.number[to]
    own_then = situation.mobility.own & ~(1 << start) | 1 << end
    hand = situation.state.hands[situation.seat]
    raises = [Raises(order, points_now(situation, order), _worth(situation, order, own_then)) for order in hand]
    best = max(raises, key=lambda one: one.after - one.before, default=None)
    if best and best.after > best.before:
        return best
    nears = [near for order in hand for near in _nears(situation, trader, order, end)]
    return min(nears, key=lambda near: near.steps, default=NothingBetter())


def _worth(situation: Situation, order: Order, own: int) -> int:
    return situation.mobility.board.pays[order][(own & situation.mobility.bitboard.matching[order]).bit_count()]


def _nears(situation: Situation, trader: int, order: Order, end: int) -> Iterator[Nears]:
    """The matching villages to which the step brings the trader nearer and that it could enter."""
    mobility = situation.mobility
    matching, distance, start = mobility.bitboard.matching[order], mobility.board.distance, mobility.space_of(trader)
    if not matching >> start & 1:
        for goal in bits(matching & mobility.enterable[trader]):
            if distance[end][goal] < distance[start][goal]:
                yield Nears(order, distance[end][goal])


def _scoring(situation: Situation, order: Order) -> ZanzibarReason:
    state, points = situation.state, points_now(situation, order)
    if _is_last(situation) and (lead := _lead(situation, points)) > 0:
        return EndsAhead(lead)
    if points < 0:
        return Costs(-points)
    later, turns = _prospect(situation, order, current_turn_cost(state))
    return PaysNow(points, later, turns) if turns else PaysBest(points)


def _is_last(situation: Situation) -> bool:
    """Whether the next scored order finishes the seat, so that all others have one more turn (Z14)."""
    state = situation.state
    return not state.finished and len(state.scored[situation.seat]) + 1 == to_score(seats_of(state))


def _lead(situation: Situation, points: int) -> int:
    """The lead over the best other seat, with that many more points."""
    state, seat = situation.state, situation.seat
    return state.points[seat] + points - max(score for other, score in enumerate(state.points) if other != seat)


def _prospect(situation: Situation, order: Order, turn_cost: float = 0.0) -> tuple[int, int]:
    """What an order can pay in the best plan with that cost per turn, and how many turns the plan takes."""
    schedule = situation.mobility.schedule(order, {}, 0, turn_cost)
    turns = max(0, schedule.turns - 1)
    return round(schedule.value + turn_cost * turns), turns


def _putting_away(situation: Situation, order: Order) -> ZanzibarReason:
    prospects = {other: _prospect(situation, other)[0] for other in situation.state.hands[situation.seat]}
    points = prospects[order]
    if points <= 0:
        return Unpromising(points)
    return LeastPromising(points) if points == min(prospects.values()) else NothingBetter()


def _keeping(situation: Situation) -> ZanzibarReason:
    state = situation.state
    drawn = state.hands[situation.seat][-state.fresh :]  # in the opening no order is marked as fresh, and all count
    points, order = max((_prospect(situation, order)[0], order) for order in drawn)
    return Promising(order, points) if points > 0 else NothingBetter()


def _ending(situation: Situation) -> ZanzibarReason:
    state = situation.state
    hand, turn_cost = state.hands[situation.seat], current_turn_cost(state)
    if not hand:
        return NothingBetter()
    most = max(points_now(situation, order) for order in hand)
    if _is_last(situation) and (lead := _lead(situation, most)) < 0:
        return EndsBehind(-lead)
    waits = [WaitsFor(order, points_now(situation, order), _prospect(situation, order, turn_cost)[0]) for order in hand]
    best = max(waits, key=lambda wait: wait.after - wait.before)
    if best.after > max(0, best.before):
        return best
    return NothingPays(-most) if most < 0 else NothingBetter()
