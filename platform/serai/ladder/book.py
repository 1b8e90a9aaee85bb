"""Rating games one after the other, on what is known of the people in them."""

from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct

from serai.ladder.copying import entry_row
from serai.ladder.field import Competitor
from serai.ladder.rating import MU, SIGMA, Strength, moved, rate, shown
from serai.ladder.seasons import DAY, day_of, renewed
from serai.ladder.weigh import WINDOW_DAYS, weigh

WEEK = WINDOW_DAYS * DAY


class Form(Struct, gc=False):
    """What somebody has come to on a ladder."""

    season: int
    mu: float = MU
    sigma: float = SIGMA
    games: int = 0
    wins: int = 0
    season_games: int = 0
    season_wins: int = 0
    last: int = 0
    """When their last game ended, in microseconds."""
    bots_today: float = 0.0

    @property
    def strength(self) -> Strength:
        return self.mu, self.sigma

    @property
    def counted(self) -> tuple[int, int, int, int]:
        return self.games, self.wins, self.season_games, self.season_wins

    def renew(self, season: int) -> None:
        """Brings it to a later season, one after the other."""
        while self.season < season:
            self.mu, self.sigma = renewed((self.mu, self.sigma))
            self.season_games = self.season_wins = 0
            self.season += 1

    def count(self, ended: int, won: bool, by_bots: float) -> None:
        self.games += 1
        self.season_games += 1
        self.wins += won
        self.season_wins += won
        self.last = ended
        self.bots_today += by_bots


class Finished(Struct, frozen=True, gc=False):
    """A game to be rated."""

    number: int
    ladder: int
    season: int
    ended: int
    field: Sequence[Competitor]


Pair = tuple[int, int, int]
"""A ladder, and two people, the lower number first."""


class Book:
    """Forms and meetings of the people in the games at hand, and what has been written about them."""

    def __init__(self, season: int) -> None:
        self.season = season
        self.forms: dict[tuple[int, int], Form] = {}
        self.changed: set[tuple[int, int]] = set()
        """Whose forms have to be written down."""
        self.meetings: dict[Pair, tuple[int, ...]] = {}
        self.entries: list[bytes] = []
        """As rows for COPY."""

    def rate(self, game: Finished) -> None:
        people = sorted([one.person for one in game.field if one.person is not None])
        forms = {person: self._form(game, person) for person in people}
        met = self._meet(game, people)
        before = [one.bot or forms[one.person or 0].strength for one in game.field]
        places = [one.place for one in game.field]
        best, bots = min(places), len(places) - len(people)
        for one, old, new in zip(game.field, before, rate(before, places), strict=True):
            if one.person is None:
                continue
            form, won = forms[one.person], one.place == best and not one.agreed
            weight = weigh(met[one.person], bots, form.bots_today)
            form.mu, form.sigma = moved(old, new, weight.whole)
            form.count(game.ended, won, weight.by_bots)
            where = (one.person, game.ladder, game.number, one.seat, one.place, game.season)
            figures = (weight.whole, form.bots_today, form.mu, form.sigma)
            self.entries.append(entry_row(where, game.ended, won, figures, shown(old[0]), shown(form.mu)))

    def remember(self, ladder: int, people: Sequence[int], ended: int) -> None:
        """That these people, in the order of their numbers, have met."""
        for one, other in combinations(people, 2):
            pair = ladder, one, other
            self.meetings[pair] = (*self.meetings.get(pair, ()), ended)

    def forget(self, before: int) -> None:
        """Meetings that are too long ago to matter any more."""
        self.meetings = {pair: times for pair, times in self.meetings.items() if times[-1] > before}

    def _form(self, game: Finished, person: int) -> Form:
        key = game.ladder, person
        form = self.forms.get(key)
        if form is None:
            form = self.forms[key] = Form(game.season)
        self.changed.add(key)
        if form.season < game.season:
            form.renew(game.season)
        if form.bots_today and day_of(form.last) != day_of(game.ended):
            form.bots_today = 0.0
        return form

    def _meet(self, game: Finished, people: Sequence[int]) -> dict[int, list[int]]:
        """By person: how often they have met each of the others in the week before."""
        met: dict[int, list[int]] = {person: [] for person in people}
        ladder, ended, meetings = game.ladder, game.ended, self.meetings
        for one, other in combinations(people, 2):
            pair = ladder, one, other
            times = meetings.get(pair)
            if times is None:
                meetings[pair], often = (ended,), 0
            else:
                meetings[pair], often = (*times, ended), sum(time > ended - WEEK for time in times)
            met[one].append(often)
            met[other].append(often)
        return met
