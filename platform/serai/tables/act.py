"""Acting: all of the actions or none, decided again only while the seat still faces the decision it decided."""

from collections.abc import Hashable, Sequence
from typing import Any
from uuid import UUID

from serai.tables.commit import Committed, commit
from serai.tables.doors import Door
from serai.tables.draft import Draft
from serai.tables.errors import BadInput, MovedOn
from serai.tables.game_of import game_of
from serai.tables.known import Known, caught_up, known

MOST_ACTIONS = 200


async def act(
    door: Door,
    table: UUID,
    *,
    seat: int,
    player: UUID | None,
    actions: Sequence[Any],
    at: int | None = None,
    command: UUID | None = None,
) -> Committed:
    """`player` plays in the seat, or a bot if it is None. `at` is the version that the actor had seen; without it the
    actions are decided on the table as it is.
    """
    require_some(actions)
    before = await known(door, table)
    decided_on = await decision(door, before, seat, at) if at is not None else None

    def verb(draft: Draft) -> None:
        draft.require_running()
        draft.require_player(seat, player)
        if at is not None and draft.game.decision_key(draft.state, seat) != decided_on:
            raise MovedOn
        draft.act(seat, actions)

    return await commit(door, table, verb, seat=seat, command=command)


def require_some(actions: Sequence[Any]) -> None:
    if not 0 < len(actions) <= MOST_ACTIONS:
        raise BadInput(f"Give 1 to {MOST_ACTIONS} actions.")


async def decision(door: Door, before: Known, seat: int, at: int) -> Hashable:
    """Which decision the seat faced at that version; None if the game was not running then."""
    if at > before.version:
        before = await caught_up(door, before)
    if at > before.version:
        raise BadInput(f"The table has not come to version {at} yet.")
    chronicle = before.chronicle if at == before.version else await door.chronicle_at(before.head.id, at)
    return game_of(chronicle).decision_key(chronicle.state, seat) if chronicle.state is not None else None
