"""What has happened at a table since somebody's last move, in the words of the game, as their seat may see it."""

from collections.abc import Iterator, Sequence
from uuid import UUID

from django.db import connection
from msgspec import Struct

from serai.accounts.players import names_of
from serai.engine.texts import MissingWords, texts
from serai.eventlog import sync_door
from serai.nudges.how.words import words
from serai.tables.game_of import game_of, plugin_of
from serai.tables.known import Known
from serai.tables.seen import SeenEvent, seen_events

MOST = 15
BOT_NAMES = ("Amber", "Cedar", "Saffron", "Indigo", "Sumac", "Myrrh")  # as in frontend/src/table/players.ts
TOLD = ("begun", "resigned", "timed-out", "returned", "substituted", "forsaken")

_LAST_MOVE = "SELECT coalesce(max(version), 0) FROM eventlog_event WHERE stream_id = %s AND seat = %s"


class Story(Struct, frozen=True):
    sentences: list[str]
    earlier: int
    """How many more there are before these."""


def story(known: Known, seat: int, names: Sequence[str], language: str) -> Story:
    with connection.cursor() as cursor:
        cursor.execute(_LAST_MOVE, [known.head.id, seat])
        last = int(cursor.fetchone()[0])
    tail = [stored for stored in sync_door.tail(known.head.id, last) if stored.version <= known.version]
    sentences = list(_sentences(known, seen_events(known, tail, seat), names, language))
    return Story(sentences[-MOST:], max(0, len(sentences) - MOST))


def _sentences(known: Known, events: Sequence[SeenEvent], names: Sequence[str], language: str) -> Iterator[str]:
    game = game_of(known.chronicle)
    of_game = texts(plugin_of(known.chronicle).texts, language)
    for seen in events:
        if seen.room == "table":
            if seen.event["type"] in TOLD:
                yield words(language).message(f"happened-{seen.event['type']}", name=_name(seen, names))
            continue
        try:
            yield of_game.say("event", seen.event, game.types.seen, names)
        except MissingWords:
            continue  # a stranger's game may lack one: better the other sentences than none


def _name(seen: SeenEvent, names: Sequence[str]) -> str:
    seat = seen.event.get("seat")
    return names[seat] if isinstance(seat, int) else ""


def names_at(known: Known, language: str) -> list[str]:
    """Who sits where, by seat, as the client calls them."""
    chairs = known.chronicle.chairs
    people = names_of(UUID(chair.player) for chair in chairs if chair)
    nobody = words(language).message("nobody")
    names = []
    for seat, chair in enumerate(chairs):
        if chair and chair.bot and not (chair.away or chair.departed):
            names.append(BOT_NAMES[seat % len(BOT_NAMES)])
        else:
            names.append((people[UUID(chair.player)].name if chair else None) or nobody)
    return names
