"""Who may sit down beside whom."""

from collections.abc import Callable, Collection
from typing import TypeAlias
from uuid import UUID

from serai.accounts.blocks import are_apart
from serai.accounts.models import Player, SeatMark, User
from serai.eventlog.chronicle import Chronicle
from serai.tables.errors import KeptApart, SameDevice

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


def people_at(chronicle: Chronicle) -> set[UUID]:
    """The players of the people in its chairs, and of the host."""
    chairs = {UUID(chair.player) for chair in chronicle.chairs if chair and chair.is_of_person}
    return chairs | ({UUID(chronicle.host)} if chronicle.host else set())
