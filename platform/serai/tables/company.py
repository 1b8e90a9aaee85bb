"""Who may sit down beside whom."""

from collections.abc import Callable, Collection
from typing import TypeAlias
from uuid import UUID

from django.db import connection

from serai.accounts.blocks import are_apart
from serai.accounts.models import Player, SeatMark, User
from serai.eventlog.chronicle import Chronicle
from serai.tables.errors import KeptApart, SameDevice

_APART = """SELECT apart.one, t.id FROM tables_table t
    JOIN accounts_player p ON p."table" = t.id AND (t.host = p.id::text
        OR EXISTS (SELECT FROM tables_seat s WHERE s.table_id = t.id AND s.player = p.id))
    JOIN (SELECT by_id AS one, whom_id AS other FROM accounts_block
          UNION SELECT whom_id, by_id FROM accounts_block) AS apart ON apart.other = p.user_id
    WHERE t.status = 'open' AND apart.one = ANY(%s)"""

Welcome: TypeAlias = Callable[[Collection[UUID]], None]
"""Raises TableError if somebody may not sit down beside these players."""


def everybody(_: Collection[UUID]) -> None:
    """Is welcome."""


def company_for(user: User, mark: SeatMark | None = None) -> Welcome:
    """`mark`: from where the person sits down, at a ranked table."""

    def welcome(players: Collection[UUID]) -> None:
        require_not_apart(user, players)
        if mark and mark.device and SeatMark.objects.filter(player__in=players, device=mark.device).exists():
            raise SameDevice

    return welcome


def require_not_apart(user: User, players: Collection[UUID]) -> None:
    people = Player.objects.filter(id__in=players, user__isnull=False).values_list("user_id", flat=True)
    if are_apart(user.pk, [person for person in people if person is not None]):
        raise KeptApart


def closed_to(users: Collection[UUID]) -> dict[UUID, set[UUID]]:
    """By person, the open tables where they would be refused for who is there; those that have some."""
    closed: dict[UUID, set[UUID]] = {}
    with connection.cursor() as cursor:
        cursor.execute(_APART, [list(users)])
        for user, table in cursor.fetchall():
            closed.setdefault(user, set()).add(table)
    return closed


def people_at(chronicle: Chronicle) -> set[UUID]:
    """The players of the people in its chairs, and of the host."""
    chairs = {UUID(chair.player) for chair in chronicle.chairs if chair and chair.is_of_person}
    return chairs | ({UUID(chronicle.host)} if chronicle.host else set())
