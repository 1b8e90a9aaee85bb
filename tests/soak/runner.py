"""Runs one hunt in its own process group, with its output in a file that is kept if the hunt fails."""

import os
import signal
import subprocess
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import psutil

from tests.soak.hunts import Hunt

ROOT = Path(__file__).parents[2]
TIMEOUT = 45 * 60
"""Seconds after which a hunt is stopped and counts as failed."""
STOP_SIGNALS = ((signal.SIGINT, 90), (signal.SIGTERM, 10), (signal.SIGKILL, None))
"""Signals, and the seconds until the next one. On SIGINT pytest stops the servers that it has started."""


@dataclass
class Result:
    hunt: Hunt
    seed: int
    log: Path
    seconds: float = 0.0
    tried: Counter[str] = field(default_factory=Counter)
    failure: str = ""
    """Why it failed; empty if it passed."""


def run(hunt: Hunt, seed: int, scale: float, logs: Path) -> Result:
    """Stops the hunt on KeyboardInterrupt."""
    logs.mkdir(parents=True, exist_ok=True)
    result = Result(hunt, seed, logs / f"{hunt.name}-{seed}.log")
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        counts = Path(folder) / "counts"
        own = {"SOAK_SEED": str(seed), "SOAK_SCALE": str(scale), "SOAK_COUNTS": str(counts)}
        with result.log.open("w") as log:
            process = subprocess.Popen(
                hunt.command(seed, scale),
                cwd=ROOT,
                env={**os.environ, **own},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            try:
                result.failure = _wait(process)
            except BaseException:
                print(f"Stopping {hunt.name} …", flush=True)
                stop(process)
                result.log.unlink()
                raise
        result.seconds = time.monotonic() - started
        result.tried = _read_counts(counts)
    if not result.failure:
        result.log.unlink()
        if hunt.games:
            result.tried["games"] += hunt.games_at(scale)
    return result


def _wait(process: "subprocess.Popen[bytes]") -> str:
    """Why it failed; empty if it passed."""
    try:
        code = process.wait(TIMEOUT)
    except subprocess.TimeoutExpired:
        stop(process)
        return f"stopped after {TIMEOUT // 60} minutes"
    return f"exit code {code}" if code else ""


def stop(process: "subprocess.Popen[bytes]") -> None:
    """Stops the process and all its descendants, in any process group. Another Ctrl-C skips to the next signal."""
    descendants: set[psutil.Process] = set()
    for number, timeout in STOP_SIGNALS:
        with suppress(psutil.NoSuchProcess):
            descendants |= {*psutil.Process(process.pid).children(recursive=True)}
        with suppress(ProcessLookupError):
            os.killpg(process.pid, number)
        with suppress(subprocess.TimeoutExpired, KeyboardInterrupt):
            process.wait(timeout)
            break
    for one in descendants:
        with suppress(psutil.NoSuchProcess):
            one.kill()


def _read_counts(counts: Path) -> Counter[str]:
    tried: Counter[str] = Counter()
    for line in counts.read_text().splitlines() if counts.exists() else ():
        number, what = line.split(" ", 1)
        tried[what] += int(number)
    return tried
