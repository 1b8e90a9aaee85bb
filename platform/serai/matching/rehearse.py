"""Arrivals in moved time, without a server: how long people wait, and how near those are whom they meet."""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from uuid import UUID

from msgspec import Struct, field

from serai.matching.match import Acquaintance, Formed, Kind, Seeker, form
from serai.matching.paces import MINUTE, PACES, SECOND, PaceName

GAMES: Mapping[str, Sequence[int]] = {"amber": (3, 4, 5, 6), "silk": (2, 3, 4, 5), "salt": (3, 4)}
GAME_TAKES = 30 * MINUTE


class Seating(Struct, frozen=True):
    """A table that was formed, and when."""

    at: int
    table: Formed

    @property
    def waits(self) -> list[int]:
        return [self.at - seeker.since for seeker in self.table.seekers]

    @property
    def spread(self) -> float:
        """Between the strongest and the weakest who sit there."""
        ratings = [seeker.rating(self.table.kind.game) for seeker in self.table.seekers]
        return max(ratings) - min(ratings)


class Rehearsal(Struct):
    seatings: list[Seating] = []
    met: Counter[frozenset[UUID]] = field(default_factory=Counter)
    blocked: frozenset[frozenset[UUID]] = frozenset()
    waiting: dict[UUID, Seeker] = {}
    playing: dict[UUID, int] = {}
    """Until when, of who sits at a live table."""


def rehearse(
    arrivals: int,
    *,
    gap: int,
    people: int,
    paces: Sequence[PaceName] = ("live",),
    blocks: int = 0,
    look_every: int = 3 * SECOND,
    seed: int = 1,
) -> Rehearsal:
    """So many arrive, `gap` microseconds apart on average; then others do, until each of the first has a table."""
    chance = Random(seed)
    everybody = [_person(chance) for _ in range(people)]
    blocked = {frozenset(person for person, _ in chance.sample(everybody, 2)) for _ in range(blocks)}
    course = Rehearsal(blocked=frozenset(blocked))
    now, arrived, first = 0, 0, set[UUID]()
    next_arrival = _pause(chance, gap)
    while arrived < arrivals or first & course.waiting.keys():
        now += look_every
        while next_arrival <= now:
            seeker = _arrival(chance, course, everybody, paces, next_arrival)
            if seeker:
                course.waiting[seeker.search] = seeker
                if arrived < arrivals:
                    first.add(seeker.search)
                arrived += 1
            next_arrival += _pause(chance, gap)
        _look(course, now)
    return course


def _look(course: Rehearsal, now: int) -> None:
    for person in [person for person, until in course.playing.items() if until <= now]:
        del course.playing[person]
    for table in form(course.waiting.values(), Acquaintance(course.blocked, course.met), now):
        course.seatings.append(Seating(now, table))
        people = [seeker.person for seeker in table.seekers]
        course.met.update(frozenset((one, other)) for one in people for other in people if one < other)
        for seeker in table.seekers:
            del course.waiting[seeker.search]
            if PACES[table.pace].clock == "live":
                course.playing[seeker.person] = now + GAME_TAKES


def _person(chance: Random) -> tuple[UUID, dict[str, float]]:
    strength = chance.gauss(1500, 250)
    return _id(chance), {game: strength + chance.gauss(0, 80) for game in GAMES}


def _arrival(
    chance: Random,
    course: Rehearsal,
    everybody: Sequence[tuple[UUID, dict[str, float]]],
    paces: Sequence[PaceName],
    now: int,
) -> Seeker | None:
    """None if whoever comes looks for a live table already, or sits at one."""
    (person, ratings), pace = chance.choice(everybody), chance.choice(paces)
    busy = {seeker.person for seeker in course.waiting.values() if PACES[seeker.pace].clock == "live"}
    if PACES[pace].clock == "live" and (person in busy or person in course.playing):
        return None
    games = chance.sample([*GAMES], chance.choice((1, 1, 2, 3)))
    kinds = {Kind(game, seats) for game in games for seats in _chairs(chance, GAMES[game])}
    bots = chance.random() < 0.3
    return Seeker(
        search=_id(chance), person=person, since=now, pace=pace, kinds=frozenset(kinds), bots=bots, ratings=ratings
    )


def _chairs(chance: Random, possible: Sequence[int]) -> list[int]:
    return chance.sample(possible, min(len(possible), chance.choice((1, 2, 2, 3))))


def _pause(chance: Random, gap: int) -> int:
    return max(1, round(chance.expovariate(1 / gap)))


def _id(chance: Random) -> UUID:
    return UUID(int=chance.getrandbits(128), version=4)
