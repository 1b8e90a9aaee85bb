"""The balance of Zanzibar's board in games between traders: `python bench/zanzibar_balance.py --games 10000`.

Prints for each number of players how often the starting player wins, and the average score of each order. Everything
depends on the seed alone. The figures in house-1.md come from here.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).parents[1])]

from games.zanzibar.components import PROVINCES, SPICES  # noqa: E402 — the path first
from games.zanzibar.plugin import plugin  # noqa: E402
from games.zanzibar.types import State  # noqa: E402
from serai.engine import Position, Rng  # noqa: E402
from serai.engine.play import default_options, evolve_all  # noqa: E402

GAME, TRADER = plugin.game, plugin.bots["trader"]


class FastPosition(Position[State, Any]):
    """A faster position, without determinization and with lazy legal actions: the trader uses no hidden information."""

    def __init__(self, state: State, seat: int) -> None:
        self.game, self.seat, self.state = GAME, seat, state

    @property
    def legal(self) -> Sequence[Any]:
        return GAME.legal(self.state, self.seat)

    def determinize(self, rng: Rng) -> State:  # noqa: ARG002 — nothing is dealt
        return self.state


def play(seats: int, rng: Rng) -> State:
    """Plays one game between traders to its end."""
    state = evolve_all(GAME, None, GAME.setup(seats, default_options(GAME), rng))
    while waiting := GAME.waiting_for(state):
        seat = min(waiting)
        state = evolve_all(GAME, state, GAME.decide(state, seat, TRADER(FastPosition(state, seat), rng)))
    return state


class Tally:
    """The results of the games at one number of players."""

    def __init__(self, seats: int) -> None:
        self.seats, self.games, self.starter_wins, self.turns, self.standstills = seats, 0, 0.0, 0, 0
        self.points, self.scored = Counter[str](), Counter[str]()
        self.traders: Counter[tuple[str, int]] = Counter()
        self.final = self.winning = self.occupied_seats = 0

    def add(self, state: State) -> None:
        outcome = GAME.outcome(state)
        self.games += 1
        self.occupied_seats += self.seats
        self.turns += state.turns
        self.standstills += not state.finished
        self.starter_wins += (state.first in outcome.winners) / len(outcome.winners)
        self.final += sum(state.points)
        self.winning += max(state.points)
        for score in (score for scores in state.scored for score in scores):
            self.points[score.order] += score.points
            self.scored[score.order] += 1
            self.traders[score.order, score.traders] += 1

    def mean(self, order: str) -> float:
        return self.points[order] / max(1, self.scored[order])

    def __str__(self) -> str:
        share, fair = 100 * self.starter_wins / self.games, 100 / self.seats
        lines = [
            f"{self.seats} players, {self.games:,} games:",
            f"  the starting player wins {share:.1f} % (fair: {fair:.1f} %, so {share - fair:+.1f} points)",
            f"  {self.turns / self.games / self.seats:.1f} turns each, {self.standstills / self.games:.1%} standstills",
            f"  mean score {self.final / self.games / self.seats:.1f}, the winner's {self.winning / self.games:.1f}",
        ]
        return "\n".join([*lines, *report(self)])


def report(tally: Tally) -> list[str]:
    lines = []
    for sort in (SPICES, PROVINCES):
        mean = sum(tally.points[order] for order in sort) / max(1, sum(tally.scored[order] for order in sort))
        for order in sort:
            counts = [tally.traders[order, count] for count in range(7)]
            shares = " ".join(f"{100 * count / max(1, tally.scored[order]):3.0f}" for count in counts)
            lines.append(
                f"  {order:9} {tally.mean(order):+5.2f} ({tally.mean(order) - mean:+.2f} difference to its kind);"
                f" scored {tally.scored[order] / tally.occupied_seats:4.0%}; % with 0–6 traders: {shares}"
            )
    return lines


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, nargs="*", default=list(plugin.seats))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    everything = Tally(0)
    for seats in options.seats:
        tally = Tally(seats)
        for number in range(options.games):
            tally.add(play(seats, Rng.of("balance", options.seed, seats, number)))
        print(tally, flush=True)
        everything.points += tally.points
        everything.scored += tally.scored
        everything.traders += tally.traders
        everything.occupied_seats += tally.occupied_seats
    print("All together:", *report(everything), sep="\n")


if __name__ == "__main__":
    main()
