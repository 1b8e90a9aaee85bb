"""Who is looking at a table right now: the site says how that is found out."""

from collections.abc import Callable, Collection
from uuid import UUID

Look = Callable[[UUID], Collection[UUID]]

_look: Look = lambda _: ()  # noqa: E731


def look_by(look: Look) -> None:
    """`look` gives the player ids of those who are at a table."""
    global _look
    _look = look


def players_at(table: UUID) -> Collection[UUID]:
    return _look(table)
