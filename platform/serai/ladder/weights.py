"""Computes how much a game counts for a player, from 0 to 1: the mean over the opponents.

Games with the same opponent count less from the fourth in a week on. Games against the site's bots count less, and
only up to a limit per day.
"""

from msgspec import Struct

WINDOW_DAYS = 7
FULL_WEIGHT_GAMES = 3
"""Games of a pair in a week that count in full."""
BOT_WEIGHT = 0.25
MAX_BOT_WEIGHT_PER_DAY = 1.0
"""Four games against bots only."""


class Weight(Struct, frozen=True, gc=False):
    total: float
    of_bots: float


FULL_WEIGHT = Weight(1.0, 0.0)


def weigh(met: list[int], bots: int, bot_weight_today: float) -> Weight:
    """Weighs a game for one player.

    `met`: for each other person at the table, the meetings in the week before; `bots`: the number of bots there.
    """
    if not bots and max(met, default=0) < FULL_WEIGHT_GAMES:
        return FULL_WEIGHT
    opponents = len(met) + bots
    of_people = sum(1.0 if times < FULL_WEIGHT_GAMES else 1.0 / (times - FULL_WEIGHT_GAMES + 2) for times in met)
    of_bots = max(0.0, min(BOT_WEIGHT * bots / opponents, MAX_BOT_WEIGHT_PER_DAY - bot_weight_today))
    return Weight(of_people / opponents + of_bots, of_bots)
