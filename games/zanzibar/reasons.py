"""What speaks for a choice in Zanzibar: what orders in hand pay now, and what they could come to in two more turns."""

from collections.abc import Iterator

from games.zanzibar.board import Board
from games.zanzibar.bots import now_worth, price_of_a_turn
from games.zanzibar.components import to_score
from games.zanzibar.facts import seat_and_trader, seats_of, the_board, traders_each
from games.zanzibar.plans import Situation, bits
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
"""Steps."""


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
        seat_and_trader(state.holds[there], traders_each(state))
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
    start, end = situation.ground.standing(trader), situation.ground.board.number[to]
    own_then = situation.ground.own & ~(1 << start) | 1 << end
    hand = situation.state.hands[situation.seat]
    raises = [Raises(order, now_worth(situation, order), _worth(situation, order, own_then)) for order in hand]
    best = max(raises, key=lambda one: one.after - one.before, default=None)
    if best and best.after > best.before:
        return best
    nears = [near for order in hand for near in _nears(situation, trader, order, end)]
    return min(nears, key=lambda near: near.steps, default=NothingBetter())


def _worth(situation: Situation, order: Order, own: int) -> int:
    return situation.ground.board.pays[order][(own & situation.ground.map.matching[order]).bit_count()]


def _nears(situation: Situation, trader: int, order: Order, end: int) -> Iterator[Nears]:
    """The villages that the step brings a trader nearer to, of those where it would count and could stand."""
    ground = situation.ground
    matching, distance, start = ground.map.matching[order], ground.board.distance, ground.standing(trader)
    if not matching >> start & 1:
        for goal in bits(matching & ground.enterable[trader]):
            if distance[end][goal] < distance[start][goal]:
                yield Nears(order, distance[end][goal])


def _scoring(situation: Situation, order: Order) -> ZanzibarReason:
    state, points = situation.state, now_worth(situation, order)
    if _is_last(situation) and (lead := _lead(situation, points)) > 0:
        return EndsAhead(lead)
    if points < 0:
        return Costs(-points)
    later, turns = _prospect(situation, order, price_of_a_turn(state))
    return PaysNow(points, later, turns) if turns else PaysBest(points)


def _is_last(situation: Situation) -> bool:
    """Whether the next order that is scored is the one after which everybody else has one more turn (Z14)."""
    state = situation.state
    return not state.finished and len(state.scored[situation.seat]) + 1 == to_score(seats_of(state))


def _lead(situation: Situation, points: int) -> int:
    """Over the best of the others, with so many points more."""
    state, seat = situation.state, situation.seat
    return state.points[seat] + points - max(score for other, score in enumerate(state.points) if other != seat)


def _prospect(situation: Situation, order: Order, price: float = 0.0) -> tuple[int, int]:
    """What an order can come to if a turn of waiting costs so much, and how many turns that takes."""
    schedule = situation.ground.schedule(order, {}, 0, price)
    turns = max(0, schedule.turns - 1)
    return round(schedule.promise + price * turns), turns


def _putting_away(situation: Situation, order: Order) -> ZanzibarReason:
    prospects = {other: _prospect(situation, other)[0] for other in situation.state.hands[situation.seat]}
    points = prospects[order]
    if points <= 0:
        return Unpromising(points)
    return LeastPromising(points) if points == min(prospects.values()) else NothingBetter()


def _keeping(situation: Situation) -> ZanzibarReason:
    state = situation.state
    drawn = state.hands[situation.seat][-state.fresh :]  # in the opening none is fresh, and all count
    points, order = max((_prospect(situation, order)[0], order) for order in drawn)
    return Promising(order, points) if points > 0 else NothingBetter()


def _ending(situation: Situation) -> ZanzibarReason:
    state = situation.state
    hand, price = state.hands[situation.seat], price_of_a_turn(state)
    if not hand:
        return NothingBetter()
    most = max(now_worth(situation, order) for order in hand)
    if _is_last(situation) and (lead := _lead(situation, most)) < 0:
        return EndsBehind(-lead)
    waits = [WaitsFor(order, now_worth(situation, order), _prospect(situation, order, price)[0]) for order in hand]
    best = max(waits, key=lambda wait: wait.after - wait.before)
    if best.after > max(0, best.before):
        return best
    return NothingPays(-most) if most < 0 else NothingBetter()
