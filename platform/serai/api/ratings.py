"""Ratings of people, and at tables."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.api.at_table import Invited, visit
from serai.api.ladders import PaceOfLadder, example_standing
from serai.api.operation import operation
from serai.api.reading import Query
from serai.api.ties import known_person
from serai.engine.registry import find
from serai.eventlog.table_events import VoidReason
from serai.ladder import profile
from serai.ladder.at_table import SeatRating, ratings_at
from serai.ladder.profile import Against, Between, Course, Final, InSeat, OnLadder, Point

THEN = datetime.fromisoformat("2026-10-14T18:30:00+00:00")
A_TABLE = UUID("5f1c3c52-9a4e-4b8e-8d0a-3f6f5d1b7c10")


class PersonOnLadders(Struct, frozen=True):
    """How somebody stands on the ladders, and how past seasons ended for them."""

    ladders: list[OnLadder]
    finals: Annotated[list[Final], Meta(description="The latest first.")]


class HeadToHead(Struct, frozen=True):
    """Ranked games of two people at the same table, seen by the first."""

    name: str
    other: str
    games: list[Between]


class TableRatings(Struct, frozen=True):
    """Ratings at a ranked table: as they are, and after it was rated what it brought."""

    ranked: bool
    voided: Annotated[VoidReason | None, Meta(description="Why a moderator has decided that it doesn't count.")]
    seats: list[SeatRating]


class OfPace(Query, frozen=True):
    pace: PaceOfLadder = "live"


@operation(
    "See somebody's ratings",
    answers=PersonOnLadders,
    example=lambda: PersonOnLadders(
        [example_standing()], [Final("byzanz", "live", "2026-3", 14, 1822, 131, 52, 17, 3, 2)]
    ),
    errors=["unknown-person"],
    public=True,
)
def show_ratings_of_person(_: Request, name: str) -> PersonOnLadders:
    person = known_person(name)
    return PersonOnLadders(profile.standings_of(person.pk), profile.finals_of(person.pk))


@operation(
    "See how somebody came to a rating",
    answers=Course,
    example=lambda: Course(
        [Point(A_TABLE, THEN.date(), 1, 1846, 1879, 118, 1.0)], [InSeat(0, 16, 7, 1.9)], [Against("Septimia", 12, 7, 4)]
    ),
    query=OfPace,
    errors=["unknown-person", "unknown-game"],
    public=True,
)
def show_course_of_person(_: Request, name: str, slug: str, query: OfPace) -> Course:
    """The last games, the oldest first; results by seat; and whom they have met most."""
    return profile.course_of(known_person(name).pk, find(slug).slug, query.pace)


@operation(
    "Compare two people",
    answers=HeadToHead,
    example=lambda: HeadToHead("Zenobia", "Septimia", [Between("byzanz", "live", 12, 7, 4, THEN)]),
    errors=["unknown-person"],
    public=True,
)
def show_head_to_head(_: Request, name: str, other: str) -> HeadToHead:
    one, two = known_person(name), known_person(other)
    return HeadToHead(one.username, two.username, profile.between(one.pk, two.pk))


@operation(
    "See the ratings at a table",
    answers=TableRatings,
    example=lambda: TableRatings(
        True,
        None,
        [SeatRating(0, 1879, 118, False, False, 33, 1.0), SeatRating(1, 1500, 0, False, True, None, None)],
    ),
    query=Invited,
    errors=["unknown-table"],
    public=True,
)
def show_ratings_at_table(request: Request, table: UUID, query: Invited) -> TableRatings:
    """It takes a few seconds after the end until a game is rated."""
    chronicle = visit(request, table, query.invitation).known.chronicle
    voided = chronicle.voided.reason if chronicle.voided else None
    seats = ratings_at(table, chronicle)
    return TableRatings(bool(chronicle.opened and chronicle.opened.ranked), voided, seats)
