"""Whose name is told at a table."""

from collections.abc import Mapping

from serai.eventlog.chronicle import Chronicle


def told_names(chronicle: Chronicle, names: Mapping[str, str | None], own: str | None) -> dict[str, str | None]:
    """By player id. Who was found for a table learns with whom when the game begins: nobody is declined by name."""
    if chronicle.begun or not chronicle.kept:
        return {**names}
    return {player: name if player == own else None for player, name in names.items()}
