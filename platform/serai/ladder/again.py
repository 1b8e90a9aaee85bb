"""Rating again what followed a game that was voided."""

from uuid import UUID

from serai.ladder.book import Book, Finished, Form
from serai.ladder.reading import read_games
from serai.ladder.store import Store

AT_ONCE = 5000

_VOID = 'UPDATE {ladder_ratedgame} SET voided = true WHERE "table" = %s AND NOT voided RETURNING number, ladder'
_TOUCHED = "SELECT DISTINCT person FROM {ladder_entry} WHERE ladder = %s AND number >= %s"
_FORGET = "DELETE FROM {ladder_entry} WHERE ladder = %s AND number >= %s"
# What stood before: the figures of the last game that is left, and counts over all of them.
_LEFT = """SELECT DISTINCT ON (person) person, season, mu, sigma,
        count(*) OVER own, count(*) FILTER (WHERE won) OVER own,
        count(*) OVER own_season, count(*) FILTER (WHERE won) OVER own_season, tables_micros(ended_at), bots_today
    FROM {ladder_entry} WHERE ladder = %s AND person = ANY(%s)
    WINDOW own AS (PARTITION BY person), own_season AS (PARTITION BY person, season) ORDER BY person, number DESC"""
_FOLLOWING = """SELECT number, "table", season, tables_micros(ended_at) FROM {ladder_ratedgame}
    WHERE ladder = %s AND number > %s AND NOT voided ORDER BY number LIMIT %s"""


def rate_again(store: Store, table: UUID, season: int) -> None:
    """As though the game at this table had never been; what a season has ended with stands."""
    voided = store.rows(_VOID, table)
    if not voided:
        return
    ((number, ladder),) = voided
    touched = [person for (person,) in store.rows(_TOUCHED, ladder, number)]
    store.rows(_FORGET, ladder, number)
    while following := store.rows(_FOLLOWING, ladder, number, AT_ONCE):
        played = read_games([table for _, table, *_ in following])
        book = store.open(season, played.values(), min(ended for *_, ended in following))
        book.forms = _left(store, ladder, [person for _, person in book.forms])
        for number, table, then, ended in following:
            if table in played:
                book.rate(Finished(number, ladder, then, ended, played[table].field))
        store.keep_games(book)
    after = Book(season)
    after.forms = {(ladder, person): Form(season) for person in touched} | _left(store, ladder, touched)
    after.changed = set(after.forms)
    store.keep(after)


def _left(store: Store, ladder: int, people: list[int]) -> dict[tuple[int, int], Form]:
    """What their remaining games have made of these people, as of the last of them."""
    return {(ladder, person): Form(*figures) for person, *figures in store.rows(_LEFT, ladder, people)}
