"""Matchmaking: starting, changing and cancelling searches for a ranked table."""

from datetime import UTC, datetime, timedelta
from typing import Annotated
from uuid import UUID

from msgspec import Meta
from rest_framework.request import Request

from serai.api.core import example_table as example
from serai.api.core.authentication import current_user
from serai.api.core.operation import operation
from serai.api.core.problems import ProblemError
from serai.api.core.reading import Body
from serai.matchmaking import reserved_seats
from serai.matchmaking import search as matchmaking
from serai.matchmaking.paces import PaceName
from serai.matchmaking.responses import FoundTable, Search, SearchedGame, Searches, searches_of
from serai.moderation.restrictions import require_may_play

Slug = Annotated[str, Meta(pattern="^[a-z0-9-]+$", max_length=60, examples=["byzanz"])]
SeatNumbers = Annotated[list[Annotated[int, Meta(ge=1, le=99)]], Meta(min_length=1, max_length=20)]


class GameSeats(Body, frozen=True):
    game: Slug
    seats: Annotated[SeatNumbers, Meta(description="The numbers of seats that you accept.")]


class NewSearch(Body, frozen=True):
    games: Annotated[list[GameSeats], Meta(min_length=1, max_length=50, description="The games that you accept.")]
    pace: Annotated[
        PaceName,
        Meta(description="`live` and `quick` are played live; with `day` and `week`, a move may take that long."),
    ]
    bots: Annotated[bool, Meta(description="Whether bots may fill the table after a while.")] = False


class SearchUpdate(Body, frozen=True):
    bots: Annotated[bool, Meta(description="Whether bots may fill the table after a while.")]


def _example() -> Searches:
    plugin = example.any_game()
    since = datetime(2026, 10, 2, tzinfo=UTC)
    search = Search(
        id=example.TABLE,
        pace="live",
        clock="live",
        games=[SearchedGame(plugin.slug, [plugin.seats[0]])],
        bots=False,
        since=since,
        bots_from=since + timedelta(minutes=1),
        others=2,
        rating_range=200,
        found=FoundTable(example.TABLE, plugin.slug, since + timedelta(seconds=55)),
    )
    return Searches(since + timedelta(seconds=10), [search])


def _example_search() -> NewSearch:
    plugin = example.any_game()
    return NewSearch(games=[GameSeats(game=plugin.slug, seats=[*plugin.seats])], pace="live")


@operation("List my searches", response=Searches, example=_example)
def list_my_searches(request: Request) -> Searches:
    """Repeat this request while you search for a live table: without it, the search ends after two minutes.

    When `found` is set, a seat is reserved for you at that table: sit down there (`POST /tables/{table}/seats`).
    """
    user = current_user(request).pk
    matchmaking.record_heartbeat(user)
    return _searches(user)


@operation(
    "Start a search",
    body=NewSearch,
    body_example=_example_search,
    response=Searches,
    example=_example,
    status=201,
    errors=["bad-input", "members-only", "suspended", "at-live-table", "already-searching", "too-many-searches"],
    idempotency="required",
    throttle="open",
)
def start_search(request: Request, body: NewSearch, command: UUID) -> Searches:
    """Searches for a ranked table with players near your rating. The longer you wait, the larger the difference may be.

    Not for guests. You can't search for a live table while you sit at one.
    """
    user = current_user(request)
    require_may_play(user)
    games = {game.game: game.seats for game in body.games}
    if len(games) < len(body.games):
        raise ProblemError("bad-input", "Name each game only once.")
    matchmaking.start_search(user, search=command, pace=body.pace, games=games, bots=body.bots)
    return _searches(user.pk)


@operation(
    "Change a search",
    body=SearchUpdate,
    body_example=lambda: SearchUpdate(bots=True),
    response=Searches,
    example=_example,
    errors=["unknown-search"],
)
def update_search(request: Request, search: UUID, body: SearchUpdate) -> Searches:
    """Allows or forbids bots. A ranked game with bots counts less, and only a few such games count each day."""
    user = current_user(request)
    matchmaking.set_allow_bots(user, search, bots=body.bots)
    return _searches(user.pk)


@operation("Cancel a search", response=None, errors=["unknown-search"])
def cancel_search(request: Request, search: UUID) -> None:
    """If a table was found already, you decline your seat; the others keep their places in the queue."""
    reserved_seats.cancel_search(current_user(request), search)


def _searches(user: UUID) -> Searches:
    return searches_of([user])[user]
