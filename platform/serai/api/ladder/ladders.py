"""Ladders: the rankings of players by game, speed and season."""

from datetime import date, datetime
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts.models import User
from serai.api.core.authentication import current_user
from serai.api.core.operation import operation
from serai.api.core.paging import Limit
from serai.api.core.problems import ProblemError
from serai.api.core.reading import Query
from serai.engine.registry import find
from serai.eventlog import current_time
from serai.ladder import seasons, standings
from serai.ladder.models import Speed
from serai.ladder.profile import LadderStanding, person_of, standings_of
from serai.ladder.standings import Key, KeyedLine, LadderLine, LadderQuery

NEIGHBOURS = 7
MAX_FOUND = 20

SpeedOfLadder: TypeAlias = Annotated[
    Speed,
    Meta(description="`live` games, or `async` ones, which include games without a clock.", examples=["live"]),
]
SeasonOfLadder: TypeAlias = Annotated[
    Annotated[str, Meta(pattern="^(now|all|[1-9][0-9]{3}-[1-4])$")],
    Meta(
        description="`now`: the current season; `all`: all time; or a past season, such as `2026-3`.", examples=["now"]
    ),
]


class WhichLadder(Query, frozen=True):
    speed: SpeedOfLadder = "live"
    season: SeasonOfLadder = "now"


class LadderPages(WhichLadder, frozen=True):
    cursor: Annotated[
        Annotated[str, Meta(pattern="^-?[0-9]{1,9}_[0-9]{1,18}$")] | None,
        Meta(description="The `next` of the previous page; by default the first page.", examples=["1734_5120"]),
    ] = None
    limit: Limit = 20


class NamePrefix(WhichLadder, frozen=True, kw_only=True):
    name: Annotated[
        str,
        Meta(
            pattern="^[-A-Za-z0-9_]+$",
            max_length=24,
            description="The first letters of the name, in any case.",
            examples=["Zen"],
        ),
    ]


class Season(Struct, frozen=True):
    """A season of three months."""

    name: Annotated[str, Meta(examples=["2026-4"])]
    begins: datetime
    ends: datetime
    is_over: bool


class LadderPage(Struct, frozen=True):
    """A page of a ladder."""

    game: str
    speed: Speed
    season: Annotated[Season | None, Meta(description="Null: the ladder of all time.")]
    past_seasons: Annotated[list[str], Meta(description="The past seasons of this ladder, latest first.")]
    player_count: Annotated[
        int, Meta(description="The number of players on the ladder, without provisional ratings and inactive players.")
    ]
    lines: list[LadderLine]
    next: Annotated[str | None, Meta(description="The cursor of the next page; null on the last page.")]
    you: Annotated[LadderStanding | None, Meta(description="Your own standing, even if you have no place in the list.")]


def example_line(place: int = 1, name: str = "Zenobia") -> LadderLine:
    return LadderLine(place, name, 1893 - 7 * place, 118, 64, 25, 2, None)


def example_standing() -> LadderStanding:
    return LadderStanding("byzanz", "live", 1879, 118, False, 64, 25, 12, 5, date(2026, 10, 14), 2, 3, 2)


def example_page() -> LadderPage:
    lines = [example_line(), example_line(2, "Odaenathus"), example_line(3, "Septimia")]
    season = season_response(8107, is_over=False)
    return LadderPage("byzanz", "live", season, ["2026-3", "2026-2"], 3120, lines, "1872_77", example_standing())


def season_response(season: int, *, is_over: bool) -> Season:
    return Season(seasons.name_of(season), seasons.begins(season), seasons.ends(season), is_over)


@operation(
    "Read a ladder",
    response=LadderPage,
    example=example_page,
    query=LadderPages,
    errors=["unknown-game", "unknown-season"],
    public=True,
)
def read_ladder(request: Request, slug: str, query: LadderPages) -> LadderPage:
    """From the top, or from the cursor."""
    board = _board(slug, query)
    found = standings.page(board, _key(query.cursor), query.limit + 1)
    return _page(request, slug, query, board, found[: query.limit], has_more=len(found) > query.limit)


@operation(
    "Read a ladder around my place",
    response=LadderPage,
    example=example_page,
    query=WhichLadder,
    errors=["unknown-game", "unknown-season", "not-on-ladder"],
)
def read_ladder_around_me(request: Request, slug: str, query: WhichLadder) -> LadderPage:
    """The seven players above you, you, and the seven below. `next` is the cursor of the page after them."""
    board, person = _board(slug, query), person_of(current_user(request).pk)
    found = standings.around(board, person, NEIGHBOURS) if person is not None else []
    if not found:
        raise ProblemError("not-on-ladder", "You have no place on this ladder yet: your rating is still provisional.")
    own = next(place for place, one in enumerate(found) if one.key[1] == person)
    return _page(request, slug, query, board, found, has_more=len(found) - own > NEIGHBOURS)


@operation(
    "Find people on a ladder",
    response=LadderPage,
    example=example_page,
    query=NamePrefix,
    errors=["unknown-game", "unknown-season"],
    public=True,
    throttle="search",
)
def find_on_ladder(request: Request, slug: str, query: NamePrefix) -> LadderPage:
    """Up to twenty people whose names begin with these letters, in alphabetical order."""
    board = _board(slug, query)
    return _page(request, slug, query, board, standings.with_name_prefix(board, query.name, MAX_FOUND), has_more=False)


def _board(slug: str, query: WhichLadder) -> LadderQuery:
    ladder, now = standings.ladder_id(find(slug).slug, query.speed), standings.current_season()
    if query.season == "all":
        return standings.all_time(ladder)
    season = seasons.season_named(query.season)
    if season is None or season == now:
        return standings.this_season(ladder)
    if season not in standings.past_seasons(ladder):
        raise ProblemError("unknown-season", "This ladder has no rated games in that season.")
    return standings.past_season(ladder, season)


def _page(
    request: Request, slug: str, query: WhichLadder, board: LadderQuery, found: list[KeyedLine], *, has_more: bool
) -> LadderPage:
    past = standings.past_seasons(standings.ladder_id(slug, query.speed))
    return LadderPage(
        game=slug,
        speed=query.speed,
        season=_season(query.season),
        past_seasons=[seasons.name_of(season) for season in past],
        player_count=standings.size(board),
        lines=[one.line for one in found],
        next=_cursor(found[-1].key) if has_more else None,
        you=_own(request.user, slug, query.speed),
    )


def _season(requested: str) -> Season | None:
    if requested == "all":
        return None
    now = standings.current_season() or seasons.season_of(current_time.now())
    season = seasons.season_named(requested) or now
    return season_response(season, is_over=season < now)


def _own(user: object, game: str, speed: Speed) -> LadderStanding | None:
    if not isinstance(user, User):
        return None
    return next((one for one in standings_of(user.pk) if (one.game, one.speed) == (game, speed)), None)


def _key(cursor: str | None) -> Key | None:
    if cursor is None:
        return None
    first, _, person = cursor.partition("_")
    return int(first), int(person)


def _cursor(key: Key) -> str:
    return f"{key[0]}_{key[1]}"
