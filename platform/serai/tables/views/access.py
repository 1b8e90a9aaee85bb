"""Who may see a table: everyone if it is listed; otherwise its players, its host and users with an invitation."""

from uuid import UUID

from serai.tables.errors import UnknownTable
from serai.tables.game_of import opened_of
from serai.tables.table_cache import LoadedTable
from serai.tables.views.invitation import is_invitation


def may_watch(loaded: LoadedTable, player: UUID | None, invitation: str = "") -> bool:
    if opened_of(loaded.state).listed:
        return True
    members = [loaded.state.host, *(occupant.player for occupant in loaded.state.occupants if occupant)]
    return (player is not None and str(player) in members) or is_invitation(loaded.head.id, invitation)


def require_may_watch(loaded: LoadedTable, player: UUID | None, invitation: str = "") -> None:
    """Raises the same error for a table that a user may not see as for one that doesn't exist."""
    if not may_watch(loaded, player, invitation):
        raise UnknownTable
