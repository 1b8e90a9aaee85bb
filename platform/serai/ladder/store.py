"""Where a book is opened from, and what it has come to is written down."""

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from django.db import connection

from serai.eventlog.projections import Tables
from serai.ladder.book import WEEK, Book, Form
from serai.ladder.rating import SETTLED, shown
from serai.ladder.reading import Played, rows

_FORMS = """SELECT ladder, person, mu, sigma, games, wins, season_games, season_wins, last_at, bots_today
    FROM {ladder_standing} WHERE ladder = ANY(%s) AND person = ANY(%s)"""
_MEETINGS = """SELECT a.ladder, a.person, b.person, a.ended_at FROM {ladder_entry} a
    JOIN {ladder_entry} b ON b.number = a.number AND b.ladder = a.ladder AND b.person > a.person
    WHERE a.person = ANY(%s) AND b.person = ANY(%s) AND a.ladder = ANY(%s) AND a.ended_at > %s
      AND a.number >= (SELECT min(number) FROM {ladder_ratedgame} WHERE ended_at > %s) ORDER BY a.number"""
_CHANGED = """CREATE TEMPORARY TABLE IF NOT EXISTS ladder_changed (ladder smallint, person bigint, mu double precision,
    sigma double precision, shown smallint, settled boolean, games integer, wins integer, season_games integer,
    season_wins integer, last_at timestamptz, bots_today double precision) ON COMMIT DELETE ROWS"""
# What was counted of somebody before is taken off its rung, what is counted now is put on one.
_RUNGS = """INSERT INTO {ladder_rung} AS r (ladder, seasonal, shown, people)
    SELECT ladder, seasonal, shown, sum(people) FROM (
        SELECT s.ladder, seasonal, s.shown, -1 AS people
            FROM {ladder_standing} s JOIN ladder_changed USING (ladder, person),
                (VALUES (false), (true)) AS list (seasonal)
            WHERE s.settled AND NOT s.faded AND (NOT seasonal OR s.season_games > 0)
        UNION ALL SELECT c.ladder, seasonal, c.shown, 1
            FROM ladder_changed c, (VALUES (false), (true)) AS list (seasonal)
            WHERE c.settled AND c.games > 0 AND (NOT seasonal OR c.season_games > 0)
    ) AS moved GROUP BY ladder, seasonal, shown HAVING sum(people) <> 0
    ON CONFLICT (ladder, seasonal, shown) DO UPDATE SET people = r.people + excluded.people"""
_EMPTY_RUNGS = "DELETE FROM {ladder_rung} WHERE people = 0"
_GONE = """DELETE FROM {ladder_standing} s USING ladder_changed c
    WHERE (s.ladder, s.person) = (c.ladder, c.person) AND c.games = 0"""
_STANDINGS = """INSERT INTO {ladder_standing} (ladder, person, mu, sigma, shown, settled, games, wins, season_games,
        season_wins, last_at, bots_today, division, faded)
    SELECT *, 5, false FROM ladder_changed WHERE games > 0
    ON CONFLICT (ladder, person) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, shown = excluded.shown,
        settled = excluded.settled, games = excluded.games, wins = excluded.wins, season_games = excluded.season_games,
        season_wins = excluded.season_wins, last_at = excluded.last_at, bots_today = excluded.bots_today,
        faded = false"""

GameRow = tuple[int, UUID, int, int, datetime, bool]
"""In the order of the columns of `RatedGame`."""


class Store:
    """The tables of the projection, wherever they are written now."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.games: list[GameRow] = []

    def rows(self, query: str, *arguments: Any) -> list[tuple[Any, ...]]:
        return rows(query.format(**self._tables), *arguments)

    def open(self, season: int, games: Collection[Played], since: datetime | None = None) -> Book:
        """A book of everybody in these games, the first of which ended at a moment."""
        book = Book(season)
        people = list({one.person for game in games for one in game.field if one.person is not None})
        ladders = list({game.ladder for game in games})
        for ladder, person, *figures in self.rows(_FORMS, ladders, people) if people else ():
            book.forms[ladder, person] = Form(season, *figures)
        if people and since:
            self._remember_meetings(book, people, ladders, since - WEEK - timedelta(days=1))
        return book

    def _remember_meetings(self, book: Book, people: list[int], ladders: list[int], since: datetime) -> None:
        for ladder, one, other, ended_at in self.rows(_MEETINGS, people, people, ladders, since, since):
            book.meetings.setdefault((ladder, one, other), []).append(ended_at)

    def keep(self, book: Book) -> None:
        """Writes down what the book has come to, as of its season."""
        for form in book.forms.values():
            form.renew(book.season)
        self._copy("ladder_ratedgame", self.games)
        self._copy("ladder_entry", book.entries)
        self.rows(_CHANGED)
        self.rows("TRUNCATE ladder_changed")
        self._copy("ladder_changed", _standings(book))
        for query in (_RUNGS, _EMPTY_RUNGS, _GONE, _STANDINGS):
            self.rows(query)
        self.games, book.entries = [], []

    def _copy(self, table: str, lines: Iterable[Sequence[Any]]) -> None:
        with connection.cursor() as cursor, cursor.copy(f"COPY {self._tables.get(table, table)} FROM STDIN") as copy:
            for line in lines:
                copy.write_row(line)


def _standings(book: Book) -> Iterable[Sequence[Any]]:
    for (ladder, person), form in book.forms.items():
        counted = (form.games, form.wins, form.season_games, form.season_wins, form.last_at, form.bots_today)
        yield (ladder, person, form.mu, form.sigma, shown(form.mu), form.sigma <= SETTLED, *counted)
