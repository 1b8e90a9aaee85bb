"""The reach in the hints is what trying all steps gives."""

from collections.abc import Iterator

import pytest

from games.zanzibar.plugin import plugin
from games.zanzibar.types import Expel, Moving, Push, State, Step
from serai.engine import Rng
from serai.engine.play import default_options, evolve_all

GAME = plugin.game


def moments(seats: int, count: int) -> Iterator[State]:
    """Positions in the middle of random turns, some with a moving trader."""
    rng = Rng.of("reach", seats)
    state = evolve_all(GAME, None, GAME.setup(seats, default_options(GAME), rng))
    while count and (waiting := GAME.waiting_for(state)):
        if state.phase == "moving" and rng.below(12) == 0:
            count -= 1
            yield state
        seat = min(waiting)
        state = evolve_all(GAME, state, GAME.decide(state, seat, rng.choice(GAME.legal(state, seat))))


def by_stepping(state: State, trader: int) -> dict[str, tuple[int, int]]:
    """For each reachable space: the fewest steps, and with these the fewest displaced traders."""
    start = state.at[state.turn * (len(state.at) // len(state.decks)) + trader - 2]
    found: dict[int, tuple[int, int]] = {}
    frontier = {(start, tuple(state.holds)): (state, frozenset[tuple[int, int]]())}
    seen = set(frontier)
    steps = 0
    while frontier:
        steps += 1
        next_frontier: dict = {}
        for here, displaced in frontier.values():
            for action in GAME.legal(here, here.turn):
                if isinstance(action, Step | Push | Expel) and action.trader == trader:
                    (event,) = GAME.decide(here, here.turn, action)
                    there = GAME.evolve(GAME.clone(here), event)
                    now = displaced
                    if not isinstance(action, Step):
                        now |= {(event.other_seat, event.other_trader)}
                    key = (there.at[there.turn * (len(there.at) // len(there.decks)) + trader - 2], tuple(there.holds))
                    if key not in seen and (key not in next_frontier or len(now) < len(next_frontier[key][1])):
                        next_frontier[key] = (there, now)
        for (space, _), (_, displaced) in next_frontier.items():
            if space not in found or found[space] > (steps, len(displaced)):
                found[space] = min(found.get(space, (99, 99)), (steps, len(displaced)))
        seen.update(next_frontier)
        frontier = next_frontier
    names = [space.name for space in plugin.editions[state.edition].spaces]
    return {names[space]: path for space, path in found.items() if space != start}


def displaced_along(state: State, trader: int, path: tuple[str, ...]) -> set[frozenset[tuple[int, int]]]:
    """The traders displaced by a trader that enters these spaces in order; nothing if it can't."""
    if not path:
        return {frozenset()}
    found = set()
    for action in GAME.legal(state, state.turn):
        if isinstance(action, Step | Push | Expel) and (action.trader, action.to) == (trader, path[0]):
            (event,) = GAME.decide(state, state.turn, action)
            others = () if isinstance(action, Step) else ((event.other_seat, event.other_trader),)
            there = GAME.evolve(GAME.clone(state), event)
            found |= {frozenset(others) | others_later for others_later in displaced_along(there, trader, path[1:])}
    return found


@pytest.mark.parametrize("seats", plugin.seats)
def test_hints_contain_the_reach_of_each_trader_and_the_displaced_traders(seats):
    for state in moments(seats, 4):
        hints = GAME.hints(state, state.turn)
        assert isinstance(hints, Moving)
        for reach in hints.reach:
            told = {path.space: (path.steps, len(path.displaced)) for path in reach.paths}
            assert told == by_stepping(state, reach.trader)
            assert reach.steps == (state.steps_left if reach.trader == state.moving else reach.trader)


@pytest.mark.parametrize("seats", plugin.seats)
def test_hints_contain_a_path_that_can_be_taken_step_by_step(seats):
    for state in moments(seats, 2):
        for reach in GAME.hints(state, state.turn).reach:
            for path in reach.paths:
                assert (path.spaces[-1], len(path.spaces)) == (path.space, path.steps)
                displaced = frozenset((piece.seat, piece.trader) for piece in path.displaced)
                assert displaced in displaced_along(state, reach.trader, path.spaces), path
