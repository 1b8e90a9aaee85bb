"""A table for the examples in the OpenAPI document. It is played in memory, the same each time."""

from functools import cache
from typing import Any
from uuid import UUID

from msgspec import Raw

from serai.api.tables.wire_types import CommandResult
from serai.engine.codec import decode, encode
from serai.engine.plugin import Plugin
from serai.engine.registry import plugins
from serai.eventlog.chain import StreamHead, genesis
from serai.eventlog.table_events import Opened
from serai.eventlog.table_state import TableState, promise_of, seed_of
from serai.tables.draft import Draft
from serai.tables.table_cache import LoadedTable
from serai.tables.verbs.sit import take_seat
from serai.tables.views.table_view import Position, position

TABLE = UUID("5f1c3c52-9a4e-4b8e-8d0a-3f6f5d1b7c10")
HOST = UUID("9d2f6a34-1c58-4f0b-8f0e-6a7b1c2d3e4f")
BOTS = UUID("3b0c1d2e-4f5a-4b6c-8d7e-0123456789ab")
NONCE = "00112233445566778899aabbccddeeff"
TIME = 1_790_000_000_000_000
SECRET = bytes(32)


def any_game() -> Plugin:
    return next(iter(plugins().values()))


@cache
def draft() -> Draft:
    """A person in seat 0, bots in the others; the game has just started."""
    plugin = any_game()
    drafted = Draft(LoadedTable(StreamHead(TABLE, SECRET, 0, genesis(TABLE)), TableState()))
    drafted.at = TIME
    drafted.add_table_event(
        Opened(
            game=plugin.slug,
            rules_version=plugin.current_version,
            seats=plugin.seats[0],
            options=Raw(encode(plugin.game.types.options())),
            promise=promise_of(seed_of(SECRET)),
            host=str(HOST),
        )
    )
    take_seat(drafted, 0, player=HOST, nonce=NONCE)
    for seat in range(1, plugin.seats[0]):
        take_seat(drafted, seat, player=UUID(int=BOTS.int + seat), bot=next(iter(plugin.bots)))
    return drafted


def loaded() -> LoadedTable:
    drafted = draft()
    return LoadedTable(StreamHead(TABLE, SECRET, drafted.state.version, genesis(TABLE)), drafted.state)


def rules() -> str:
    return start().rules


@cache
def start() -> Position:
    """The position at the start of the game, as seat 0 sees it."""
    return position(loaded(), 0)


def command_result() -> Any:
    at = start()
    return CommandResult.of(at.rules)(result="appended", first=at.version, last=at.version, position=at)


def event_views() -> list[dict[str, Any]]:
    """The first three events: all of them are the table's own, not the game's."""
    return [
        {
            "source": "table",
            "version": 1 + number,
            "time": TIME,
            "seat": None,
            "event": decode(new_event.data, dict[str, Any]),
        }
        for number, new_event in enumerate(draft().new_events[:3])
    ]


def first_actions() -> list[Any]:
    """A legal first action of the seat that is to move."""
    game, state = draft().game, draft().game_state
    seat = min(game.waiting_for(state))
    return list(game.legal(state, seat)[:1])
