"""Reading ranked games that are over, with whose chairs those were."""

from collections.abc import Collection, Sequence
from typing import Any
from uuid import UUID

import psycopg
from django.db import connection
from msgspec import Struct

from serai.engine.registry import PluginError, UnknownGame, find
from serai.engine.wire import decoder
from serai.ladder.field import Chair, Competitor, competitors
from serai.ladder.models import Ladder, Pace

# A chair is a person's unless a bot has sat in it from the beginning.
_CHAIRS = """SELECT t.id, t.game, t.clock,
        json_agg(json_build_array(s.seat, s.bot, s.departed, s.place, s.score, e.person) ORDER BY s.seat)::text,
        bool_or(e.player IS NULL AND (s.bot IS NULL OR s.departed IS NOT NULL))
    FROM unnest(%s::uuid[]) AS wanted (id)
    JOIN tables_table t ON t.id = wanted.id AND t.ranked AND t.status = 'finished'
    JOIN tables_seat s ON s.table_id = t.id LEFT JOIN ladder_entrant e ON e.player = s.player GROUP BY t.id"""
_PEOPLE = """INSERT INTO ladder_person (user_id)
    SELECT DISTINCT u.id FROM tables_seat s JOIN accounts_player p ON p.id = s.player
    JOIN accounts_user u ON u.id = p.user_id AND NOT u.is_guest
    WHERE s.table_id = ANY(%s) AND (s.bot IS NULL OR s.departed IS NOT NULL)
    ORDER BY u.id ON CONFLICT DO NOTHING"""
_ENTRANTS = """INSERT INTO ladder_entrant (player, person)
    SELECT s.player, o.id FROM tables_seat s LEFT JOIN accounts_player p ON p.id = s.player
    LEFT JOIN accounts_user u ON u.id = p.user_id AND NOT u.is_guest LEFT JOIN ladder_person o ON o.user_id = u.id
    WHERE s.table_id = ANY(%s) AND (s.bot IS NULL OR s.departed IS NOT NULL)
    ORDER BY s.player ON CONFLICT DO NOTHING"""


_chairs = decoder(list[Chair]).decode


class Played(Struct, frozen=True, gc=False):
    """A game that counts: on which ladder, and between whom."""

    ladder: int
    field: Sequence[Competitor]


def rows(query: str, *arguments: Any, **named: Any) -> list[tuple[Any, ...]]:
    """By a cursor of the driver's own, which carries numbers as they are and not as text."""
    connection.ensure_connection()
    with psycopg.Cursor(connection.connection) as cursor:
        cursor.execute(query.encode(), named or arguments, binary=True)
        return cursor.fetchall() if cursor.description else []


def read_games(tables: Collection[UUID]) -> dict[UUID, Played]:
    """Of these tables those whose games were ranked, and rate anybody."""
    wanted = list(tables)
    found = rows(_CHAIRS, wanted)
    if any(is_new for *_, is_new in found):
        rows(_PEOPLE, wanted)
        rows(_ENTRANTS, wanted)
        found = rows(_CHAIRS, wanted)
    kinds = {(game, clock) for _, game, clock, *_ in found}
    bots = {game: _bots_of(game) for game, _ in kinds}
    ladders = {kind: ladder_of(kind[0], pace_of(kind[1])) for kind in kinds}
    played = {}
    for table, game, clock, chairs, _ in found:
        if field := competitors(_chairs(chairs), bots[game]):
            played[table] = Played(ladders[game, clock], field)
    return played


def pace_of(clock: str) -> Pace:
    return "live" if clock == "live" else "async"


def ladder_of(game: str, pace: Pace) -> int:
    return Ladder.objects.get_or_create(game=game, pace=pace)[0].id


def _bots_of(game: str) -> dict[str, int]:
    try:
        return dict(find(game).ratings)
    except (UnknownGame, PluginError):
        return {}
