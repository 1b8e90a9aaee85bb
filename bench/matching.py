"""How long people wait for a ranked table, and how near those are whom they meet: 2,000 arrivals in moved time.

    .venv/bin/python bench/matching.py [ARRIVALS]

On a busy evening somebody comes every 6 seconds, on a quiet one every minute; by mail somebody comes every 10 minutes.
"""

import sys
import time
from collections.abc import Sequence

from serai.matching.paces import MINUTE, SECOND, PaceName
from serai.matching.rehearse import Rehearsal, rehearse

HOURS: dict[str, tuple[int, int, list[PaceName]]] = {
    "live, a busy evening": (6 * SECOND, 1500, ["live", "quick"]),
    "live, a quiet one": (60 * SECOND, 400, ["live"]),
    "by mail": (10 * MINUTE, 600, ["day", "week"]),
}


def main(arrivals: int) -> None:
    print("| | tables | with bots | waiting, 50 % | 90 % | 99 % | longest | spread, 50 % | 90 % | met again |")
    print("|---|---|---|---|---|---|---|---|---|---|")
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
        f"{again:.1%}",
    ]
    return f"| {' | '.join(cells)} |"


def _share(values: Sequence[float], share: float) -> float:
    return values[min(len(values) - 1, int(share * len(values)))]


def _time(microseconds: float) -> str:
    seconds = microseconds / SECOND
    if seconds < 120:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 7200 else f"{seconds / 3600:.1f} h"


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
