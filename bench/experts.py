"""How long an expert takes by the clock on the wall: `python bench/experts.py`, beside a running `make run`.

First through the real worker: a person plays with experts, and the log says how long each decision took that was one,
from the commit before it; `--beside 3` lets so many tables of experts alone play meanwhile. Then how long the search
goes on between two looks at its clock.
On a busy machine either tells of the machine: the load stands beside the figures. The tables it makes stay in the log.
"""

import argparse
import os
import random
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from uuid import UUID

import django

sys.path[:0] = [str(Path(__file__).parents[1])]
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "serai.site.settings")
django.setup()

from serai.engine import Plugin, Position, Rng  # noqa: E402 — Django first
from serai.engine.play import default_options, evolve_all  # noqa: E402
from serai.engine.registry import find  # noqa: E402
from serai.engine.search import Budget  # noqa: E402
from serai.eventlog.chronicle import Chronicle, advance  # noqa: E402
from serai.eventlog.envelope import unpack  # noqa: E402
from serai.eventlog.sync_door import tail  # noqa: E402
from serai.tables.game_of import game_of  # noqa: E402
from serai.tables.rows import bot_of  # noqa: E402
from tests.bots.visitor import Visitor  # noqa: E402

GAMES = ("byzanz", "zanzibar", "jantaris")
SECOND = 1_000_000


def through_the_worker(visitor: Visitor, game: str, seats: int, wanted: int, beside: int) -> list[float]:
    """The person moves when nobody else is to, whatever comes, and ends the game when enough was seen."""
    others: list[str] = []
    rng, bots = random.Random(game), ["expert"] * (seats - 1)
    table = visitor.post("tables", {"game": game, "seats": seats, "bots": bots, "clock": "async"})["id"]
    visitor.post(f"tables/{table}/seats", {"nonce": "00" * 16})
    while (at := visitor.position(table))["status"] == "running" and len(seconds_of(table)) < wanted:
        if at["waiting"] == [0]:
            others = [other for other in others if visitor.position(other)["status"] == "running"]
            others += [visitor.open_table_of_bots(game, seats, "expert") for _ in range(beside - len(others))]
            wish = {"rules": at["rules"], "actions": [rng.choice(at["legal"])], "at": at["version"]}
            visitor.post(f"tables/{table}/actions", wish)
        else:
            time.sleep(0.1)
    if at["status"] == "running":
        visitor.post(f"tables/{table}/agreement", {"wishes": True})
    return seconds_of(table)


def seconds_of(table: str) -> list[float]:
    """Of each decision of an expert that had a choice."""
    return list(_seconds_of(UUID(table)))


def _seconds_of(table: UUID) -> Iterator[float]:
    chronicle = Chronicle()
    for stored in tail(table):
        envelope = unpack(stored.body)
        if envelope.room == "game" and envelope.cause and _had_a_choice(chronicle, envelope.cause.seat):
            yield (envelope.recorded - chronicle.changed_at) / SECOND
        advance(chronicle, [envelope], find)


def _had_a_choice(chronicle: Chronicle, seat: int) -> bool:
    return bot_of(chronicle, seat) is not None and len(game_of(chronicle).legal(chronicle.state, seat)) > 1


class Looks:
    """A clock that notes how long it was not looked at, in seconds of computing: the same on a busy machine."""

    def __init__(self) -> None:
        self.all: list[float] = []
        self.last = 0.0

    def begin(self) -> None:
        self.last = 0.0

    def __call__(self) -> float:
        now = time.process_time()
        if self.last:
            self.all.append(now - self.last)
        self.last = now
        return time.perf_counter()


def looks_of(plugin: Plugin, seats: int, thoughts: int) -> tuple[list[float], list[float]]:
    """Every fifth decision of a game among quick bots is thought about: all looks, and how long each thought was."""
    game, rng, looks, whole = plugin.game, Rng.of("looks", plugin.slug), Looks(), []
    expert = plugin.expert.within(Budget(plugin.expert.budget.seconds, clock=looks))
    state = evolve_all(game, None, game.setup(seats, default_options(game), rng))
    number = 0
    while (waiting := game.waiting_for(state)) and len(whole) < thoughts:
        position = Position(game, state, min(waiting))
        if len(position.legal) > 1 and (number := number + 1) % 5 == 0:
            looks.begin()
            began = time.perf_counter()
            expert.think(position, rng)
            whole.append(time.perf_counter() - began)
        state = evolve_all(game, state, game.decide(state, min(waiting), expert.policy(position, rng)))
    return looks.all, whole


def percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def told(values: Sequence[float]) -> str:
    p50, p99 = percentile(values, 0.5), percentile(values, 0.99)
    return f"p50 {1000 * p50:.0f} ms, p99 {1000 * p99:.0f} ms, longest {1000 * max(values):.0f} ms of {len(values)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--port", type=int, default=8000, help="of the running site")
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--decisions", type=int, default=200, help="so many of each game, or as many as one game has")
    parser.add_argument("--beside", type=int, default=0, help="so many tables of experts alone play meanwhile")
    parser.add_argument("--thoughts", type=int, default=40, help="so many of each game to measure looks by")
    options = parser.parse_args()
    visitor = Visitor(options.port)
    for game in options.games:
        deadline = find(game).expert.budget.seconds
        decisions = through_the_worker(visitor, game, options.seats, options.decisions, options.beside)
        print(f"{game}: decisions {told(decisions)}, load {os.getloadavg()[0]:.1f}")
        looks, whole = looks_of(find(game), options.seats, options.thoughts)
        print(f"{game}: looks     {told(looks)}; longest {max(looks) / deadline:.1%} of the deadline")
        print(f"{game}: thoughts  {told(whole)}, load {os.getloadavg()[0]:.1f}", flush=True)


if __name__ == "__main__":
    main()
