"""Random games, for tests of what the rules page says is always or never true."""

from collections.abc import Iterator, Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from games.jantaris.types import JantarisEvent, State
from serai.engine import Rng
from serai.engine.play import evolve_all
from tests.games.jantaris.table import GAME, OPTIONS
from tests.soak.options import examples

GAMES = st.tuples(st.sampled_from([3, 4]), st.integers(0, 10**6))
"""The number of players and a seed."""


def each_game(test):
    """A few games, because each has hundreds of positions."""
    return settings(max_examples=examples(20), deadline=None)(given(GAMES)(test))


def random_game(seats: int, seed: int) -> Iterator[tuple[State, Sequence[JantarisEvent]]]:
    """Plays at random to the end; yields each state with the events that led to it. The state object is reused."""
    rng = Rng.of("jantaris tests", seats, seed)
    events = GAME.setup(seats, OPTIONS, rng.fork("deal"))
    state = evolve_all(GAME, None, events)
    yield state, events
    while waiting := GAME.waiting_for(state):
        seat = rng.choice(sorted(waiting))
        actions = GAME.legal(state, seat)
        # First the type of action, then the action: otherwise placements would be far too frequent.
        chosen = rng.choice(sorted({type(action).__name__ for action in actions}))
        action = rng.choice([action for action in actions if type(action).__name__ == chosen])
        events = GAME.decide(state, seat, action)
        state = evolve_all(GAME, state, events)
        yield state, events


def each_event(seats: int, seed: int) -> Iterator[tuple[State, JantarisEvent, State]]:
    """Every event with the states before and after it."""
    before = None
    for state, events in random_game(seats, seed):
        for event in events:
            after = GAME.evolve(None if before is None else GAME.clone(before), event)
            if before is not None:
                yield before, event, after
            before = after
        assert before == state
