"""What ranked games say of one person: how they stand, how they came there, in which chairs, and against whom."""

from datetime import date, datetime
from uuid import UUID

from msgspec import Struct

from serai.ladder.models import Ladder, Pace, Person
from serai.ladder.rating import STEP, Rating, rating
from serai.ladder.reading import rows
from serai.ladder.seasons import name_of

MOST_POINTS = 500
MOST_OPPONENTS = 20
LAST_GAMES = 1000
"""Over which opponents are counted."""
# A place in a list is counted by rungs; who has faded from it, or is not settled, has none.
_STANDINGS = """SELECT l.game, l.pace, s.mu, s.sigma, s.games, s.wins, s.season_games, s.season_wins,
        (s.last_at AT TIME ZONE 'UTC')::date, s.division,
        CASE WHEN s.settled AND NOT s.faded THEN 1 + coalesce((SELECT sum(r.people) FROM ladder_rung r
            WHERE r.ladder = s.ladder AND NOT r.seasonal AND r.shown > s.shown), 0)::int END,
        CASE WHEN s.settled AND NOT s.faded AND s.season_games > 0 THEN 1 + coalesce((SELECT sum(r.people)
            FROM ladder_rung r WHERE r.ladder = s.ladder AND r.seasonal AND r.shown > s.shown), 0)::int END
    FROM ladder_standing s JOIN ladder_ladder l ON l.id = s.ladder WHERE s.person = %s ORDER BY l.game, l.pace DESC"""
_FINALS = """SELECT l.game, l.pace, f.season, f.place, f.shown, f.uncertainty, f.games, f.wins, f.division,
        f.next_division
    FROM ladder_finalstanding f JOIN ladder_ladder l ON l.id = f.ladder WHERE f.person = %s
    ORDER BY f.season DESC, l.game, l.pace DESC"""
_POINTS = f"""SELECT CASE WHEN t.listed THEN t.id END, (e.ended_at AT TIME ZONE 'UTC')::date, e.place, e.before,
        e.shown, floor(e.sigma * {STEP} + 0.5)::int, e.weight
    FROM ladder_entry e JOIN ladder_ratedgame g ON g.number = e.number JOIN tables_table t ON t.id = g."table"
    WHERE e.person = %s AND e.ladder = %s ORDER BY e.number DESC LIMIT %s"""
_ALL = f"""SELECT l.game, l.pace, e.ended_at, e.place, e.shown, floor(e.sigma * {STEP} + 0.5)::int
    FROM ladder_entry e JOIN ladder_ladder l ON l.id = e.ladder WHERE e.person = %s ORDER BY e.number"""
_SEATS = """SELECT seat, count(*)::int, count(*) FILTER (WHERE won)::int, avg(place)::float8
    FROM ladder_entry WHERE person = %s AND ladder = %s GROUP BY seat ORDER BY seat"""
# Who has met whom is told of listed tables only.
_OPPONENTS = """SELECT u.username, met.games, met.ahead, met.behind FROM (
        SELECT o.person, count(*)::int AS games, count(*) FILTER (WHERE e.place < o.place)::int AS ahead,
            count(*) FILTER (WHERE e.place > o.place)::int AS behind
        FROM (SELECT e.person, e.number, e.place FROM ladder_entry e JOIN ladder_ratedgame g ON g.number = e.number
              JOIN tables_table t ON t.id = g."table" AND t.listed
              WHERE e.person = %s AND e.ladder = %s ORDER BY e.number DESC LIMIT %s) AS e
        JOIN ladder_entry o ON o.number = e.number AND o.person <> e.person GROUP BY o.person) AS met
    JOIN ladder_person p ON p.id = met.person JOIN accounts_user u ON u.id = p.user_id
    ORDER BY met.games DESC, u.username LIMIT %s"""
_BETWEEN = """SELECT l.game, l.pace, count(*)::int, count(*) FILTER (WHERE e.place < o.place)::int,
        count(*) FILTER (WHERE e.place > o.place)::int, max(e.ended_at)
    FROM ladder_entry e JOIN ladder_entry o ON o.person = %s AND o.ladder = e.ladder AND o.number = e.number
    JOIN ladder_ratedgame g ON g.number = e.number JOIN tables_table t ON t.id = g."table" AND t.listed
    JOIN ladder_ladder l ON l.id = e.ladder WHERE e.person = %s GROUP BY l.game, l.pace ORDER BY l.game, l.pace DESC"""


class OnLadder(Struct, frozen=True):
    """How somebody stands on a ladder."""

    game: str
    pace: Pace
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
    """In the list of all times; none while the rating is provisional, or after a long rest."""
    season_place: int | None


class Final(Struct, frozen=True):
    """How a season ended for somebody."""

    game: str
    pace: Pace
    season: str
    place: int
    rating: int
    uncertainty: int
    games: int
    wins: int
    division: int
    next_division: int


class Point(Struct, frozen=True):
    """What a game made of somebody's rating."""

    table: UUID | None
    """None if not everybody may see it."""
    day: date
    """In UTC, and no more than that: it may have been a table that not everybody may see."""
    place: int
    """At the table; 0 is nobody's but a bot's."""
    before: int
    rating: int
    uncertainty: int
    weight: float
    """From 0 to 1: how much the game counted."""


class InSeat(Struct, frozen=True):
    seat: int
    games: int
    wins: int
    mean_place: float


class Against(Struct, frozen=True):
    """Somebody that was played with: who came in ahead of whom; the rest were ties."""

    name: str
    games: int
    ahead: int
    behind: int


class Between(Struct, frozen=True):
    """Ranked games that two people have played with each other, at listed tables."""

    game: str
    pace: Pace
    games: int
    ahead: int
    behind: int
    last_played: datetime


class Course(Struct, frozen=True):
    points: list[Point]
    """The oldest first."""
    seats: list[InSeat]
    opponents: list[Against]


def person_of(user: UUID) -> int | None:
    return Person.objects.filter(user=user).values_list("id", flat=True).first()


def standings_of(user: UUID) -> list[OnLadder]:
    return [_on_ladder(*row) for row in rows(_STANDINGS, person_of(user))]


def finals_of(user: UUID) -> list[Final]:
    return [
        Final(game, pace, name_of(season), *figures) for game, pace, season, *figures in rows(_FINALS, person_of(user))
    ]


def all_ratings_of(user: UUID) -> list[tuple[str, Pace, datetime, int, int, int]]:
    """Game, pace, when, place, rating and uncertainty, of all ranked games; the oldest first."""
    return [(game, pace, time, place, now, sure) for game, pace, time, place, now, sure in rows(_ALL, person_of(user))]


def course_of(user: UUID, game: str, pace: Pace) -> Course:
    person, ladder = person_of(user), Ladder.objects.filter(game=game, pace=pace).first()
    if person is None or ladder is None:
        return Course([], [], [])
    points = [Point(*row) for row in rows(_POINTS, person, ladder.id, MOST_POINTS)]
    seats = [InSeat(*row) for row in rows(_SEATS, person, ladder.id)]
    return Course(points[::-1], seats, _opponents(person, ladder.id))


def _opponents(person: int, ladder: int) -> list[Against]:
    return [Against(*row) for row in rows(_OPPONENTS, person, ladder, LAST_GAMES, MOST_OPPONENTS)]


def between(user: UUID, other: UUID) -> list[Between]:
    """Seen by the first of the two."""
    return [Between(*row) for row in rows(_BETWEEN, person_of(other), person_of(user))]


def _on_ladder(game: str, pace: Pace, mu: float, sigma: float, *counted: object) -> OnLadder:
    now: Rating = rating(mu, sigma)
    return OnLadder(game, pace, now.shown, now.uncertainty, now.provisional, *counted)  # type: ignore[arg-type]
