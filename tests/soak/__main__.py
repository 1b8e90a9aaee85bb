"""`make soak`: runs all long hunts for bugs, one after the other with fresh seeds, until the time is used up.

No hunt is started after that; the one that is running is finished.
"""

import argparse
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import SystemRandom

from tests.soak.hunts import HUNTS, Hunt
from tests.soak.runner import ROOT, Result, run

LOGS = ROOT / "var" / "soak"
ROUND = 60
"""Minutes that all hunts take at scale 1. With less time each is shorter, so that a fast machine runs all of them."""
LAST_LINES = 30
INTERRUPTED = 130
random = SystemRandom()


def main(arguments: Sequence[str] | None = None, hunts: Sequence[Hunt] = HUNTS, logs: Path = LOGS) -> int:
    """Returns the exit code: 1 if a hunt has failed, 130 after Ctrl-C."""
    options = parse(arguments, hunts)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.default_int_handler)
    results: list[Result] = []
    is_interrupted = False
    try:
        for hunt, seed in turns(options):
            write(f"{hunt.name}: seed {seed}; to repeat it: {repeat(hunt, seed, options.scale)}")
            results.append(run(hunt, seed, options.scale, logs))
            write_result(results[-1])
    except KeyboardInterrupt:
        is_interrupted = True
        write("Interrupted: the running hunt is stopped and not counted.")
    write_table(options, results)
    if is_interrupted:
        return INTERRUPTED
    return 1 if any(result.failure for result in results) else 0


def parse(arguments: Sequence[str] | None, hunts: Sequence[Hunt]) -> argparse.Namespace:
    """The options; `hunts` are the chosen ones."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60, help="no hunt is started after this time (default: 60)")
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="HUNT", help="such as leaks-byzanz, or leaks for all of these"
    )
    parser.add_argument("--seed", type=int, help="runs one round with this seed, however long it takes")
    parser.add_argument("--scale", type=float, help="how much a hunt tries: 0.1 is a tenth (default: by --minutes)")
    options = parser.parse_args(arguments)
    if unknown := [word for word in options.only if not any(is_named(hunt, word) for hunt in hunts)]:
        parser.error(f"no such hunt: {', '.join(unknown)}; there are {', '.join(hunt.name for hunt in hunts)}")
    options.hunts = [hunt for hunt in hunts if not options.only or any(is_named(hunt, w) for w in options.only)]
    if options.scale is None:
        minutes = ROUND * len(options.hunts) / len(hunts)
        options.scale = 1.0 if options.seed is not None else min(1.0, options.minutes / minutes)
    return options


def is_named(hunt: Hunt, word: str) -> bool:
    return hunt.name == word or hunt.name.startswith(f"{word}-")


def turns(options: argparse.Namespace) -> Iterator[tuple[Hunt, int]]:
    """In a random order, so that many short runs reach every hunt, too."""
    if options.seed is not None:
        yield from ((hunt, options.seed) for hunt in options.hunts)
        return
    end = time.monotonic() + options.minutes * 60
    while True:
        for hunt in random.sample(options.hunts, len(options.hunts)):
            if time.monotonic() >= end:
                return
            yield hunt, random.randrange(10**6)


def repeat(hunt: Hunt, seed: int, scale: float) -> str:
    """The command that repeats the hunt."""
    command = f".venv/bin/python -m tests.soak --only {hunt.name} --seed {seed}"
    return command if scale == 1 else f"{command} --scale {scale}"


def write(text: str = "") -> None:
    print(text, flush=True)


def write_result(result: Result) -> None:
    status = f"FAILED ({result.failure})" if result.failure else "ok"
    write(f"{result.hunt.name}: {status}, {result.seconds:.0f} s, {format_counts(result.tried)}")
    if result.failure:
        for line in result.log.read_text(errors="replace").splitlines()[-LAST_LINES:]:
            write(f"    {line}")
        write(f"    The whole output is in {result.log}")


def format_counts(tried: Counter[str]) -> str:
    return ", ".join(f"{what}: {number:,}" for what, number in tried.items()) or "nothing counted"


def write_table(options: argparse.Namespace, results: Sequence[Result]) -> None:
    rows = [("hunt", "rounds", "seconds", "failed", "tried")]
    for hunt in options.hunts:
        of_hunt = [result for result in results if result.hunt == hunt]
        tried = sum((result.tried for result in of_hunt), Counter[str]())
        failed = sum(bool(result.failure) for result in of_hunt)
        seconds = sum(result.seconds for result in of_hunt)
        counts = format_counts(tried) if of_hunt else "not reached"
        rows.append((hunt.name, f"{len(of_hunt)}", f"{seconds:,.0f}", f"{failed}", counts))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    write()
    for name, *numbers, tried in rows:
        cells = [name.ljust(widths[0]), *(n.rjust(width) for n, width in zip(numbers, widths[1:4], strict=True)), tried]
        write("  ".join(cells).rstrip())
    write()
    reached = {result.hunt.name for result in results}
    if missed := [hunt.name for hunt in options.hunts if hunt.name not in reached]:
        write(f"The time was too short for {', '.join(missed)}: raise SOAK_MINUTES, or choose them with ONLY.")
    for result in results:
        if result.failure:
            write(f"FAILED: {result.hunt.name}, seed {result.seed}, {result.failure}; {result.log}")
            write(f"    {repeat(result.hunt, result.seed, options.scale)}")


if __name__ == "__main__":
    sys.exit(main())
