"""The projection `ladder`: ratings, standings and seasons, from how ranked games have ended and which were voided.

Everything goes by the order of the log, game by game, so that it comes to the same figures however much of the log is
read at a time.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from uuid import UUID

from serai.eventlog.envelope import Brief, unpack_briefly
from serai.eventlog.projections import Projection, Tables
from serai.eventlog.sql import LogEntry
from serai.ladder.again import rate_again
from serai.ladder.book import Book, Finished
from serai.ladder.close import close_season
from serai.ladder.reading import read_games
from serai.ladder.seasons import season_of
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
BATCH = 5000


class _Reader:
    """Goes through a batch; the book is closed and opened again where more than single games changes."""

    def __init__(self, store: Store, happened: Sequence[tuple[UUID, Brief]]) -> None:
        self.store = store
        self.played = read_games({table for table, event in happened if event.type == "revealed"})
        self.since = min((_time(event) for _, event in happened), default=None)
        calendar = store.rows("SELECT season, number FROM {ladder_calendar}")
        self.season, self.number = calendar[0] if calendar else (0, 0)
        self.book = self._open()

    def read(self, table: UUID, event: Brief) -> None:
        if event.type == "voided":
            self._keep()
            rate_again(self.store, table, self.season)
            self.book = self._open()
            return
        ended_at = _time(event)
        self._come_to(season_of(ended_at))
        if played := self.played.get(table):
            self.number += 1
            self.book.rate(Finished(self.number, played.ladder, self.season, ended_at, played.field))
            self.store.games.append((self.number, table, played.ladder, self.season, ended_at, False))

    def finish(self) -> None:
        self._keep()
        self.store.rows("DELETE FROM {ladder_calendar}")
        self.store.rows(
            "INSERT INTO {ladder_calendar} (only_row, season, number) VALUES (true, %s, %s)", self.season, self.number
        )

    def _come_to(self, season: int) -> None:
        """A season that has ended doesn't come back, whatever the clocks of two processes say."""
        if season <= self.season:
            return
        self._keep()
        while 0 < self.season < season:
            close_season(self.store, self.season)
            self.season += 1
        self.season = season
        self.book = self._open()

    def _open(self) -> Book:
        return self.store.open(self.season, self.played.values(), self.since)

    def _keep(self) -> None:
        self.store.keep(self.book)


def _apply(entries: Sequence[LogEntry], tables: Tables) -> None:
    events = ((entry.stream, unpack_briefly(entry.body)) for entry in entries)
    happened = [(table, event) for table, event in events if event.room == "table"]
    if happened:
        reader = _Reader(Store(tables), happened)
        for table, event in happened:
            reader.read(table, event)
        reader.finish()


def _time(event: Brief) -> datetime:
    return datetime.fromtimestamp(event.recorded / 1_000_000, UTC)


ladder = Projection("ladder", TABLES, _apply, TYPES)
