"""The projection `ladder`: ratings, standings and seasons, from how ranked games have ended and which were voided.

Everything goes by the order of the log, game by game, so that it comes to the same figures however much of the log is
read at a time.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from uuid import UUID

from msgspec import Struct

from serai.eventlog.envelope import Brief, unpack_briefly
from serai.eventlog.projections import Projection, Tables
from serai.eventlog.sql import LogEntry
from serai.ladder.again import rate_again
from serai.ladder.book import WEEK, Book, Finished
from serai.ladder.close import close_season
from serai.ladder.copying import game_row
from serai.ladder.reading import Played, read_games
from serai.ladder.seasons import DAY, season_of
from serai.ladder.store import Store

TABLES = (
    "ladder_calendar",
    "ladder_ratedgame",
    "ladder_entry",
    "ladder_standing",
    "ladder_rung",
    "ladder_finalstanding",
)
TYPES = ("revealed", "voided")
BATCH = 5_000
POUR_AT = 1000
"""So many entries go to the database together, which writes them down while more games are rated."""


class Ended(Struct, frozen=True):
    """What has happened to tables, and those of their games that count."""

    happened: Sequence[tuple[UUID, Brief]]
    played: Mapping[UUID, Played]


class Reader:
    """Goes through the log. The book is written down and opened again where more than single games changes.

    One that remembers keeps its book from batch to batch: in a rebuild, where nobody else writes.
    """

    def __init__(self, tables: Tables, *, remembers: bool = False) -> None:
        self._store = Store(tables)
        self._remembers = remembers
        calendar = self._store.rows("SELECT season, number FROM {ladder_calendar}")
        self._season, self._number = calendar[0] if calendar else (0, 0)
        self._book = Book(self._season)
        self._played: Mapping[UUID, Played] = {}
        self._since = 0

    def gather(self, entries: Sequence[LogEntry]) -> Ended:
        events = ((entry.stream, unpack_briefly(entry.body)) for entry in entries)
        happened = [(table, event) for table, event in events if event.room == "table"]
        return Ended(happened, read_games({table for table, event in happened if event.type == "revealed"}))

    def write(self, gathered: Ended) -> None:
        self._played = gathered.played
        self._since = min((event.recorded for _, event in gathered.happened), default=self._since)
        if self._remembers:
            self._book.forget(self._since - WEEK - DAY)
        else:
            self._open()
        with self._store:
            for table, event in gathered.happened:
                if event.type == "voided":
                    self._void(table)
                else:
                    self._end(table, event.recorded)
            self._store.keep_games(self._book)

    def finish(self) -> None:
        with self._store:
            self._store.keep(self._book)
        self._store.rows("DELETE FROM {ladder_calendar}")
        self._store.rows("INSERT INTO {ladder_calendar} VALUES (true, %s, %s)", self._season, self._number)

    def _open(self) -> None:
        if self._remembers:
            self._book = self._store.open_all(self._season, self._since)
        else:
            self._book = self._store.open(self._season, self._played.values(), self._since)

    def _end(self, table: UUID, ended: int) -> None:
        self._come_to(season_of(ended))
        if played := self._played.get(table):
            self._number += 1
            self._book.rate(Finished(self._number, played.ladder, self._season, ended, played.field))
            self._store.games.append(game_row(self._number, table.bytes, played.ladder, self._season, ended))
            if len(self._book.entries) >= POUR_AT:
                self._store.pour(self._book)

    def _void(self, table: UUID) -> None:
        self._store.keep(self._book)
        rate_again(self._store, table, self._season)
        self._open()

    def _come_to(self, season: int) -> None:
        """A season that has ended doesn't come back, whatever the clocks of two processes say."""
        if season <= self._season:
            return
        self._store.keep(self._book)
        while 0 < self._season < season:
            close_season(self._store, self._season)
            self._season += 1
        self._season = self._book.season = season
        if not self._remembers:
            self._open()


def _apply(entries: Sequence[LogEntry], tables: Tables) -> None:
    reader = Reader(tables)
    reader.write(reader.gather(entries))
    reader.finish()


ladder = Projection("ladder", TABLES, _apply, partial(Reader, remembers=True), TYPES, BATCH)
