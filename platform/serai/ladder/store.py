"""Where a book is opened from, and what it has come to is written down."""

from collections.abc import Callable, Collection, Iterable
from contextlib import ExitStack
from typing import Any

from serai.eventlog.projections import Tables
from serai.ladder.book import WEEK, Book, Form
from serai.ladder.copying import copy_rows, copying, standing_row
from serai.ladder.rating import SETTLED, shown
from serai.ladder.reading import Played, rows

_FORMS = """SELECT ladder, person, mu, sigma, games, wins, season_games, season_wins, tables_micros(last_at), bots_today
    FROM {ladder_standing} WHERE ladder = ANY(%s) AND person = ANY(%s)"""
_FIRST = "SELECT min(number) FROM {ladder_ratedgame} WHERE ended_at > to_timestamp(%s::numeric / 1000000)"
_ENTRIES = """SELECT ladder, number, person, tables_micros(ended_at) FROM {ladder_entry}
    WHERE person = ANY(%s) AND ladder = ANY(%s) AND number >= %s"""
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
        UNION ALL SELECT ladder, seasonal, c.shown, 1
            FROM ladder_changed c LEFT JOIN {ladder_standing} s USING (ladder, person),
                (VALUES (false), (true)) AS list (seasonal)
            WHERE c.settled AND c.games > 0 AND (NOT seasonal OR c.season_games > 0)
                AND (s.faded AND c.last_at <= s.last_at) IS NOT TRUE
    ) AS moved GROUP BY ladder, seasonal, shown HAVING sum(people) <> 0
    ON CONFLICT (ladder, seasonal, shown) DO UPDATE SET people = r.people + excluded.people"""
_EMPTY_RUNGS = "DELETE FROM {ladder_rung} WHERE people = 0"
_GONE = """DELETE FROM {ladder_standing} s USING ladder_changed c
    WHERE (s.ladder, s.person) = (c.ladder, c.person) AND c.games = 0"""
# Who comes anew goes where their last season has led; who had faded comes back with a new game only.
_STANDINGS = """INSERT INTO {ladder_standing} AS s (ladder, person, mu, sigma, shown, settled, games, wins,
        season_games, season_wins, last_at, bots_today, division, faded)
    SELECT c.*, coalesce((SELECT next_division FROM {ladder_finalstanding} f
            WHERE (f.ladder, f.person) = (c.ladder, c.person) ORDER BY season DESC LIMIT 1), 5), false
        FROM ladder_changed c WHERE games > 0
    ON CONFLICT (ladder, person) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, shown = excluded.shown,
        settled = excluded.settled, games = excluded.games, wins = excluded.wins, season_games = excluded.season_games,
        season_wins = excluded.season_wins, last_at = excluded.last_at, bots_today = excluded.bots_today,
        faded = s.faded AND excluded.last_at <= s.last_at"""


class Store:
    """The tables of the projection, wherever they are written now."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.games: list[bytes] = []
        """As rows for COPY."""
        self._copying = ExitStack()
        self._pour: Callable[[Iterable[bytes]], None] | None = None

    def __enter__(self) -> None:
        """For games to be rated: what was poured is kept at the end of it, or dropped if something fails."""

    def __exit__(self, *failure: Any) -> None:
        self._copying.__exit__(*failure)

    def rows(self, query: str, *arguments: Any) -> list[tuple[Any, ...]]:
        return rows(query.format(**self._tables), *arguments)

    def open(self, season: int, games: Collection[Played], since: int) -> Book:
        """A book of everybody in these games, the first of which ended at a moment."""
        people = list({one.person for game in games for one in game.field if one.person is not None})
        return self._opened(season, people, list({game.ladder for game in games}), since) if people else Book(season)

    def open_all(self, season: int, since: int) -> Book:
        everybody = self.rows("SELECT DISTINCT person FROM {ladder_standing}")
        ladders = self.rows("SELECT DISTINCT ladder FROM {ladder_standing}")
        return self._opened(season, [person for (person,) in everybody], [ladder for (ladder,) in ladders], since)

    def _opened(self, season: int, people: list[int], ladders: list[int], since: int) -> Book:
        book = Book(season)
        for ladder, person, *figures in self.rows(_FORMS, ladders, people):
            book.forms[ladder, person] = Form(season, *figures)
        ((first,),) = self.rows(_FIRST, since - WEEK)
        recent: dict[tuple[int, int, int], list[int]] = {}
        for ladder, number, person, ended in self.rows(_ENTRIES, people, ladders, first) if first else ():
            recent.setdefault((ladder, number, ended), []).append(person)
        for (ladder, _, ended), met in recent.items():
            book.remember(ladder, sorted(met), ended)
        return book

    def pour(self, book: Book) -> None:
        """Sends off what games have made of whom so far. Nothing else can be asked for until they are kept."""
        if self._pour is None:
            self._pour = self._copying.enter_context(copying(self._tables["ladder_entry"]))
        self._pour(book.entries)
        book.entries = []

    def keep_games(self, book: Book) -> None:
        """Writes down the games that were rated, and what they have made of whom."""
        self.pour(book)
        self._copying.close()
        self._pour = None
        copy_rows(self._tables["ladder_ratedgame"], self.games)
        self.games = []

    def keep(self, book: Book) -> None:
        """Writes down all that the book has come to, as of its season."""
        self.keep_games(book)
        self.rows(_CHANGED)
        self.rows("TRUNCATE ladder_changed")
        copy_rows("ladder_changed", _standings(book))
        for query in (_RUNGS, _EMPTY_RUNGS, _GONE, _STANDINGS):
            self.rows(query)
        book.changed = set()


def _standings(book: Book) -> Iterable[bytes]:
    for key in book.changed:
        form = book.forms[key]
        form.renew(book.season)
        strength, counted = (form.mu, form.sigma, form.bots_today), form.counted
        yield standing_row(*key, strength, shown(form.mu), form.sigma <= SETTLED, counted, form.last)
