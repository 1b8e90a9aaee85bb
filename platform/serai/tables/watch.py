"""Who may look at a table: everybody at a listed one; else who sits there, its host, and who was invited."""

from uuid import UUID

from serai.tables.errors import UnknownTable
from serai.tables.game_of import opened_of
from serai.tables.invitation import is_invitation
from serai.tables.known import Known


def may_watch(known: Known, player: UUID | None, invitation: str = "") -> bool:
    if opened_of(known.chronicle).listed:
        return True
    own = [known.chronicle.host, *(chair.player for chair in known.chronicle.chairs if chair)]
    return (player is not None and str(player) in own) or is_invitation(known.head.id, invitation)


def require_may_watch(known: Known, player: UUID | None, invitation: str = "") -> None:
    """A table that one may not see is as one that doesn't exist."""
    if not may_watch(known, player, invitation):
        raise UnknownTable
