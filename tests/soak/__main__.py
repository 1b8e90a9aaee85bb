"""`make soak`: all long hunts for bugs, one after the other with fresh seeds, until the time is used up.

No hunt is started after that; the one that is running then is finished.
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
"""Minutes that all hunts take. With less time each is shorter, so that all of them get their turn."""
LAST_LINES = 30
INTERRUPTED = 130
fresh = SystemRandom()


def main(arguments: Sequence[str] | None = None, hunts: Sequence[Hunt] = HUNTS, logs: Path = LOGS) -> int:
    """Returns the exit code: 1 if a hunt has failed, 130 after Ctrl-C."""
    options = parse(arguments, hunts)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.default_int_handler)
    results: list[Result] = []
    is_interrupted = False
    try:
        for hunt, seed in turns(options):
            say(f"{hunt.name}: seed {seed}; to repeat it: {repeat(hunt, seed, options.scale)}")
            results.append(run(hunt, seed, options.scale, logs))
            say_result(results[-1])
    except KeyboardInterrupt:
        is_interrupted = True
        say("Interrupted: the hunt that was running is stopped, and is not counted.")
    say_table(options, results)
    if is_interrupted:
        return INTERRUPTED
    return 1 if any(result.failure for result in results) else 0


def parse(arguments: Sequence[str] | None, hunts: Sequence[Hunt]) -> argparse.Namespace:
    """With `hunts`: those that were chosen."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60, help="no hunt is started after these (default: 60)")
    parser.add_argument("--only", nargs="+", default=[], metavar="HUNT", help="leaks-byzanz, or leaks for all of them")
    parser.add_argument("--seed", type=int, help="one round with this seed, however long it takes")
    parser.add_argument("--scale", type=float, help="how much a hunt tries: 0.1 is a tenth (default: by the time)")
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
    """In another order each time, so that many short soaks reach every hunt, too."""
    if options.seed is not None:
        yield from ((hunt, options.seed) for hunt in options.hunts)
        return
    end = time.monotonic() + options.minutes * 60
    while True:
        for hunt in fresh.sample(options.hunts, len(options.hunts)):
            if time.monotonic() >= end:
                return
            yield hunt, fresh.randrange(10**6)


def repeat(hunt: Hunt, seed: int, scale: float) -> str:
    """The command that tries the same again."""
    words = f".venv/bin/python -m tests.soak --only {hunt.name} --seed {seed}"
    return words if scale == 1 else f"{words} --scale {scale:g}"


def say(words: str = "") -> None:
    print(words, flush=True)


def say_result(result: Result) -> None:
    ending = f"FAILED ({result.failure})" if result.failure else "ok"
    say(f"{result.hunt.name}: {ending}, {result.seconds:.0f} s, {in_words(result.tried)}")
    if result.failure:
        for line in result.log.read_text(errors="replace").splitlines()[-LAST_LINES:]:
            say(f"    {line}")
        say(f"    All of it is in {result.log}")


def in_words(tried: Counter[str]) -> str:
    return ", ".join(f"{what}: {number:,}" for what, number in tried.items()) or "nothing counted"


def say_table(options: argparse.Namespace, results: Sequence[Result]) -> None:
    rows = [("hunt", "rounds", "seconds", "failed", "tried")]
    for hunt in options.hunts:
        of_hunt = [result for result in results if result.hunt == hunt]
        tried = sum((result.tried for result in of_hunt), Counter[str]())
        failed = sum(bool(result.failure) for result in of_hunt)
        seconds = sum(result.seconds for result in of_hunt)
        in_all = in_words(tried) if of_hunt else "not reached"
        rows.append((hunt.name, f"{len(of_hunt)}", f"{seconds:,.0f}", f"{failed}", in_all))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    say()
    for name, *numbers, tried in rows:
        cells = [name.ljust(widths[0]), *(n.rjust(width) for n, width in zip(numbers, widths[1:4], strict=True)), tried]
        say("  ".join(cells).rstrip())
    say()
    for result in results:
        if result.failure:
            say(f"FAILED: {result.hunt.name}, seed {result.seed}, {result.failure}; {result.log}")
            say(f"    {repeat(result.hunt, result.seed, options.scale)}")


if __name__ == "__main__":
    sys.exit(main())
