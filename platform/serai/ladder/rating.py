"""Ratings, and how a game changes them.

The model is openskill's BradleyTerryPart with its default parameters (docs/decisions/0005): every player is compared
with every other. `rate` computes the same for players without teams, several times as fast; a test compares it with
openskill to the last digit.
"""

from collections.abc import Sequence
from math import exp, floor, sqrt
from typing import TypeAlias

from msgspec import Struct

MU = 25.0
SIGMA = 25.0 / 3.0
BETA = 25.0 / 6.0
TAU = 25.0 / 300.0
KAPPA = 0.0001
WINDOW = 4
"""A player is compared with this many players above and below in the final order."""

SETTLED = 6.25
"""A rating is settled, no longer provisional, at this sigma or less: after about ten games."""

INITIAL_RATING = 1500
"""The points of a new player."""
SCALE = 40
"""Points for one unit of mu."""

Strength: TypeAlias = tuple[float, float]
"""mu and sigma."""


class Rating(Struct, frozen=True):
    """A player's rating in one game at one speed. Pages show the points and the uncertainty."""

    mu: float
    sigma: float
    points: int
    uncertainty: int
    provisional: bool


def points(mu: float) -> int:
    """Returns the rating as a whole number, as pages show it."""
    return floor(INITIAL_RATING + (mu - MU) * SCALE + 0.5)


def uncertainty(sigma: float) -> int:
    """Returns the margin of error in points."""
    return floor(sigma * SCALE + 0.5)


def mu_of(points: int) -> float:
    """Returns the mu of points: the inverse of `points`."""
    return MU + (points - INITIAL_RATING) / SCALE


def rating(mu: float, sigma: float) -> Rating:
    return Rating(mu, sigma, points(mu), uncertainty(sigma), sigma > SETTLED)


NEWCOMER = rating(MU, SIGMA)

_TWICE_BETA_SQUARED = 2 * BETA**2
_TAU_SQUARED = TAU * TAU


def rate(strengths: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """Returns the strengths after a game. Equal places are a tie. Omega and delta are named as in the paper."""
    order = sorted(range(len(places)), key=places.__getitem__)
    size = len(order)
    players = []
    for index in order:
        mu, sigma = strengths[index]
        sigma = sqrt(sigma**2 + _TAU_SQUARED)
        variance = sigma**2
        players.append((mu, sigma, variance, sqrt(variance), places[index]))
    omegas, deltas = [0.0] * size, [0.0] * size
    after: list[Strength] = [(0.0, 0.0)] * size
    for i, (mu, sigma, variance, deviation, place) in enumerate(players):
        omega, delta = omegas[i], deltas[i]
        for q in range(i + 1, min(size, i + WINDOW + 1)):
            other, _, others_variance, others_deviation, others_place = players[q]
            spread = sqrt(variance + others_variance + _TWICE_BETA_SQUARED)
            scored = 0.5 if others_place == place else 1.0
            lead = (mu - other) / spread
            expected, others_expected = 1 / (1 + exp(-lead)), 1 / (1 + exp(lead))
            share, others_share = variance / spread, others_variance / spread
            omega += share * (scored - expected)
            omegas[q] += others_share * (1.0 - scored - others_expected)
            delta += ((deviation / spread) * share / spread) * expected * (1 - expected)
            deltas[q] += ((others_deviation / spread) * others_share / spread) * others_expected * (1 - others_expected)
        compared = min(i, WINDOW) + min(size - 1 - i, WINDOW) or 1
        after[order[i]] = (mu + omega / compared, sigma * sqrt(max(1 - delta / compared, KAPPA)))
    return after


def interpolate(before: Strength, after: Strength, weight: float) -> Strength:
    """Moves a part of the way: weight 0 gives `before`, 1 gives `after`."""
    return before[0] + (after[0] - before[0]) * weight, before[1] + (after[1] - before[1]) * weight
