"""The projection `ladder`: ratings, standings and seasons, from ranked games that have ended or were voided.

Games are rated one by one in the order of the log, so the size of batches doesn't change the result.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from uuid import UUID

from msgspec import Struct

from serai.eventlog.current_time import Microseconds
from serai.eventlog.envelope import PartialEnvelope, unpack_partial
from serai.eventlog.projections import Projection, TargetTables
from serai.eventlog.sql import LogEntry
from serai.ladder.binary_copy import game_row
from serai.ladder.end_season import end_season
from serai.ladder.finished_games import RankedGame, read_games
from serai.ladder.rating_batch import WEEK, FinishedGame, RatingBatch
from serai.ladder.rerate import rerate_without
from serai.ladder.seasons import DAY, season_of
from serai.ladder.store import Store

TABLES = (
    "ladder_currentseason",
    "ladder_ratedgame",
    "ladder_entry",
    "ladder_standing",
    "ladder_rankbucket",
    "ladder_finalstanding",
)
TYPES = ("finished", "voided")
BATCH = 5_000
FLUSH_AT = 1000
"""Entries are sent to the database in chunks of this size, which it writes while more games are rated."""


class EndedGames(Struct, frozen=True):
    """Events of tables, and the games of these tables that are rated."""

    events: Sequence[tuple[UUID, PartialEnvelope]]
    games: Mapping[UUID, RankedGame]


class Builder:
    """Applies events to the tables.

    Saves and reloads the batch around steps that change all standings (end of season, voided game).
    With `keeps_batch` it keeps the batch in memory between calls: only in a rebuild, where nobody else writes.
    """

    def __init__(self, tables: TargetTables, *, keeps_batch: bool = False) -> None:
        self._store = Store(tables)
        self._keeps_batch = keeps_batch
        current = self._store.rows("SELECT season, last_number FROM {ladder_currentseason}")
        self._season, self._number = current[0] if current else (0, 0)
        self._batch = RatingBatch(self._season)
        self._games: Mapping[UUID, RankedGame] = {}
        self._since = 0

    def gather(self, entries: Sequence[LogEntry]) -> EndedGames:
        unpacked = ((entry.stream, unpack_partial(entry.body)) for entry in entries)
        events = [(table, event) for table, event in unpacked if event.source == "table"]
        return EndedGames(events, read_games({table for table, event in events if event.type == "finished"}))

    def write(self, gathered: EndedGames) -> None:
        self._games = gathered.games
        self._since = min((event.recorded for _, event in gathered.events), default=self._since)
        if self._keeps_batch:
            self._batch.drop_meetings(self._since - WEEK - DAY)
        else:
            self._load_batch()
        with self._store:
            for table, event in gathered.events:
                if event.type == "voided":
                    self._void(table)
                else:
                    self._rate(table, event.recorded)
            self._store.save_games(self._batch)

    def finish(self) -> None:
        with self._store:
            self._store.save(self._batch)
        self._store.rows("DELETE FROM {ladder_currentseason}")
        self._store.rows("INSERT INTO {ladder_currentseason} VALUES (true, %s, %s)", self._season, self._number)

    def _load_batch(self) -> None:
        if self._keeps_batch:
            self._batch = self._store.load_all(self._season, self._since)
        else:
            self._batch = self._store.load(self._season, self._games.values(), self._since)

    def _rate(self, table: UUID, ended: Microseconds) -> None:
        self._advance_to(season_of(ended))
        if game := self._games.get(table):
            self._number += 1
            self._batch.rate(FinishedGame(self._number, game.ladder, self._season, ended, game.competitors))
            self._store.games.append(game_row(self._number, table.bytes, game.ladder, self._season, ended))
            if len(self._batch.entries) >= FLUSH_AT:
                self._store.flush_entries(self._batch)

    def _void(self, table: UUID) -> None:
        self._store.save(self._batch)
        rerate_without(self._store, table, self._season)
        self._load_batch()

    def _advance_to(self, season: int) -> None:
        """Ends the seasons before this one. Never goes back to an earlier season, whatever clocks of processes say."""
        if season <= self._season:
            return
        self._store.save(self._batch)
        while 0 < self._season < season:
            end_season(self._store, self._season)
            self._season += 1
        self._season = self._batch.season = season
        if not self._keeps_batch:
            self._load_batch()


def _apply(entries: Sequence[LogEntry], tables: TargetTables) -> None:
    builder = Builder(tables)
    builder.write(builder.gather(entries))
    builder.finish()


ladder = Projection("ladder", TABLES, _apply, partial(Builder, keeps_batch=True), TYPES, BATCH)
