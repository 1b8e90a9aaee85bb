"""Previews: a turn that is only tried out must reveal nothing, unless one of its events is marked with `reveals`."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from serai.engine.codec import encode
from serai.engine.conformance.leaks import state_with_other_secrets
from serai.engine.conformance.moment import CheckFailed, Moment
from serai.engine.contract import AnyGame
from serai.engine.play import evolve_all
from serai.engine.rng import Rng

ACTIONS_PER_TYPE = 3


def previews_reveal_nothing(moment: Moment, rng: Rng) -> None:
    """The preview of an action is the same with other secrets, unless one of its events has `reveals`."""
    game, state = moment.game, moment.state
    able = [seat for seat in moment.seats if game.legal(state, seat)]
    if not able:
        return
    seat = rng.choice(able)
    other = state_with_other_secrets(moment, seat, rng)
    if other is None:
        return
    for action in _sample(game, state, seat, rng):
        shown, other_shown = (_preview(game, possible, seat, action) for possible in (state, other))
        for what, data in shown.items():
            if data != other_shown.get(what):
                finding = f"a preview of {action} tells seat {seat} in its {what} what no event reveals"
                raise CheckFailed("reveals", f"{finding}: {data!r} against {other_shown.get(what)!r}")


def _sample(game: AnyGame, state: Any, seat: int, rng: Rng) -> Iterator[Any]:
    """A few actions of every type, so that rare types are tried as well."""
    by_type = defaultdict(list)
    for action in rng.shuffled(game.legal(state, seat)):
        by_type[type(action)].append(action)
    for actions in by_type.values():
        yield from actions[:ACTIONS_PER_TYPE]


def _preview(game: AnyGame, state: Any, seat: int, action: Any) -> dict[str, bytes]:
    """What a preview of the action shows; if the action reveals something, only that fact."""
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
