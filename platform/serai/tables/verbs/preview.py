"""A tentative turn: the actions are played on a copy. Nothing is stored, and nothing hidden is shown."""

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

from msgspec import Struct

from serai.tables.draft import Draft
from serai.tables.errors import TableChanged
from serai.tables.store import Store
from serai.tables.table_cache import current_table
from serai.tables.verbs.act import decision, require_some


class Preview(Struct, frozen=True, kw_only=True):
    version: int
    played: int
    """How many of the actions were played."""
    reveals: bool
    """Whether the next action would reveal something to its player: it is not played here and must be committed."""
    events: list[Mapping[str, Any]]
    view: Any
    legal: Sequence[Any]
    hints: Any


async def preview(
    store: Store, table: UUID, *, seat: int, actions: Sequence[Any], version: int | None = None
) -> Preview:
    require_some(actions)
    loaded = await current_table(store, table)
    draft = Draft(loaded)
    draft.require_running()
    game = draft.game
    if version is not None and game.decision_key(draft.game_state, seat) != await decision(
        store, loaded, seat, version
    ):
        raise TableChanged
    events: list[Mapping[str, Any]] = []
    played, reveals = 0, False
    for action in actions:
        happened = game.decide(draft.game_state, seat, action)
        if reveals := any(event.reveals for event in happened):
            break
        draft.add_game_events(happened)
        events += (game.redact(event, seat) for event in happened)
        played += 1
    state = draft.game_state
    return Preview(
        version=loaded.version,
        played=played,
        reveals=reveals,
        events=events,
        view=game.view(state, seat),
        legal=game.legal(state, seat),
        hints=game.hints(state, seat),
    )
