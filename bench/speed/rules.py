"""Random play on one core: our games beside catanatron, and OpenSpiel's gin_rummy and hearts through Python.

An action is a player's decision; random events take time too, but are not counted. All times are CPU times, so that
other programs on the machine matter little.
"""

import os
import sys
import time
from functools import partial

from bench.speed.peers import PEERS
from bench.speed.report import OURS, ROOT, SECONDS, Report, bars, bench, figure, interleaved, ratio, run_json
from serai.engine import Rng, random_bot
from serai.engine.registry import find
from serai.engine.simulate import play_out

THEIRS = {"gin_rummy": "OpenSpiel gin_rummy", "hearts": "OpenSpiel hearts", "catanatron": "catanatron"}
SEATS = 4
TIME = min(SECONDS, 3)


def ours(slug: str) -> list[float]:
    """In a process of its own, like the peers."""
    return run_json(sys.executable, "-m", "bench.speed.rules", slug)


def theirs(name: str) -> list[float]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return run_json(
        PEERS / ".venv" / "bin" / "python", "-m", "bench.speed.peers.rules", name, str(TIME), env=environment
    )


def random_play(slug: str) -> list[float]:
    """Actions and games per second."""
    game, bots = find(slug).game, [random_bot] * SEATS
    play_out(game, bots, Rng.of("warm"))
    games = actions = 0
    began = time.process_time()
    while (took := time.process_time() - began) < TIME:
        actions += play_out(game, bots, Rng.of("bench", games)).actions
        games += 1
    return [actions / took, games / took]


def measure() -> Report:
    contenders = {name: partial(ours, slug) for slug, name in OURS.items()}
    contenders |= {name: partial(theirs, key) for key, name in THEIRS.items()}
    runs = interleaved(contenders)
    actions = {name: [run[0] for run in found] for name, found in runs.items()}
    games = {name: [run[1] for run in found] for name, found in runs.items()}
    rummy = actions[THEIRS["gin_rummy"]]
    return Report(
        [
            *(ratio(f"{name}: actions, of gin_rummy", actions[name], rummy, target=1) for name in OURS.values()),
            figure("Byzanz", actions["Byzanz"], "actions/s", target=100_000),
            *(figure(name, run, "actions/s") for name, run in actions.items() if name != "Byzanz"),
            *(figure(f"{name}, whole games", run, "games/s") for name, run in games.items()),
        ],
        [bars("Random play on one core", "actions/s", actions, list(OURS.values()))],
    )


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print(random_play(sys.argv[1]))
    else:
        bench(measure)
