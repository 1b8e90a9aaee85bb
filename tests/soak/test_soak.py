"""`make soak` runs hunts with fresh seeds, counts, prints how to repeat each, and includes all long tests."""

import re
import signal
import subprocess
import sys
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.ops.stack import wait_until
from tests.soak import options
from tests.soak.__main__ import main, parse
from tests.soak.hunts import HUNTS, Hunt
from tests.soak.runner import ROOT

TRIES = "import os; print(3, 'games', file=open(os.environ['SOAK_COUNTS'], 'a')); "
PASSES = Hunt("tiny-passes", ("-c", TRIES))
FAILS = Hunt("tiny-fails", ("-c", f"{TRIES}print('found with', os.environ['SOAK_SEED']); raise SystemExit(3)"))
FUZZES = Hunt("counted", ("-c", "import sys; assert sys.argv[1:] == ['20', '7']", "{games}", "{seed}"), games=200)
REPEAT = re.compile(r"^    \.venv/bin/python -m tests\.soak (.+)$", re.MULTILINE)
ROW = re.compile(r"^(\S+) +(\d+) +\d+ +(\d.*)$", re.MULTILINE)
"""Name, rounds, and what follows the seconds."""
SEED = re.compile(r"^tiny-\w+: seed (\d+);", re.MULTILINE)
LONG = re.compile(r"^(?:import schemathesis|from hypothesis|from tests\.(?:soak|faults)\.options|.*\beach_game$)", re.M)
"""Test modules that match this try more in `make soak`."""
NOT_LONG = {"tests/soak/test_soak.py"}


@pytest.fixture(autouse=True)
def signals():
    """Restores the signal handlers."""
    handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    yield
    for number, handler in handlers.items():
        signal.signal(number, handler)


def soak(logs, arguments, *hunts):
    return main(arguments.split(), hunts, logs)


def rows(output):
    """The table: rounds, failures and counts, by the name of the hunt."""
    return {name: f"{rounds} {rest}".split() for name, rounds, rest in ROW.findall(output)}


def test_hunts_are_repeated_with_fresh_seeds_until_the_time_is_used_up(tmp_path, capsys, monkeypatch):
    """The clock advances a minute at each reading: once at the start, and before each hunt."""
    monkeypatch.setattr("tests.soak.__main__.time", SimpleNamespace(monotonic=count(0, 60).__next__))
    assert soak(tmp_path, "--minutes 5", PASSES, FAILS) == 1
    output = capsys.readouterr().out
    seeds = SEED.findall(output)
    assert len(seeds) == len(set(seeds)) == 4
    assert rows(output) == {"tiny-passes": ["2", "0", "games:", "6"], "tiny-fails": ["2", "2", "games:", "6"]}


def test_no_hunt_is_started_if_no_time_is_left(tmp_path, capsys):
    assert soak(tmp_path, "--minutes 0", PASSES) == 0
    output = capsys.readouterr().out
    assert rows(output)["tiny-passes"][0] == "0"
    assert "The time was too short for tiny-passes: raise SOAK_MINUTES" in output


def test_a_failure_is_shown_logged_and_repeatable(tmp_path, capsys):
    assert soak(tmp_path, "--minutes 1 --seed 4711 --scale 0.5", FAILS, PASSES) == 1
    output = capsys.readouterr().out
    assert rows(output) == {"tiny-passes": ["1", "0", "games:", "3"], "tiny-fails": ["1", "1", "games:", "3"]}
    log = tmp_path / "tiny-fails-4711.log"
    assert [*tmp_path.iterdir()] == [log]
    assert log.read_text() == "found with 4711\n"
    assert str(log) in output
    assert output.count("found with 4711") == 1
    (again,) = REPEAT.findall(output)
    assert soak(tmp_path, again, FAILS, PASSES) == 1
    output = capsys.readouterr().out
    assert rows(output).keys() == {"tiny-fails"}
    assert "found with 4711" in output


def test_seed_and_scale_determine_what_is_tried(tmp_path, capsys):
    assert soak(tmp_path, "--seed 7 --scale 0.1", FUZZES) == 0
    assert rows(capsys.readouterr().out)["counted"][2:] == ["games:", "20"]


def test_hunts_are_chosen_by_name_or_prefix(tmp_path, capsys):
    assert soak(tmp_path, "--seed 7 --only tiny", PASSES, FAILS, FUZZES) == 1
    assert rows(capsys.readouterr().out).keys() == {"tiny-passes", "tiny-fails"}
    with pytest.raises(SystemExit):
        soak(tmp_path, "--only tin", PASSES)
    assert "no such hunt: tin; there are tiny-passes" in capsys.readouterr().err


def test_a_short_soak_tries_no_less_than_make_test(monkeypatch):
    monkeypatch.setattr(options, "IS_SOAK", True)
    monkeypatch.setenv("SOAK_SCALE", "0.01")
    assert options.amount(8, 20) == 8
    monkeypatch.setenv("SOAK_SCALE", "1")
    assert options.amount(8, 20) == 20


def test_with_fewer_hunts_each_gets_more_time():
    assert parse(["--minutes", "6"], [PASSES, FAILS]).scale == 0.1
    assert parse(["--minutes", "6", "--only", "tiny-fails"], [PASSES, FAILS]).scale == 0.2


ENDLESS = """
import subprocess, sys, time
server = subprocess.Popen(["sleep", "60"], start_new_session=True)
with open(sys.argv[1], "w") as file:
    print(server.pid, file=file)
time.sleep(60)
"""
"""A hunt that has started a program in its own session, as tests start servers."""
RUNNER = """
import sys
from pathlib import Path
from tests.soak.__main__ import main
from tests.soak.hunts import Hunt
endless, started, logs = sys.argv[1:]
sys.exit(main(["--seed", "1"], [Hunt("endless", ("-c", endless, started))], Path(logs)))
"""


def test_ctrl_c_stops_the_hunt_and_its_children_and_shows_the_table(tmp_path):
    started, logs = tmp_path / "started", tmp_path / "logs"
    command = [sys.executable, "-c", RUNNER, ENDLESS, str(started), str(logs)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    wait_until(lambda: started.exists() and started.read_text().endswith("\n"), "the hunt has started")
    process.send_signal(signal.SIGINT)
    output, _ = process.communicate(timeout=60)
    assert process.returncode == 130
    assert rows(output)["endless"][0] == "0"
    assert not [*logs.iterdir()]
    assert not is_running(int(started.read_text()))


def is_running(pid):
    """A zombie counts as ended."""
    status = Path(f"/proc/{pid}/status")
    return status.exists() and "State:\tZ" not in status.read_text()


def selected(hunt):
    """The test files of a hunt, each with the name of the test that is selected in it, if any."""
    return [argument.partition("::")[::2] for argument in hunt.arguments if argument.startswith("tests/")]


@pytest.mark.parametrize("hunt", HUNTS, ids=lambda hunt: hunt.name)
def test_the_tests_that_a_hunt_selects_exist(hunt):
    assert selected(hunt) or (ROOT / "games" / hunt.arguments[2] / "plugin.py").exists()
    for file, test in selected(hunt):
        assert f"def {test}" in (ROOT / file).read_text("utf-8")


def test_every_long_test_is_in_a_hunt():
    long = {
        str(file.relative_to(ROOT))
        for file in (ROOT / "tests").rglob("test_*.py")
        if LONG.search(file.read_text("utf-8"))
    }
    hunted = {file for hunt in HUNTS for file, _ in selected(hunt)}
    assert long - NOT_LONG == hunted


def test_every_game_is_fuzzed_and_searched_for_leaks():
    games = {file.parent.name for file in (ROOT / "games").glob("*/plugin.py")}
    names = {hunt.name for hunt in HUNTS}
    assert names >= {f"{kind}-{game}" for kind in ("fuzz", "leaks") for game in games}
