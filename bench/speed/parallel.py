"""Parallel writers that start at the same time and write as often as they can for some seconds.

It uses only the standard library, because peers are measured with it in an environment of their own.
"""

import json
import multiprocessing
import sys
import time
from collections.abc import Callable

KeepsGoing = Callable[[], bool]
Work = Callable[[KeepsGoing], int]
"""Writes while the function returns true; returns the number of writes."""
WARM_UP = 20
"""Commits before the measurement, until every statement is prepared."""
TIMEOUT = 60.0


def repeat(step: Callable[[], None]) -> Work:
    def work(keeps_going: KeepsGoing) -> int:
        done = 0
        while keeps_going():
            step()
            done += 1
        return done

    return work


def write(begin: Callable[[int], Work], processes: int | None = None) -> None:
    """`python … WRITERS SECONDS`: prints the commits per second of that many writers.

    They share at most `processes` processes; by default each has its own.
    """
    writers, seconds = int(sys.argv[-2]), float(sys.argv[-1])
    processes = min(writers, processes or writers)
    context = multiprocessing.get_context("fork")
    start = context.Barrier(processes)
    counts = context.Array("l", processes)

    def work(number: int) -> None:
        write = begin(writers // processes)
        write(iter([True] * WARM_UP + [False] * writers).__next__)
        start.wait(TIMEOUT)
        until = time.monotonic() + seconds
        counts[number] = write(lambda: time.monotonic() < until)

    processes_started = [context.Process(target=work, args=(number,)) for number in range(processes)]
    for process in processes_started:
        process.start()
    for process in processes_started:
        process.join()
    if any(process.exitcode for process in processes_started):
        sys.exit("a writer failed")
    print(json.dumps(sum(counts) / seconds))
