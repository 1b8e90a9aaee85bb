"""People, as everybody may see them: of their games those that everybody may see."""

from datetime import datetime
from typing import Annotated, Any

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts.models import User
from serai.accounts.players import players_of
from serai.api.me import JOINED
from serai.api.operation import operation
from serai.api.paging import Cursor, Limit, place_of
from serai.api.problems import Refusal
from serai.api.reading import Query
from serai.api.tables import Tables, example_of_page, own_players, page_of_tables
from serai.tables.find import finished_tables
from serai.tables.record import Record, records_of
from serai.tables.reliability import Reliability, reliability_of


class Profile(Struct, frozen=True):
    """Somebody who plays here."""

    name: str
    is_guest: bool
    joined: datetime
    reliability: Annotated[
        Reliability,
        Meta(
            description="Of the last games with a clock, those played to the end in time; not those resigned in time."
        ),
    ]
    games: Annotated[list[Record], Meta(description="Finished games at tables that everybody may see, by game.")]


class Pages(Query, frozen=True):
    cursor: Cursor = None
    limit: Limit = 20


@operation(
    "See somebody's profile",
    answers=Profile,
    example=lambda: Profile("Zenobia", False, JOINED, Reliability(95, 20), [Record("byzanz", 12, 5)]),
    errors=["unknown-person"],
    public=True,
)
def show_person(_: Request, name: str) -> Profile:
    person = known_person(name)
    players = players_of(person)
    return Profile(person.username, person.is_guest, person.date_joined, reliability_of(players), records_of(players))


@operation(
    "List somebody's finished games",
    answers=Tables,
    example=lambda: example_of_page(),
    query=Pages,
    errors=["unknown-person"],
    public=True,
)
def list_tables_of_person(request: Request, name: str, query: Pages) -> Any:
    """Those that everybody may see; the newest first."""
    players = players_of(known_person(name))
    found = finished_tables(players=players, after=place_of(query.cursor), limit=query.limit + 1)
    return page_of_tables(found, query.limit, own_players(request))


def known_person(name: str) -> User:
    """Whatever the case of the letters."""
    person = User.objects.filter(username__iexact=name, is_active=True).first()
    if person is None:
        raise Refusal("unknown-person", "Nobody here goes by this name.")
    return person
