"""Simulates arrivals without a server: how long players wait, and how near the ratings at a table are."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random
from uuid import UUID

from msgspec import Struct, field

from serai.eventlog.current_time import Microseconds
from serai.matchmaking.match import FormedTable, PairHistory, Seeker, TableKind, form_tables
from serai.matchmaking.paces import MINUTE, PACES, SECOND, PaceName

GAMES: Mapping[str, Sequence[int]] = {"amber": (3, 4, 5, 6), "silk": (2, 3, 4, 5), "salt": (3, 4)}
GAME_DURATION = 30 * MINUTE


class Seating(Struct, frozen=True):
    """A table, and when it was formed."""

    at: Microseconds
    table: FormedTable

    @property
    def waits(self) -> list[Microseconds]:
        return [self.at - seeker.since for seeker in self.table.seekers]

    @property
    def spread(self) -> float:
        """The difference between the highest and the lowest rating at the table."""
        ratings = [seeker.rating(self.table.kind.game) for seeker in self.table.seekers]
        return max(ratings) - min(ratings)


class Simulation(Struct):
    seatings: list[Seating] = []
    meetings: Counter[frozenset[UUID]] = field(default_factory=Counter)
    blocked: frozenset[frozenset[UUID]] = frozenset()
    waiting: dict[UUID, Seeker] = {}
    playing_until: dict[UUID, Microseconds] = {}
    """By user at a live table."""


def simulate(
    arrivals: int,
    *,
    gap: Microseconds,
    people: int,
    paces: Sequence[PaceName] = ("live",),
    blocks: int = 0,
    interval: Microseconds = 3 * SECOND,
    seed: int = 1,
) -> Simulation:
    """Simulates arrivals. More users arrive until each of the first `arrivals` has a table.

    `gap`: the mean time between arrivals.
    """
    random = Random(seed)
    users = [_user(random) for _ in range(people)]
    blocked = {frozenset(user for user, _ in random.sample(users, 2)) for _ in range(blocks)}
    simulation = Simulation(blocked=frozenset(blocked))
    now, arrived, first = 0, 0, set[UUID]()
    next_arrival = _pause(random, gap)
    while arrived < arrivals or first & simulation.waiting.keys():
        now += interval
        while next_arrival <= now:
            seeker = _arrival(random, simulation, users, paces, next_arrival)
            if seeker:
                simulation.waiting[seeker.search] = seeker
                if arrived < arrivals:
                    first.add(seeker.search)
                arrived += 1
            next_arrival += _pause(random, gap)
        _match(simulation, now)
    return simulation


def _match(simulation: Simulation, now: Microseconds) -> None:
    for user in [user for user, until in simulation.playing_until.items() if until <= now]:
        del simulation.playing_until[user]
    history = PairHistory(simulation.blocked, simulation.meetings)
    for table in form_tables(simulation.waiting.values(), history, now):
        simulation.seatings.append(Seating(now, table))
        met = [seeker.user for seeker in table.seekers]
        simulation.meetings.update(frozenset(pair) for pair in combinations(met, 2))
        for seeker in table.seekers:
            del simulation.waiting[seeker.search]
            if PACES[table.pace].clock == "live":
                simulation.playing_until[seeker.user] = now + GAME_DURATION


def _user(random: Random) -> tuple[UUID, dict[str, float]]:
    strength = random.gauss(1500, 250)
    return _id(random), {game: strength + random.gauss(0, 80) for game in GAMES}


def _arrival(
    random: Random,
    simulation: Simulation,
    users: Sequence[tuple[UUID, dict[str, float]]],
    paces: Sequence[PaceName],
    now: Microseconds,
) -> Seeker | None:
    """Returns a new seeker; None if the user already searches for a live table, or is at one."""
    (user, ratings), pace = random.choice(users), random.choice(paces)
    busy = {seeker.user for seeker in simulation.waiting.values() if PACES[seeker.pace].clock == "live"}
    if PACES[pace].clock == "live" and (user in busy or user in simulation.playing_until):
        return None
    games = random.sample([*GAMES], random.choice((1, 1, 2, 3)))
    kinds = {TableKind(game, seats) for game in games for seats in _seat_counts(random, GAMES[game])}
    bots = random.random() < 0.3
    return Seeker(
        search=_id(random), user=user, since=now, pace=pace, kinds=frozenset(kinds), bots=bots, ratings=ratings
    )


def _seat_counts(random: Random, possible: Sequence[int]) -> list[int]:
    return random.sample(possible, min(len(possible), random.choice((1, 2, 2, 3))))


def _pause(random: Random, gap: Microseconds) -> Microseconds:
    return max(1, round(random.expovariate(1 / gap)))


def _id(random: Random) -> UUID:
    return UUID(int=random.getrandbits(128), version=4)
