"""What a rating is, and what a game makes of it.

The model is openskill's BradleyTerryPart with its own figures (docs/decisions/0005): everybody is compared with
everybody else, by pairs. `rate` is the same sum for players without teams and nothing else, several times as fast; a
test holds it against openskill to the last digit.
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
"""So many places above and below one are compared with one's own."""

SETTLED = 6.25
"""Of this uncertainty and less a rating counts as settled: after about ten games."""

MIDDLE = 1500
"""What is shown of somebody who is new."""
STEP = 40
"""What is shown goes up by so much where the rating goes up by one."""

Strength: TypeAlias = tuple[float, float]
"""The mean and the deviation of what is believed of somebody."""


class Rating(Struct, frozen=True):
    """What somebody is thought to be worth in one game and pace: one number, and how sure it is."""

    mu: float
    sigma: float
    shown: int
    uncertainty: int
    provisional: bool


def shown(mu: float) -> int:
    return floor(MIDDLE + (mu - MU) * STEP + 0.5)


def uncertainty(sigma: float) -> int:
    return floor(sigma * STEP + 0.5)


def mean_of(number: int) -> float:
    """The rating behind a number that is shown."""
    return MU + (number - MIDDLE) / STEP


def rating(mu: float, sigma: float) -> Rating:
    return Rating(mu, sigma, shown(mu), uncertainty(sigma), sigma > SETTLED)


NEWCOMER = rating(MU, SIGMA)

_TWICE_BETA_SQUARED = 2 * BETA**2
_TAU_SQUARED = TAU * TAU


def rate(strengths: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """What is believed after a game of what was believed before it; equal places are a tie."""
    order = sorted(range(len(places)), key=places.__getitem__)
    field = [(strengths[index][0], sqrt(strengths[index][1] ** 2 + _TAU_SQUARED), places[index]) for index in order]
    variances = [sigma**2 for _, sigma, _ in field]
    deviations = [sqrt(variance) for variance in variances]
    size = len(field)
    gains, doubts, compared = [0.0] * size, [0.0] * size, [0] * size
    for i, (mu, _, place) in enumerate(field):
        for q in range(i + 1, min(size, i + WINDOW + 1)):
            other, _, others_place = field[q]
            spread = sqrt(variances[i] + variances[q] + _TWICE_BETA_SQUARED)
            scored = 0.5 if others_place == place else 1.0
            expected, others_expected = 1 / (1 + exp((other - mu) / spread)), 1 / (1 + exp((mu - other) / spread))
            share, others_share = variances[i] / spread, variances[q] / spread
            gains[i] += share * (scored - expected)
            gains[q] += others_share * (1.0 - scored - others_expected)
            doubts[i] += ((deviations[i] / spread) * share / spread) * expected * (1 - expected)
            doubts[q] += ((deviations[q] / spread) * others_share / spread) * others_expected * (1 - others_expected)
            compared[i] += 1
            compared[q] += 1
    after: list[Strength] = [(0.0, 0.0)] * size
    for i, (mu, sigma, _) in enumerate(field):
        times = compared[i] or 1
        after[order[i]] = (mu + gains[i] / times, sigma * sqrt(max(1 - doubts[i] / times, KAPPA)))
    return after


def moved(before: Strength, after: Strength, weight: float) -> Strength:
    """Part of the way from one to the other."""
    return before[0] + (after[0] - before[0]) * weight, before[1] + (after[1] - before[1]) * weight
