"""How long people wait for a ranked table, and how near those are whom they meet: 2,000 arrivals in moved time.

    .venv/bin/python bench/matching.py [ARRIVALS]

On a busy evening somebody comes every 2 seconds, on an ordinary one every 10, on a quiet one every minute; by mail
somebody comes every 10 minutes.
"""

import sys
import time
from collections.abc import Sequence
from random import Random

from serai.matching.paces import MINUTE, SECOND, PaceName
from serai.matching.rehearse import Rehearsal, rehearse

HOURS: dict[str, tuple[int, int, list[PaceName]]] = {
    "live, a busy evening": (2 * SECOND, 3000, ["live", "quick"]),
    "live, an ordinary one": (10 * SECOND, 1500, ["live"]),
    "live, a quiet one": (60 * SECOND, 400, ["live"]),
    "by mail": (10 * MINUTE, 600, ["day", "week"]),
}


def main(arrivals: int) -> None:
    print("| | tables | with bots | waits, 50 % | 90 % | 99 % | longest | spread, 50 % | 90 % | by lot | met again |")
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    for name, (gap, people, paces) in HOURS.items():
        began = time.monotonic()
        course = rehearse(
            arrivals, gap=gap, people=people, paces=paces, blocks=people // 2, look_every=max(3 * SECOND, gap // 10)
        )
        print(row(name, course))
        print(f"{name}: {time.monotonic() - began:.1f} s of computing", file=sys.stderr)


def row(name: str, course: Rehearsal) -> str:
    waits = sorted(wait for seating in course.seatings for wait in seating.waits)
    spreads = sorted(seating.spread for seating in course.seatings if len(seating.table.seekers) > 1)
    again = sum(1 for times in course.met.values() if times > 1) / max(1, len(course.met))
    with_bots = sum(1 for seating in course.seatings if seating.table.bots)
    cells = [
        name,
        str(len(course.seatings)),
        str(with_bots),
        *(_time(_share(waits, share)) for share in (0.5, 0.9, 0.99, 1)),
        *(f"{_share(spreads, share):.0f}" for share in (0.5, 0.9)),
        f"{_share(sorted(by_chance(course)), 0.5):.0f}",
        f"{again:.1%}",
    ]
    return f"| {' | '.join(cells)} |"


def by_chance(course: Rehearsal) -> list[float]:
    """The spread of as many tables of the same sizes, had the same people been seated by lot."""
    sizes = [len(seating.table.seekers) for seating in course.seatings if len(seating.table.seekers) > 1]
    ratings = [one.rating(seating.table.kind.game) for seating in course.seatings for one in seating.table.seekers]
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
