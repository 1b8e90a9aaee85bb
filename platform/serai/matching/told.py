"""What people are told of their own searches: how long, with how many others, for whom. Nobody's name."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from datetime import datetime
from math import inf
from typing import Annotated
from uuid import UUID

from msgspec import Meta, Struct

from serai.eventlog.clock import now
from serai.eventlog.table_events import Clock
from serai.matching.chairs import kept_until
from serai.matching.forming import kinds_of
from serai.matching.match import Kind
from serai.matching.models import Search as SearchRow
from serai.matching.paces import PATIENCE, PaceName
from serai.tables.models import Table
from serai.tables.rows import time_of


class Sought(Struct, frozen=True):
    """A game, and with how many chairs."""

    game: str
    seats: list[int]


class Found(Struct, frozen=True):
    """A table whose chair is kept: sit down there, with a nonce of your own."""

    table: UUID
    game: str
    until: datetime


class Search(Struct, frozen=True, kw_only=True):
    """What you look for, and how that stands."""

    id: UUID
    pace: PaceName
    clock: Clock
    games: list[Sought]
    bots: Annotated[bool, Meta(description="Whether you agree that bots fill the table after a time.")]
    since: datetime
    bots_from: Annotated[datetime, Meta(description="From when bots may come in, if you agree.")]
    others: Annotated[int, Meta(description="How many other people look for something that fits.")]
    reach: Annotated[
        int | None,
        Meta(description="How far the rating of somebody who comes now may be from yours; null: anybody."),
    ]
    found: Found | None


class Searches(Struct, frozen=True, tag="searches"):
    """What you look for, the longest first; `now` is the server's time."""

    now: datetime
    searches: list[Search]


class _Waiting:
    """Who looks for what, from one look at each search: many are told of it at once, and most look for the same."""

    def __init__(self, searches: Iterable[SearchRow]) -> None:
        self.by_kind: dict[tuple[str, Kind], set[UUID]] = defaultdict(set)
        self.by_wish: dict[tuple[str, frozenset[Kind]], set[UUID]] = {}
        for search in searches:
            for kind in kinds_of(search):
                self.by_kind[search.pace, kind].add(search.user_id)

    def others(self, search: SearchRow) -> int:
        pace, kinds = wish = search.pace, kinds_of(search)
        if wish not in self.by_wish:
            self.by_wish[wish] = set().union(*(self.by_kind.get((pace, kind), ()) for kind in kinds))
        fitting = self.by_wish[wish]
        return len(fitting) - (search.user_id in fitting)


def searches_of(people: Collection[UUID]) -> dict[UUID, Searches]:
    """For each of them, from one look at all."""
    moment = time_of(now())
    own = list(SearchRow.objects.filter(user__in=people).order_by("since", "id"))
    waiting = _Waiting(SearchRow.objects.filter(table=None) if own else [])
    found = {search.table for search in own if search.table}
    games = dict(Table.objects.filter(id__in=found).values_list("id", "game"))
    told = {person: Searches(moment, []) for person in people}
    for search in own:
        told[search.user_id].searches.append(_told(search, waiting, games, moment))
    return told


def _told(search: SearchRow, waiting: _Waiting, games: Mapping[UUID, str], moment: datetime) -> Search:
    patience = PATIENCE[search.clock]
    waited = int((moment - search.since).total_seconds() * 1_000_000)
    reach = patience.reach(max(0, waited)) + patience.start
    until = kept_until(search)
    return Search(
        id=search.id,
        pace=search.pace,
        clock=search.clock,
        games=[Sought(game, seats) for game, seats in search.games.items()],
        bots=search.bots,
        since=search.since,
        bots_from=time_of(int(search.since.timestamp() * 1_000_000) + patience.bots_after),
        others=waiting.others(search),
        reach=None if reach == inf else int(reach),
        found=Found(search.table, games[search.table], until) if search.table and until else None,
    )
