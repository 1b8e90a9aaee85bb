"""What the bots of a game are worth on its ladders: `python bench/bot_ratings.py RECORD …`, from records of the arena.

    manage.py arena byzanz --bots random,apprentice,merchant,expert --games 120 --seconds 0.15 --record byzanz.jsonl
    python bench/bot_ratings.py byzanz.jsonl

Every pair at a table is a comparison by scores, as the ladder's model has it; what is most likely is found step by
step, and a newcomer's uncertainty keeps it finite where one always wins. The bot that plays for people who are away,
the one in the middle, is worth what a newcomer is. The figures go into the plug-in's `ratings`, rounded to tens.
"""

import json
import sys
from itertools import combinations
from math import exp, sqrt
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "platform")]

from serai.ladder.field import BOT_SIGMA  # noqa: E402
from serai.ladder.rating import BETA, MIDDLE, SIGMA, STEP  # noqa: E402

SPREAD = sqrt(2 * BETA**2 + 2 * BOT_SIGMA**2)
ROUNDS = 3000


def fitted(bots: list[str], games: list[list[int]]) -> dict[str, float]:
    """By bot, how far from the middle it is."""
    worth = dict.fromkeys(bots, 0.0)
    for _ in range(ROUNDS):
        slope = {bot: -worth[bot] / SIGMA**2 for bot in bots}
        for scores in games:
            for (one, own), (other, others) in combinations(zip(bots, scores, strict=True), 2):
                expected = 1 / (1 + exp((worth[other] - worth[one]) / SPREAD))
                won = 0.5 if own == others else float(own > others)
                slope[one] += (won - expected) / SPREAD
                slope[other] -= (won - expected) / SPREAD
        step = 40 / (len(games) + 10)
        worth = {bot: worth[bot] + step * slope[bot] for bot in bots}
    return worth


def main() -> None:
    for name in sys.argv[1:]:
        head, *lines = Path(name).read_text().splitlines()
        match, games = json.loads(head), [json.loads(line)["scores"] for line in lines]
        bots = match["bots"]
        worth = fitted(bots, games)
        middle = worth[bots[len(bots) // 2]]
        figures = {bot: round((MIDDLE + STEP * (worth[bot] - middle)) / 10) * 10 for bot in bots}
        print(f"{match['game']}, {len(games)} games at {match['seconds']} s: {figures}")


if __name__ == "__main__":
    main()
