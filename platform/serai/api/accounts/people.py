"""Public profiles of people, and their finished games at public tables."""

from datetime import datetime
from typing import Annotated, Any

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts.players import players_of
from serai.api.accounts.me import JOINED
from serai.api.accounts.relations import find_user
from serai.api.core.operation import operation
from serai.api.core.paging import Cursor, Limit, place_of
from serai.api.core.reading import Query
from serai.api.tables.listing import Tables, example_page, own_players, page_of_tables
from serai.tables.read_models.find import finished_tables
from serai.tables.read_models.play_record import PlayRecord, play_records_of
from serai.tables.read_models.reliability import Reliability, reliability_of


class Profile(Struct, frozen=True):
    """A person's public profile."""

    name: str
    is_guest: bool
    joined: datetime
    reliability: Annotated[
        Reliability,
        Meta(
            description="The share of their last games with a clock that they finished without running out of time. "
            "Games that they resigned in time are not counted."
        ),
    ]
    games: Annotated[list[PlayRecord], Meta(description="Their finished games at listed tables, by game.")]


class Pages(Query, frozen=True):
    cursor: Cursor = None
    limit: Limit = 20


@operation(
    "Show a person's profile",
    response=Profile,
    example=lambda: Profile("Zenobia", False, JOINED, Reliability(95, 20), [PlayRecord("byzanz", 12, 5)]),
    errors=["unknown-player"],
    public=True,
)
def show_person(_: Request, name: str) -> Profile:
    user = find_user(name)
    players = players_of(user)
    return Profile(user.username, user.is_guest, user.date_joined, reliability_of(players), play_records_of(players))


@operation(
    "List a person's finished games",
    response=Tables,
    example=lambda: example_page(),
    query=Pages,
    errors=["unknown-player"],
    public=True,
)
def list_person_tables(request: Request, name: str, query: Pages) -> Any:
    """Lists listed tables only, newest first."""
    players = players_of(find_user(name))
    found = finished_tables(players=players, after=place_of(query.cursor), limit=query.limit + 1)
    return page_of_tables(found, query.limit, own_players(request))
