"""A table to show in the document: it is played in memory, the same each time."""

from functools import cache
from typing import Any
from uuid import UUID

from msgspec import Raw

from serai.api.shapes_of_tables import Done
from serai.engine.plugin import Plugin
from serai.engine.registry import plugins
from serai.engine.wire import decode, encode
from serai.eventlog.chain import StreamHead, genesis
from serai.eventlog.chronicle import Chronicle, commitment, seed_of
from serai.eventlog.table_events import Opened
from serai.tables.draft import Draft
from serai.tables.known import Known
from serai.tables.seen import Position, position
from serai.tables.sit import put_in_chair

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
    """A person at seat 0, bots at the others, and the game has just begun."""
    plugin = any_game()
    drafted = Draft(Known(StreamHead(TABLE, SECRET, 0, genesis(TABLE)), Chronicle()))
    drafted.at = TIME
    drafted.tell(
        Opened(
            game=plugin.slug,
            rules=plugin.current_version,
            seats=plugin.seats[0],
            options=Raw(encode(plugin.game.types.options())),
            commitment=commitment(seed_of(SECRET)),
            host=str(HOST),
        )
    )
    put_in_chair(drafted, 0, player=HOST, nonce=NONCE)
    for seat in range(1, plugin.seats[0]):
        put_in_chair(drafted, seat, player=UUID(int=BOTS.int + seat), bot=next(iter(plugin.bots)))
    return drafted


def known() -> Known:
    drafted = draft()
    return Known(StreamHead(TABLE, SECRET, drafted.chronicle.version, genesis(TABLE)), drafted.chronicle)


def rules() -> str:
    return shown().rules


@cache
def shown() -> Position:
    return position(known(), 0)


def done() -> Any:
    at = shown()
    return Done.of(at.rules)(result="appended", first=at.version, last=at.version, position=at)


def happenings() -> list[dict[str, Any]]:
    """The first three events: of the table's own room."""
    return [
        {"room": "table", "version": 1 + number, "time": TIME, "seat": None, "event": decode(fact.data, dict[str, Any])}
        for number, fact in enumerate(draft().facts[:3])
    ]


def first_actions() -> list[Any]:
    """What somebody could do first, whoever's turn it is."""
    game, state = draft().game, draft().state
    seat = min(game.waiting_for(state))
    return list(game.legal(state, seat)[:1])
