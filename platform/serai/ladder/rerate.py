"""Rates again the games that followed a voided one."""

from uuid import UUID

from serai.ladder.finished_games import read_games
from serai.ladder.rating_batch import FinishedGame, RatingBatch, RatingState
from serai.ladder.store import Store

BATCH_SIZE = 5000

_VOID = 'UPDATE {ladder_ratedgame} SET voided = true WHERE "table" = %s AND NOT voided RETURNING number, ladder'
_PEOPLE_SINCE = "SELECT DISTINCT person FROM {ladder_entry} WHERE ladder = %s AND number >= %s"
_DELETE_ENTRIES_SINCE = "DELETE FROM {ladder_entry} WHERE ladder = %s AND number >= %s"
# States from the entries that are left: the figures of the last one, and counts of all.
_REMAINING = """SELECT DISTINCT ON (person) person, season, mu, sigma,
        count(*) OVER own, count(*) FILTER (WHERE won) OVER own,
        count(*) OVER own_season, count(*) FILTER (WHERE won) OVER own_season, tables_micros(ended_at), bot_weight_today
    FROM {ladder_entry} WHERE ladder = %s AND person = ANY(%s)
    WINDOW own AS (PARTITION BY person), own_season AS (PARTITION BY person, season) ORDER BY person, number DESC"""
_FOLLOWING = """SELECT number, "table", season, tables_micros(ended_at) FROM {ladder_ratedgame}
    WHERE ladder = %s AND number > %s AND NOT voided ORDER BY number LIMIT %s"""


def rerate_without(store: Store, table: UUID, season: int) -> None:
    """Changes ratings to what they would be without the game at this table. Final standings of past seasons stay."""
    voided = store.rows(_VOID, table)
    if not voided:
        return
    ((number, ladder),) = voided
    affected = [person for (person,) in store.rows(_PEOPLE_SINCE, ladder, number)]
    store.rows(_DELETE_ENTRIES_SINCE, ladder, number)
    while following := store.rows(_FOLLOWING, ladder, number, BATCH_SIZE):
        games = read_games([table for _, table, *_ in following])
        batch = store.load(season, games.values(), min(ended for *_, ended in following))
        batch.states = _remaining_states(store, ladder, [person for _, person in batch.states])
        for number, table, game_season, ended in following:
            if table in games:
                batch.rate(FinishedGame(number, ladder, game_season, ended, games[table].competitors))
        store.save_games(batch)
    after = RatingBatch(season)
    empty = {(ladder, person): RatingState(season) for person in affected}
    after.states = empty | _remaining_states(store, ladder, affected)
    after.changed = set(after.states)
    store.save(after)


def _remaining_states(store: Store, ladder: int, people: list[int]) -> dict[tuple[int, int], RatingState]:
    """Returns the people's states after the last game that each has left."""
    return {(ladder, person): RatingState(*figures) for person, *figures in store.rows(_REMAINING, ladder, people)}
