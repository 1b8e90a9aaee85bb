"""A tentative turn: the actions played on a copy. Nothing is stored, and nothing hidden is shown."""

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

from msgspec import Struct

from serai.tables.act import decision, require_some
from serai.tables.doors import Door
from serai.tables.draft import Draft
from serai.tables.errors import MovedOn
from serai.tables.known import current


class Preview(Struct, frozen=True, kw_only=True):
    version: int
    played: int
    """How many of the actions were played."""
    reveals: bool
    """The next one would show its actor something new: it is not played here, it has to be committed."""
    events: list[Mapping[str, Any]]
    view: Any
    legal: Sequence[Any]
    hints: Any


async def preview(door: Door, table: UUID, *, seat: int, actions: Sequence[Any], at: int | None = None) -> Preview:
    require_some(actions)
    known = await current(door, table)
    draft = Draft(known)
    draft.require_running()
    game = draft.game
    if at is not None and game.decision_key(draft.state, seat) != await decision(door, known, seat, at):
        raise MovedOn
    events: list[Mapping[str, Any]] = []
    played, reveals = 0, False
    for action in actions:
        happened = game.decide(draft.state, seat, action)
        if reveals := any(event.reveals for event in happened):
            break
        draft.happen(happened)
        events += (game.redact(event, seat) for event in happened)
        played += 1
    state = draft.state
    return Preview(
        version=known.version,
        played=played,
        reveals=reveals,
        events=events,
        view=game.view(state, seat),
        legal=game.legal(state, seat),
        hints=game.hints(state, seat),
    )
