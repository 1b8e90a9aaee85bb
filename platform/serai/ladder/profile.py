"""A person's ladder page: standings, rating history, results by seat, and opponents."""

from datetime import date, datetime
from uuid import UUID

from msgspec import Struct

from serai.ladder.finished_games import rows
from serai.ladder.models import Ladder, Person, Speed
from serai.ladder.rating import SCALE, Rating, rating
from serai.ladder.seasons import name_of

MAX_HISTORY = 500
"""The last rated games that a history shows."""
MAX_OPPONENTS = 20
OPPONENT_GAMES = 1000
"""The last games, in which opponents are counted."""
# Places are computed from rank buckets. An inactive or provisional person has none.
_STANDINGS = """SELECT l.game, l.speed, s.mu, s.sigma, s.games, s.wins, s.season_games, s.season_wins,
        (s.last_at AT TIME ZONE 'UTC')::date, s.division,
        CASE WHEN s.settled AND NOT s.inactive THEN 1 + coalesce((SELECT sum(r.people) FROM ladder_rankbucket r
            WHERE r.ladder = s.ladder AND NOT r.seasonal AND r.points > s.points), 0)::int END,
        CASE WHEN s.settled AND NOT s.inactive AND s.season_games > 0 THEN 1 + coalesce((SELECT sum(r.people)
            FROM ladder_rankbucket r WHERE r.ladder = s.ladder AND r.seasonal AND r.points > s.points), 0)::int END
    FROM ladder_standing s JOIN ladder_ladder l ON l.id = s.ladder WHERE s.person = %s ORDER BY l.game, l.speed DESC"""
_FINALS = """SELECT l.game, l.speed, f.season, f.place, f.points, f.uncertainty, f.games, f.wins, f.division,
        f.next_division
    FROM ladder_finalstanding f JOIN ladder_ladder l ON l.id = f.ladder WHERE f.person = %s
    ORDER BY f.season DESC, l.game, l.speed DESC"""
_HISTORY = f"""SELECT CASE WHEN t.listed THEN t.id END, (e.ended_at AT TIME ZONE 'UTC')::date, e.place, e.before,
        e.points, floor(e.sigma * {SCALE} + 0.5)::int, e.weight
    FROM ladder_entry e JOIN ladder_ratedgame g ON g.number = e.number JOIN tables_table t ON t.id = g."table"
    WHERE e.person = %s AND e.ladder = %s ORDER BY e.number DESC LIMIT %s"""
_ALL_RATINGS = f"""SELECT l.game, l.speed, e.ended_at, e.place, e.points, floor(e.sigma * {SCALE} + 0.5)::int
    FROM ladder_entry e JOIN ladder_ladder l ON l.id = e.ladder WHERE e.person = %s ORDER BY e.number"""
_SEATS = """SELECT seat, count(*)::int, count(*) FILTER (WHERE won)::int, avg(place)::float8
    FROM ladder_entry WHERE person = %s AND ladder = %s GROUP BY seat ORDER BY seat"""
# From listed tables only.
_OPPONENTS = """SELECT u.username, met.games, met.ahead, met.behind FROM (
        SELECT o.person, count(*)::int AS games, count(*) FILTER (WHERE e.place < o.place)::int AS ahead,
            count(*) FILTER (WHERE e.place > o.place)::int AS behind
        FROM (SELECT e.person, e.number, e.place FROM ladder_entry e JOIN ladder_ratedgame g ON g.number = e.number
              JOIN tables_table t ON t.id = g."table" AND t.listed
              WHERE e.person = %s AND e.ladder = %s ORDER BY e.number DESC LIMIT %s) AS e
        JOIN ladder_entry o ON o.number = e.number AND o.person <> e.person GROUP BY o.person) AS met
    JOIN ladder_person p ON p.id = met.person JOIN accounts_user u ON u.id = p.user_id
    ORDER BY met.games DESC, u.username LIMIT %s"""
_HEAD_TO_HEAD = """SELECT l.game, l.speed, count(*)::int, count(*) FILTER (WHERE e.place < o.place)::int,
        count(*) FILTER (WHERE e.place > o.place)::int, max(e.ended_at)
    FROM ladder_entry e JOIN ladder_entry o ON o.person = %s AND o.ladder = e.ladder AND o.number = e.number
    JOIN ladder_ratedgame g ON g.number = e.number JOIN tables_table t ON t.id = g."table" AND t.listed
    JOIN ladder_ladder l ON l.id = e.ladder WHERE e.person = %s
    GROUP BY l.game, l.speed ORDER BY l.game, l.speed DESC"""


class LadderStanding(Struct, frozen=True):
    """A person's present standing on a ladder."""

    game: str
    speed: Speed
    rating: int
    uncertainty: int
    provisional: bool
    games: int
    wins: int
    season_games: int
    season_wins: int
    last_played: date
    division: int
    place: int | None
    """In the all-time list; null while the rating is provisional, or after long inactivity."""
    season_place: int | None


class SeasonResult(Struct, frozen=True):
    """A person's result in a past season."""

    game: str
    speed: Speed
    season: str
    place: int
    rating: int
    uncertainty: int
    games: int
    wins: int
    division: int
    next_division: int


class RatingPoint(Struct, frozen=True):
    """A rated game, and the rating after it."""

    table: UUID | None
    """Null if the table isn't listed."""
    day: date
    """In UTC. The time of day is left out, because the table may be unlisted."""
    place: int
    """At the table."""
    before: int
    rating: int
    uncertainty: int
    weight: float
    """How much the game counted, from 0 to 1."""


class SeatStats(Struct, frozen=True):
    seat: int
    games: int
    wins: int
    mean_place: float


class OpponentRecord(Struct, frozen=True):
    """Games with one opponent: how often the person was ahead or behind; the others were ties."""

    name: str
    games: int
    ahead: int
    behind: int


class HeadToHeadRecord(Struct, frozen=True):
    """Ranked games of two people with each other, at listed tables."""

    game: str
    speed: Speed
    games: int
    ahead: int
    behind: int
    last_played: datetime


class RatingHistory(Struct, frozen=True):
    points: list[RatingPoint]
    """The oldest first."""
    seats: list[SeatStats]
    opponents: list[OpponentRecord]


def person_of(user: UUID) -> int | None:
    return Person.objects.filter(user=user).values_list("id", flat=True).first()


def standings_of(user: UUID) -> list[LadderStanding]:
    return [_on_ladder(*row) for row in rows(_STANDINGS, person_of(user))]


def season_results_of(user: UUID) -> list[SeasonResult]:
    found = rows(_FINALS, person_of(user))
    return [SeasonResult(game, speed, name_of(season), *figures) for game, speed, season, *figures in found]


def all_ratings_of(user: UUID) -> list[tuple[str, Speed, datetime, int, int, int]]:
    """Returns game, speed, time, place, rating and uncertainty of all rated games, the oldest first."""
    return [
        (game, speed, time, place, points, uncertainty)
        for game, speed, time, place, points, uncertainty in rows(_ALL_RATINGS, person_of(user))
    ]


def rating_history(user: UUID, game: str, speed: Speed) -> RatingHistory:
    person, ladder = person_of(user), Ladder.objects.filter(game=game, speed=speed).first()
    if person is None or ladder is None:
        return RatingHistory([], [], [])
    latest_first = [RatingPoint(*row) for row in rows(_HISTORY, person, ladder.id, MAX_HISTORY)]
    seats = [SeatStats(*row) for row in rows(_SEATS, person, ladder.id)]
    return RatingHistory(latest_first[::-1], seats, _opponents(person, ladder.id))


def _opponents(person: int, ladder: int) -> list[OpponentRecord]:
    return [OpponentRecord(*row) for row in rows(_OPPONENTS, person, ladder, OPPONENT_GAMES, MAX_OPPONENTS)]


def head_to_head(user: UUID, other: UUID) -> list[HeadToHeadRecord]:
    """Compares two users, from the first one's point of view."""
    return [HeadToHeadRecord(*row) for row in rows(_HEAD_TO_HEAD, person_of(other), person_of(user))]


def _on_ladder(game: str, speed: Speed, mu: float, sigma: float, *counts: object) -> LadderStanding:
    now: Rating = rating(mu, sigma)
    return LadderStanding(game, speed, now.points, now.uncertainty, now.provisional, *counts)  # type: ignore[arg-type]
