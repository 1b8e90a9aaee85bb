"""The wall-clock time of an expert's decisions: `python bench/experts.py`, beside a running `make run`.

First with the real worker: a guest plays with experts, and the time of each decision with a choice is read from the
log, counted from the commit before it. With `--beside 3`, three tables of experts play at the same time. Then it
measures how long the search runs between two checks of its clock. On a busy machine both measure the machine, so the
load is printed as well. The tables stay in the log.
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
from serai.eventlog.envelope import unpack  # noqa: E402
from serai.eventlog.sync_store import tail  # noqa: E402
from serai.eventlog.table_state import TableState, apply_events  # noqa: E402
from serai.tables.game_of import game_of  # noqa: E402
from serai.tables.read_models.rows import bot_of  # noqa: E402
from tests.bots.guest_client import GuestClient  # noqa: E402

GAMES = ("byzanz", "zanzibar", "jantaris")
SECOND = 1_000_000


def decision_times(visitor: GuestClient, game: str, seats: int, wanted: int, beside: int) -> list[float]:
    """Plays one game against experts, with random moves; ends it when there are enough decisions."""
    others: list[str] = []
    rng, bots = random.Random(game), ["expert"] * (seats - 1)
    table = visitor.post("tables", {"game": game, "seats": seats, "bots": bots, "clock": "async"})["id"]
    visitor.post(f"tables/{table}/seats", {"nonce": "00" * 16})
    while (at := visitor.position(table))["status"] == "running" and len(seconds_of(table)) < wanted:
        if at["waiting"] == [0]:
            others = [other for other in others if visitor.position(other)["status"] == "running"]
            others += [visitor.open_table_of_bots(game, seats, "expert") for _ in range(beside - len(others))]
            request = {"rules": at["rules"], "actions": [rng.choice(at["legal"])], "version": at["version"]}
            visitor.post(f"tables/{table}/actions", request)
        else:
            time.sleep(0.1)
    if at["status"] == "running":
        visitor.post(f"tables/{table}/end-vote", {"agree": True})
    return seconds_of(table)


def seconds_of(table: str) -> list[float]:
    """The seconds of each expert's decision that had more than one option."""
    return list(_seconds_of(UUID(table)))


def _seconds_of(table: UUID) -> Iterator[float]:
    table_state = TableState()
    for stored in tail(table):
        envelope = unpack(stored.body)
        if envelope.source == "game" and envelope.cause and _had_a_choice(table_state, envelope.cause.seat):
            yield (envelope.recorded - table_state.changed_at) / SECOND
        apply_events(table_state, [envelope], find)


def _had_a_choice(table_state: TableState, seat: int) -> bool:
    return bot_of(table_state, seat) is not None and len(game_of(table_state).legal(table_state.game_state, seat)) > 1


class ClockGaps:
    """A clock that records the CPU time between its calls, which doesn't depend on the load of the machine."""

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


def gaps_between_clock_calls(plugin: Plugin, seats: int, searches: int) -> tuple[list[float], list[float]]:
    """Searches every fifth decision of a game between quick bots: the times between clock calls, and of each search."""
    game, rng, gaps, whole = plugin.game, Rng.of("looks", plugin.slug), ClockGaps(), []
    expert = plugin.expert.with_budget(Budget(plugin.expert.budget.seconds, clock=gaps))
    state = evolve_all(game, None, game.setup(seats, default_options(game), rng))
    number = 0
    while (waiting := game.waiting_for(state)) and len(whole) < searches:
        position = Position(game, state, min(waiting))
        if len(position.legal) > 1 and (number := number + 1) % 5 == 0:
            gaps.begin()
            began = time.perf_counter()
            expert.search(position, rng)
            whole.append(time.perf_counter() - began)
        state = evolve_all(game, state, game.decide(state, min(waiting), expert.rollout_policy(position, rng)))
    return gaps.all, whole


def percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def summary(values: Sequence[float]) -> str:
    p50, p99 = percentile(values, 0.5), percentile(values, 0.99)
    return f"p50 {1000 * p50:.0f} ms, p99 {1000 * p99:.0f} ms, longest {1000 * max(values):.0f} ms of {len(values)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--port", type=int, default=8000, help="of the running site")
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--decisions", type=int, default=200, help="decisions of each game, at most those of one game")
    parser.add_argument("--beside", type=int, default=0, help="tables of experts that play at the same time")
    parser.add_argument(
        "--searches", type=int, default=40, help="searches of each game to measure the time between clock calls"
    )
    options = parser.parse_args()
    visitor = GuestClient(options.port)
    for game in options.games:
        deadline = find(game).expert.budget.seconds
        decisions = decision_times(visitor, game, options.seats, options.decisions, options.beside)
        print(f"{game}: decisions {summary(decisions)}, load {os.getloadavg()[0]:.1f}")
        gaps, whole = gaps_between_clock_calls(find(game), options.seats, options.searches)
        print(f"{game}: clock gaps {summary(gaps)}; longest {max(gaps) / deadline:.1%} of the deadline")
        print(f"{game}: searches  {summary(whole)}, load {os.getloadavg()[0]:.1f}", flush=True)


if __name__ == "__main__":
    main()
