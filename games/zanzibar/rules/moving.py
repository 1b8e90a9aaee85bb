"""Moving traders, in single steps: free spaces, pushes, expulsions."""

from collections.abc import Sequence

from games.zanzibar.components import MAX_MOVERS, STRONGEST, numbers
from games.zanzibar.rules.common import require_space, require_trader, require_turn
from games.zanzibar.transitions import piece, seat_and_trader, seats_of, the_board, traders_per_seat
from games.zanzibar.types import Expel, Expelled, Push, Pushed, State, Step, Stepped
from serai.engine import IllegalAction

# ── Who may step ────────────────────────────────────────────────────────────────────────────────────────────────────


def steps_left(state: State) -> dict[int, int]:
    """The steps left by trader: of the moving one, and of those that may start a move (three per turn, each once)."""
    if state.phase != "moving":
        return {}  # Z10: all movement comes before the first order
    going_on = {state.moving: state.steps_left} if state.steps_left else {}
    if len(state.moved) == MAX_MOVERS:
        return going_on
    # Z3: a trader can't go on once another one has moved
    return going_on | {trader: trader for trader in numbers(seats_of(state)) if trader not in state.moved}


def _require_able(state: State, trader: int) -> None:
    require_trader(state, trader)
    if trader == state.moving:
        if not state.steps_left:
            raise IllegalAction("no-steps-left", ruling="Z3", trader=trader)
    elif trader in state.moved:
        raise IllegalAction("move-is-over", ruling="Z3", trader=trader)  # Z3: another trader has moved since
    elif len(state.moved) == MAX_MOVERS:
        raise IllegalAction("enough-moved", most=MAX_MOVERS)


# ── Traders in the way ───────────────────────────────────────────────────────────────────────────────────────────


def free_beside(state: State, space: int) -> list[int]:
    """Free spaces next to a space. The mover is still on the space it comes from, so that one isn't free (Z6)."""
    holds = state.holds
    return [there for there in the_board(state).near[space] if holds[there] < 0]


def legal(state: State, seat: int) -> list[Step | Push | Expel]:
    board, each, holds = the_board(state), traders_per_seat(state), state.holds
    near, first = board.near, seat * each
    actions: list[Step | Push | Expel] = []
    for trader in steps_left(state):
        steps = board.steps[trader]
        for to in near[state.at[first + trader - STRONGEST]]:
            other = holds[to]
            if other < 0:
                actions.append(steps[to])
            elif other // each != seat and (number := other % each + STRONGEST) >= trader:
                actions += _displacements(state, trader, to, number)  # Z4: own and stronger traders block
    return actions


def _displacements(state: State, trader: int, to: int, other: int) -> Sequence[Push | Expel]:
    board = the_board(state)
    beside = free_beside(state, to)
    if not beside:  # Z6: a weaker or equal trader that is hemmed in goes to any free space
        expels, holds = board.expels(trader, to), state.holds
        return [expels[away] for away in board.spaces if holds[away] < 0]
    if other == trader:
        return ()  # Z7: an equal trader with a free space next to it blocks
    pushes = board.pushes[trader][to]
    return [pushes[away] for away in beside]  # Z5


# ── Stepping ────────────────────────────────────────────────────────────────────────────────────────────────────────


def step(state: State, seat: int, action: Step) -> Stepped:
    start, to = _require_way(state, seat, action)
    if state.holds[to] >= 0:
        raise IllegalAction("somebody-is-there", ruling="Z3", space=action.to)
    return Stepped(seat, action.trader, the_board(state).names[start], action.to)


def push(state: State, seat: int, action: Push) -> Pushed:
    start, to = _require_way(state, seat, action)
    other, away = _require_displaceable(state, action, to)
    beside = free_beside(state, to)
    if not beside:
        raise IllegalAction("can-only-expel", ruling="Z6")
    if other[1] == action.trader:
        raise IllegalAction("equal-in-the-way", ruling="Z7", trader=action.trader)
    if away not in beside:  # Z5: a pushed trader doesn't push others
        raise IllegalAction("not-free-beside", ruling="Z5", space=action.away)
    return Pushed(seat, action.trader, the_board(state).names[start], action.to, *other, action.away)


def expel(state: State, seat: int, action: Expel) -> Expelled:
    start, to = _require_way(state, seat, action)
    other, away = _require_displaceable(state, action, to)
    if free_beside(state, to):
        if other[1] == action.trader:
            raise IllegalAction("equal-in-the-way", ruling="Z7", trader=action.trader)
        raise IllegalAction("can-only-push", ruling="Z7")
    if state.holds[away] >= 0:
        raise IllegalAction("space-taken", ruling="Z6", space=action.away)
    return Expelled(seat, action.trader, the_board(state).names[start], action.to, *other, action.away)


def _require_way(state: State, seat: int, action: Step | Push | Expel) -> tuple[int, int]:
    """The spaces from and to which the trader steps, if there is a route."""
    if state.phase == "scoring" and state.turn == seat:
        raise IllegalAction("movement-is-over", ruling="Z10")  # scoring follows all movement
    require_turn(state, seat, "moving")
    _require_able(state, action.trader)
    board = the_board(state)
    start, to = state.at[piece(state, seat, action.trader)], require_space(board, action.to)
    if to not in board.near[start]:
        raise IllegalAction("no-route", ruling="Z3", start=board.names[start], to=action.to)
    other = state.holds[to]
    if other >= 0:
        owner, number = seat_and_trader(other, traders_per_seat(state))
        if owner == seat:
            raise IllegalAction("own-in-the-way", ruling="Z4", space=action.to)
        if number < action.trader:
            raise IllegalAction("stronger-in-the-way", ruling="Z4", trader=number)
    return start, to


def _require_displaceable(state: State, action: Push | Expel, to: int) -> tuple[tuple[int, int], int]:
    """The displaced trader, as seat and number, and the space to which it goes."""
    other = state.holds[to]
    if other < 0:
        raise IllegalAction("nobody-is-there", ruling="Z5", space=action.to)
    return seat_and_trader(other, traders_per_seat(state)), require_space(the_board(state), action.away)
