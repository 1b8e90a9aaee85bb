"""Running tasks in a background thread after a commit, so that the caller never waits for a service that is down.

There is one thread per process, which is started again after a fork. Tasks may be lost, so nothing may depend on them.
"""

import logging
import os
import queue
import threading
from collections.abc import Callable

MAX_QUEUED = 1000

logger = logging.getLogger(__name__)


class _Runner:
    def __init__(self) -> None:
        self.pid = os.getpid()
        self.tasks: queue.Queue[Callable[[], object]] = queue.Queue(MAX_QUEUED)
        threading.Thread(target=self._run, name="background", daemon=True).start()

    def _run(self) -> None:
        while True:
            task = self.tasks.get()
            try:
                task()
            except Exception as error:
                logger.warning("background task failed error=%s detail=%r", type(error).__name__, str(error))


_runner: _Runner | None = None
_start_lock = threading.Lock()


def run_in_background(task: Callable[[], object]) -> None:
    global _runner
    with _start_lock:
        if _runner is None or _runner.pid != os.getpid():
            _runner = _Runner()
    try:
        _runner.tasks.put_nowait(task)
    except queue.Full:
        logger.warning("background task dropped, the queue is full size=%s", MAX_QUEUED)
