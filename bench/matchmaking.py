"""Matchmaking: waiting times and rating differences over 2,000 simulated arrivals.

    .venv/bin/python bench/matchmaking.py [ARRIVALS]

On a busy evening a player arrives every 2 seconds, on an ordinary one every 10, on a quiet one every minute; for async
games, every 10 minutes.
"""

import sys
import time
from collections.abc import Sequence
from random import Random

from serai.matchmaking.paces import MINUTE, SECOND, PaceName
from serai.matchmaking.simulate import Simulation, simulate

HOURS: dict[str, tuple[int, int, list[PaceName]]] = {
    "live, a busy evening": (2 * SECOND, 3000, ["live", "quick"]),
    "live, an ordinary one": (10 * SECOND, 1500, ["live"]),
    "live, a quiet one": (60 * SECOND, 400, ["live"]),
    "async": (10 * MINUTE, 600, ["day", "week"]),
}


def main(arrivals: int) -> None:
    print(
        "| | tables | with bots | waits, 50 % | 90 % | 99 % | longest | spread, 50 % | 90 % | at random | met again |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    for name, (gap, people, paces) in HOURS.items():
        began = time.monotonic()
        simulation = simulate(
            arrivals, gap=gap, people=people, paces=paces, blocks=people // 2, interval=max(3 * SECOND, gap // 10)
        )
        print(row(name, simulation))
        print(f"{name}: {time.monotonic() - began:.1f} s of CPU time", file=sys.stderr)


def row(name: str, simulation: Simulation) -> str:
    waits = sorted(wait for seating in simulation.seatings for wait in seating.waits)
    spreads = sorted(seating.spread for seating in simulation.seatings if len(seating.table.seekers) > 1)
    again = sum(1 for times in simulation.meetings.values() if times > 1) / max(1, len(simulation.meetings))
    with_bots = sum(1 for seating in simulation.seatings if seating.table.bots)
    cells = [
        name,
        str(len(simulation.seatings)),
        str(with_bots),
        *(_time(_share(waits, share)) for share in (0.5, 0.9, 0.99, 1)),
        *(f"{_share(spreads, share):.0f}" for share in (0.5, 0.9)),
        f"{_share(sorted(by_chance(simulation)), 0.5):.0f}",
        f"{again:.1%}",
    ]
    return f"| {' | '.join(cells)} |"


def by_chance(simulation: Simulation) -> list[float]:
    """The rating spreads of as many tables of the same sizes if the same players were seated at random."""
    sizes = [len(seating.table.seekers) for seating in simulation.seatings if len(seating.table.seekers) > 1]
    ratings = [one.rating(seating.table.kind.game) for seating in simulation.seatings for one in seating.table.seekers]
    chance = Random(1)
    return [max(drawn) - min(drawn) for drawn in (chance.sample(ratings, size) for size in sizes)]


def _share(values: Sequence[float], share: float) -> float:
    return values[min(len(values) - 1, int(share * len(values)))]


def _time(microseconds: float) -> str:
    seconds = microseconds / SECOND
    if seconds < 120:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 7200 else f"{seconds / 3600:.1f} h"


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
