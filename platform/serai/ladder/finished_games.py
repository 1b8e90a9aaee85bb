"""Reads finished ranked games, with the people who played them."""

from collections.abc import Collection, Sequence
from typing import Any
from uuid import UUID

import psycopg
from django.db import connection
from msgspec import Struct

from serai.engine.codec import decoder
from serai.engine.registry import PluginError, UnknownGame, find
from serai.ladder.models import Ladder, Speed
from serai.ladder.participants import Competitor, FinishedSeat, competitors

# A seat belongs to a person unless a bot has played in it from the start.
_SEATS = """SELECT t.id, t.game, t.clock,
        json_agg(json_build_array(s.seat, s.bot, s.departed, s.place, s.score, e.person) ORDER BY s.seat)::text,
        bool_or(e.player IS NULL AND (s.bot IS NULL OR s.departed IS NOT NULL))
    FROM unnest(%s::uuid[]) AS wanted (id)
    JOIN tables_table t ON t.id = wanted.id AND t.ranked AND t.status = 'finished'
    JOIN tables_seat s ON s.table_id = t.id LEFT JOIN ladder_entrant e ON e.player = s.player GROUP BY t.id"""
_ADD_PEOPLE = """INSERT INTO ladder_person (user_id)
    SELECT DISTINCT u.id FROM tables_seat s JOIN accounts_player p ON p.id = s.player
    JOIN accounts_user u ON u.id = p.user_id AND NOT u.is_guest
    WHERE s.table_id = ANY(%s) AND (s.bot IS NULL OR s.departed IS NOT NULL)
    ORDER BY u.id ON CONFLICT DO NOTHING"""
_ADD_ENTRANTS = """INSERT INTO ladder_entrant (player, person)
    SELECT s.player, o.id FROM tables_seat s LEFT JOIN accounts_player p ON p.id = s.player
    LEFT JOIN accounts_user u ON u.id = p.user_id AND NOT u.is_guest LEFT JOIN ladder_person o ON o.user_id = u.id
    WHERE s.table_id = ANY(%s) AND (s.bot IS NULL OR s.departed IS NOT NULL)
    ORDER BY s.player ON CONFLICT DO NOTHING"""


_decode_seats = decoder(list[FinishedSeat]).decode


class RankedGame(Struct, frozen=True, gc=False):
    ladder: int
    competitors: Sequence[Competitor]


def rows(query: str, *arguments: Any, **named: Any) -> list[tuple[Any, ...]]:
    """Runs a query by the driver's own cursor, which transfers numbers in binary form."""
    connection.ensure_connection()
    with psycopg.Cursor(connection.connection) as cursor:
        cursor.execute(query.encode(), named or arguments, binary=True)
        return cursor.fetchall() if cursor.description else []


def read_games(tables: Collection[UUID]) -> dict[UUID, RankedGame]:
    """Returns, by table, the ranked games in which at least one person is rated."""
    wanted = list(tables)
    found = rows(_SEATS, wanted)
    if any(has_new_player for *_, has_new_player in found):
        rows(_ADD_PEOPLE, wanted)
        rows(_ADD_ENTRANTS, wanted)
        found = rows(_SEATS, wanted)
    kinds = {(game, clock) for _, game, clock, *_ in found}
    bots = {game: _bot_ratings(game) for game, _ in kinds}
    ladders = {kind: ladder_of(kind[0], speed_of(kind[1])) for kind in kinds}
    games = {}
    for table, game, clock, seats, _ in found:
        if rated := competitors(_decode_seats(seats), bots[game]):
            games[table] = RankedGame(ladders[game, clock], rated)
    return games


def speed_of(clock: str) -> Speed:
    return "live" if clock == "live" else "async"


def ladder_of(game: str, speed: Speed) -> int:
    return Ladder.objects.get_or_create(game=game, speed=speed)[0].id


def _bot_ratings(game: str) -> dict[str, int]:
    try:
        return dict(find(game).ratings)
    except (UnknownGame, PluginError):
        return {}
