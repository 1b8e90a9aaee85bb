"""How strong the bots are: `python bench/strength.py`, from the arena's records in bench/matches/.

    manage.py arena byzanz --bots expert,merchant,merchant,merchant --games 400 --seconds 1 \\
        --record bench/matches/byzanz-expert-1.jsonl

Prints every match, and the rating of each bot on its game's ladders. Every pair of bots at a table is compared by
places, as in the ladder's model; the most likely ratings are found by iteration, and a newcomer's uncertainty keeps
them finite if one bot always wins. The bot in the middle, which plays for absent players, has the rating of a newcomer;
no rating is below zero. The results go into the plug-in's `ratings`, rounded to tens. The chart in docs/pictures/ is
drawn again.
"""

import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations
from math import exp, sqrt
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "platform")]

from bench import strength_chart  # noqa: E402
from bench.strength_chart import Point  # noqa: E402
from serai.engine.arena import CHEATER, BadRecord, Record, read, standings  # noqa: E402
from serai.engine.registry import find  # noqa: E402
from serai.ladder.participants import BOT_SIGMA  # noqa: E402
from serai.ladder.rating import BETA, INITIAL_RATING, SCALE, SIGMA  # noqa: E402

MATCHES = ROOT / "bench/matches"
CHART = ROOT / "docs/pictures/bots-strength.svg"
RATED_AT = 1.0
"""Seconds per decision: the budget of experts on the site."""
SPREAD = sqrt(2 * BETA**2 + 2 * BOT_SIGMA**2)
STEPS = 2000
EXPERT = "expert"


class Pair(msgspec.Struct, frozen=True):
    """Two bots at the same tables; a draw is half a win."""

    one: str
    other: str
    meetings: int
    wins: float


def _pairs(record: Record) -> Iterator[Pair]:
    meetings: dict[tuple[str, str], list[float]] = defaultdict(list)
    for bout in record.games.values():
        for (one, own), (other, others) in combinations(zip(record.match.bots, bout.places, strict=True), 2):
            if one != other:
                meetings[one, other].append(0.5 if own == others else float(own < others))
    for (one, other), wins in meetings.items():
        yield Pair(one, other, len(wins), sum(wins))


def fit_ratings(pairs: Iterable[Pair]) -> dict[str, float]:
    """By bot, the difference to a newcomer's rating."""
    pairs = list(pairs)
    worth = {bot: 0.0 for pair in pairs for bot in (pair.one, pair.other)}
    for _ in range(STEPS):
        slope = {bot: -worth[bot] / SIGMA**2 for bot in worth}
        bend = dict.fromkeys(worth, 1 / SIGMA**2)
        for pair in pairs:
            expected = 1 / (1 + exp((worth[pair.other] - worth[pair.one]) / SPREAD))
            surprise = (pair.wins - pair.meetings * expected) / SPREAD
            slope[pair.one] += surprise
            slope[pair.other] -= surprise
            for bot in (pair.one, pair.other):
                bend[bot] += pair.meetings * expected * (1 - expected) / SPREAD**2
        worth = {bot: worth[bot] + 0.5 * slope[bot] / bend[bot] for bot in worth}
    return worth


def ratings(game: str, records: Iterable[Record]) -> dict[str, int]:
    """From the weakest to the strongest, of the bots that are connected by games with the one in the middle."""
    levels, middle = list(find(game).bots), _middle(game)
    of_game = [one for one in records if one.match.game == game and CHEATER not in one.match.bots]
    worth = fit_ratings(pair for one in of_game if one.match.seconds == RATED_AT for pair in _pairs(one))
    if middle not in worth:
        return {}
    shown = {bot: INITIAL_RATING + SCALE * (worth[bot] - worth[middle]) for bot in levels if bot in worth}
    return {bot: max(0, round(figure / 10) * 10) for bot, figure in shown.items()}


def curve(of: str, game: str, records: Iterable[Record]) -> list[Point]:
    """The share of wins against greedy bots in the other seats.

    Only deals that were played in all these matches count, so that all have the same luck.
    """
    against = (_middle(game),) * 3
    measured = [
        one for one in records if one.match.game == game and one.match.bots in ((EXPERT, *against), (CHEATER, *against))
    ]
    shared = set[int].intersection(*(set(one.games) for one in measured)) if measured else set()
    return [_point(one, shared) for one in measured if one.match.bots[0] == of]


def _point(record: Record, deals: Iterable[int]) -> Point:
    best, *_ = standings(record.match, [record.games[deal] for deal in deals])
    return Point(record.match.seconds, *(100 * share for share in (best.wins / best.games, best.low, best.high)))


def _middle(game: str) -> str:
    levels = list(find(game).bots)
    return levels[len(levels) // 2]


def matches(folder: Path = MATCHES) -> list[Record]:
    """The matches with at least one game."""
    records = [record for record in map(read, folder.glob("*.jsonl")) if record.games]
    return sorted(records, key=lambda one: (one.match.game, one.match.bots, one.match.seconds))


def main() -> None:
    records = matches()
    games = list(dict.fromkeys(one.match.game for one in records))
    for one in records:
        print(f"{one.match.game}, {one.match.seconds:g} s a decision, {len(one.games):,} games")
        for bot in standings(one.match, one.games.values()):
            share = f"{bot.wins / bot.games:.1%} ({bot.low:.1%} to {bot.high:.1%}, fair {bot.fair_share:.0%})"
            print(f"  {bot.seats} {bot.bot}: {share}, {bot.seconds:.3f} s a decision")
    experts, cheaters = ({game: curve(of, game, records) for game in games} for of in (EXPERT, CHEATER))
    CHART.write_text(strength_chart.svg(experts, cheaters), "utf-8")
    for game in games:
        print(f"{game}: {ratings(game, records)}")


if __name__ == "__main__":
    try:
        main()
    except BadRecord as error:
        sys.exit(str(error))
