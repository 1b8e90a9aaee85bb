"""Loads rating batches from the projection's tables, and writes them back."""

from collections.abc import Callable, Collection, Iterable
from contextlib import ExitStack
from typing import Any

from serai.eventlog.current_time import Microseconds
from serai.eventlog.projections import TargetTables
from serai.ladder.binary_copy import copy_rows, open_copy, standing_row
from serai.ladder.finished_games import RankedGame, rows
from serai.ladder.rating import SETTLED, points
from serai.ladder.rating_batch import WEEK, RatingBatch, RatingState

_STATES = """SELECT ladder, person, mu, sigma, games, wins, season_games, season_wins, tables_micros(last_at),
        bot_weight_today
    FROM {ladder_standing} WHERE ladder = ANY(%s) AND person = ANY(%s)"""
_FIRST_NUMBER = "SELECT min(number) FROM {ladder_ratedgame} WHERE ended_at > to_timestamp(%s::numeric / 1000000)"
_ENTRIES = """SELECT ladder, number, person, tables_micros(ended_at) FROM {ladder_entry}
    WHERE person = ANY(%s) AND ladder = ANY(%s) AND number >= %s"""
_CREATE_CHANGED = """CREATE TEMPORARY TABLE IF NOT EXISTS ladder_changed (ladder smallint, person bigint,
    mu double precision, sigma double precision, points smallint, settled boolean, games integer, wins integer,
    season_games integer, season_wins integer, last_at timestamptz, bot_weight_today double precision)
    ON COMMIT DELETE ROWS"""
# Subtracts each changed standing from its old bucket and adds it to the new one.
_UPDATE_BUCKETS = """INSERT INTO {ladder_rankbucket} AS r (ladder, seasonal, points, people)
    SELECT ladder, seasonal, points, sum(people) FROM (
        SELECT s.ladder, seasonal, s.points, -1 AS people
            FROM {ladder_standing} s JOIN ladder_changed USING (ladder, person),
                (VALUES (false), (true)) AS list (seasonal)
            WHERE s.settled AND NOT s.inactive AND (NOT seasonal OR s.season_games > 0)
        UNION ALL SELECT ladder, seasonal, c.points, 1
            FROM ladder_changed c LEFT JOIN {ladder_standing} s USING (ladder, person),
                (VALUES (false), (true)) AS list (seasonal)
            WHERE c.settled AND c.games > 0 AND (NOT seasonal OR c.season_games > 0)
                AND (s.inactive AND c.last_at <= s.last_at) IS NOT TRUE
    ) AS moved GROUP BY ladder, seasonal, points HAVING sum(people) <> 0
    ON CONFLICT (ladder, seasonal, points) DO UPDATE SET people = r.people + excluded.people"""
_DELETE_EMPTY_BUCKETS = "DELETE FROM {ladder_rankbucket} WHERE people = 0"
_DELETE_WITHOUT_GAMES = """DELETE FROM {ladder_standing} s USING ladder_changed c
    WHERE (s.ladder, s.person) = (c.ladder, c.person) AND c.games = 0"""
# A new standing gets the division that the person's last season led to; only a new game makes an inactive one active.
_SAVE_STANDINGS = """INSERT INTO {ladder_standing} AS s (ladder, person, mu, sigma, points, settled, games, wins,
        season_games, season_wins, last_at, bot_weight_today, division, inactive)
    SELECT c.*, coalesce((SELECT next_division FROM {ladder_finalstanding} f
            WHERE (f.ladder, f.person) = (c.ladder, c.person) ORDER BY season DESC LIMIT 1), 5), false
        FROM ladder_changed c WHERE games > 0
    ON CONFLICT (ladder, person) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, points = excluded.points,
        settled = excluded.settled, games = excluded.games, wins = excluded.wins, season_games = excluded.season_games,
        season_wins = excluded.season_wins, last_at = excluded.last_at, bot_weight_today = excluded.bot_weight_today,
        inactive = s.inactive AND excluded.last_at <= s.last_at"""


class Store:
    """The projection's tables: the live ones, or their copies during a rebuild."""

    def __init__(self, tables: TargetTables) -> None:
        self._tables = tables
        self.games: list[bytes] = []
        """Rows for COPY."""
        self._copying = ExitStack()
        self._write_entries: Callable[[Iterable[bytes]], None] | None = None

    def __enter__(self) -> None:
        """Begins the rating of games. An open COPY of entries ends with the block, or is aborted by an exception."""

    def __exit__(self, *failure: Any) -> None:
        self._copying.__exit__(*failure)

    def rows(self, query: str, *arguments: Any) -> list[tuple[Any, ...]]:
        return rows(query.format(**self._tables), *arguments)

    def load(self, season: int, games: Collection[RankedGame], since: Microseconds) -> RatingBatch:
        """Loads a batch of everyone in these games; `since` is when the first of them ended."""
        persons = {competitor.person for game in games for competitor in game.competitors}
        people = [person for person in persons if person is not None]
        if not people:
            return RatingBatch(season)
        return self._load(season, people, list({game.ladder for game in games}), since)

    def load_all(self, season: int, since: Microseconds) -> RatingBatch:
        people = self.rows("SELECT DISTINCT person FROM {ladder_standing}")
        ladders = self.rows("SELECT DISTINCT ladder FROM {ladder_standing}")
        return self._load(season, [person for (person,) in people], [ladder for (ladder,) in ladders], since)

    def _load(self, season: int, people: list[int], ladders: list[int], since: Microseconds) -> RatingBatch:
        batch = RatingBatch(season)
        for ladder, person, *figures in self.rows(_STATES, ladders, people):
            batch.states[ladder, person] = RatingState(season, *figures)
        ((first,),) = self.rows(_FIRST_NUMBER, since - WEEK)
        recent: dict[tuple[int, int, int], list[int]] = {}
        for ladder, number, person, ended in self.rows(_ENTRIES, people, ladders, first) if first else ():
            recent.setdefault((ladder, number, ended), []).append(person)
        for (ladder, _, ended), met in recent.items():
            batch.add_meeting(ladder, sorted(met), ended)
        return batch

    def flush_entries(self, batch: RatingBatch) -> None:
        """Sends the entries so far. No other query is possible until `save_games`."""
        if self._write_entries is None:
            self._write_entries = self._copying.enter_context(open_copy(self._tables["ladder_entry"]))
        self._write_entries(batch.entries)
        batch.entries = []

    def save_games(self, batch: RatingBatch) -> None:
        """Writes the rated games and their entries."""
        self.flush_entries(batch)
        self._copying.close()
        self._write_entries = None
        copy_rows(self._tables["ladder_ratedgame"], self.games)
        self.games = []

    def save(self, batch: RatingBatch) -> None:
        """Writes games, entries and changed standings, as of the batch's season."""
        self.save_games(batch)
        self.rows(_CREATE_CHANGED)
        self.rows("TRUNCATE ladder_changed")
        copy_rows("ladder_changed", _changed_standings(batch))
        for query in (_UPDATE_BUCKETS, _DELETE_EMPTY_BUCKETS, _DELETE_WITHOUT_GAMES, _SAVE_STANDINGS):
            self.rows(query)
        batch.changed = set()


def _changed_standings(batch: RatingBatch) -> Iterable[bytes]:
    for key in batch.changed:
        state = batch.states[key]
        state.advance_to(batch.season)
        figures = (state.mu, state.sigma, state.bot_weight_today)
        yield standing_row(*key, figures, points(state.mu), state.sigma <= SETTLED, state.counts, state.last)
