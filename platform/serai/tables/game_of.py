"""A table's plugin, game and rules version."""

from serai.engine import AnyGame, Plugin
from serai.engine.registry import find
from serai.eventlog.table_events import Opened
from serai.eventlog.table_state import TableState


def opened_of(table_state: TableState) -> Opened:
    assert table_state.opened is not None, "the first event of a table is Opened"
    return table_state.opened


def plugin_of(table_state: TableState) -> Plugin:
    return find(opened_of(table_state).game)


def game_of(table_state: TableState) -> AnyGame:
    return plugin_of(table_state).games[opened_of(table_state).rules_version]


def rules_of(table_state: TableState) -> str:
    """The game and its rules version on the wire, such as `byzanz/1`."""
    opened = opened_of(table_state)
    return f"{opened.game}/{opened.rules_version}"
