"""Ladders: who stands where in a game, at one pace, in a season or of all times."""

from datetime import date, datetime
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts.models import User
from serai.api.authentication import signed_in
from serai.api.operation import operation
from serai.api.paging import Limit
from serai.api.problems import Refusal
from serai.api.reading import Query
from serai.engine.registry import find
from serai.eventlog import clock
from serai.ladder import lists, seasons
from serai.ladder.lists import Board, Key, LadderLine, Listed
from serai.ladder.models import Pace
from serai.ladder.profile import OnLadder, person_of, standings_of

NEIGHBOURS = 7
MOST_FOUND = 20

PaceOfLadder: TypeAlias = Annotated[
    Pace, Meta(description="Live games, or slow ones; without a clock a game is a slow one.", examples=["live"])
]
SeasonOfLadder: TypeAlias = Annotated[
    Annotated[str, Meta(pattern="^(now|all|[1-9][0-9]{3}-[1-4])$")],
    Meta(description="`now`, `all` times, or a season that is over, such as `2026-3`.", examples=["now"]),
]


class WhichLadder(Query, frozen=True):
    pace: PaceOfLadder = "live"
    season: SeasonOfLadder = "now"


class LadderPages(WhichLadder, frozen=True):
    cursor: Annotated[
        Annotated[str, Meta(pattern="^-?[0-9]{1,9}_[0-9]{1,18}$")] | None,
        Meta(description="The `next` of the page before.", examples=["1734_5120"]),
    ] = None
    limit: Limit = 20


class NameBegins(WhichLadder, frozen=True, kw_only=True):
    name: Annotated[
        str,
        Meta(
            pattern="^[-A-Za-z0-9_]+$", max_length=24, description="How the name begins, in any case.", examples=["Zen"]
        ),
    ]


class Season(Struct, frozen=True):
    """Three months."""

    name: Annotated[str, Meta(examples=["2026-4"])]
    begins: datetime
    ends: datetime
    is_over: bool


class LadderPage(Struct, frozen=True):
    """A part of a ladder."""

    game: str
    pace: Pace
    season: Annotated[Season | None, Meta(description="None: of all times.")]
    past: Annotated[list[str], Meta(description="The seasons that are over and have standings, the latest first.")]
    people: Annotated[int, Meta(description="How many stand on it: settled, and not faded.")]
    lines: list[LadderLine]
    next: Annotated[str | None, Meta(description="The cursor of what comes after; null at the end.")]
    you: Annotated[OnLadder | None, Meta(description="How you stand in this game, in the list or not.")]


def example_line(place: int = 1, name: str = "Zenobia") -> LadderLine:
    return LadderLine(place, name, 1893 - 7 * place, 118, 64, 25, 2, None)


def example_standing() -> OnLadder:
    return OnLadder("byzanz", "live", 1879, 118, False, 64, 25, 12, 5, date(2026, 10, 14), 2, 3, 2)


def example_page() -> LadderPage:
    lines = [example_line(), example_line(2, "Odaenathus"), example_line(3, "Septimia")]
    season = season_shown(8107, is_over=False)
    return LadderPage("byzanz", "live", season, ["2026-3", "2026-2"], 3120, lines, "1872_77", example_standing())


def season_shown(season: int, *, is_over: bool) -> Season:
    return Season(seasons.name_of(season), seasons.begins(season), seasons.ends(season), is_over)


@operation(
    "Read a ladder",
    answers=LadderPage,
    example=example_page,
    query=LadderPages,
    errors=["unknown-game", "unknown-season"],
    public=True,
)
def read_ladder(request: Request, slug: str, query: LadderPages) -> LadderPage:
    """From the top, or from the cursor on."""
    board = _board(slug, query)
    found = lists.page(board, _key(query.cursor), query.limit + 1)
    return _page(request, slug, query, board, found[: query.limit], has_more=len(found) > query.limit)


@operation(
    "Read a ladder around oneself",
    answers=LadderPage,
    example=example_page,
    query=WhichLadder,
    errors=["unknown-game", "unknown-season", "not-on-ladder"],
)
def read_ladder_around_me(request: Request, slug: str, query: WhichLadder) -> LadderPage:
    """Seven above and seven below; `next` goes on from there."""
    board, person = _board(slug, query), person_of(signed_in(request).pk)
    found = lists.around(board, person, NEIGHBOURS) if person is not None else []
    if not found:
        raise Refusal("not-on-ladder", "You don't stand on this ladder: a rating has to settle first.")
    own = next(place for place, one in enumerate(found) if one.key[1] == person)
    return _page(request, slug, query, board, found, has_more=len(found) - own > NEIGHBOURS)


@operation(
    "Find people on a ladder",
    answers=LadderPage,
    example=example_page,
    query=NameBegins,
    errors=["unknown-game", "unknown-season"],
    public=True,
    throttle="search",
)
def find_on_ladder(request: Request, slug: str, query: NameBegins) -> LadderPage:
    """Up to twenty whose names begin so, in the order of their names."""
    board = _board(slug, query)
    return _page(request, slug, query, board, lists.named(board, query.name, MOST_FOUND), has_more=False)


def _board(slug: str, query: WhichLadder) -> Board:
    ladder, now = lists.ladder_id(find(slug).slug, query.pace), lists.season_now()
    if query.season == "all":
        return lists.all_times(ladder)
    season = seasons.season_named(query.season)
    if season is None or season == now:
        return lists.this_season(ladder)
    if season not in lists.seasons_past(ladder):
        raise Refusal("unknown-season", "No games of this season have been rated here.")
    return lists.past_season(ladder, season)


def _page(
    request: Request, slug: str, query: WhichLadder, board: Board, found: list[Listed], *, has_more: bool
) -> LadderPage:
    past = lists.seasons_past(lists.ladder_id(slug, query.pace))
    return LadderPage(
        game=slug,
        pace=query.pace,
        season=_season(query.season),
        past=[seasons.name_of(season) for season in past],
        people=lists.size(board),
        lines=[one.line for one in found],
        next=_cursor(found[-1].key) if has_more else None,
        you=_own(request.user, slug, query.pace),
    )


def _season(wished: str) -> Season | None:
    if wished == "all":
        return None
    now = lists.season_now() or seasons.season_of(clock.now())
    season = seasons.season_named(wished) or now
    return season_shown(season, is_over=season < now)


def _own(user: object, game: str, pace: Pace) -> OnLadder | None:
    if not isinstance(user, User):
        return None
    return next((one for one in standings_of(user.pk) if (one.game, one.pace) == (game, pace)), None)


def _key(cursor: str | None) -> Key | None:
    if cursor is None:
        return None
    first, _, person = cursor.partition("_")
    return int(first), int(person)


def _cursor(key: Key) -> str:
    return f"{key[0]}_{key[1]}"
