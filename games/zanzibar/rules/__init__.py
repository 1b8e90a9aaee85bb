"""The rules of Zanzibar, a module for each phase. Rulings Z1–Z23 are in texts/*/rules.md."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from games.zanzibar import transitions
from games.zanzibar.components import WEAKEST
from games.zanzibar.rules import ending, keeping, moving, opening, placing, scoring
from games.zanzibar.types import (
    EndTurn,
    Expel,
    Keep,
    Place,
    Push,
    PutAway,
    ScoreOrder,
    State,
    Step,
    ZanzibarAction,
    ZanzibarEvent,
    ZanzibarOptions,
)
from serai.engine import IllegalAction, Options, Rng

outcome = ending.outcome


def setup(seats: int, options: Options, rng: Rng) -> Sequence[ZanzibarEvent]:
    assert isinstance(options, ZanzibarOptions), "the options are those that the game declares"
    return [placing.decks_shuffled(seats, options, rng)]


# ── Who may do what ─────────────────────────────────────────────────────────────────────────────────────────────────


def waiting_for(state: State) -> frozenset[int]:
    if state.phase == "opening":
        return frozenset(seat for seat, kept in enumerate(state.kept) if not kept)  # Z11: all in parallel
    return frozenset() if state.turn < 0 else _ALONE[state.turn]


_ALONE = tuple(frozenset({seat}) for seat in range(max(WEAKEST)))


def legal(state: State, seat: int) -> Sequence[ZanzibarAction]:
    phase = state.phase
    if phase == "opening":
        return () if state.kept[seat] else opening.legal(state, seat)
    if seat != state.turn:
        return ()
    if phase == "moving":
        return [*moving.legal(state, seat), *scoring.legal(state, seat)]
    return _LEGAL[phase](state, seat)


_LEGAL: dict[str, Callable[[State, int], Sequence[ZanzibarAction]]] = {
    "placing": placing.legal,
    "scoring": scoring.legal,
    "keeping": keeping.legal,
}


# ── What follows from an action ─────────────────────────────────────────────────────────────────────────────────────


def decide(state: State, seat: int, action: ZanzibarAction) -> Sequence[ZanzibarEvent]:
    if state.phase == "over":
        raise IllegalAction("game-over")
    kind = type(action)
    event = _DECISIONS.get((state.phase, kind), _DECISIONS_ANYWHERE[kind])(state, seat, action)
    if kind in _STEPS:
        return [event]  # a step has no automatic consequences
    return [event, *_consequences(transitions.evolve(transitions.clone(state), event))]


_DECISIONS_ANYWHERE: dict[type, Callable[[State, int, Any], ZanzibarEvent]] = {
    Place: placing.place,
    Step: moving.step,
    Push: moving.push,
    Expel: moving.expel,
    ScoreOrder: scoring.score,
    PutAway: scoring.put_away,
    Keep: keeping.keep,
    EndTurn: scoring.end_turn,
}
_DECISIONS: dict[tuple[str, type], Callable[[State, int, Any], ZanzibarEvent]] = {
    ("opening", PutAway): opening.put_away,
    ("opening", Keep): opening.keep,
    ("keeping", PutAway): keeping.put_away,
}
"""The functions for types of actions that these phases decide in another way, by phase and type."""
_STEPS = frozenset({Step, Push, Expel})


# ── Automatic consequences ──────────────────────────────────────────────────────────────────────────────────────────


def _consequences(state: State) -> list[ZanzibarEvent]:
    events: list[ZanzibarEvent] = []
    while state.phase != "over" and (event := _FOLLOWS[state.phase](state)):
        state = transitions.evolve(state, event)
        events.append(event)
    return events


_FOLLOWS: dict[str, Callable[[State], ZanzibarEvent | None]] = {
    "placing": placing.what_follows,
    "opening": opening.what_follows,
    "moving": ending.what_follows,
    "scoring": scoring.what_follows,
    "keeping": keeping.what_follows,
}


def inventory(state: State) -> Counter[tuple[Any, ...]]:
    """Every order of every deck, wherever it is; every trader, and whether both records of its space agree."""
    things: Counter[tuple[Any, ...]] = Counter()
    for seat in range(transitions.seats_of(state)):
        scored = [score.order for score in state.scored[seat]]
        for order in (*state.decks[seat], *state.hands[seat], *state.put_away[seat], *scored):
            things["order", seat, order] += 1
    for trader, space in enumerate(state.at):
        things["trader", trader, space < 0 or state.holds[space] == trader] += 1
    on_map = sum(space >= 0 for space in state.at) - sum(trader >= 0 for trader in state.holds)
    things["traders that are on the map twice",] += on_map
    return things
