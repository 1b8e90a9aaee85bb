"""Match-making: looking for a ranked table, and looking no longer."""

from datetime import UTC, datetime, timedelta
from typing import Annotated
from uuid import UUID

from msgspec import Meta
from rest_framework.request import Request

from serai.api import example_table as example
from serai.api.authentication import signed_in
from serai.api.operation import operation
from serai.api.problems import Refusal
from serai.api.reading import Body
from serai.desk.conduct import require_may_play
from serai.matching.chairs import withdraw
from serai.matching.paces import PaceName
from serai.matching.seek import agree_to_bots, is_here, look_for_table
from serai.matching.told import Found, Search, Searches, Sought, searches_of

Slug = Annotated[str, Meta(pattern="^[a-z0-9-]+$", max_length=60, examples=["byzanz"])]
Chairs = Annotated[list[Annotated[int, Meta(ge=1, le=99)]], Meta(min_length=1, max_length=20)]


class GameSought(Body, frozen=True):
    game: Slug
    seats: Annotated[Chairs, Meta(description="With how many chairs: any of these.")]


class Seeking(Body, frozen=True):
    games: Annotated[list[GameSought], Meta(min_length=1, max_length=50, description="Any of these.")]
    pace: Annotated[PaceName, Meta(description="`live` and `quick` are live, a move may take a `day` or a `week`.")]
    bots: Annotated[bool, Meta(description="Whether bots may fill the table after a time.")] = False


class Agreeing(Body, frozen=True):
    bots: bool


def _example() -> Searches:
    plugin = example.any_game()
    since = datetime(2026, 10, 2, tzinfo=UTC)
    search = Search(
        id=example.TABLE,
        pace="live",
        clock="live",
        games=[Sought(plugin.slug, [plugin.seats[0]])],
        bots=False,
        since=since,
        bots_from=since + timedelta(minutes=1),
        others=2,
        reach=200,
        found=Found(example.TABLE, plugin.slug, since + timedelta(seconds=55)),
    )
    return Searches(since + timedelta(seconds=10), [search])


def _example_seeking() -> Seeking:
    plugin = example.any_game()
    return Seeking(games=[GameSought(game=plugin.slug, seats=[*plugin.seats])], pace="live")


@operation("See what I look for", answers=Searches, example=_example)
def list_my_searches(request: Request) -> Searches:
    """Asking counts as being there: who looks for a live table and isn't heard of for two minutes looks no longer.

    Where `found` says so, a chair is kept for you at that table: sit down there (`POST tables/{table}/seats`).
    """
    person = signed_in(request).pk
    is_here(person)
    return _told(person)


@operation(
    "Look for a table",
    takes=Seeking,
    takes_example=_example_seeking,
    answers=Searches,
    example=_example,
    status=201,
    errors=["bad-input", "members-only", "suspended", "at-live-table", "searching-already", "too-many-searches"],
    idempotency="required",
    throttle="open",
)
def look_for(request: Request, body: Seeking, command: UUID) -> Searches:
    """A ranked one, with people near your rating; the longer you wait, the further they may be.

    Guests can't, and who sits at a live table can't look for another.
    """
    person = signed_in(request)
    require_may_play(person)
    games = {sought.game: sought.seats for sought in body.games}
    if len(games) < len(body.games):
        raise Refusal("bad-input", "Name each game once.")
    look_for_table(person, search=command, pace=body.pace, games=games, bots=body.bots)
    return _told(person.pk)


@operation(
    "Agree to bots",
    takes=Agreeing,
    takes_example=lambda: Agreeing(bots=True),
    answers=Searches,
    example=_example,
    errors=["unknown-search"],
)
def change_search(request: Request, search: UUID, body: Agreeing) -> Searches:
    """Or no longer. A game with bots counts for less, and only so many of them a day."""
    person = signed_in(request)
    agree_to_bots(person, search, bots=body.bots)
    return _told(person.pk)


@operation("Look no longer", answers=None, errors=["unknown-search"])
def stop_search(request: Request, search: UUID) -> None:
    """Who is found already declines the chair; the others are put back where they were in the queue."""
    withdraw(signed_in(request), search)


def _told(person: UUID) -> Searches:
    return searches_of([person])[person]
