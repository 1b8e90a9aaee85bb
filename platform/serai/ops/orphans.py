"""Stops the processes that a killed supervisor left behind, and no others.

A supervisor writes a random stack id to the data directory before it starts its first child, and passes it to each
child in the environment. PostgreSQL's own children hide their environment; they are found by their working directory.
"""

import os
import secrets
import signal
import time
from collections.abc import Iterator
from contextlib import suppress

import psutil

from serai.ops.data_dir import DataDir, write_private
from serai.ops.postgres import Cluster

STACK_ID = "SERAI_STACK_ID"
STOP_TIMEOUT = 5.0
POLL = 0.02


def new_stack_id(data_dir: DataDir) -> str:
    stack_id = secrets.token_hex(16)
    write_private(data_dir.stack_id, stack_id)
    return stack_id


def forget_stack_id(data_dir: DataDir) -> None:
    data_dir.stack_id.unlink(missing_ok=True)


def stop_orphans(data_dir: DataDir, cluster: Cluster | None) -> list[str]:
    """Stops orphans, PostgreSQL by its fast shutdown, and returns their names. The data directory must be locked."""
    orphans = {process: _describe(process) for process in _with_stack_id(data_dir)}
    for process, name in orphans.items():
        with suppress(psutil.NoSuchProcess):
            process.send_signal(signal.SIGINT if name.startswith("postgres") else signal.SIGTERM)
    _kill_after(STOP_TIMEOUT, list(orphans))
    if cluster:
        _kill_after(STOP_TIMEOUT, list(_backends(cluster)))
        _remove_pid_files(cluster)
    data_dir.addresses.unlink(missing_ok=True)
    forget_stack_id(data_dir)
    return list(orphans.values())


def _kill_after(timeout: float, processes: list[psutil.Process]) -> None:
    for process in _alive_after(timeout, processes):
        with suppress(psutil.NoSuchProcess):
            process.kill()
    _alive_after(timeout, processes)


def _alive_after(timeout: float, processes: list[psutil.Process]) -> list[psutil.Process]:
    """Waits for the processes to end; returns those that don't in time."""
    deadline = time.monotonic() + timeout
    while (alive := [process for process in processes if _is_alive(process)]) and time.monotonic() < deadline:
        time.sleep(POLL)
    return alive


def _is_alive(process: psutil.Process) -> bool:
    """Whether the process runs. A zombie counts as dead."""
    try:
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def _with_stack_id(data_dir: DataDir) -> Iterator[psutil.Process]:
    stack_id = data_dir.stack_id.read_text().strip() if data_dir.stack_id.exists() else ""
    for process in psutil.process_iter() if stack_id else ():
        with suppress(psutil.Error, OSError):
            if process.pid != os.getpid() and process.environ().get(STACK_ID) == stack_id:
                yield process


def _backends(cluster: Cluster) -> Iterator[psutil.Process]:
    """PostgreSQL's processes in this data directory; without their postmaster they exit by themselves."""
    for process in psutil.process_iter():
        with suppress(psutil.Error, OSError):
            if process.name().startswith("postgres") and process.cwd() == str(cluster.data.resolve()):
                yield process


def _describe(process: psutil.Process) -> str:
    """Name and pid; `python -m celery …` is named celery."""
    try:
        words = process.cmdline()
        name = words[words.index("-m") + 1] if "-m" in words[:-1] else process.name()
    except psutil.NoSuchProcess:
        name = "a process that has just ended"
    return f"{name} {process.pid}"


def _remove_pid_files(cluster: Cluster) -> None:
    """Removes stale files: PostgreSQL refuses to start if another process has got the pid that one names."""
    (cluster.data / "postmaster.pid").unlink(missing_ok=True)
    for file in cluster.socket_dir.glob(".s.PGSQL.*"):
        file.unlink(missing_ok=True)
