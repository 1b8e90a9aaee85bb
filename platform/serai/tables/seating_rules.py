"""Who may sit down at a table with whom."""

from collections.abc import Callable, Collection
from typing import TypeAlias
from uuid import UUID

from django.db import connection

from serai.accounts.blocks import has_block_with
from serai.accounts.models import Player, SeatFingerprint, User
from serai.eventlog.table_state import TableState
from serai.tables.errors import PlayersBlocked, SameDevice

_CLOSED_TABLES = """SELECT block.one, t.id FROM tables_table t
    JOIN accounts_player p ON p."table" = t.id AND (t.host = p.id::text
        OR EXISTS (SELECT FROM tables_seat s WHERE s.table_id = t.id AND s.player = p.id))
    JOIN (SELECT user_id AS one, blocked_user_id AS other FROM accounts_block
          UNION SELECT blocked_user_id, user_id FROM accounts_block) AS block ON block.other = p.user_id
    WHERE t.status = 'open' AND block.one = ANY(%s)"""

SeatingCheck: TypeAlias = Callable[[Collection[UUID]], None]
"""Raises TableError if the user may not sit down with these players."""


def allow_everyone(_: Collection[UUID]) -> None:
    """A seating check that never raises an error."""


def seating_check_for(user: User, fingerprint: SeatFingerprint | None = None) -> SeatingCheck:
    """The seating check of a user; `fingerprint` is that of their device, at a ranked table."""

    def check(players: Collection[UUID]) -> None:
        require_not_blocked(user, players)
        if fingerprint and fingerprint.device:
            same_device = SeatFingerprint.objects.filter(player__in=players, device=fingerprint.device)
            if same_device.exists():
                raise SameDevice

    return check


def require_not_blocked(user: User, players: Collection[UUID]) -> None:
    people = Player.objects.filter(id__in=players, user__isnull=False).values_list("user_id", flat=True)
    if has_block_with(user.pk, [person for person in people if person is not None]):
        raise PlayersBlocked


def tables_closed_to(users: Collection[UUID]) -> dict[UUID, set[UUID]]:
    """The open tables where a block keeps a user from sitting down, by user; omits users without any."""
    closed: dict[UUID, set[UUID]] = {}
    with connection.cursor() as cursor:
        cursor.execute(_CLOSED_TABLES, [list(users)])
        for user, table in cursor.fetchall():
            closed.setdefault(user, set()).add(table)
    return closed


def people_at(table_state: TableState) -> set[UUID]:
    """The player ids of the players in the seats, and of the host."""
    seated = {UUID(occupant.player) for occupant in table_state.occupants if occupant and occupant.belongs_to_person}
    return seated | ({UUID(table_state.host)} if table_state.host else set())
