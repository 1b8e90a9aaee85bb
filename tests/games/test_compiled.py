"""The rules as machine code play as the rules themselves do, to the last move."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.soak.options import IS_SOAK, seed, tried

ROOT = Path(__file__).parents[2]
OPT_LEVEL = "2" if IS_SOAK else "0"
"""As it is installed; `make test` compiles in half the time, for it is mypyc that may be wrong."""
LIMIT = 900
COMPILER = shutil.which(os.environ.get("CC", "cc"))


@pytest.fixture
def house(tmp_path):
    for folder in ("games", "platform"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def run(house, script, *arguments):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(house / "platform"), str(house)])}
    ran = subprocess.run(
        [sys.executable, str(script), *arguments],
        cwd=house,
        env=environment,
        capture_output=True,
        text=True,
        timeout=LIMIT,
    )
    assert ran.returncode == 0, ran.stderr
    return ran


@pytest.mark.skipif(COMPILER is None, reason="there is no C compiler")
def test_they_play_the_same(house):
    script = ROOT / "tests/games/played.py"
    by_hand = run(house, script, str(seed(1)))
    run(house, house / "games/compiled.py", "--opt-level", OPT_LEVEL)
    by_machine = run(house, script, str(seed(1)))
    assert by_machine.stdout == by_hand.stdout != ""
    assert {line.split()[-1] for line in by_hand.stderr.splitlines()} == {"interpreted"}
    assert {line.split()[-1] for line in by_machine.stderr.splitlines()} == {"compiled"}
    tried(len(by_hand.stdout.splitlines()), "games, compiled")
