"""Runs one hunt: in a process group of its own, with its output in a file that is kept if it fails."""

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
LONGEST = 45 * 60
"""Seconds after which a hunt is stopped and has failed."""
STOPPING = ((signal.SIGINT, 90), (signal.SIGTERM, 10), (signal.SIGKILL, None))
"""Signals, and the seconds until the next: on SIGINT pytest stops the servers that it has started."""


@dataclass
class Result:
    hunt: Hunt
    seed: int
    log: Path
    seconds: float = 0.0
    tried: Counter[str] = field(default_factory=Counter)
    failure: str = ""
    """Why it failed, if it did."""


def run(hunt: Hunt, seed: int, scale: float, logs: Path) -> Result:
    """On KeyboardInterrupt the hunt is stopped first."""
    logs.mkdir(parents=True, exist_ok=True)
    result = Result(hunt, seed, logs / f"{hunt.name}-{seed}.log")
    began = time.monotonic()
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
                result.failure = _ending(process)
            except BaseException:
                stop(process)
                result.log.unlink()
                raise
        result.seconds = time.monotonic() - began
        result.tried = _tried(counts)
    if not result.failure:
        result.log.unlink()
        if hunt.games:
            result.tried["games"] += hunt.games_at(scale)
    return result


def _ending(process: "subprocess.Popen[bytes]") -> str:
    """What is wrong with how it ended."""
    try:
        code = process.wait(LONGEST)
    except subprocess.TimeoutExpired:
        stop(process)
        return f"stopped after {LONGEST // 60} minutes"
    return f"exit code {code}" if code else ""


def stop(process: "subprocess.Popen[bytes]") -> None:
    """With everything it has started, in whatever group. Another Ctrl-C goes on to the next signal."""
    started: set[psutil.Process] = set()
    for number, patience in STOPPING:
        with suppress(psutil.NoSuchProcess):
            started |= {*psutil.Process(process.pid).children(recursive=True)}
        with suppress(ProcessLookupError):
            os.killpg(process.pid, number)
        with suppress(subprocess.TimeoutExpired, KeyboardInterrupt):
            process.wait(patience)
            break
    for one in started:
        with suppress(psutil.NoSuchProcess):
            one.kill()


def _tried(counts: Path) -> Counter[str]:
    tried: Counter[str] = Counter()
    for line in counts.read_text().splitlines() if counts.exists() else ():
        number, what = line.split(" ", 1)
        tried[what] += int(number)
    return tried
