"""The trader: plans the two orders in hand, moves towards them, takes small losses and puts hopeless orders away."""

from collections.abc import Sequence

from games.zanzibar.board import board_of
from games.zanzibar.components import MOVERS, to_score
from games.zanzibar.facts import left_to_put_away, seat_and_trader, seats_of, traders_each
from games.zanzibar.plans import Assignment, Schedule, Situation, map_of
from games.zanzibar.rules.moving import steps_left
from games.zanzibar.types import (
    EndTurn,
    Expel,
    Keep,
    Order,
    Place,
    Push,
    PutAway,
    ScoreOrder,
    State,
    ZanzibarAction,
)
from serai.engine import Position, Rng

# Found by letting traders play each other.
PREY = 0.3
"""How good it is to be placed beside a weaker trader; beside a stronger one it is bad by 1."""
WHIM = 0.5
"""How much chance may add when a trader is placed."""
PRICE_OF_A_TURN = 1.4
"""How many points more a turn of waiting must promise."""
NO_MORE_TURNS = 99.0
IMPATIENCE = 0.3
"""How much that rises with every round in which nobody has played an order."""
HOPELESS = -3
"""An order that promises less is put away, as long as that is allowed."""
SMALL_LOSS = -1
"""What to pay at most to be rid of an order."""
LATE = 5
"""So many orders before somebody finishes, losses no longer pay."""
CLEAR_LEAD = 3
"""A lead with which to end the game."""
SAFE_LEAD = 7
"""A lead that others hardly make good in one turn."""


def trader(position: Position[State, ZanzibarAction], rng: Rng) -> ZanzibarAction:
    state, seat = position.imagine(rng), position.seat
    match state.phase:
        case "placing":
            return _place(state, seat, position.legal, rng)
        case "opening" | "keeping":
            return _keep_or_put_away(Situation(state, seat), position.legal)
        case "moving":
            situation = Situation(state, seat)
            return _step(situation, position.legal) or _play(situation)
    return _play(Situation(state, seat))


def _place(state: State, seat: int, actions: Sequence[ZanzibarAction], rng: Rng) -> ZanzibarAction:
    """Against one opponent the slow ones go into the middle of things; among more, each finds itself a good place."""
    places = [action for action in actions if isinstance(action, Place)]
    if seats_of(state) > 2:
        return min(places, key=lambda place: _discomfort(state, seat, place) + rng.below(100) / 100 * WHIM)
    remoteness, number = map_of(state.edition).remoteness, board_of(state.edition).number
    return min(places, key=lambda place: (place.trader, remoteness[number[place.space]]))


def _discomfort(state: State, seat: int, place: Place) -> float:
    """It is good to stand in the middle, better not beside the stronger, and best beside the weaker.

    Whoever places later knows more about that: some amends for not having the first turn.
    """
    board, each = board_of(state.edition), traders_each(state)
    space = board.number[place.space]
    discomfort = map_of(state.edition).remoteness[space]
    for there in board.near[space]:
        other = state.holds[there]
        if other >= 0:
            owner, number = seat_and_trader(other, each)
            if owner != seat:
                discomfort += (number < place.trader) - PREY * (number > place.trader)
    return discomfort


# ── Moving ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _step(situation: Situation, actions: Sequence[ZanzibarAction]) -> ZanzibarAction | None:
    """The next step of the best plan; None: all stand where they should."""
    steps = steps_left(situation.state)
    assignment = _next_assignment(situation, steps) if steps else None
    return _towards(situation, *assignment, actions) if assignment else None


def _next_assignment(situation: Situation, steps: dict[int, int]) -> Assignment | None:
    """First for the order that promises more, then for the other with whoever is left; who is on the move goes on."""
    state, price = situation.state, price_of_a_turn(situation.state)
    movers = MOVERS - len(state.moved) + (state.steps_left > 0)
    hand = state.hands[situation.seat]
    schedules = {order: situation.ground.schedule(order, steps, movers, price) for order in hand}
    first = max(hand, key=lambda order: schedules[order].promise)
    assignments = _movable(situation, schedules[first], steps)
    settled = assignments and (not state.steps_left or any(number == state.moving for number, _ in assignments))
    if not settled and len(assignments) < movers and len(hand) > 1:
        idle = _idle(situation, first, schedules[first], steps)
        if idle:
            second = situation.ground.schedule(hand[hand.index(first) - 1], idle, movers - len(assignments), price)
            assignments += _movable(situation, second, idle)
    return min(assignments, key=lambda assignment: assignment[0] != state.moving, default=None)


def _idle(situation: Situation, order: Order, schedule: Schedule, steps: dict[int, int]) -> dict[int, int]:
    """Who has nothing to do for an order and could step."""
    busy = {number for number, _ in schedule.assignments}
    matching = situation.ground.map.matching[order]
    return {
        number: far
        for number, far in steps.items()
        if number not in busy and not matching >> situation.ground.standing(number) & 1
    }


def _movable(situation: Situation, schedule: Schedule, steps: dict[int, int]) -> list[Assignment]:
    """Those of a schedule that can step in this turn, the farthest from their goals first."""
    distance = situation.ground.board.distance
    movable = [(number, goal) for number, goal in schedule.assignments if steps.get(number)]
    if schedule.turns > 1:
        movable.sort(key=lambda one: -distance[situation.ground.standing(one[0])][one[1]] / one[0])
    return movable


def price_of_a_turn(state: State) -> float:
    if state.finished:
        return NO_MORE_TURNS
    return PRICE_OF_A_TURN + IMPATIENCE * state.idle / seats_of(state)


def _towards(situation: Situation, number: int, goal: int, actions: Sequence[ZanzibarAction]) -> ZanzibarAction:
    to = situation.ground.first_step(number, goal)
    board = situation.ground.board
    if situation.ground.free >> to & 1:
        return board.steps[number][to]
    name, wanted = board.names[to], 0
    for order in situation.state.hands[situation.seat]:
        wanted |= situation.ground.map.matching[order]
    displacements = [
        action
        for action in actions
        if isinstance(action, Push | Expel) and action.trader == number and action.to == name
    ]
    return max(displacements, key=lambda action: _remoteness(situation, action, wanted))


def _remoteness(situation: Situation, action: Push | Expel, wanted: int) -> tuple[bool, float]:
    """Those who are displaced had better go where they are not in the way, and far from everything."""
    away = situation.ground.board.number[action.away]
    return not wanted >> away & 1, situation.ground.map.remoteness[away]


# ── Orders ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _play(situation: Situation) -> ZanzibarAction:
    """Scores what waiting would not better, puts away what is hopeless, or ends the turn."""
    state, seat = situation.state, situation.seat
    hand, price = state.hands[seat], price_of_a_turn(state)
    schedules = {order: situation.ground.schedule(order, {}, 0, price) for order in hand}
    ripe = [order for order in hand if _is_ripe(state, schedules[order], now_worth(situation, order))]
    dearest = max(ripe or hand, key=lambda order: now_worth(situation, order))
    if len(state.scored[seat]) + 1 == to_score(seats_of(state)) and not state.finished:
        finishes = _should_finish(situation, now_worth(situation, dearest), bool(ripe))
        return ScoreOrder(dearest) if finishes else EndTurn()
    if ripe:
        return ScoreOrder(dearest)
    worst = min(hand, key=lambda order: schedules[order].promise)
    if state.finished or schedules[worst].promise >= HOPELESS:
        return EndTurn()
    if left_to_put_away(state, seat):
        return PutAway(worst)
    return ScoreOrder(dearest) if _worth_a_loss(situation, schedules, now_worth(situation, dearest)) else EndTurn()


def _worth_a_loss(situation: Situation, schedules: dict[Order, Schedule], now: int) -> bool:
    """To be rid of a hand that won't pay for turns, while there is time to profit by a better one."""
    stuck = all(schedule.promise <= 0 for schedule in schedules.values())
    return stuck and now >= SMALL_LOSS and _orders_to_come(situation.state) > LATE


def _should_finish(situation: Situation, now: int, ripe: bool) -> bool:
    """The last order ends the game, so it is for whoever leads: with a safe lead even at a loss.

    Others had better wait for a chance, but not for ever.
    """
    state, seat = situation.state, situation.seat
    lead = state.points[seat] + now - max(points for other, points in enumerate(state.points) if other != seat)
    needed = CLEAR_LEAD - state.idle / seats_of(state) if ripe else SAFE_LEAD
    return lead >= needed


def _is_ripe(state: State, schedule: Schedule, now: int) -> bool:
    return now > 0 and (not schedule.turns or bool(state.finished))


def now_worth(situation: Situation, order: Order) -> int:
    """What the order scores as the traders stand."""
    return situation.ground.board.pays[order][(situation.ground.own & situation.ground.map.matching[order]).bit_count()]


def _orders_to_come(state: State) -> int:
    """How many orders until somebody finishes."""
    return to_score(seats_of(state)) - max(map(len, state.scored))


def _keep_or_put_away(situation: Situation, actions: Sequence[ZanzibarAction]) -> ZanzibarAction:
    price = price_of_a_turn(situation.state)
    fresh = [action for action in actions if isinstance(action, PutAway)]
    promises = {action: situation.ground.schedule(action.order, {}, 0, price).promise for action in fresh}
    worst = min(fresh, key=lambda action: promises[action])
    return worst if promises[worst] < HOPELESS else Keep()
