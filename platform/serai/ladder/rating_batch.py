"""Rates a batch of games one after the other, in memory."""

from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct

from serai.eventlog.current_time import Microseconds
from serai.ladder.binary_copy import entry_row
from serai.ladder.participants import Competitor
from serai.ladder.rating import MU, SIGMA, Strength, interpolate, points, rate
from serai.ladder.seasons import DAY, day_of, soft_reset
from serai.ladder.weights import WINDOW_DAYS, weigh

WEEK = WINDOW_DAYS * DAY


class RatingState(Struct, gc=False):
    """A person's rating and counts on a ladder."""

    season: int
    mu: float = MU
    sigma: float = SIGMA
    games: int = 0
    wins: int = 0
    season_games: int = 0
    season_wins: int = 0
    last: Microseconds = 0
    """When the last game ended."""
    bot_weight_today: float = 0.0

    @property
    def strength(self) -> Strength:
        return self.mu, self.sigma

    @property
    def counts(self) -> tuple[int, int, int, int]:
        return self.games, self.wins, self.season_games, self.season_wins

    def advance_to(self, season: int) -> None:
        """Applies the soft reset once for each season in between."""
        while self.season < season:
            self.mu, self.sigma = soft_reset((self.mu, self.sigma))
            self.season_games = self.season_wins = 0
            self.season += 1

    def add_game(self, ended: Microseconds, won: bool, bot_weight: float) -> None:
        self.games += 1
        self.season_games += 1
        self.wins += won
        self.season_wins += won
        self.last = ended
        self.bot_weight_today += bot_weight


class FinishedGame(Struct, frozen=True, gc=False):
    """A game to be rated."""

    number: int
    ladder: int
    season: int
    ended: Microseconds
    competitors: Sequence[Competitor]


Pair = tuple[int, int, int]
"""A ladder, and two people, the lower number first."""


class RatingBatch:
    """The states and recent meetings of the people in a batch of games, and the entries to be written."""

    def __init__(self, season: int) -> None:
        self.season = season
        self.states: dict[tuple[int, int], RatingState] = {}
        """By ladder and person."""
        self.changed: set[tuple[int, int]] = set()
        """Keys of the states that must be written."""
        self.meetings: dict[Pair, tuple[Microseconds, ...]] = {}
        self.entries: list[bytes] = []
        """Rows for COPY."""

    def rate(self, game: FinishedGame) -> None:
        people = sorted([competitor.person for competitor in game.competitors if competitor.person is not None])
        states = {person: self._state(game, person) for person in people}
        met = self._count_meetings(game, people)
        before = [competitor.bot or states[competitor.person or 0].strength for competitor in game.competitors]
        places = [competitor.place for competitor in game.competitors]
        best, bots = min(places), len(places) - len(people)
        for competitor, old, new in zip(game.competitors, before, rate(before, places), strict=True):
            person = competitor.person
            if person is None:
                continue
            state, won = states[person], competitor.place == best and not competitor.ended_by_agreement
            weight = weigh(met[person], bots, state.bot_weight_today)
            state.mu, state.sigma = interpolate(old, new, weight.total)
            state.add_game(game.ended, won, weight.of_bots)
            key = (person, game.ladder, game.number, competitor.seat, competitor.place, game.season)
            figures = (weight.total, state.bot_weight_today, state.mu, state.sigma)
            self.entries.append(entry_row(key, game.ended, won, figures, points(old[0]), points(state.mu)))

    def add_meeting(self, ladder: int, people: Sequence[int], ended: Microseconds) -> None:
        """Records that these people, ordered by number, have played together."""
        for first, second in combinations(people, 2):
            pair = ladder, first, second
            self.meetings[pair] = (*self.meetings.get(pair, ()), ended)

    def drop_meetings(self, before: Microseconds) -> None:
        """Drops meetings that are too old to count."""
        self.meetings = {pair: times for pair, times in self.meetings.items() if times[-1] > before}

    def _state(self, game: FinishedGame, person: int) -> RatingState:
        key = game.ladder, person
        state = self.states.get(key)
        if state is None:
            state = self.states[key] = RatingState(game.season)
        self.changed.add(key)
        if state.season < game.season:
            state.advance_to(game.season)
        if state.bot_weight_today and day_of(state.last) != day_of(game.ended):
            state.bot_weight_today = 0.0
        return state

    def _count_meetings(self, game: FinishedGame, people: Sequence[int]) -> dict[int, list[int]]:
        """Counts, for each person, the meetings with each of the others in the week before. Adds this one."""
        met: dict[int, list[int]] = {person: [] for person in people}
        ladder, ended, meetings = game.ladder, game.ended, self.meetings
        for first, second in combinations(people, 2):
            pair = ladder, first, second
            times = meetings.get(pair)
            if times is None:
                meetings[pair], count = (ended,), 0
            else:
                meetings[pair], count = (*times, ended), sum(time > ended - WEEK for time in times)
            met[first].append(count)
            met[second].append(count)
        return met
