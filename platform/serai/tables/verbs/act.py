"""Playing actions: all or none. If the table has changed, they are only played if the seat's decision is the same."""

from collections.abc import Hashable, Sequence
from typing import Any
from uuid import UUID

from serai.tables.commit import CommitResult, commit
from serai.tables.draft import Draft
from serai.tables.errors import BadInput, TableChanged
from serai.tables.game_of import game_of
from serai.tables.store import Store
from serai.tables.table_cache import LoadedTable, cached_table, refreshed

MAX_ACTIONS = 200


async def act(
    store: Store,
    table: UUID,
    *,
    seat: int,
    player: UUID | None,
    actions: Sequence[Any],
    version: int | None = None,
    command: UUID | None = None,
) -> CommitResult:
    """`player` plays in the seat, or a bot if it is None. `version` is the one that the player saw; without it the
    actions are decided on the current table.
    """
    require_some(actions)
    before = await cached_table(store, table)
    decided_on = await decision(store, before, seat, version) if version is not None else None

    def verb(draft: Draft) -> None:
        draft.require_running()
        draft.require_player(seat, player)
        if version is not None and draft.game.decision_key(draft.game_state, seat) != decided_on:
            raise TableChanged
        draft.act(seat, actions)

    return await commit(store, table, verb, seat=seat, command=command)


def require_some(actions: Sequence[Any]) -> None:
    if not 0 < len(actions) <= MAX_ACTIONS:
        raise BadInput(f"Send 1 to {MAX_ACTIONS} actions.")


async def decision(store: Store, before: LoadedTable, seat: int, version: int) -> Hashable:
    """The decision that the seat faced at that version; None if no game was running."""
    if version > before.version:
        before = await refreshed(store, before)
    if version > before.version:
        raise BadInput(f"The table has no version {version} yet.")
    table_state = before.state if version == before.version else await store.table_state_at(before.head.id, version)
    if table_state.game_state is None:
        return None
    return game_of(table_state).decision_key(table_state.game_state, seat)
