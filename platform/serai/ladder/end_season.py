"""Ends a season: final standings, divisions, and the soft reset, for all ladders at once.

For the ladders a season ends with the first game that ends after its last day. So the result follows from the log
alone, whenever the log is read.
"""

from serai.ladder.models import LOWEST_DIVISION
from serai.ladder.rating import INITIAL_RATING, MU, SCALE, SETTLED
from serai.ladder.store import Store

PROMOTED_ONE_IN = 5
"""One fifth of a division is promoted, and one fifth is relegated."""

_SAVE_FINAL_STANDINGS = f"""INSERT INTO {{ladder_finalstanding}}
        (ladder, season, person, place, points, uncertainty, games, wins, division, next_division)
    SELECT ladder, %s, person, rank() OVER (PARTITION BY ladder ORDER BY points DESC), points,
        floor(sigma * {SCALE} + 0.5), season_games, season_wins, division,
        CASE WHEN nth <= ceil(size / {PROMOTED_ONE_IN}.0) THEN greatest(division - 1, 1)
             WHEN nth > size - size / {PROMOTED_ONE_IN} THEN least(division + 1, {LOWEST_DIVISION})
             ELSE division END
    FROM (SELECT *, row_number() OVER (PARTITION BY ladder, division ORDER BY points DESC, person) AS nth,
                 count(*) OVER (PARTITION BY ladder, division) AS size
            FROM {{ladder_standing}} WHERE settled AND season_games > 0) AS played"""
# New divisions, and `seasons.soft_reset` for everyone.
_RESET = f"""UPDATE {{ladder_standing}} s SET season_games = 0, season_wins = 0,
        mu = s.mu - (s.mu - {MU}::float8) / 5,
        points = floor({INITIAL_RATING} + (s.mu - (s.mu - {MU}::float8) / 5 - {MU}::float8) * {SCALE} + 0.5),
        sigma = CASE WHEN s.sigma < {SETTLED}::float8 THEN s.sigma + ({SETTLED}::float8 - s.sigma) / 2 ELSE s.sigma END,
        division = coalesce(f.next_division, s.division)
    FROM {{ladder_standing}} own LEFT JOIN {{ladder_finalstanding}} f
        ON (f.ladder, f.season, f.person) = (own.ladder, %s, own.person)
    WHERE (s.ladder, s.person) = (own.ladder, own.person)"""
_CLEAR_BUCKETS = "DELETE FROM {ladder_rankbucket}"
_FILL_BUCKETS = """INSERT INTO {ladder_rankbucket} (ladder, seasonal, points, people)
    SELECT ladder, false, points, count(*) FROM {ladder_standing}
    WHERE settled AND NOT inactive GROUP BY ladder, points"""


def end_season(store: Store, season: int) -> None:
    store.rows(_SAVE_FINAL_STANDINGS, season)
    store.rows(_RESET, season)
    store.rows(_CLEAR_BUCKETS)
    store.rows(_FILL_BUCKETS)
