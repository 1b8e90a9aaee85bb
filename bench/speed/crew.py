"""Writers that begin at the same moment and write as often as they can for a while.

Nothing but the standard library: peers are measured with it in an environment of their own.
"""

import json
import multiprocessing
import sys
import time
from collections.abc import Callable

GoesOn = Callable[[], bool]
Work = Callable[[GoesOn], int]
"""Writes as long as it goes on, and says how often."""
WARM_UP = 20
"""Commits, until every statement is prepared."""
PATIENCE = 60.0


def by_steps(step: Callable[[], None]) -> Work:
    def work(goes_on: GoesOn) -> int:
        done = 0
        while goes_on():
            step()
            done += 1
        return done

    return work


def write(begin: Callable[[int], Work], processes: int | None = None) -> None:
    """`python … WRITERS SECONDS`: each process begins with its share of the writers, and has one unless it is said how
    many processes there are at most; prints how many commits a second there were.
    """
    writers, seconds = int(sys.argv[-2]), float(sys.argv[-1])
    processes = min(writers, processes or writers)
    context = multiprocessing.get_context("fork")
    start = context.Barrier(processes)
    counts = context.Array("l", processes)

    def work(number: int) -> None:
        write = begin(writers // processes)
        write(iter([True] * WARM_UP + [False] * writers).__next__)
        start.wait(PATIENCE)
        until = time.monotonic() + seconds
        counts[number] = write(lambda: time.monotonic() < until)

    crew = [context.Process(target=work, args=(number,)) for number in range(processes)]
    for process in crew:
        process.start()
    for process in crew:
        process.join()
    if any(process.exitcode for process in crew):
        sys.exit("a writer failed")
    print(json.dumps(sum(counts) / seconds))
