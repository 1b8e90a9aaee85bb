"""Playing a game through its contract: from events to states, from moves to events."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from serai.engine.contract import AnyGame, Move, Options


class History(Struct, frozen=True):
    """Everything that happened in a game: the set-up and all moves. Everything else follows from it."""

    seats: int
    setup: tuple[Any, ...]
    moves: tuple[Move[Any], ...] = ()


def evolve_all(game: AnyGame, state: Any, events: Iterable[Any]) -> Any:
    for event in events:
        state = game.evolve(state, event)
    return state


def retrace(game: AnyGame, history: History) -> Iterator[tuple[Sequence[Any], Any]]:
    """The events of the set-up and of each move, each with the state after them (the same object every time)."""
    state = evolve_all(game, None, history.setup)
    yield history.setup, state
    for move in history.moves:
        events = game.decide(state, move.seat, move.action)
        state = evolve_all(game, state, events)
        yield events, state


def replay(game: AnyGame, history: History) -> Any:
    """The state at the end of the history; raises IllegalAction if one of its moves is not legal."""
    state = None
    for _, state in retrace(game, history):  # noqa: B007 — the last one is returned
        pass
    return state


def default_options(game: AnyGame) -> Options:
    options: Options = game.types.options()
    return options
