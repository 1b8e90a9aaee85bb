"""The compiled rules play exactly the same games as the interpreted ones."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.soak.options import IS_SOAK, seed, tried

ROOT = Path(__file__).parents[2]
OPT_LEVEL = "2" if IS_SOAK else "0"
"""`make soak` compiles as for an installation; `make test` saves time: it tests mypyc and not the C compiler."""
LIMIT = 900
COMPILER = shutil.which(os.environ.get("CC", "cc"))


@pytest.fixture
def source_copy(tmp_path):
    for folder in ("games", "platform"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def run(source_copy, script, *arguments):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(source_copy / "platform"), str(source_copy)])}
    ran = subprocess.run(
        [sys.executable, str(script), *arguments],
        cwd=source_copy,
        env=environment,
        capture_output=True,
        text=True,
        timeout=LIMIT,
    )
    assert ran.returncode == 0, ran.stderr
    return ran


@pytest.mark.skipif(COMPILER is None, reason="there is no C compiler")
def test_compiled_and_interpreted_rules_play_the_same_games(source_copy):
    script = ROOT / "tests/games/print_games.py"
    by_hand = run(source_copy, script, str(seed(1)))
    run(source_copy, source_copy / "games/compiled.py", "--opt-level", OPT_LEVEL)
    by_machine = run(source_copy, script, str(seed(1)))
    assert by_machine.stdout == by_hand.stdout != ""
    assert {line.split()[-1] for line in by_hand.stderr.splitlines()} == {"interpreted"}
    assert {line.split()[-1] for line in by_machine.stderr.splitlines()} == {"compiled"}
    tried(len(by_hand.stdout.splitlines()), "games, compiled")
