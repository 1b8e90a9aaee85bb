"""How much a game counts for somebody, from 0 to 1: the mean over whom they have met.

Somebody met too often counts less each time, and so do the site's bots, of whom there is only so much a day.
"""

from msgspec import Struct

WINDOW_DAYS = 7
FREELY = 3
"""So many games a pair has in a week that count in full."""
BOT = 0.25
BOTS_A_DAY = 1.0
"""Four games against bots alone."""


class Weight(Struct, frozen=True, gc=False):
    whole: float
    by_bots: float


IN_FULL = Weight(1.0, 0.0)


def weigh(met: list[int], bots: int, bots_today: float) -> Weight:
    """`met`: for each other person at the table, how often they have met in a week; `bots`: how many bots sit there."""
    if not bots and max(met, default=0) < FREELY:
        return IN_FULL
    opponents = len(met) + bots
    by_people = sum(1.0 if times < FREELY else 1.0 / (times - FREELY + 2) for times in met) / opponents
    by_bots = max(0.0, min(BOT * bots / opponents, BOTS_A_DAY - bots_today))
    return Weight(by_people + by_bots, by_bots)
