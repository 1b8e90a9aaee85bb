"""One supervised program: started in a session of its own, its words in a log file, stopped with patience first."""

import math
import os
import signal
import subprocess
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from serai.ops.server_user import ServerUser, identity

LAST_LINES = 15
FULL_LOG = 5_000_000
QUIT_PATIENCE = 0.2
POLL = 0.02


@dataclass(frozen=True)
class Program:
    name: str
    command: Sequence[str]
    log: Path
    environment: Mapping[str, str] = field(default_factory=lambda: dict(os.environ))
    folder: Path = Path("/")
    stop_signal: signal.Signals = signal.SIGTERM
    patience: float = 2.0
    user: ServerUser | None = None
    descriptors: Sequence[int] = ()
    """What it gets from us, open."""
    is_ready: Callable[[int], bool] | None = None
    """Whether the process of that number serves already; of a program that can be replaced while it runs."""
    stops_last: bool = True
    """Whether other programs need it: then it is asked to stop only when they have ended."""
    waits_for: Callable[[], str] = lambda: ""
    """What it can't live without and lacks now: until that is there it need not be started again."""


@dataclass
class Child:
    program: Program
    process: "subprocess.Popen[bytes] | None" = None
    deaths: deque[float] = field(default_factory=deque)
    restart_at: float | None = None
    _log_start: int = 0
    _is_asked_to_stop: bool = False

    @property
    def name(self) -> str:
        return self.program.name

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    @property
    def is_ready(self) -> bool:
        ready = self.program.is_ready
        return self.process is not None and ready is not None and ready(self.process.pid)

    @property
    def last_lines(self) -> list[str]:
        """What it said at the end of its present life."""
        with suppress(OSError), self.program.log.open("rb") as log:
            log.seek(self._log_start)
            return log.read().decode(errors="replace").splitlines()[-LAST_LINES:]
        return []

    @property
    def fate(self) -> str:
        code = self.process.returncode if self.process else None
        if code is None:
            return "is alive"
        return f"was ended by {signal.Signals(-code).name}" if code < 0 else f"ended with exit code {code}"

    def start(self) -> None:
        self.restart_at = None
        self._is_asked_to_stop = False
        _put_away_if_full(self.program.log)
        with self.program.log.open("ab") as log:
            self._log_start = log.tell()
            self.process = subprocess.Popen(
                self.program.command,
                env=dict(self.program.environment),
                cwd=self.program.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                pass_fds=self.program.descriptors,
                start_new_session=True,  # or Ctrl-C would reach every child at once
                **identity(self.program.user),
            )

    def ask_to_stop(self) -> None:
        """Once: at a second signal Celery ends without finishing its tasks."""
        if self.process is not None and self.alive and not self._is_asked_to_stop:
            self._is_asked_to_stop = True
            self.process.send_signal(self.program.stop_signal)

    def stop(self, limit: float = math.inf) -> None:
        """Asks, then insists, then kills, and leaves none of its own children behind."""
        if self.process is None:
            return
        self.ask_to_stop()
        self._wait(min(self.program.patience, limit))
        if self.alive:
            self.process.send_signal(signal.SIGQUIT)
            self._wait(QUIT_PATIENCE)
        self.end_group()
        self.process.wait()

    def end_group(self) -> None:
        """Kills what is left of its process group: the children of a leader that died before them."""
        if self.process is not None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)

    def _wait(self, seconds: float) -> None:
        deadline = time.monotonic() + seconds
        while self.alive and time.monotonic() < deadline:
            time.sleep(POLL)


def _put_away_if_full(log: Path) -> None:
    if log.exists() and log.stat().st_size > FULL_LOG:
        log.replace(log.with_suffix(".old.log"))
