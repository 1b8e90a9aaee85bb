"""Which players' names may be shown at a table."""

from collections.abc import Mapping

from serai.eventlog.table_state import TableState


def are_names_hidden(table_state: TableState) -> bool:
    """Whether the players' names are hidden.

    Players of reserved seats see each other's names when the game starts, so that nobody declines because of a name.
    """
    return bool(table_state.reserved) and not table_state.is_started


def visible_names(table_state: TableState, names: Mapping[str, str | None], own: str | None) -> dict[str, str | None]:
    """The names that may be shown, by player id."""
    if not are_names_hidden(table_state):
        return {**names}
    return {player: name if player == own else None for player, name in names.items()}
