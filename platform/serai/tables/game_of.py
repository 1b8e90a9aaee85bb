"""Which game a table plays, under which rules."""

from serai.engine import AnyGame, Plugin
from serai.engine.registry import find
from serai.eventlog.chronicle import Chronicle
from serai.eventlog.table_events import Opened


def opened_of(chronicle: Chronicle) -> Opened:
    assert chronicle.opened is not None, "a table is opened before anything else happens to it"
    return chronicle.opened


def plugin_of(chronicle: Chronicle) -> Plugin:
    return find(opened_of(chronicle).game)


def game_of(chronicle: Chronicle) -> AnyGame:
    return plugin_of(chronicle).games[opened_of(chronicle).rules]


def rules_of(chronicle: Chronicle) -> str:
    """`byzanz/1`: how the wire names them."""
    opened = opened_of(chronicle)
    return f"{opened.game}/{opened.rules}"
