"""What is done after a commit, while whoever committed goes on: whatever is down, nobody waits for it.

One thread for each process, made anew after a fork. An errand may be lost: all of them are hints.
"""

import logging
import os
import queue
import threading
from collections.abc import Callable

MOST_WAITING = 1000

logger = logging.getLogger(__name__)


class _Runner:
    def __init__(self) -> None:
        self.pid = os.getpid()
        self.waiting: queue.Queue[Callable[[], object]] = queue.Queue(MOST_WAITING)
        threading.Thread(target=self._run, name="errands", daemon=True).start()

    def _run(self) -> None:
        while True:
            errand = self.waiting.get()
            try:
                errand()
            except Exception as error:
                logger.warning("an errand failed: %s", error)


_runner: _Runner | None = None
_making = threading.Lock()


def send(errand: Callable[[], object]) -> None:
    global _runner
    with _making:
        if _runner is None or _runner.pid != os.getpid():
            _runner = _Runner()
    try:
        _runner.waiting.put_nowait(errand)
    except queue.Full:
        logger.warning("too many errands are waiting: one is dropped")
