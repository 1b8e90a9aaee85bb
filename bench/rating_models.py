"""Which of openskill's models predicts games best: `python bench/rating_models.py`; docs/decisions/0005 has the table.

Populations with known strengths play games of two to six players with ties. Every model rates the same games in the
same order. The last part of them is held out: each game is predicted before it is rated, pair by pair, by the formula
of the model. A tie counts as half a win of each. The lower bound is the loss of predictions by the true strengths.
"""

import argparse
from collections.abc import Callable, Iterator
from itertools import combinations
from math import exp, log, sqrt
from random import Random
from statistics import NormalDist, fmean

from openskill.models import (
    BradleyTerryFull,
    BradleyTerryPart,
    PlackettLuce,
    ThurstoneMostellerFull,
    ThurstoneMostellerPart,
)

MODELS = (PlackettLuce, BradleyTerryFull, BradleyTerryPart, ThurstoneMostellerFull, ThurstoneMostellerPart)
HELD_OUT = 0.3
LEAST = 1e-6
Game = tuple[list[int], list[int], list[float]]
"""The players, their places, and their true strengths."""


def gumbel(random: Random) -> float:
    return -log(-log(random.random() or LEAST))


def normal(random: Random) -> float:
    return random.gauss(0, 1.3)


LUCK: dict[str, Callable[[Random], float]] = {"Gumbel luck": gumbel, "normal luck": normal}


def games(luck: str, people: int, count: int, drift: float, random: Random) -> Iterator[Game]:
    """Performances that differ by less than a step are a tie. With a drift, strengths change a little over time."""
    strengths = [random.gauss(0, 1.2) for _ in range(people)]
    for _ in range(count):
        who = random.sample(range(people), random.randint(2, 6))
        shown = [round((strengths[one] + LUCK[luck](random)) * 4) for one in who]
        yield who, [1 + sum(other > own for other in shown) for own in shown], [strengths[one] for one in who]
        for one in who:
            strengths[one] += random.gauss(0, drift)


def loss(chance: float, place: int, other: int) -> float:
    won = 0.5 if place == other else float(place < other)
    chance = min(1 - LEAST, max(LEAST, chance))
    return -(won * log(chance) + (1 - won) * log(1 - chance))


def predict(model: object, own: object, other: object) -> float:
    spread = sqrt(2 * model.beta**2 + own.sigma**2 + other.sigma**2)
    by = (own.mu - other.mu) / spread
    return NormalDist().cdf(by) if "Thurstone" in type(model).__name__ else 1 / (1 + exp(-by))


def measure(kind: type, played: list[Game], people: int) -> tuple[float, float]:
    """The mean loss of a pair in the held-out games, and the final uncertainty as a share of the first."""
    model = kind()
    ratings = [model.rating() for _ in range(people)]
    losses: list[float] = []
    for number, (who, places, _) in enumerate(played):
        own = [ratings[one] for one in who]
        if number >= len(played) * (1 - HELD_OUT):
            pairs = combinations(range(len(who)), 2)
            losses += [loss(predict(model, own[a], own[b]), places[a], places[b]) for a, b in pairs]
        rated = model.rate([[rating] for rating in own], ranks=places)
        for one, (rating,) in zip(who, rated, strict=True):
            ratings[one] = rating
    return fmean(losses), fmean(rating.sigma for rating in ratings) / model.sigma


def bound(luck: str, played: list[Game]) -> float:
    losses: list[float] = []
    for who, places, strengths in played[int(len(played) * (1 - HELD_OUT)) :]:
        for a, b in combinations(range(len(who)), 2):
            by = strengths[a] - strengths[b]
            chance = 1 / (1 + exp(-by)) if luck == "Gumbel luck" else NormalDist(0, 1.3 * sqrt(2)).cdf(by)
            losses.append(loss(chance, places[a], places[b]))
    return fmean(losses)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=400)
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print("| population | " + " | ".join(kind.__name__ for kind in MODELS) + " | true strengths |")
    print("|---" * (len(MODELS) + 2) + "|")
    for luck in LUCK:
        for name, drift in (("", 0.0), (", changing over time", 0.05)):
            for people in (options.people, options.people * 4):
                random = Random(f"{options.seed} {luck} {drift} {people}")
                played = list(games(luck, people, options.games, drift, random))
                cells = [f"{mean:.4f}" for mean, _ in (measure(kind, played, people) for kind in MODELS)]
                each = sum(len(who) for who, *_ in played) / people
                print(
                    f"| {luck}{name}; {each:.0f} games each | {' | '.join(cells)} | {bound(luck, played):.4f} |",
                    flush=True,
                )


if __name__ == "__main__":
    main()
