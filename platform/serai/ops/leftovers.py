"""What a killed predecessor left behind: ended if it carries the predecessor's mark, otherwise never touched.

The mark is a random word that a supervisor writes down before its first child and gives to each of them in its
environment. PostgreSQL's own children hide their environment; they are known by their working folder.
"""

import os
import secrets
import signal
import time
from collections.abc import Iterator
from contextlib import suppress

import psutil

from serai.ops.place import Place, write_private
from serai.ops.postgres import Cluster

MARK = "SERAI_MARK"
PATIENCE = 5.0
POLL = 0.02


def new_mark(place: Place) -> str:
    mark = secrets.token_hex(16)
    write_private(place.predecessor, mark)
    return mark


def forget_mark(place: Place) -> None:
    place.predecessor.unlink(missing_ok=True)


def end_leftovers(place: Place, cluster: Cluster | None) -> list[str]:
    """Ends them, PostgreSQL the gentle way, and answers with what they were; the place must be held."""
    marked = {process: _call(process) for process in _marked(place)}
    for process, called in marked.items():
        with suppress(psutil.NoSuchProcess):
            process.send_signal(signal.SIGINT if called.startswith("postgres") else signal.SIGTERM)
    _kill_after(PATIENCE, list(marked))
    if cluster:
        _kill_after(PATIENCE, list(_backends(cluster)))
        _remove_pid_files(cluster)
    place.running.unlink(missing_ok=True)
    forget_mark(place)
    return list(marked.values())


def _kill_after(patience: float, processes: list[psutil.Process]) -> None:
    for process in _still_there(patience, processes):
        with suppress(psutil.NoSuchProcess):
            process.kill()
    _still_there(patience, processes)


def _still_there(patience: float, processes: list[psutil.Process]) -> list[psutil.Process]:
    """Those that don't leave in time; the dead whom nobody has buried yet don't count."""
    deadline = time.monotonic() + patience
    while (there := [process for process in processes if _lives(process)]) and time.monotonic() < deadline:
        time.sleep(POLL)
    return there


def _lives(process: psutil.Process) -> bool:
    try:
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def _marked(place: Place) -> Iterator[psutil.Process]:
    mark = place.predecessor.read_text().strip() if place.predecessor.exists() else ""
    for process in psutil.process_iter() if mark else ():
        with suppress(psutil.Error, OSError):
            if process.pid != os.getpid() and process.environ().get(MARK) == mark:
                yield process


def _backends(cluster: Cluster) -> Iterator[psutil.Process]:
    """PostgreSQL's processes in this data folder; without their master they leave by themselves."""
    for process in psutil.process_iter():
        with suppress(psutil.Error, OSError):
            if process.name().startswith("postgres") and process.cwd() == str(cluster.data.resolve()):
                yield process


def _call(process: psutil.Process) -> str:
    """`python -m celery …` is celery to a reader."""
    try:
        words = process.cmdline()
        called = words[words.index("-m") + 1] if "-m" in words[:-1] else process.name()
    except psutil.NoSuchProcess:
        called = "one that has just ended"
    return f"{called} {process.pid}"


def _remove_pid_files(cluster: Cluster) -> None:
    """PostgreSQL would take a stranger that got the same number for its twin, and refuse to start."""
    (cluster.data / "postmaster.pid").unlink(missing_ok=True)
    for file in cluster.sockets.glob(".s.PGSQL.*"):
        file.unlink(missing_ok=True)
