"""Ratings: of a person, between two people, and at a table."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.api.accounts.relations import find_user
from serai.api.core.operation import operation
from serai.api.core.reading import Query
from serai.api.ladder.ladders import SpeedOfLadder, example_standing
from serai.api.tables.access import InvitationQuery, access_table
from serai.engine.registry import find
from serai.eventlog.table_events import VoidReason
from serai.ladder import profile
from serai.ladder.profile import (
    HeadToHeadRecord,
    LadderStanding,
    OpponentRecord,
    RatingHistory,
    RatingPoint,
    SeasonResult,
    SeatStats,
)
from serai.ladder.table_ratings import SeatRating, ratings_at

EXAMPLE_TIME = datetime.fromisoformat("2026-10-14T18:30:00+00:00")
EXAMPLE_TABLE = UUID("5f1c3c52-9a4e-4b8e-8d0a-3f6f5d1b7c10")


class PersonRatings(Struct, frozen=True):
    """A person's ratings on all ladders, and their results in past seasons."""

    ladders: list[LadderStanding]
    past_seasons: Annotated[list[SeasonResult], Meta(description="Latest first.")]


class HeadToHead(Struct, frozen=True):
    """The results of the ranked games that two people played against each other, from the first one's view."""

    name: str
    other: str
    games: list[HeadToHeadRecord]


class TableRatings(Struct, frozen=True):
    """The players' ratings at a ranked table and, once the game is rated, how it changed them."""

    ranked: bool
    voided: Annotated[VoidReason | None, Meta(description="Why a moderator voided the game; null: it counts.")]
    seats: list[SeatRating]


class WhichSpeed(Query, frozen=True):
    speed: SpeedOfLadder = "live"


@operation(
    "Show a person's ratings",
    response=PersonRatings,
    example=lambda: PersonRatings(
        [example_standing()], [SeasonResult("byzanz", "live", "2026-3", 14, 1822, 131, 52, 17, 3, 2)]
    ),
    errors=["unknown-player"],
    public=True,
)
def show_person_ratings(_: Request, name: str) -> PersonRatings:
    user = find_user(name)
    return PersonRatings(profile.standings_of(user.pk), profile.season_results_of(user.pk))


@operation(
    "Show a person's rating history",
    response=RatingHistory,
    example=lambda: RatingHistory(
        [RatingPoint(EXAMPLE_TABLE, EXAMPLE_TIME.date(), 1, 1846, 1879, 118, 1.0)],
        [SeatStats(0, 16, 7, 1.9)],
        [OpponentRecord("Septimia", 12, 7, 4)],
    ),
    query=WhichSpeed,
    errors=["unknown-player", "unknown-game"],
    public=True,
)
def show_rating_history(_: Request, name: str, slug: str, query: WhichSpeed) -> RatingHistory:
    """Their last games, oldest first; their results by seat; and their most frequent opponents."""
    return profile.rating_history(find_user(name).pk, find(slug).slug, query.speed)


@operation(
    "Compare two people",
    response=HeadToHead,
    example=lambda: HeadToHead("Zenobia", "Septimia", [HeadToHeadRecord("byzanz", "live", 12, 7, 4, EXAMPLE_TIME)]),
    errors=["unknown-player"],
    public=True,
)
def show_head_to_head(_: Request, name: str, other: str) -> HeadToHead:
    one, two = find_user(name), find_user(other)
    return HeadToHead(one.username, two.username, profile.head_to_head(one.pk, two.pk))


@operation(
    "Show the ratings at a table",
    response=TableRatings,
    example=lambda: TableRatings(
        True,
        None,
        [SeatRating(0, 1879, 118, False, False, 33, 1.0), SeatRating(1, 1500, 0, False, True, None, None)],
    ),
    query=InvitationQuery,
    errors=["unknown-table"],
    public=True,
)
def show_table_ratings(request: Request, table: UUID, query: InvitationQuery) -> TableRatings:
    """A game is rated a few seconds after its end."""
    table_state = access_table(request, table, query.invitation).loaded.state
    voided = table_state.voided.reason if table_state.voided else None
    seats = ratings_at(table, table_state)
    return TableRatings(bool(table_state.opened and table_state.opened.ranked), voided, seats)
