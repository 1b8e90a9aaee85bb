"""The rules of Tally: two players count in turn by one, two or three, until one of them has a billion.

It is as small as possible, so that benchmarks measure the platform and not the rules; `peers/tally.mjs` is the same
game for boardgame.io.
"""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from msgspec import to_builtins
from tally.types import Add, Added, Adding, Begun, State, TallyEvent, TallyHints, View, Waiting

from serai.engine import History, IllegalAction, Move, Options, Outcome, Rng, Types, Zones

ENOUGH = 1_000_000_000
CHOICES = (Add(1), Add(2), Add(3))


class Tally:
    types = Types(State, Add, TallyEvent, TallyEvent, View, TallyHints)

    def setup(self, seats: int, options: Options, rng: Rng) -> Sequence[TallyEvent]:
        return [Begun(seats)]

    def evolve(self, state: State | None, event: TallyEvent) -> State:
        if state is None:
            assert isinstance(event, Begun)
            return State([0] * event.seats)
        assert isinstance(event, Added)
        state.scores[event.seat] += event.count
        state.turn = (event.seat + 1) % len(state.scores)
        return state

    def clone(self, state: State) -> State:
        return State(state.scores.copy(), state.turn)

    def waiting_for(self, state: State) -> frozenset[int]:
        return frozenset() if max(state.scores) >= ENOUGH else frozenset({state.turn})

    def legal(self, state: State, seat: int) -> Sequence[Add]:
        return CHOICES if seat in self.waiting_for(state) else ()

    def decide(self, state: State, seat: int, action: Add) -> Sequence[TallyEvent]:
        if seat not in self.waiting_for(state):
            raise IllegalAction("not-your-turn")
        return [Added(seat, action.count)]

    def decision_key(self, state: State, seat: int) -> Hashable:
        return tuple(state.scores)

    def outcome(self, state: State) -> Outcome | None:
        return Outcome.ranked(state.scores) if max(state.scores) >= ENOUGH else None

    def inventory(self, state: State) -> Counter[int]:
        return Counter()

    def view(self, state: State, seat: int | None) -> View:
        return View(tuple(state.scores), state.turn)

    def redact(self, item: TallyEvent | Move[Add], seat: int | None) -> Mapping[str, Any]:
        return to_builtins(item)  # type: ignore[no-any-return]

    def hints(self, state: State, seat: int) -> TallyHints:
        return Adding() if seat in self.waiting_for(state) else Waiting()

    def determinize(self, state: State, seat: int, rng: Rng) -> State:
        return self.clone(state)


class NothingHidden:
    """The witness of a game without hidden information."""

    def zones(self, history: History, state: State, seat: int | None) -> Zones:
        return {}

    def with_zones(self, history: History, state: State, seat: int | None, zones: Zones) -> State:
        return Tally().clone(state)

    def resample(self, history: History, state: State, seat: int | None, rng: Rng) -> History | None:
        return None
