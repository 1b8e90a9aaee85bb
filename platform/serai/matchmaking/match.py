"""Decides who plays with whom: which tables to form from the waiting searches. Pure and deterministic.

Two users fit if their distance is within the sum of their ranges. The distance is that of their ratings, plus a
penalty for each recent game together; a user's range grows with waiting until it is unlimited. Users never fit if one
has blocked the other. Those who have waited longest come first, and get the largest
table that they accept and that can be filled. For a user who has waited too long, users who have not waited too long
are held back. A table may get bots after a time if all its users allow it.
"""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import inf
from typing import NamedTuple
from uuid import UUID

from msgspec import Struct

from serai.eventlog.current_time import Microseconds
from serai.matchmaking.paces import PACES, WAIT_RULES, PaceName, WaitRules

MEETING_PENALTY = 150
"""Rating points that each recent game together adds to the distance of two users."""
MAX_CANDIDATES = 60
"""A table is formed among this number of nearest users."""
MAX_STEPS = 2000
"""Steps of the search for a table, after which it is given up for now."""

Pair = frozenset[UUID]


class TableKind(NamedTuple):
    """A game with a number of seats."""

    game: str
    seats: int


class Seeker(Struct, frozen=True, kw_only=True):
    """A user who searches: a waiting search as the matcher sees it."""

    search: UUID
    user: UUID
    since: Microseconds
    pace: PaceName
    kinds: frozenset[TableKind]
    bots: bool = False
    ratings: Mapping[str, float] = {}
    """By game."""

    def rating(self, game: str) -> float:
        return self.ratings.get(game, 0.0)

    @property
    def wait_rules(self) -> WaitRules:
        return WAIT_RULES[PACES[self.pace].clock]


class PairHistory(Struct, frozen=True):
    blocked: frozenset[Pair] = frozenset()
    meetings: Mapping[Pair, int] = {}
    """The number of recent games together."""


class FormedTable(Struct, frozen=True):
    """A table to open."""

    pace: PaceName
    kind: TableKind
    seekers: tuple[Seeker, ...]
    bots: int = 0


def form_tables(seekers: Iterable[Seeker], history: PairHistory, now: Microseconds) -> list[FormedTable]:
    """Forms the tables that are possible now. Each search is at one table at most, and each user once at a table."""
    pool = _Pool(seekers, history, now)
    return [*_full_tables(pool), *_tables_with_bots(pool)]


def range_of(seeker: Seeker, now: Microseconds) -> float:
    return seeker.wait_rules.rating_range(now - seeker.since)


def is_due_for_bots(seeker: Seeker, now: Microseconds) -> bool:
    return seeker.bots and now - seeker.since >= seeker.wait_rules.bots_after


def distance(one: Seeker, other: Seeker, game: str, history: PairHistory) -> float:
    meetings = history.meetings.get(frozenset((one.user, other.user)), 0)
    return abs(one.rating(game) - other.rating(game)) + MEETING_PENALTY * meetings


class _Pool:
    """The seekers without a table, by what they accept."""

    def __init__(self, seekers: Iterable[Seeker], history: PairHistory, now: Microseconds) -> None:
        self.history = history
        self.now = now
        self.in_order = sorted(seekers, key=lambda seeker: (seeker.since, seeker.search))
        self.placed: set[UUID] = set()
        self.kept_waiting: set[UUID] = set()
        """Searches held back for a table that another user has waited for too long."""
        self.at_live_table: set[UUID] = set()
        """Users who have got a live table: their other live searches are ignored."""
        self.ranges = {seeker.search: range_of(seeker, now) for seeker in self.in_order}
        self.by_kind: dict[tuple[PaceName, TableKind], list[Seeker]] = defaultdict(list)
        for seeker in self.in_order:
            for kind in seeker.kinds:
                self.by_kind[seeker.pace, kind].append(seeker)
        self.widest: dict[tuple[PaceName, TableKind], float] = {}
        for (pace, kind), found in self.by_kind.items():
            found.sort(key=lambda seeker: seeker.rating(kind.game))
            self.widest[pace, kind] = max(self.ranges[seeker.search] for seeker in found)

    def waiting(self) -> Iterator[Seeker]:
        return (seeker for seeker in self.in_order if self.is_waiting(seeker))

    def is_waiting(self, seeker: Seeker) -> bool:
        return seeker.search not in self.placed and not (_is_live(seeker) and seeker.user in self.at_live_table)

    def place(self, table: FormedTable) -> FormedTable:
        for seeker in table.seekers:
            self.placed.add(seeker.search)
            if _is_live(seeker):
                self.at_live_table.add(seeker.user)
        return table

    def fit(self, one: Seeker, other: Seeker, game: str) -> bool:
        if one.user == other.user or frozenset((one.user, other.user)) in self.history.blocked:
            return False
        return distance(one, other, game, self.history) <= self.ranges[one.search] + self.ranges[other.search]

    def is_overdue(self, seeker: Seeker) -> bool:
        return self.ranges[seeker.search] == inf

    def keep_waiting(self, seekers: Sequence[Seeker]) -> None:
        self.kept_waiting.update(seeker.search for seeker in seekers if not self.is_overdue(seeker))

    def candidates(self, seeker: Seeker, kind: TableKind, *, bots: bool = False) -> list[Seeker]:
        """Returns those who fit the seeker, the nearest first; with `bots`, only those who allow bots."""
        found = (
            other
            for other in self._near(seeker, kind)
            if self.is_waiting(other)
            and other.search not in self.kept_waiting
            and (not bots or other.bots)
            and self.fit(seeker, other, kind.game)
        )
        near = sorted(found, key=lambda other: (distance(seeker, other, kind.game, self.history), other.since))
        return near[:MAX_CANDIDATES]

    def _near(self, seeker: Seeker, kind: TableKind) -> Sequence[Seeker]:
        """Returns those within rating range."""
        others, rating = self.by_kind[seeker.pace, kind], seeker.rating(kind.game)
        limit = self.ranges[seeker.search] + self.widest[seeker.pace, kind]

        def by_rating(other: Seeker) -> float:
            return other.rating(kind.game)

        start = bisect_left(others, rating - limit, key=by_rating)
        end = bisect_right(others, rating + limit, key=by_rating)
        return others[start:end]


def _is_live(seeker: Seeker) -> bool:
    return PACES[seeker.pace].clock == "live"


def _full_tables(pool: _Pool) -> Iterator[FormedTable]:
    for seeker in pool.waiting():
        if seeker.search in pool.kept_waiting:
            continue
        for kind in sorted(seeker.kinds, key=lambda kind: (-kind.seats, kind.game)):
            others = _find_others(pool, seeker, kind)
            if others is not None:
                yield pool.place(FormedTable(seeker.pace, kind, (seeker, *others)))
                break
        else:
            if pool.is_overdue(seeker):
                _keep_candidates_waiting(pool, seeker)


def _keep_candidates_waiting(pool: _Pool, seeker: Seeker) -> None:
    """Holds back users who have not waited too long, if they fill half of a table: smaller tables would take them."""
    half_full = [found for kind in seeker.kinds if 2 * (len(found := pool.candidates(seeker, kind)) + 1) >= kind.seats]
    if half_full:
        pool.keep_waiting(max(half_full, key=len))


def _find_others(pool: _Pool, seeker: Seeker, kind: TableKind) -> Sequence[Seeker] | None:
    """Returns the nearest seekers who fill the table and all fit each other."""
    candidates = pool.candidates(seeker, kind)
    if len(candidates) < kind.seats - 1:
        return None
    steps = iter(range(MAX_STEPS))

    def search(chosen: tuple[Seeker, ...], start: int) -> tuple[Seeker, ...] | None:
        if len(chosen) == kind.seats - 1:
            return chosen
        for index in range(start, len(candidates)):
            if next(steps, None) is None:
                return None
            candidate = candidates[index]
            if all(pool.fit(candidate, other, kind.game) for other in chosen):
                found = search((*chosen, candidate), index + 1)
                if found is not None:
                    return found
        return None

    return search((), 0)


def _tables_with_bots(pool: _Pool) -> Iterator[FormedTable]:
    """Forms tables for seekers who allow bots and have waited long enough, with as few bots as possible."""
    pool.kept_waiting.clear()
    for seeker in pool.waiting():
        if is_due_for_bots(seeker, pool.now):
            tables = [_fill_with_bots(pool, seeker, kind) for kind in sorted(seeker.kinds)]
            yield pool.place(min(tables, key=lambda table: (table.bots, table.kind)))


def _fill_with_bots(pool: _Pool, seeker: Seeker, kind: TableKind) -> FormedTable:
    chosen: list[Seeker] = [seeker]
    for other in pool.candidates(seeker, kind, bots=True):
        if len(chosen) < kind.seats and all(pool.fit(before, other, kind.game) for before in chosen):
            chosen.append(other)
    return FormedTable(seeker.pace, kind, tuple(chosen), kind.seats - len(chosen))
