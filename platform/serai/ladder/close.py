"""The end of a season: final standings, divisions, and the soft reset, for all ladders at once.

A season ends, for the ladders, with the first game that is over after its last day: so what follows from the log is the
same whenever it is read.
"""

from serai.ladder.models import LOWEST_DIVISION
from serai.ladder.rating import MIDDLE, MU, SETTLED, STEP
from serai.ladder.store import Store

MOVES = 5
"""Of so many in a division one goes up, and one goes down."""

_FINAL = f"""INSERT INTO {{ladder_finalstanding}}
        (ladder, season, person, place, shown, uncertainty, games, wins, division, next_division)
    SELECT ladder, %s, person, rank() OVER (PARTITION BY ladder ORDER BY shown DESC), shown,
        floor(sigma * {STEP} + 0.5), season_games, season_wins, division,
        CASE WHEN nth <= ceil(size / {MOVES}.0) THEN greatest(division - 1, 1)
             WHEN nth > size - size / {MOVES} THEN least(division + 1, {LOWEST_DIVISION})
             ELSE division END
    FROM (SELECT *, row_number() OVER (PARTITION BY ladder, division ORDER BY shown DESC, person) AS nth,
                 count(*) OVER (PARTITION BY ladder, division) AS size
            FROM {{ladder_standing}} WHERE settled AND season_games > 0) AS played"""
# Where the season has led, and `seasons.renewed`, for everybody.
_RENEW = f"""UPDATE {{ladder_standing}} s SET season_games = 0, season_wins = 0,
        mu = s.mu - (s.mu - {MU}::float8) / 5,
        shown = floor({MIDDLE} + (s.mu - (s.mu - {MU}::float8) / 5 - {MU}::float8) * {STEP} + 0.5),
        sigma = CASE WHEN s.sigma < {SETTLED}::float8 THEN s.sigma + ({SETTLED}::float8 - s.sigma) / 2 ELSE s.sigma END,
        division = coalesce(f.next_division, s.division)
    FROM {{ladder_standing}} own LEFT JOIN {{ladder_finalstanding}} f
        ON (f.ladder, f.season, f.person) = (own.ladder, %s, own.person)
    WHERE (s.ladder, s.person) = (own.ladder, own.person)"""
_CLEAR_RUNGS = "DELETE FROM {ladder_rung}"
_COUNT_RUNGS = """INSERT INTO {ladder_rung} (ladder, seasonal, shown, people)
    SELECT ladder, false, shown, count(*) FROM {ladder_standing} WHERE settled AND NOT faded GROUP BY ladder, shown"""


def close_season(store: Store, season: int) -> None:
    store.rows(_FINAL, season)
    store.rows(_RENEW, season)
    store.rows(_CLEAR_RUNGS)
    store.rows(_COUNT_RUNGS)
