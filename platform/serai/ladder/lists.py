"""Ladders as people read them: page by page, around somebody, by the beginning of a name.

Places come from rungs: those who are shown the same rating share one. A page goes on from the last line's own key, so
that nobody is shown twice or left out while others play.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from serai.ladder.models import Calendar, Ladder, Pace
from serai.ladder.rating import STEP
from serai.ladder.reading import rows

Key = tuple[int, int]
"""Where a line stands in its list: what it is ordered by, and the person."""


class LadderLine(Struct, frozen=True):
    """Somebody in a list."""

    place: int
    """Who is shown the same rating shares one."""
    name: str
    rating: int
    uncertainty: int
    games: int
    """In the season, or of all times."""
    wins: int
    division: int
    """From 1, the highest, to 5."""
    next_division: int | None
    """Where the season has led; none while it is not over."""


class Listed(Struct, frozen=True):
    key: Key
    line: LadderLine


class Board(Struct, frozen=True):
    """One list: where it is read, and in which order."""

    arguments: Mapping[str, Any]
    lines: str
    """Up to and with its condition."""
    after: str
    before: str
    order: str
    backwards: str
    size: str


_STANDINGS = f"""WITH rungs AS (
        SELECT shown, 1 + sum(people) OVER (ORDER BY shown DESC) - people AS place FROM ladder_rung
        WHERE ladder = %(ladder)s AND seasonal = {{seasonal}})
    SELECT s.shown, s.person, rungs.place::int, u.username, s.shown, floor(s.sigma * {STEP} + 0.5)::int,
        {{counted}}, s.division, NULL
    FROM ladder_standing s JOIN ladder_person p ON p.id = s.person JOIN accounts_user u ON u.id = p.user_id
    JOIN rungs ON rungs.shown = s.shown WHERE s.ladder = %(ladder)s AND s.settled AND NOT s.faded{{more}}"""
_FINALS = """SELECT s.place, s.person, s.place, u.username, s.shown, s.uncertainty, s.games, s.wins, s.division,
        s.next_division
    FROM ladder_finalstanding s JOIN ladder_person p ON p.id = s.person JOIN accounts_user u ON u.id = p.user_id
    WHERE s.ladder = %(ladder)s AND s.season = %(season)s"""
# The last place, and all who share it; without those who have gone since.
_FINALS_SIZE = """SELECT (coalesce(max(place) + count(*) - 1, 0)
        - (SELECT count(*) FROM ladder_person p JOIN ladder_finalstanding s ON s.person = p.id
            WHERE p.user_id IS NULL AND s.ladder = %(ladder)s AND s.season = %(season)s))::int
    FROM ladder_finalstanding WHERE ladder = %(ladder)s AND season = %(season)s AND place = (
        SELECT max(place) FROM ladder_finalstanding WHERE ladder = %(ladder)s AND season = %(season)s)"""
_SIZE = "SELECT coalesce(sum(people), 0)::int FROM ladder_rung WHERE ladder = %(ladder)s AND seasonal = {}"
_BY_RATING = {
    "after": "s.shown <= %(first)s AND (s.shown < %(first)s OR s.person > %(person)s)",
    "before": "s.shown >= %(first)s AND (s.shown > %(first)s OR s.person < %(person)s)",
    "order": "s.shown DESC, s.person",
    "backwards": "s.shown, s.person DESC",
}
_BY_PLACE = {
    "after": "s.place >= %(first)s AND (s.place > %(first)s OR s.person > %(person)s)",
    "before": "s.place <= %(first)s AND (s.place < %(first)s OR s.person < %(person)s)",
    "order": "s.place, s.person",
    "backwards": "s.place DESC, s.person DESC",
}


def all_times(ladder: int) -> Board:
    lines = _STANDINGS.format(seasonal="false", counted="s.games, s.wins", more="")
    return Board(arguments={"ladder": ladder}, lines=lines, size=_SIZE.format("false"), **_BY_RATING)


def this_season(ladder: int) -> Board:
    counted = "s.season_games, s.season_wins"
    lines = _STANDINGS.format(seasonal="true", counted=counted, more=" AND s.season_games > 0")
    return Board(arguments={"ladder": ladder}, lines=lines, size=_SIZE.format("true"), **_BY_RATING)


def past_season(ladder: int, season: int) -> Board:
    return Board(arguments={"ladder": ladder, "season": season}, lines=_FINALS, size=_FINALS_SIZE, **_BY_PLACE)


def page(board: Board, after: Key | None, limit: int) -> list[Listed]:
    beyond = f" AND {board.after}" if after else ""
    query = f"{board.lines}{beyond} ORDER BY {board.order} LIMIT %(limit)s"
    return _listed(board, query, **_at(after), limit=limit)


def around(board: Board, person: int, limit: int) -> list[Listed]:
    """So many above and below somebody; nothing if they are not in the list."""
    own = _listed(board, f"{board.lines} AND s.person = %(person)s", person=person)
    if not own:
        return []
    at = _at(own[0].key)
    above = f"{board.lines} AND {board.before} ORDER BY {board.backwards} LIMIT %(limit)s"
    below = f"{board.lines} AND {board.after} ORDER BY {board.order} LIMIT %(limit)s"
    return [*reversed(_listed(board, above, **at, limit=limit)), *own, *_listed(board, below, **at, limit=limit)]


def named(board: Board, beginning: str, limit: int) -> list[Listed]:
    """Whose names begin so, whatever the case of the letters, in the order of the names."""
    pattern = beginning.upper().replace("\\", r"\\").replace("_", r"\_").replace("%", r"\%") + "%"
    query = f"{board.lines} AND upper(u.username) LIKE %(pattern)s ORDER BY upper(u.username) USING ~<~ LIMIT %(limit)s"
    return _listed(board, query, pattern=pattern, limit=limit)


def size(board: Board) -> int:
    ((people,),) = rows(board.size, **board.arguments)
    return int(people)


def ladder_id(game: str, pace: Pace) -> int:
    """0 where nobody has been rated yet."""
    return Ladder.objects.filter(game=game, pace=pace).values_list("id", flat=True).first() or 0


def season_now() -> int | None:
    """The one that games are rated in; none before the first game is over."""
    return Calendar.objects.values_list("season", flat=True).first()


def seasons_past(ladder: int) -> list[int]:
    """Those with final standings, the latest first; found step by step, for each has many lines."""
    found = rows(
        "WITH RECURSIVE past AS ((SELECT max(season) AS season FROM ladder_finalstanding WHERE ladder = %(ladder)s)"
        " UNION ALL SELECT (SELECT max(season) FROM ladder_finalstanding WHERE ladder = %(ladder)s"
        " AND season < past.season) FROM past WHERE past.season IS NOT NULL)"
        " SELECT season FROM past WHERE season IS NOT NULL",
        ladder=ladder,
    )
    return [season for (season,) in found]


def _at(key: Key | None) -> dict[str, int]:
    return {"first": key[0], "person": key[1]} if key else {}


def _listed(board: Board, query: str, **arguments: Any) -> list[Listed]:
    found: Sequence[tuple[Any, ...]] = rows(query, **board.arguments, **arguments)
    return [Listed((first, person), LadderLine(*line)) for first, person, *line in found]
