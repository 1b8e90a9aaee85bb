"""Rating games one after the other, on what is known of the people in them."""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

from msgspec import Struct

from serai.ladder.field import Competitor
from serai.ladder.rating import MU, SIGMA, moved, rate, shown
from serai.ladder.seasons import day_of, renewed
from serai.ladder.weigh import WINDOW_DAYS, weigh

WEEK = timedelta(days=WINDOW_DAYS)


class Form(Struct, gc=False):
    """What somebody has come to on a ladder."""

    season: int
    mu: float = MU
    sigma: float = SIGMA
    games: int = 0
    wins: int = 0
    season_games: int = 0
    season_wins: int = 0
    last_at: datetime | None = None
    bots_today: float = 0.0

    def renew(self, season: int) -> None:
        """Brings it to a later season, one after the other."""
        while self.season < season:
            self.mu, self.sigma = renewed((self.mu, self.sigma))
            self.season_games = self.season_wins = 0
            self.season += 1

    def count(self, ended_at: datetime, won: bool, by_bots: float) -> None:
        self.games += 1
        self.season_games += 1
        self.wins += won
        self.season_wins += won
        self.last_at = ended_at
        self.bots_today += by_bots


class Finished(Struct, frozen=True, gc=False):
    """A game to be rated."""

    number: int
    ladder: int
    season: int
    ended_at: datetime
    field: Sequence[Competitor]


EntryRow = tuple[int | float | bool | datetime, ...]
"""In the order of the columns of `Entry`."""
Pair = tuple[int, int, int]
"""A ladder, and two people, the lower number first."""


class Book:
    """Forms and meetings of the people in the games at hand, and what has been written about them."""

    def __init__(self, season: int) -> None:
        self.season = season
        self.forms: dict[tuple[int, int], Form] = {}
        self.meetings: dict[Pair, list[datetime]] = {}
        self.entries: list[EntryRow] = []

    def rate(self, game: Finished) -> None:
        forms = [self._form(game, one.person) if one.person is not None else None for one in game.field]
        people = [one.person for one in game.field if one.person is not None]
        met = self._meet(game, people)
        before = [
            one.bot or (form.mu, form.sigma) for one, form in zip(game.field, forms, strict=True) if form or one.bot
        ]
        after = rate(before, [one.place for one in game.field])
        best = min(one.place for one in game.field)
        for one, form, old, new in zip(game.field, forms, before, after, strict=True):
            if one.person is None or form is None:
                continue
            weight = weigh(met[one.person], len(game.field) - len(people), form.bots_today)
            form.mu, form.sigma = moved(old, new, weight.whole)
            form.count(game.ended_at, one.place == best, weight.by_bots)
            where = (one.person, game.ladder, game.number, one.seat, one.place, game.season, game.ended_at)
            figures = (weight.whole, form.bots_today, form.mu, form.sigma, shown(old[0]), shown(form.mu))
            self.entries.append((*where, one.place == best, *figures))

    def _form(self, game: Finished, person: int) -> Form:
        form = self.forms.get((game.ladder, person))
        if form is None:
            form = self.forms[game.ladder, person] = Form(game.season)
        form.renew(game.season)
        if form.last_at is None or day_of(form.last_at) != day_of(game.ended_at):
            form.bots_today = 0.0
        return form

    def _meet(self, game: Finished, people: Collection[int]) -> dict[int, list[int]]:
        """By person: how often they have met each of the others in the week before."""
        met: dict[int, list[int]] = {person: [] for person in people}
        since = game.ended_at - WEEK
        ordered = sorted(people)
        for place, one in enumerate(ordered):
            for other in ordered[place + 1 :]:
                times = self.meetings.setdefault((game.ladder, one, other), [])
                often = sum(time > since for time in times)
                met[one].append(often)
                met[other].append(often)
                times.append(game.ended_at)
        return met
