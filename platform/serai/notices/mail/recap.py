"""Tells what has happened at a table since a player's last move, in the game's words, as the seat may see it."""

from collections.abc import Iterator, Sequence
from uuid import UUID

from django.db import connection
from msgspec import Struct

from serai.accounts.players import names_of
from serai.engine.texts import MissingMessage, texts
from serai.eventlog import sync_store
from serai.notices.mail.texts import mail_texts
from serai.tables.game_of import game_of, plugin_of
from serai.tables.table_cache import LoadedTable
from serai.tables.views.table_view import EventView, event_views

MAX_SENTENCES = 15
BOT_NAMES = ("Amber", "Cedar", "Saffron", "Indigo", "Sumac", "Myrrh")  # as in frontend/src/table/players.ts
TABLE_EVENTS = ("started", "resigned", "timed-out", "returned", "substituted", "all-timed-out")
"""Table events that have a sentence."""

_LAST_MOVE = "SELECT coalesce(max(version), 0) FROM eventlog_event WHERE stream_id = %s AND seat = %s"


class Recap(Struct, frozen=True):
    sentences: list[str]
    earlier: int
    """How many sentences before these were left out."""


def recap(loaded: LoadedTable, seat: int, names: Sequence[str], language: str) -> Recap:
    with connection.cursor() as cursor:
        cursor.execute(_LAST_MOVE, [loaded.head.id, seat])
        last = int(cursor.fetchone()[0])
    tail = [stored for stored in sync_store.tail(loaded.head.id, last) if stored.version <= loaded.version]
    sentences = list(_sentences(loaded, event_views(loaded, tail, seat), names, language))
    return Recap(sentences[-MAX_SENTENCES:], max(0, len(sentences) - MAX_SENTENCES))


def _sentences(loaded: LoadedTable, events: Sequence[EventView], names: Sequence[str], language: str) -> Iterator[str]:
    game = game_of(loaded.state)
    game_texts = texts(plugin_of(loaded.state).texts, language)
    for view in events:
        if view.source == "table":
            if view.event["type"] in TABLE_EVENTS:
                yield mail_texts(language).message(f"happened-{view.event['type']}", name=_name(view, names))
            continue
        try:
            yield game_texts.sentence("event", view.event, game.types.redacted, names)
        except MissingMessage:
            continue  # a plug-in may lack a message: the other sentences are sent without it


def _name(view: EventView, names: Sequence[str]) -> str:
    seat = view.event.get("seat")
    return names[seat] if isinstance(seat, int) else ""


def names_at(loaded: LoadedTable, language: str) -> list[str]:
    """Returns the players' names by seat, as the client shows them."""
    occupants = loaded.state.occupants
    people = names_of(UUID(occupant.player) for occupant in occupants if occupant)
    deleted = mail_texts(language).message("deleted-player")
    names = []
    for seat, occupant in enumerate(occupants):
        if occupant and occupant.bot and not (occupant.away or occupant.departed):
            names.append(BOT_NAMES[seat % len(BOT_NAMES)])
        else:
            names.append((people[UUID(occupant.player)].name if occupant else None) or deleted)
    return names
