"""Random games, and the legal moves of traders, computed independently from the public view."""

from collections.abc import Iterator, Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from games.zanzibar.types import Expel, Push, State, Step, View, ZanzibarEvent
from serai.engine import Rng
from serai.engine.play import default_options, evolve_all
from tests.games.zanzibar.table import GAME, NEIGHBOURS, SPACES
from tests.soak.options import examples

GAMES = st.tuples(st.sampled_from([2, 3, 4, 5]), st.integers(0, 10**6))
"""The number of players and a seed."""


def each_game(test):
    """A few games, because each has hundreds of positions."""
    return settings(max_examples=examples(12), deadline=None)(given(GAMES)(test))


def random_game(seats: int, seed: int) -> Iterator[tuple[State, Sequence[ZanzibarEvent]]]:
    """Plays at random to the end; yields each state with the events that led to it. The state object is reused."""
    rng = Rng.of("zanzibar tests", seats, seed)
    events = GAME.setup(seats, default_options(GAME), rng.fork("deal"))
    state = evolve_all(GAME, None, events)
    yield state, events
    while waiting := GAME.waiting_for(state):
        seat = rng.choice(sorted(waiting))
        actions = GAME.legal(state, seat)
        assert actions, "a seat that must act has a legal action"
        # First the type of action, then the action: otherwise moves would be far too frequent.
        chosen = rng.choice(sorted({type(action).__name__ for action in actions}))
        action = rng.choice([action for action in actions if type(action).__name__ == chosen])
        events = GAME.decide(state, seat, action)
        state = evolve_all(GAME, state, events)
        yield state, events


def moves(view: View) -> set[Step | Push | Expel]:
    """Every next step of the seat whose turn it is, by Z3 to Z7."""
    stands = {
        trader.space: (seat, trader.number) for seat, player in enumerate(view.players) for trader in player.traders
    }
    free = set(SPACES) - stands.keys()
    found: set[Step | Push | Expel] = set()
    for start, (seat, number) in stands.items():
        if seat != view.turn or not _may_move(view, number):
            continue
        for to in NEIGHBOURS[start]:
            other_seat, other = stands.get(to, (None, 0))
            beside = NEIGHBOURS[to] & free  # without the start, which the mover still occupies
            if other_seat is None:
                found.add(Step(number, to))
            elif other_seat == seat or other < number:
                continue
            elif not beside:
                found |= {Expel(number, to, away) for away in free}
            elif other > number:
                found |= {Push(number, to, away) for away in beside}
    return found


def _may_move(view: View, number: int) -> bool:
    if number in view.moved:
        return number == view.moved[-1] and view.steps_left > 0
    return len(view.moved) < 3
