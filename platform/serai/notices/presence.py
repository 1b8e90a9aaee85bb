"""Looks up which players are at a table right now. The site sets the function that knows."""

from collections.abc import Callable, Collection
from uuid import UUID

Lookup = Callable[[UUID], Collection[UUID]]

_lookup: Lookup = lambda _: ()  # noqa: E731


def set_lookup(lookup: Lookup) -> None:
    """Sets the function that takes a table and returns the ids of the players who are there."""
    global _lookup
    _lookup = lookup


def players_at(table: UUID) -> Collection[UUID]:
    return _lookup(table)
