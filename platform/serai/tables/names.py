"""Whose name is told at a table."""

from collections.abc import Mapping

from serai.eventlog.chronicle import Chronicle


def are_secret(chronicle: Chronicle) -> bool:
    """Who was found for a table learns with whom when the game begins: nobody is declined by name."""
    return bool(chronicle.kept) and not chronicle.begun


def told_names(chronicle: Chronicle, names: Mapping[str, str | None], own: str | None) -> dict[str, str | None]:
    """By player id."""
    if not are_secret(chronicle):
        return {**names}
    return {player: name if player == own else None for player, name in names.items()}
