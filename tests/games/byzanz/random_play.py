"""Random games, for tests of what the rules page says is always or never true."""

from collections.abc import Iterator, Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from games.byzanz.types import ByzanzEvent, State
from serai.engine import Rng
from serai.engine.play import default_options, evolve_all
from tests.games.byzanz.table import GAME, NAMES
from tests.soak.options import examples

GAMES = st.tuples(st.sampled_from([3, 4, 5, 6]), st.integers(0, 10**6))
"""The number of players and a seed."""
WORTH = [0 if name == "merchant" else int(name[-1]) for name in NAMES]
KIND_OF = [name.rstrip("1234") for name in NAMES]


def each_game(test):
    """A few games, because each has more than a hundred positions."""
    return settings(max_examples=examples(30), deadline=None)(given(GAMES)(test))


def random_game(seats: int, seed: int) -> Iterator[tuple[State, Sequence[ByzanzEvent]]]:
    """Plays at random to the end, also out of turn; yields each state with the events that led to it."""
    rng = Rng.of("byzanz tests", seats, seed)
    events = GAME.setup(seats, default_options(GAME), rng.fork("deal"))
    state = evolve_all(GAME, None, events)
    yield state, events
    while waiting := GAME.waiting_for(state):
        seat = rng.choice(sorted(waiting)) if rng.below(4) else rng.below(seats)
        actions = GAME.legal(state, seat)
        assert actions or seat not in waiting, "a seat that must act has a legal action"
        if actions:
            # First the type of action, then the action: otherwise bids would be far too frequent.
            chosen = rng.choice(sorted({type(action).__name__ for action in actions}))
            action = rng.choice([action for action in actions if type(action).__name__ == chosen])
            events = GAME.decide(state, seat, action)
            state = evolve_all(GAME, state, events)
            yield state, events
