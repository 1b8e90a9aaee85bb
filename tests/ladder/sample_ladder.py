"""Fills a ladder by SQL: standings, rank buckets, a past season, and one person's rating history."""

from collections.abc import Callable
from typing import Any

LADDER = "INSERT INTO ladder_ladder (game, speed) VALUES (%(game)s, %(speed)s) RETURNING id"
PEOPLE = """WITH people AS (
        INSERT INTO accounts_user (id, username, password, email, is_superuser, is_guest, is_active, is_staff,
            date_joined, language, time_zone, theme, motion, sounds, notifications, name_since)
        SELECT gen_random_uuid(), %(name)s || n, '', '', false, false, true, false, now(), 'en', 'UTC', 'system',
            'system', true, false, now() FROM generate_series(1, %(people)s) n RETURNING id, username)
    INSERT INTO ladder_person (user_id) SELECT id FROM people ORDER BY username"""
# Three people have the same rating; every other one has played this season.
STANDINGS = """INSERT INTO ladder_standing (ladder, person, mu, sigma, points, settled, games, wins, season_games,
        season_wins, last_at, bot_weight_today, division, inactive)
    SELECT %(ladder)s, id, 25 + id %% 10, 4, 1500 + 40 * (id %% 10), true, 40, 10, id %% 2, 0, now(), 0, 1 + id %% 5,
        false FROM ladder_person"""
BUCKETS = """INSERT INTO ladder_rankbucket SELECT ladder, seasonal, points, count(*) FROM ladder_standing,
    (VALUES (false), (true)) AS list (seasonal) WHERE NOT seasonal OR season_games > 0 GROUP BY 1, 2, 3"""
FINALS = """INSERT INTO ladder_finalstanding SELECT ladder, %(season)s, person, rank() OVER (ORDER BY points DESC),
        points, 160, 12, 4, division, greatest(1, division - person %% 2)
    FROM ladder_standing WHERE ladder = %(ladder)s"""
# Opened long ago, so that they are last wherever tables are listed.
TABLES = """INSERT INTO tables_table (id, game, rules_version, seats, options, clock, ranked, listed, reserved, bank,
        increment, vacation, reliability, host, status, version, taken, waiting, bot_due, deadlines, opened_at,
        changed_at)
    SELECT ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, %(game)s, 1, 2, '{}', %(clock)s, true, true,
        false, 900, 15, true, 0, '', 'finished', 2, 2, '{}', false, '{}', now() - interval '1 year', now()
    FROM generate_series(1, %(games)s) n"""
GAMES = """INSERT INTO ladder_ratedgame SELECT n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
        %(ladder)s, %(season)s, now() - (%(games)s - n) * interval '1 day', false
    FROM generate_series(1, %(games)s) n"""
# The first person plays against all others in turn, with a rising rating.
ENTRIES = """INSERT INTO ladder_entry SELECT CASE WHEN seat = number %% 2 THEN (SELECT min(id) FROM ladder_person)
            ELSE (SELECT min(id) FROM ladder_person) + 1 + number %% (%(people)s - 1) END, ladder, number, seat,
        CASE WHEN (seat = number %% 2) = (number * 7 %% 10 < 6) THEN 1 ELSE 2 END, season, ended_at,
        (seat = number %% 2) = (number * 7 %% 10 < 6), 1, 0, 25, 8.3 * exp(-number / 60.0) + 2.5,
        1500 + 5 * (number - 1) + 60 * sin((number - 1) / 5.0), 1500 + 5 * number + 60 * sin(number / 5.0)
    FROM ladder_ratedgame, generate_series(0, 1) AS seat ON CONFLICT DO NOTHING"""

Execute = Callable[[str, dict[str, Any]], Any]


def fill_ladder(execute: Execute, *, game: str, people: int = 30, name: str = "Trader_") -> int:
    """`execute` runs a statement and returns a cursor. Returns the ladder's id."""
    (ladder,) = execute(LADDER, {"game": game, "speed": "live"}).fetchone()
    for statement in (PEOPLE, STANDINGS, BUCKETS):
        execute(statement, {"people": people, "name": name, "ladder": ladder})
    return int(ladder)


def add_history(execute: Execute, *, ladder: int, game: str, people: int = 30, games: int = 60) -> None:
    """Adds a past season, and a rating history of the first person."""
    values = {"ladder": ladder, "game": game, "clock": "live", "people": people, "games": games, "season": 8105}
    for statement in (FINALS, TABLES, GAMES, ENTRIES):
        execute(statement, values)
    execute("INSERT INTO ladder_currentseason VALUES (true, 8107, %(games)s)", values)
