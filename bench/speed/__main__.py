"""`python -m bench.speed [--only append live …] [--resume]`: runs benchmarks one by one and prints one table.

Each benchmark is a program of its own and stores its results in `bench/results.json`, so that a failing one doesn't
affect the others. `--resume` skips those that were measured at the current commit.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from bench.speed.charts import draw, plain
from bench.speed.report import DIRTY, IS_TRIAL, ROOT, Figure, Section, commit, results

BENCHES = ("append", "live", "fanout", "rules", "growth", "pages", "bots")
DOCS = ROOT / "docs" / "speed.md"
TIMEOUT = 900
"""Seconds that a benchmark may take."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="+", choices=BENCHES, default=BENCHES)
    parser.add_argument("--resume", action="store_true")
    asked = parser.parse_args()
    done = {name for name, section in results().items() if section.commit == commit()} if asked.resume else set()
    if commit().endswith(DIRTY):
        done = set()  # uncommitted changes: old results may be outdated
    failed = [name for name in asked.only if name not in done and not run(name)]
    show(asked.only)
    if failed:
        sys.exit(f"failed: {', '.join(failed)}")


def run(name: str) -> bool:
    print(f"{name} …", file=sys.stderr, flush=True)
    began = time.monotonic()
    with subprocess.Popen([sys.executable, "-m", f"bench.speed.{name}"], cwd=ROOT) as program:
        try:
            program.wait(TIMEOUT)
        except subprocess.TimeoutExpired:
            program.terminate()
    print(f"{name}: {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
    return program.returncode == 0


def show(names: Sequence[str]) -> None:
    """Prints one table of all results, and updates tables and pictures in the docs, unless it is a trial run."""
    found = results()
    rows = [("", "figure", "", "rounds", "target", "")]
    for name in names:
        if name in found:
            rows += [(name, *row) for row in _rows(found[name])]
            if not IS_TRIAL:
                put_into_docs(name, found[name], draw(name, found[name]))
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def put_into_docs(name: str, section: Section, pictures: Sequence[Path]) -> None:
    """Replaces the text between the benchmark's markers."""
    lines = [
        *(f"![{picture.stem}](pictures/{picture.name})" for picture in pictures),
        "",
        "| figure | | rounds | target | |",
        "|---|---|---|---|---|",
        *(f"| {' | '.join(row)} |" for row in _rows(section)),
        "",
        _of(section),
    ]
    text = DOCS.read_text("utf-8")
    before, mark, rest = text.partition(f"<!-- {name} -->\n")
    after = rest[rest.index("<!-- end -->") :]
    DOCS.write_text(before + mark + "\n".join(lines) + "\n" + after, "utf-8")


def _of(section: Section) -> str:
    machine, day = section.machine, section.measured[:10]
    processor = f"{machine['cores']} cores of {machine['processor']}, fsync {machine['fsync_ms']} ms"
    when = f"{day}, commit {section.commit}, {section.rounds} rounds"
    return f"{when}, {processor}, load before {section.load_before:.1f}."


def _rows(section: Section) -> list[tuple[str, str, str, str, str]]:
    return [
        (one.name, f"{plain(one.value)} {one.unit}".strip(), _spread(one), _aim(one), _word(one))
        for one in section.figures
    ]


def _spread(figure: Figure) -> str:
    """The lowest and the highest of all rounds."""
    low, high = plain(min(figure.runs)), plain(max(figure.runs))
    return low if low == high else f"{low}–{high}"


def _aim(figure: Figure) -> str:
    if figure.target is None:
        return ""
    return f"{'≤' if figure.at_most else '≥'} {plain(figure.target)}"


def _word(figure: Figure) -> str:
    """Whether the median reaches the target, and how many rounds do if they disagree."""
    if figure.is_reached is None:
        return ""
    word, rounds = "reached" if figure.is_reached else "not reached", len(figure.runs)
    reached = sum(map(figure.reaches, figure.runs))
    return word if reached in (0, rounds) else f"{word}; by {reached} of {rounds} rounds"


if __name__ == "__main__":
    main()
