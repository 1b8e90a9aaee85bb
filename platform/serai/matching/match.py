"""Who plays with whom: from those who look for a table to the tables to form. Pure, and the same for the same input.

Two people are near if the distance between them is within what both reach together. The distance is that of their
ratings, and more for each time they have met lately; what somebody reaches grows with waiting, until it is anybody. Who
has blocked another, or is, never meets them. The longest waiting are served first, at the largest table that they wish
for and that can be filled; for who has waited too long newcomers are held back. Who agrees to bots sits with some after
a time.
"""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import inf
from typing import NamedTuple
from uuid import UUID

from msgspec import Struct

from serai.matching.paces import PACES, PATIENCE, PaceName, Patience

MET = 150
"""Points by which two are further apart for each time they have met lately."""
MOST_LOOKED_AT = 60
"""Candidates, the nearest first, among whom company is sought."""
MOST_TRIED = 2000
"""Steps after which a table is given up for now: there are others, and later ones."""

Pair = frozenset[UUID]


class Kind(NamedTuple):
    """A game with so many chairs."""

    game: str
    seats: int


class Seeker(Struct, frozen=True, kw_only=True):
    """Somebody who looks for a table. `since` is in microseconds."""

    search: UUID
    person: UUID
    since: int
    pace: PaceName
    kinds: frozenset[Kind]
    bots: bool = False
    ratings: Mapping[str, float] = {}
    """By game."""

    def rating(self, game: str) -> float:
        return self.ratings.get(game, 0.0)

    @property
    def patience(self) -> Patience:
        return PATIENCE[PACES[self.pace].clock]


class Acquaintance(Struct, frozen=True):
    """What is known of pairs of people."""

    blocked: frozenset[Pair] = frozenset()
    met: Mapping[Pair, int] = {}
    """How often they have played together lately."""


class Formed(Struct, frozen=True):
    """A table to open: who is to sit there, and how many bots beside them."""

    pace: PaceName
    kind: Kind
    seekers: tuple[Seeker, ...]
    bots: int = 0


def form(seekers: Iterable[Seeker], known: Acquaintance, now: int) -> list[Formed]:
    """Nobody is at two of them by one search, and nobody twice at one table."""
    waiting = _Waiting(seekers, known, now)
    return [*_of_people(waiting), *_with_bots(waiting)]


def reach_of(seeker: Seeker, now: int) -> float:
    """How far others may be from them by their own waiting alone."""
    return seeker.patience.reach(now - seeker.since)


def is_due_for_bots(seeker: Seeker, now: int) -> bool:
    return seeker.bots and now - seeker.since >= seeker.patience.bots_after


def distance(one: Seeker, other: Seeker, game: str, known: Acquaintance) -> float:
    return abs(one.rating(game) - other.rating(game)) + MET * known.met.get(frozenset((one.person, other.person)), 0)


class _Waiting:
    """Those who still look, by what they look for."""

    def __init__(self, seekers: Iterable[Seeker], known: Acquaintance, now: int) -> None:
        self.known = known
        self.now = now
        self.in_order = sorted(seekers, key=lambda seeker: (seeker.since, seeker.search))
        self.placed: set[UUID] = set()
        self.held: set[UUID] = set()
        """Searches of newcomers whom a table needs that somebody has waited for too long."""
        self.live: set[UUID] = set()
        """Who has got a live table: they look for no other."""
        self.reach = {seeker.search: reach_of(seeker, now) for seeker in self.in_order}
        self.by_kind: dict[tuple[PaceName, Kind], list[Seeker]] = defaultdict(list)
        for seeker in self.in_order:
            for kind in seeker.kinds:
                self.by_kind[seeker.pace, kind].append(seeker)
        self.widest: dict[tuple[PaceName, Kind], float] = {}
        for (pace, kind), found in self.by_kind.items():
            found.sort(key=lambda seeker: seeker.rating(kind.game))
            self.widest[pace, kind] = max(self.reach[seeker.search] for seeker in found)

    def still(self) -> Iterator[Seeker]:
        return (seeker for seeker in self.in_order if self.looks(seeker))

    def looks(self, seeker: Seeker) -> bool:
        return seeker.search not in self.placed and not (_is_live(seeker) and seeker.person in self.live)

    def place(self, table: Formed) -> Formed:
        for seeker in table.seekers:
            self.placed.add(seeker.search)
            if _is_live(seeker):
                self.live.add(seeker.person)
        return table

    def agree(self, one: Seeker, other: Seeker, game: str) -> bool:
        if one.person == other.person or frozenset((one.person, other.person)) in self.known.blocked:
            return False
        return distance(one, other, game, self.known) <= self.reach[one.search] + self.reach[other.search]

    def is_overdue(self, seeker: Seeker) -> bool:
        return self.reach[seeker.search] == inf

    def hold(self, company: Sequence[Seeker]) -> None:
        self.held.update(other.search for other in company if not self.is_overdue(other))

    def company(self, seeker: Seeker, kind: Kind, *, bots: bool = False) -> list[Seeker]:
        """Who could sit with somebody, the nearest first."""
        found = (
            other
            for other in self._around(seeker, kind)
            if self.looks(other)
            and other.search not in self.held
            and (not bots or other.bots)
            and self.agree(seeker, other, kind.game)
        )
        near = sorted(found, key=lambda other: (distance(seeker, other, kind.game, self.known), other.since))
        return near[:MOST_LOOKED_AT]

    def _around(self, seeker: Seeker, kind: Kind) -> Sequence[Seeker]:
        """Those whose rating alone doesn't rule them out."""
        others, rating = self.by_kind[seeker.pace, kind], seeker.rating(kind.game)
        far = self.reach[seeker.search] + self.widest[seeker.pace, kind]

        def by_rating(other: Seeker) -> float:
            return other.rating(kind.game)

        start, end = bisect_left(others, rating - far, key=by_rating), bisect_right(others, rating + far, key=by_rating)
        return others[start:end]


def _is_live(seeker: Seeker) -> bool:
    return PACES[seeker.pace].clock == "live"


def _of_people(waiting: _Waiting) -> Iterator[Formed]:
    for seeker in waiting.still():
        if seeker.search in waiting.held:
            continue
        for kind in sorted(seeker.kinds, key=lambda kind: (-kind.seats, kind.game)):
            others = _complete(waiting, seeker, kind)
            if others is not None:
                yield waiting.place(Formed(seeker.pace, kind, (seeker, *others)))
                break
        else:
            if waiting.is_overdue(seeker):
                _gather(waiting, seeker)


def _gather(waiting: _Waiting, seeker: Seeker) -> None:
    """A large table never fills if smaller ones take every newcomer: if half of it is there, they are held for it."""
    half = [company for kind in seeker.kinds if 2 * (len(company := waiting.company(seeker, kind)) + 1) >= kind.seats]
    if half:
        waiting.hold(max(half, key=len))


def _complete(waiting: _Waiting, seeker: Seeker, kind: Kind) -> Sequence[Seeker] | None:
    """The others of a full table: the nearest who all agree with each other."""
    company = waiting.company(seeker, kind)
    if len(company) < kind.seats - 1:
        return None
    steps = iter(range(MOST_TRIED))

    def search(chosen: tuple[Seeker, ...], start: int) -> tuple[Seeker, ...] | None:
        if len(chosen) == kind.seats - 1:
            return chosen
        for place in range(start, len(company)):
            if next(steps, None) is None:
                return None
            one = company[place]
            if all(waiting.agree(one, other, kind.game) for other in chosen):
                found = search((*chosen, one), place + 1)
                if found is not None:
                    return found
        return None

    return search((), 0)


def _with_bots(waiting: _Waiting) -> Iterator[Formed]:
    """Of those who agree to it, as many as fit; the first of them has waited long enough."""
    waiting.held.clear()
    for seeker in waiting.still():
        if is_due_for_bots(seeker, waiting.now):
            tables = [_partly(waiting, seeker, kind) for kind in sorted(seeker.kinds)]
            yield waiting.place(min(tables, key=lambda table: (table.bots, table.kind)))


def _partly(waiting: _Waiting, seeker: Seeker, kind: Kind) -> Formed:
    people: list[Seeker] = [seeker]
    for other in waiting.company(seeker, kind, bots=True):
        if len(people) < kind.seats and all(waiting.agree(one, other, kind.game) for one in people):
            people.append(other)
    return Formed(seeker.pace, kind, tuple(people), kind.seats - len(people))
