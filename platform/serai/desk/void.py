"""That a game doesn't count: the site says how that is done."""

from collections.abc import Callable
from uuid import UUID

Void = Callable[[UUID], object]

_void: Void | None = None


def void_by(void: Void | None) -> None:
    """`void` takes a table's id, and writes into its log that its result doesn't count."""
    global _void
    _void = void


def can_void() -> bool:
    return _void is not None


def void_game(table: UUID) -> None:
    assert _void is not None, "nobody offers what can't be done"
    _void(table)
