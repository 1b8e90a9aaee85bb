"""Rating games one after the other, on what is known of the people in them."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import combinations

from msgspec import Struct

from serai.ladder.field import Competitor
from serai.ladder.rating import MU, SIGMA, Strength, moved, rate, shown
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

    @property
    def strength(self) -> Strength:
        return self.mu, self.sigma

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


Pair = tuple[int, int, int]
"""A ladder, and two people, the lower number first."""
NULL = "\\N"


def line(*values: object) -> str:
    """A row as COPY reads it. Nothing in it needs to be escaped: there are numbers, times and ids."""
    return "\t".join(map(str, values))


class Book:
    """Forms and meetings of the people in the games at hand, and what has been written about them."""

    def __init__(self, season: int) -> None:
        self.season = season
        self.forms: dict[tuple[int, int], Form] = {}
        self.changed: set[tuple[int, int]] = set()
        """Whose forms have to be written down."""
        self.meetings: dict[Pair, list[datetime]] = {}
        self.entries: list[str] = []
        """As lines for COPY, in the order of the columns of `Entry`."""

    def rate(self, game: Finished) -> None:
        people = sorted(one.person for one in game.field if one.person is not None)
        forms = {person: self._form(game, person) for person in people}
        met = self._meet(game, people)
        before = [one.bot or forms[one.person or 0].strength for one in game.field]
        after = rate(before, [one.place for one in game.field])
        best = min(one.place for one in game.field)
        bots, head, then = len(game.field) - len(people), f"{game.ladder}\t{game.number}", str(game.ended_at)
        for one, old, new in zip(game.field, before, after, strict=True):
            if one.person is None:
                continue
            form, won = forms[one.person], one.place == best
            weight = weigh(met[one.person], bots, form.bots_today)
            form.mu, form.sigma = moved(old, new, weight.whole)
            form.count(game.ended_at, won, weight.by_bots)
            self.entries.append(
                f"{one.person}\t{head}\t{one.seat}\t{one.place}\t{game.season}\t{then}\t{won}\t{weight.whole!r}"
                f"\t{form.bots_today!r}\t{form.mu!r}\t{form.sigma!r}\t{shown(old[0])}\t{shown(form.mu)}"
            )

    def remember(self, ladder: int, people: Sequence[int], ended_at: datetime) -> None:
        """That these people, in the order of their numbers, have met."""
        for one, other in combinations(people, 2):
            self.meetings.setdefault((ladder, one, other), []).append(ended_at)

    def forget(self, before: datetime) -> None:
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
        if form.bots_today and form.last_at and day_of(form.last_at) != day_of(game.ended_at):
            form.bots_today = 0.0
        return form

    def _meet(self, game: Finished, people: Sequence[int]) -> dict[int, list[int]]:
        """By person: how often they have met each of the others in the week before."""
        met: dict[int, list[int]] = {person: [] for person in people}
        since = game.ended_at - WEEK
        for one, other in combinations(people, 2):
            times = self.meetings.get((game.ladder, one, other))
            often = sum(time > since for time in times) if times else 0
            met[one].append(often)
            met[other].append(often)
        self.remember(game.ladder, people, game.ended_at)
        return met
