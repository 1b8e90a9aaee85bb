"""Writers that begin at the same moment, each a process of its own, and write as often as they can for a while.

Nothing but the standard library: peers are measured with it in an environment of their own.
"""

import json
import multiprocessing
import sys
import time
from collections.abc import Callable

Step = Callable[[], None]
PATIENCE = 60.0


def write(begin: Callable[[int], Step]) -> None:
    """`python … WRITERS SECONDS`: each writer begins with its number; prints how many commits a second there were."""
    writers, seconds = int(sys.argv[-2]), float(sys.argv[-1])
    context = multiprocessing.get_context("fork")
    start = context.Barrier(writers)
    counts = context.Array("l", writers)

    def work(number: int) -> None:
        step = begin(number)
        for _ in range(20):  # until every statement is prepared
            step()
        start.wait(PATIENCE)
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            step()
            counts[number] += 1

    crew = [context.Process(target=work, args=(number,)) for number in range(writers)]
    for process in crew:
        process.start()
    for process in crew:
        process.join()
    if any(process.exitcode for process in crew):
        sys.exit("a writer failed")
    print(json.dumps(sum(counts) / seconds))
