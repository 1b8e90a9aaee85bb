"""The bot `trader`: plans its orders, moves its traders, accepts small losses and puts away orders that won't pay."""

from collections.abc import Sequence

from games.zanzibar.board import board_of
from games.zanzibar.components import MAX_MOVERS, to_score
from games.zanzibar.planning import Assignment, Schedule, Situation, bitboard_of
from games.zanzibar.rules.moving import steps_left
from games.zanzibar.transitions import left_to_put_away, seat_and_trader, seats_of, traders_per_seat
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

# Tuned by playing traders against each other.
WEAKER_NEIGHBOUR_BONUS = 0.3
"""The value of a placement beside a weaker trader; beside a stronger one it costs 1."""
PLACEMENT_NOISE = 0.5
"""The largest random addition to the cost of a placement."""
TURN_COST = 1.4
"""The points that a plan must gain for each further turn it takes."""
NO_TURNS_LEFT_COST = 99.0
IDLE_ROUND_COST = 0.3
"""What each round without a played order adds to that cost."""
MIN_EXPECTED_POINTS = -3
"""An order whose expected points are lower is put away, if that is still allowed."""
ACCEPTED_LOSS = -1
"""The largest loss accepted to get rid of an order."""
LATE_PHASE_ORDERS = 5
"""When a player has this many orders left or fewer, losses are no longer accepted."""
CLEAR_LEAD = 3
"""The lead needed to end the game."""
SAFE_LEAD = 7
"""A lead that others can hardly make up in one turn."""


def trader(position: Position[State, ZanzibarAction], rng: Rng) -> ZanzibarAction:
    state, seat = position.determinize(rng), position.seat
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
    """With two players, slow traders are placed first and centrally; with more, the cheapest placement is taken."""
    places = [action for action in actions if isinstance(action, Place)]
    if seats_of(state) > 2:
        return min(
            places, key=lambda place: _placement_cost(state, seat, place) + rng.below(100) / 100 * PLACEMENT_NOISE
        )
    remoteness, number = bitboard_of(state.edition).remoteness, board_of(state.edition).number
    return min(places, key=lambda place: (place.trader, remoteness[number[place.space]]))


def _placement_cost(state: State, seat: int, place: Place) -> float:
    """Central spaces are good, spaces beside stronger traders bad, and beside weaker ones better.

    Later seats know more about their neighbours, which makes up a little for not having the first turn.
    """
    board, per_seat = board_of(state.edition), traders_per_seat(state)
    space = board.number[place.space]
    cost = bitboard_of(state.edition).remoteness[space]
    for there in board.near[space]:
        other = state.holds[there]
        if other >= 0:
            owner, number = seat_and_trader(other, per_seat)
            if owner != seat:
                cost += (number < place.trader) - WEAKER_NEIGHBOUR_BONUS * (number > place.trader)
    return cost


# ── Moving ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _step(situation: Situation, actions: Sequence[ZanzibarAction]) -> ZanzibarAction | None:
    """The next step of the best plan; None if no trader needs to move."""
    steps = steps_left(situation.state)
    assignment = _next_assignment(situation, steps) if steps else None
    return _towards(situation, *assignment, actions) if assignment else None


def _next_assignment(situation: Situation, steps: dict[int, int]) -> Assignment | None:
    """The trader to move next: first for the more valuable order, then for the other. A started move is continued."""
    state, turn_cost = situation.state, current_turn_cost(situation.state)
    movers = MAX_MOVERS - len(state.moved) + (state.steps_left > 0)
    hand = state.hands[situation.seat]
    schedules = {order: situation.mobility.schedule(order, steps, movers, turn_cost) for order in hand}
    first = max(hand, key=lambda order: schedules[order].value)
    assignments = _able_to_step(situation, schedules[first], steps)
    is_continued = assignments and (not state.steps_left or any(number == state.moving for number, _ in assignments))
    if not is_continued and len(assignments) < movers and len(hand) > 1:
        idle = _idle(situation, first, schedules[first], steps)
        if idle:
            second = situation.mobility.schedule(
                hand[hand.index(first) - 1], idle, movers - len(assignments), turn_cost
            )
            assignments += _able_to_step(situation, second, idle)
    return min(assignments, key=lambda assignment: assignment[0] != state.moving, default=None)


def _idle(situation: Situation, order: Order, schedule: Schedule, steps: dict[int, int]) -> dict[int, int]:
    """The traders that can still step and are not needed for the order."""
    busy = {number for number, _ in schedule.assignments}
    matching = situation.mobility.bitboard.matching[order]
    return {
        number: far
        for number, far in steps.items()
        if number not in busy and not matching >> situation.mobility.space_of(number) & 1
    }


def _able_to_step(situation: Situation, schedule: Schedule, steps: dict[int, int]) -> list[Assignment]:
    """The traders of a schedule that can step in this turn, those farthest from their goals first."""
    distance = situation.mobility.board.distance
    movable = [(number, goal) for number, goal in schedule.assignments if steps.get(number)]
    if schedule.turns > 1:
        movable.sort(key=lambda one: -distance[situation.mobility.space_of(one[0])][one[1]] / one[0])
    return movable


def current_turn_cost(state: State) -> float:
    if state.finished:
        return NO_TURNS_LEFT_COST
    return TURN_COST + IDLE_ROUND_COST * state.idle / seats_of(state)


def _towards(situation: Situation, number: int, goal: int, actions: Sequence[ZanzibarAction]) -> ZanzibarAction:
    to = situation.mobility.first_step(number, goal)
    board = situation.mobility.board
    if situation.mobility.free >> to & 1:
        return board.steps[number][to]
    name, wanted = board.names[to], 0
    for order in situation.state.hands[situation.seat]:
        wanted |= situation.mobility.bitboard.matching[order]
    displacements = [
        action
        for action in actions
        if isinstance(action, Push | Expel) and action.trader == number and action.to == name
    ]
    return max(displacements, key=lambda action: _displacement_preference(situation, action, wanted))


def _displacement_preference(situation: Situation, action: Push | Expel, wanted: int) -> tuple[bool, float]:
    """Prefers spaces for displaced traders that are far from everything, and where one's own orders don't pay."""
    away = situation.mobility.board.number[action.away]
    return not wanted >> away & 1, situation.mobility.bitboard.remoteness[away]


# ── Orders ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _play(situation: Situation) -> ZanzibarAction:
    """Scores an order that waiting would not improve, puts away one that won't pay, or ends the turn."""
    state, seat = situation.state, situation.seat
    hand, turn_cost = state.hands[seat], current_turn_cost(state)
    schedules = {order: situation.mobility.schedule(order, {}, 0, turn_cost) for order in hand}
    ready = [order for order in hand if _is_ready(state, schedules[order], points_now(situation, order))]
    best_now = max(ready or hand, key=lambda order: points_now(situation, order))
    if len(state.scored[seat]) + 1 == to_score(seats_of(state)) and not state.finished:
        finishes = _should_finish(situation, points_now(situation, best_now), bool(ready))
        return ScoreOrder(best_now) if finishes else EndTurn()
    if ready:
        return ScoreOrder(best_now)
    worst = min(hand, key=lambda order: schedules[order].value)
    if state.finished or schedules[worst].value >= MIN_EXPECTED_POINTS:
        return EndTurn()
    if left_to_put_away(state, seat):
        return PutAway(worst)
    return ScoreOrder(best_now) if _accepts_loss(situation, schedules, points_now(situation, best_now)) else EndTurn()


def _accepts_loss(situation: Situation, schedules: dict[Order, Schedule], now: int) -> bool:
    """Whether to score at a small loss: no order in hand will pay soon, and there is time for better ones."""
    stuck = all(schedule.value <= 0 for schedule in schedules.values())
    return stuck and now >= ACCEPTED_LOSS and _orders_to_come(situation.state) > LATE_PHASE_ORDERS


def _should_finish(situation: Situation, now: int, ready: bool) -> bool:
    """The last order ends the game, so only a leading seat should score it; with a safe lead even at a loss.

    The lead that is needed shrinks with every idle round, so that the game ends.
    """
    state, seat = situation.state, situation.seat
    lead = state.points[seat] + now - max(points for other, points in enumerate(state.points) if other != seat)
    needed = CLEAR_LEAD - state.idle / seats_of(state) if ready else SAFE_LEAD
    return lead >= needed


def _is_ready(state: State, schedule: Schedule, now: int) -> bool:
    return now > 0 and (not schedule.turns or bool(state.finished))


def points_now(situation: Situation, order: Order) -> int:
    """The points of the order with the traders where they are now."""
    return situation.mobility.board.pays[order][
        (situation.mobility.own & situation.mobility.bitboard.matching[order]).bit_count()
    ]


def _orders_to_come(state: State) -> int:
    """The number of orders that the leading player still has to score."""
    return to_score(seats_of(state)) - max(map(len, state.scored))


def _keep_or_put_away(situation: Situation, actions: Sequence[ZanzibarAction]) -> ZanzibarAction:
    turn_cost = current_turn_cost(situation.state)
    fresh = [action for action in actions if isinstance(action, PutAway)]
    values = {action: situation.mobility.schedule(action.order, {}, 0, turn_cost).value for action in fresh}
    worst = min(fresh, key=lambda action: values[action])
    return worst if values[worst] < MIN_EXPECTED_POINTS else Keep()
