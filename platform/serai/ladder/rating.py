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
    size = len(order)
    field = []
    for index in order:
        mu, sigma = strengths[index]
        sigma = sqrt(sigma**2 + _TAU_SQUARED)
        variance = sigma**2
        field.append((mu, sigma, variance, sqrt(variance), places[index]))
    gains, doubts = [0.0] * size, [0.0] * size
    after: list[Strength] = [(0.0, 0.0)] * size
    for i, (mu, sigma, variance, deviation, place) in enumerate(field):
        gain, doubt = gains[i], doubts[i]
        for q in range(i + 1, min(size, i + WINDOW + 1)):
            other, _, others_variance, others_deviation, others_place = field[q]
            spread = sqrt(variance + others_variance + _TWICE_BETA_SQUARED)
            scored = 0.5 if others_place == place else 1.0
            lead = (mu - other) / spread
            expected, others_expected = 1 / (1 + exp(-lead)), 1 / (1 + exp(lead))
            share, others_share = variance / spread, others_variance / spread
            gain += share * (scored - expected)
            gains[q] += others_share * (1.0 - scored - others_expected)
            doubt += ((deviation / spread) * share / spread) * expected * (1 - expected)
            doubts[q] += ((others_deviation / spread) * others_share / spread) * others_expected * (1 - others_expected)
        compared = min(i, WINDOW) + min(size - 1 - i, WINDOW) or 1
        after[order[i]] = (mu + gain / compared, sigma * sqrt(max(1 - doubt / compared, KAPPA)))
    return after


def moved(before: Strength, after: Strength, weight: float) -> Strength:
    """Part of the way from one to the other."""
    return before[0] + (after[0] - before[0]) * weight, before[1] + (after[1] - before[1]) * weight
