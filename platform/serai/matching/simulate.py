"""Simulates arrivals without a server: how long players wait, and how near the ratings at a table are."""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from uuid import UUID

from msgspec import Struct, field

from serai.matching.match import FormedTable, Kind, PairHistory, Seeker, form_tables
from serai.matching.paces import MINUTE, PACES, SECOND, PaceName

GAMES: Mapping[str, Sequence[int]] = {"amber": (3, 4, 5, 6), "silk": (2, 3, 4, 5), "salt": (3, 4)}
GAME_DURATION = 30 * MINUTE


class Seating(Struct, frozen=True):
    """A table, and when it was formed."""

    at: int
    table: FormedTable

    @property
    def waits(self) -> list[int]:
        return [self.at - seeker.since for seeker in self.table.seekers]

    @property
    def spread(self) -> float:
        """Between the highest and the lowest rating at the table."""
        ratings = [seeker.rating(self.table.kind.game) for seeker in self.table.seekers]
        return max(ratings) - min(ratings)


class Simulation(Struct):
    seatings: list[Seating] = []
    meetings: Counter[frozenset[UUID]] = field(default_factory=Counter)
    blocked: frozenset[frozenset[UUID]] = frozenset()
    waiting: dict[UUID, Seeker] = {}
    playing_until: dict[UUID, int] = {}
    """By person at a live table."""


def simulate(
    arrivals: int,
    *,
    gap: int,
    people: int,
    paces: Sequence[PaceName] = ("live",),
    blocks: int = 0,
    interval: int = 3 * SECOND,
    seed: int = 1,
) -> Simulation:
    """`gap`: microseconds between arrivals, on average. More players arrive until each of the first has a table."""
    random = Random(seed)
    everybody = [_person(random) for _ in range(people)]
    blocked = {frozenset(person for person, _ in random.sample(everybody, 2)) for _ in range(blocks)}
    simulation = Simulation(blocked=frozenset(blocked))
    now, arrived, first = 0, 0, set[UUID]()
    next_arrival = _pause(random, gap)
    while arrived < arrivals or first & simulation.waiting.keys():
        now += interval
        while next_arrival <= now:
            seeker = _arrival(random, simulation, everybody, paces, next_arrival)
            if seeker:
                simulation.waiting[seeker.search] = seeker
                if arrived < arrivals:
                    first.add(seeker.search)
                arrived += 1
            next_arrival += _pause(random, gap)
        _match(simulation, now)
    return simulation


def _match(simulation: Simulation, now: int) -> None:
    for person in [person for person, until in simulation.playing_until.items() if until <= now]:
        del simulation.playing_until[person]
    history = PairHistory(simulation.blocked, simulation.meetings)
    for table in form_tables(simulation.waiting.values(), history, now):
        simulation.seatings.append(Seating(now, table))
        people = [seeker.person for seeker in table.seekers]
        simulation.meetings.update(frozenset((one, other)) for one in people for other in people if one < other)
        for seeker in table.seekers:
            del simulation.waiting[seeker.search]
            if PACES[table.pace].clock == "live":
                simulation.playing_until[seeker.person] = now + GAME_DURATION


def _person(random: Random) -> tuple[UUID, dict[str, float]]:
    strength = random.gauss(1500, 250)
    return _id(random), {game: strength + random.gauss(0, 80) for game in GAMES}


def _arrival(
    random: Random,
    simulation: Simulation,
    everybody: Sequence[tuple[UUID, dict[str, float]]],
    paces: Sequence[PaceName],
    now: int,
) -> Seeker | None:
    """None if the person already searches for a live table, or is at one."""
    (person, ratings), pace = random.choice(everybody), random.choice(paces)
    busy = {seeker.person for seeker in simulation.waiting.values() if PACES[seeker.pace].clock == "live"}
    if PACES[pace].clock == "live" and (person in busy or person in simulation.playing_until):
        return None
    games = random.sample([*GAMES], random.choice((1, 1, 2, 3)))
    kinds = {Kind(game, seats) for game in games for seats in _seat_counts(random, GAMES[game])}
    bots = random.random() < 0.3
    return Seeker(
        search=_id(random), person=person, since=now, pace=pace, kinds=frozenset(kinds), bots=bots, ratings=ratings
    )


def _seat_counts(random: Random, possible: Sequence[int]) -> list[int]:
    return random.sample(possible, min(len(possible), random.choice((1, 2, 2, 3))))


def _pause(random: Random, gap: int) -> int:
    return max(1, round(random.expovariate(1 / gap)))


def _id(random: Random) -> UUID:
    return UUID(int=random.getrandbits(128), version=4)
