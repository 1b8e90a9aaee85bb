"""A user's own searches as the API and the socket show them. They contain no names of other users."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from datetime import datetime
from math import inf
from typing import Annotated
from uuid import UUID

from msgspec import Meta, Struct

from serai.eventlog.current_time import now
from serai.eventlog.table_events import Clock
from serai.matchmaking.match import TableKind
from serai.matchmaking.models import Search as SearchRow
from serai.matchmaking.paces import WAIT_RULES, PaceName
from serai.matchmaking.reserved_seats import reserved_until
from serai.matchmaking.run_matcher import kinds_of
from serai.tables.models import Table
from serai.tables.read_models.rows import time_of


class SearchedGame(Struct, frozen=True):
    """A game, and the accepted numbers of seats."""

    game: str
    seats: list[int]


class FoundTable(Struct, frozen=True):
    """A table where a seat is reserved for you: sit down there, with a nonce of your own."""

    table: UUID
    game: str
    until: datetime


class Search(Struct, frozen=True, kw_only=True):
    """One of your searches."""

    id: UUID
    pace: PaceName
    clock: Clock
    games: list[SearchedGame]
    bots: Annotated[bool, Meta(description="Whether bots may fill the table after a time.")]
    since: datetime
    bots_from: Annotated[datetime, Meta(description="From when on bots may fill the table, if you allow it.")]
    others: Annotated[int, Meta(description="How many other players have a search that fits.")]
    rating_range: Annotated[
        int | None,
        Meta(description="How far the rating of a player who starts a search now may be from yours; null: any rating."),
    ]
    found: FoundTable | None


class Searches(Struct, frozen=True, tag="searches"):
    """Your searches, the oldest first; `now` is the server's time."""

    now: datetime
    searches: list[Search]


class _Waiting:
    """All waiting searches, indexed once: they are counted for many users at a time, and most of them are alike."""

    def __init__(self, searches: Iterable[SearchRow]) -> None:
        self._by_kind: dict[tuple[str, TableKind], set[UUID]] = defaultdict(set)
        self._by_kinds: dict[tuple[str, frozenset[TableKind]], set[UUID]] = {}
        for search in searches:
            for kind in kinds_of(search):
                self._by_kind[search.pace, kind].add(search.user_id)

    def others(self, search: SearchRow) -> int:
        """Counts the other users who have a search that fits."""
        pace, kinds = key = search.pace, kinds_of(search)
        if key not in self._by_kinds:
            self._by_kinds[key] = set().union(*(self._by_kind.get((pace, kind), ()) for kind in kinds))
        users = self._by_kinds[key]
        return len(users) - (search.user_id in users)


def searches_of(users: Collection[UUID]) -> dict[UUID, Searches]:
    """Returns the searches of each user. The number of queries doesn't depend on the number of users."""
    time = time_of(now())
    own = list(SearchRow.objects.filter(user__in=users).order_by("since", "id"))
    waiting = _Waiting(SearchRow.objects.filter(table=None) if own else [])
    tables = {search.table for search in own if search.table}
    games = dict(Table.objects.filter(id__in=tables).values_list("id", "game"))
    responses = {user: Searches(time, []) for user in users}
    for search in own:
        responses[search.user_id].searches.append(_response(search, waiting, games, time))
    return responses


def _response(search: SearchRow, waiting: _Waiting, games: Mapping[UUID, str], time: datetime) -> Search:
    rules = WAIT_RULES[search.clock]
    waited = int((time - search.since).total_seconds() * 1_000_000)
    rating_range = rules.rating_range(max(0, waited)) + rules.initial_range
    until = reserved_until(search)
    return Search(
        id=search.id,
        pace=search.pace,
        clock=search.clock,
        games=[SearchedGame(game, seats) for game, seats in search.games.items()],
        bots=search.bots,
        since=search.since,
        bots_from=time_of(int(search.since.timestamp() * 1_000_000) + rules.bots_after),
        others=waiting.others(search),
        rating_range=None if rating_range == inf else int(rating_range),
        found=FoundTable(search.table, games[search.table], until) if search.table and until else None,
    )
