"""A turn that is only tried out teaches its player nothing: what would is marked as revealing."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from serai.engine.conformance.leaks import state_told_otherwise
from serai.engine.conformance.scene import Broken, Scene
from serai.engine.contract import AnyGame
from serai.engine.play import evolve_all
from serai.engine.rng import Rng
from serai.engine.wire import encode

ACTIONS_OF_A_SORT = 3


def nothing_is_learnt_unrevealed(scene: Scene, rng: Rng) -> None:
    """Whatever a seat tries, it is shown the same with other secrets, unless an event of it has `reveals`."""
    game, state = scene.game, scene.state
    able = [seat for seat in scene.seats if game.legal(state, seat)]
    if not able:
        return
    seat = rng.choice(able)
    other = state_told_otherwise(scene, seat, rng)
    if other is None:
        return
    for action in _sample(game, state, seat, rng):
        here, there = (_tried(game, truth, seat, action) for truth in (state, other))
        for what, data in here.items():
            if data != there.get(what):
                finding = f"seat {seat} could try {action} and learn from its {what} what no event reveals"
                raise Broken("reveals", f"{finding}: {data!r} against {there.get(what)!r}")


def _sample(game: AnyGame, state: Any, seat: int, rng: Rng) -> Iterator[Any]:
    """A few of every sort: rare sorts are not drowned by common ones."""
    sorts = defaultdict(list)
    for action in rng.shuffled(game.legal(state, seat)):
        sorts[type(action)].append(action)
    for actions in sorts.values():
        yield from actions[:ACTIONS_OF_A_SORT]


def _tried(game: AnyGame, state: Any, seat: int, action: Any) -> dict[str, bytes]:
    """What a preview of the action shows: of one that reveals something only that it does."""
    events = game.decide(state, seat, action)
    if any(event.reveals for event in events):
        return {"reveals": b"yes"}
    after = evolve_all(game, game.clone(state), events)
    return {
        "reveals": b"no",
        "events": encode([game.redact(event, seat) for event in events]),
        "view": encode(game.view(after, seat)),
        "legal actions": encode(game.legal(after, seat)),
        "hints": encode(game.hints(after, seat)),
    }
