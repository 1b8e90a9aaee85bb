"""One supervised program: it runs in its own session, logs to a file, and is stopped gently before it is killed."""

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
MAX_LOG_BYTES = 5_000_000
QUIT_TIMEOUT = 0.2
POLL = 0.02


@dataclass(frozen=True)
class Program:
    name: str
    command: Sequence[str]
    log: Path
    environment: Mapping[str, str] = field(default_factory=lambda: dict(os.environ))
    cwd: Path = Path("/")
    stop_signal: signal.Signals = signal.SIGTERM
    stop_timeout: float = 2.0
    user: ServerUser | None = None
    pass_fds: Sequence[int] = ()
    """Open file descriptors that the program inherits."""
    ready_check: Callable[[int], bool] | None = None
    """Tells whether the process with this pid serves already; only replaceable programs have one."""
    stops_last: bool = True
    """Whether other programs need it. Then it is asked to stop only after they have ended."""
    blocked_by: Callable[[], str] = lambda: ""
    """Tells what the program needs and lacks now. It is not restarted until this is empty."""

    @property
    def is_replaceable(self) -> bool:
        """Whether a successor can take over while the program runs."""
        return self.ready_check is not None


@dataclass
class Child:
    program: Program
    process: "subprocess.Popen[bytes] | None" = None
    exits: deque[float] = field(default_factory=deque)
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
        """Whether the process serves; always False for programs that aren't replaceable."""
        check = self.program.ready_check
        return self.process is not None and check is not None and check(self.process.pid)

    @property
    def last_lines(self) -> list[str]:
        """The last log lines of the current process."""
        with suppress(OSError), self.program.log.open("rb") as log:
            log.seek(self._log_start)
            return log.read().decode(errors="replace").splitlines()[-LAST_LINES:]
        return []

    @property
    def exit_status(self) -> str:
        """How the process ended, as the end of a sentence."""
        code = self.process.returncode if self.process else None
        if code is None:
            return "is running"
        return f"was ended by {signal.Signals(-code).name}" if code < 0 else f"ended with exit code {code}"

    def start(self) -> None:
        self.restart_at = None
        self._is_asked_to_stop = False
        _rotate_if_full(self.program.log)
        with self.program.log.open("ab") as log:
            self._log_start = log.tell()
            self.process = subprocess.Popen(
                self.program.command,
                env=dict(self.program.environment),
                cwd=self.program.cwd,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                pass_fds=self.program.pass_fds,
                start_new_session=True,  # or Ctrl-C would reach every child at once
                **identity(self.program.user),
            )

    def ask_to_stop(self) -> None:
        """Sends the stop signal, but only once: at a second signal Celery ends without finishing its tasks."""
        if self.process is not None and self.alive and not self._is_asked_to_stop:
            self._is_asked_to_stop = True
            self.process.send_signal(self.program.stop_signal)

    def stop(self, limit: float = math.inf) -> None:
        """Sends the stop signal, then SIGQUIT, then SIGKILL to the whole process group."""
        if self.process is None:
            return
        self.ask_to_stop()
        self._wait(min(self.program.stop_timeout, limit))
        if self.alive:
            self.process.send_signal(signal.SIGQUIT)
            self._wait(QUIT_TIMEOUT)
        self.kill_group()
        self.process.wait()

    def kill_group(self) -> None:
        """Kills what is left of the process group: children may outlive their leader."""
        if self.process is not None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)

    def _wait(self, seconds: float) -> None:
        deadline = time.monotonic() + seconds
        while self.alive and time.monotonic() < deadline:
            time.sleep(POLL)


def _rotate_if_full(log: Path) -> None:
    if log.exists() and log.stat().st_size > MAX_LOG_BYTES:
        log.replace(log.with_suffix(".old.log"))
