"""Reads ladders: page by page, around a person, by the prefix of a name.

Places are computed from rank buckets: people with the same rating share a place. The next page starts after the key of
the last line, so that nobody is shown twice or left out while others play.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from serai.ladder.finished_games import rows
from serai.ladder.models import CurrentSeason, Ladder, Speed
from serai.ladder.rating import SCALE

Key = tuple[int, int]
"""A line's position in its list: the value that it is ordered by, and the person."""


class LadderLine(Struct, frozen=True):
    """A person in a list."""

    place: int
    """People with the same rating share a place."""
    name: str
    rating: int
    uncertainty: int
    games: int
    """In the season, or in total."""
    wins: int
    division: int
    """From 1, the highest, to 5."""
    next_division: int | None
    """The division that the season led to; null while it isn't over."""


class KeyedLine(Struct, frozen=True):
    key: Key
    line: LadderLine


class LadderQuery(Struct, frozen=True):
    """The SQL of one list."""

    arguments: Mapping[str, Any]
    lines: str
    """The query up to its WHERE clause, to which conditions may be added."""
    after: str
    before: str
    order: str
    backwards: str
    size: str


_STANDINGS = f"""WITH buckets AS (
        SELECT points, 1 + sum(people) OVER (ORDER BY points DESC) - people AS place FROM ladder_rankbucket
        WHERE ladder = %(ladder)s AND seasonal = {{seasonal}})
    SELECT s.points, s.person, buckets.place::int, u.username, s.points, floor(s.sigma * {SCALE} + 0.5)::int,
        {{counted}}, s.division, NULL
    FROM ladder_standing s JOIN ladder_person p ON p.id = s.person JOIN accounts_user u ON u.id = p.user_id
    JOIN buckets ON buckets.points = s.points WHERE s.ladder = %(ladder)s AND s.settled AND NOT s.inactive{{more}}"""
_FINALS = """SELECT s.place, s.person, s.place, u.username, s.points, s.uncertainty, s.games, s.wins, s.division,
        s.next_division
    FROM ladder_finalstanding s JOIN ladder_person p ON p.id = s.person JOIN accounts_user u ON u.id = p.user_id
    WHERE s.ladder = %(ladder)s AND s.season = %(season)s"""
# The last place plus those who share it, minus deleted accounts.
_FINALS_SIZE = """SELECT (coalesce(max(place) + count(*) - 1, 0)
        - (SELECT count(*) FROM ladder_person p JOIN ladder_finalstanding s ON s.person = p.id
            WHERE p.user_id IS NULL AND s.ladder = %(ladder)s AND s.season = %(season)s))::int
    FROM ladder_finalstanding WHERE ladder = %(ladder)s AND season = %(season)s AND place = (
        SELECT max(place) FROM ladder_finalstanding WHERE ladder = %(ladder)s AND season = %(season)s)"""
_SIZE = "SELECT coalesce(sum(people), 0)::int FROM ladder_rankbucket WHERE ladder = %(ladder)s AND seasonal = {}"
_BY_RATING = {
    "after": "s.points <= %(first)s AND (s.points < %(first)s OR s.person > %(person)s)",
    "before": "s.points >= %(first)s AND (s.points > %(first)s OR s.person < %(person)s)",
    "order": "s.points DESC, s.person",
    "backwards": "s.points, s.person DESC",
}
_BY_PLACE = {
    "after": "s.place >= %(first)s AND (s.place > %(first)s OR s.person > %(person)s)",
    "before": "s.place <= %(first)s AND (s.place < %(first)s OR s.person < %(person)s)",
    "order": "s.place, s.person",
    "backwards": "s.place DESC, s.person DESC",
}


def all_time(ladder: int) -> LadderQuery:
    lines = _STANDINGS.format(seasonal="false", counted="s.games, s.wins", more="")
    return LadderQuery(arguments={"ladder": ladder}, lines=lines, size=_SIZE.format("false"), **_BY_RATING)


def this_season(ladder: int) -> LadderQuery:
    counted = "s.season_games, s.season_wins"
    lines = _STANDINGS.format(seasonal="true", counted=counted, more=" AND s.season_games > 0")
    return LadderQuery(arguments={"ladder": ladder}, lines=lines, size=_SIZE.format("true"), **_BY_RATING)


def past_season(ladder: int, season: int) -> LadderQuery:
    return LadderQuery(arguments={"ladder": ladder, "season": season}, lines=_FINALS, size=_FINALS_SIZE, **_BY_PLACE)


def page(query: LadderQuery, after: Key | None, limit: int) -> list[KeyedLine]:
    beyond = f" AND {query.after}" if after else ""
    sql = f"{query.lines}{beyond} ORDER BY {query.order} LIMIT %(limit)s"
    return _lines(query, sql, **_key_arguments(after), limit=limit)


def around(query: LadderQuery, person: int, limit: int) -> list[KeyedLine]:
    """Returns a person with up to `limit` lines above and below; nothing if the person isn't in the list."""
    own = _lines(query, f"{query.lines} AND s.person = %(person)s", person=person)
    if not own:
        return []
    at = _key_arguments(own[0].key)
    above = f"{query.lines} AND {query.before} ORDER BY {query.backwards} LIMIT %(limit)s"
    below = f"{query.lines} AND {query.after} ORDER BY {query.order} LIMIT %(limit)s"
    return [*reversed(_lines(query, above, **at, limit=limit)), *own, *_lines(query, below, **at, limit=limit)]


def with_name_prefix(query: LadderQuery, prefix: str, limit: int) -> list[KeyedLine]:
    """Returns people whose names begin with the prefix, in any case, ordered by name."""
    pattern = prefix.upper().replace("\\", r"\\").replace("_", r"\_").replace("%", r"\%") + "%"
    sql = f"{query.lines} AND upper(u.username) LIKE %(pattern)s ORDER BY upper(u.username) USING ~<~ LIMIT %(limit)s"
    return _lines(query, sql, pattern=pattern, limit=limit)


def size(query: LadderQuery) -> int:
    ((people,),) = rows(query.size, **query.arguments)
    return int(people)


def ladder_id(game: str, speed: Speed) -> int:
    """Returns the ladder's id, or 0 if nobody has been rated yet."""
    return Ladder.objects.filter(game=game, speed=speed).values_list("id", flat=True).first() or 0


def current_season() -> int | None:
    """Returns the number of the season; None before the first rated game."""
    return CurrentSeason.objects.values_list("season", flat=True).first()


def past_seasons(ladder: int) -> list[int]:
    """Returns seasons with final standings, the latest first. DISTINCT would read every line, recursion does not."""
    found = rows(
        "WITH RECURSIVE past AS ((SELECT max(season) AS season FROM ladder_finalstanding WHERE ladder = %(ladder)s)"
        " UNION ALL SELECT (SELECT max(season) FROM ladder_finalstanding WHERE ladder = %(ladder)s"
        " AND season < past.season) FROM past WHERE past.season IS NOT NULL)"
        " SELECT season FROM past WHERE season IS NOT NULL",
        ladder=ladder,
    )
    return [season for (season,) in found]


def _key_arguments(key: Key | None) -> dict[str, int]:
    return {"first": key[0], "person": key[1]} if key else {}


def _lines(query: LadderQuery, sql: str, **arguments: Any) -> list[KeyedLine]:
    found: Sequence[tuple[Any, ...]] = rows(sql, **query.arguments, **arguments)
    return [KeyedLine((first, person), LadderLine(*line)) for first, person, *line in found]
