"""The commands about games, run as an operator runs them."""

import contextlib
import json
import os
import pty
import re
import signal
import subprocess
import sys

import psutil
import pytest

ENVIRONMENT = {**os.environ, "PYTHONPATH": "tests/plugins", "COLUMNS": "200", "TERM": "dumb"}


def manage(*arguments, typed="", environment=ENVIRONMENT):
    command = [sys.executable, "manage.py", *arguments]
    return subprocess.run(command, input=typed, env=environment, capture_output=True, text=True, check=False)


def test_simulate_prints_json():
    done = manage("simulate", "haggle", "--seats", "3", "--games", "8", "--bots", "bold,random,random", "--json")
    result = json.loads(done.stdout)
    assert list(result) == [
        "games",
        "actions",
        "actions_per_s",
        "games_per_s",
        "events_per_game",
        "wins_by_seat",
        "wins_by_bot",
        "mean_scores",
    ]
    assert result["games"] == 8
    assert result["actions"] == 72
    assert result["events_per_game"] == 13
    assert len(result["wins_by_seat"]) == 3
    assert set(result["wins_by_bot"]) == {"bold", "random"}
    assert done.stderr == ""


def test_simulate_uses_a_single_named_bot_for_every_seat_and_prints_a_table():
    done = manage("simulate", "byzanz", "--seats", "5", "--games", "2")
    assert done.returncode == 0
    assert "wins by seat" in done.stdout
    assert "random 2.0" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "title", "end"),
    [
        (["simulate", "byzanz", "--games", "30"], b"Byzanz, 3 seats", b"100%"),
        (["arena", "byzanz", "--games", "6", "--bots", "merchant,random,random"], b"Byzanz, 1 s", b"6/6"),
    ],
)
def test_a_terminal_shows_a_progress_bar_and_a_file_gets_the_results_alone(tmp_path, arguments, title, end):
    screen, terminal = pty.openpty()
    command = [sys.executable, "manage.py", *arguments]
    environment = {**ENVIRONMENT, "TERM": "xterm"}
    with (tmp_path / "results").open("wb") as file:
        process = subprocess.Popen(command, env=environment, stdout=file, stderr=terminal)
    os.close(terminal)
    output = b""
    try:
        while chunk := os.read(screen, 4096):
            output += chunk
    except OSError:
        pass  # the terminal closes with the last process that has it open
    assert process.wait() == 0
    assert title in output
    assert end in output
    results = (tmp_path / "results").read_text()
    assert "random" in results
    assert "\x1b" not in results, "a file gets no escape sequences"


def test_arena_continues_a_record_and_prints_json_or_a_table(tmp_path):
    match = ["arena", "byzanz", "--bots", "merchant,random,random", "--record", str(tmp_path / "match.jsonl")]
    few, more = (json.loads(manage(*match, "--games", games, "--json").stdout) for games in ("3", "5"))
    assert few["match"] == {"game": "byzanz", "bots": ["merchant", "random", "random"], "seconds": 1.0, "seed": 1}
    assert [one["games"] for one in few["standings"]] == [3, 3]
    assert [one["games"] for one in more["standings"]] == [5, 5]
    assert len((tmp_path / "match.jsonl").read_text().splitlines()) == 1 + 5
    assert "100.0%" in manage(*match, "--games", "5").stdout, "the merchant has won them all"
    other = manage(*match, "--seed", "2")
    assert "contains games of another match" in other.stderr


def test_arena_replays_a_game_whose_line_was_cut_off(tmp_path):
    record = tmp_path / "match.jsonl"
    match = ["arena", "haggle", "--bots", "bold,random", "--record", str(record), "--jobs", "1", "--json"]
    manage(*match, "--games", "2")
    whole = record.read_bytes()
    record.write_bytes(whole[:-20])
    assert json.loads(manage(*match, "--games", "3").stdout)["standings"][0]["games"] == 3
    head, *games = record.read_text().splitlines()
    assert head == whole.decode().splitlines()[0]
    assert sorted(json.loads(game)["number"] for game in games) == [0, 1, 2]


def test_arenas_table_fits_into_80_columns():
    narrow = {**ENVIRONMENT, "COLUMNS": "80"}
    match = ["arena", "jantaris", "--bots", "guildmaster,apprentice,random", "--games", "7"]
    output = manage(*match, environment=narrow).stdout
    assert all(len(line) <= 80 for line in output.splitlines())
    assert "…" not in output
    for bot in ("guildmaster", "apprentice", "random"):
        assert re.search(rf"1 {bot} +\d+\.\d% +\d+\.\d% – \d+\.\d% +33% +\d+\.\d +\d\.\d{{3}} +\d\.\d{{3}}", output)


@pytest.mark.parametrize(
    ("stop", "how"), [(os.killpg, signal.SIGINT), (os.kill, signal.SIGTERM)], ids=["Ctrl-C", "kill"]
)
def test_arena_stops_during_a_game_with_a_message_and_kills_its_workers(tmp_path, stop, how):
    """The plug-in's bot never moves."""
    stuck = installed(
        tmp_path,
        "stuck",
        "import os, signal\n"
        "import msgspec\n"
        "from haggle.plugin import plugin as haggle\n"
        "def mule(position, rng):\n"
        "    os.write(1, b'%d\\n' % os.getpid())\n"
        "    while True:\n"
        "        signal.pause()\n"
        "plugin = msgspec.structs.replace(haggle, slug='stuck', bots={'mule': mule}, ratings={})\n",
    )
    record = tmp_path / "match.jsonl"
    command = ["manage.py", "arena", "stuck", "--bots", "mule,mule", "--jobs", "2", "--record", str(record)]
    arena = subprocess.Popen(
        [sys.executable, *command],
        env=stuck,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        workers = [int(arena.stdout.readline()) for _ in range(2)]
        stop(arena.pid, how)
        _, output = arena.communicate(timeout=60)
        left = [worker for worker in workers if psutil.pid_exists(worker)]
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(arena.pid, signal.SIGKILL)
    assert output == "Stopped after 0 of 400 games: run the same command again to continue.\n"
    assert arena.returncode == 130
    assert not left
    assert len(record.read_text().splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["simulate", "chess"], "There is no game called 'chess'; the games are: byzanz, haggle, jantaris, zanzibar."),
        (["simulate", "byzanz", "--seats", "9"], "Byzanz is played with 3 to 6 seats, not 9."),
        (
            ["simulate", "byzanz", "--bots", "shark"],
            "Byzanz has no bot called 'shark'; its bots are: random, apprentice, merchant, expert.",
        ),
        (["simulate", "byzanz", "--bots", "random,random"], "2 bots are named for 3 seats: name one for all"),
        (["arena", "byzanz", "--bots", "expert,random"], "Byzanz is played with 3 to 6 seats, not 2."),
        (
            ["arena", "byzanz", "--bots", "shark,random,random"],
            "its bots are: random, apprentice, merchant, expert, cheater.",
        ),
        *[
            (
                ["arena", "haggle", "--bots", "bold,random", "--games", "1", f"--seconds={wrong}"],
                f"'{wrong}' is not a number",
            )
            for wrong in ("-1", "0", "nan", "inf", "long")
        ],
        (["simulate", "byzanz", "--games", "none"], "'none' is not a whole number from 1 up"),
        (["fuzz", "chess"], "There is no game called 'chess'"),
        (["play", "haggle", "--seats", "1"], "Haggle is played with 2 to 4 seats, not 1."),
    ],
)
def test_a_wrong_argument_is_reported_in_one_sentence(arguments, error):
    done = manage(*arguments)
    assert done.returncode != 0
    assert error in done.stderr
    assert "Traceback" not in done.stderr


MATCH = b'{"game":"haggle","bots":["bold","random"],"seconds":1.0,"seed":1}\n'


@pytest.mark.parametrize(
    ("written", "line"),
    [(b"Dear diary,\n", 1), (b"\xff\x00\n", 1), (b"Dear diary", 1), (MATCH + b"{}\n", 2), (MATCH + MATCH + b"{", 2)],
    ids=["words", "bytes", "half a line", "no game", "another match below"],
)
def test_arena_names_the_foreign_line_of_a_record_and_does_not_change_the_file(tmp_path, written, line):
    record = tmp_path / "match.jsonl"
    record.write_bytes(written)
    done = manage("arena", "haggle", "--bots", "bold,random", "--games", "1", "--record", str(record))
    assert done.returncode == 1
    assert f"{record}, line {line}: this was not written by the arena" in done.stderr
    assert "Traceback" not in done.stderr
    assert record.read_bytes() == written


@pytest.mark.parametrize(("record", "why"), [("missing/match.jsonl", "No such file"), (".", "Is a directory")])
def test_arena_says_why_a_record_cannot_be_written(tmp_path, record, why):
    done = manage("arena", "haggle", "--bots", "bold,random", "--games", "1", "--record", str(tmp_path / record))
    assert done.returncode == 1
    assert f"{tmp_path / record} can't be written: {why}" in done.stderr
    assert "Traceback" not in done.stderr


def test_fuzz_reports_success():
    done = manage("fuzz", "haggle", "--games", "12", "--seed", "3")
    assert done.returncode == 0
    assert done.stdout == "12 games of Haggle, seed 3: every check passed.\n"


def installed(folder, name, source):
    """An environment with one more plug-in, which is found by its entry point."""
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[serai.games]\n{name} = {name}:plugin\n")
    (folder / f"{name}.py").write_text(source)
    return {**ENVIRONMENT, "PYTHONPATH": os.pathsep.join([str(folder), "tests/plugins", "."])}


def test_fuzz_prints_seed_and_moves_of_a_failure(tmp_path):
    """The plug-in's rules lose a card."""
    leaky = installed(
        tmp_path,
        "leaky",
        "import msgspec\n"
        "from haggle.plugin import plugin as haggle\n"
        "from tests.engine.broken_games import BROKEN\n"
        "plugin = msgspec.structs.replace(haggle, slug='leaky', games={1: BROKEN['LosesACard'][1]()})\n",
    )
    done = manage("fuzz", "leaky", "--games", "3", "--seed", "5", environment=leaky)
    assert done.returncode == 1
    assert "leaky failed 'conserved' in game 0 of seed 5 (2 seats, rules version 1)" in done.stderr
    moves = [json.loads(line) for line in done.stderr.splitlines() if line.startswith("  {")]
    assert sorted(move["seat"] for move in moves) == [0, 1], "one round is enough to lose a card"


@pytest.mark.parametrize("command", ["play", "simulate", "fuzz"])
def test_a_game_that_cannot_be_loaded_is_reported_in_one_sentence(tmp_path, command):
    done = manage(command, "byzanz", environment=installed(tmp_path, "torn", "raise ValueError('The board is torn.')"))
    assert done.returncode != 0
    assert done.stderr.endswith("The game plug-in 'torn' (torn:plugin) can't be loaded: The board is torn.\n")
    assert "Traceback" not in done.stderr


def test_play_plays_a_whole_game():
    done = manage("play", "haggle", "--seats", "3", "--bots", "bold", "--seed", "4", typed="1\n1\n1\n")
    assert done.returncode == 0, done.stderr
    assert "Round 1: choose a card." in done.stdout
    assert "Bot 2 (bold) has chosen." in done.stdout
    assert "place" in done.stdout


def test_play_plays_byzanz_in_another_language():
    done = manage("play", "byzanz", "--bots", "merchant", "--seed", "1", "--language", "hu", typed="1\n" * 300)
    assert done.returncode == 0, done.stderr
    assert "Vége a játéknak" in done.stdout
    assert "deck size" in done.stdout


def test_play_filters_the_list_shows_the_rules_and_can_be_quit():
    done = manage("play", "byzanz", "--seed", "1", typed="?\npass\nq\n")
    assert "Everyone wins exactly one auction a round" in done.stdout
    assert "You left the table. Play the same deal again with --seed 1." in done.stdout


def test_play_says_when_nothing_in_the_list_matches():
    done = manage("play", "byzanz", "--seed", "1", typed="99999\nxyz\nq\n")
    assert "Nothing in the list matches '99999'." in done.stdout
    assert "Nothing in the list matches 'xyz'." in done.stdout


@pytest.mark.parametrize(
    ("game", "typed"), [("zanzibar", "1\n" * 12), ("jantaris", "1\n" * 40)], ids=["zanzibar", "jantaris"]
)
def test_play_shows_no_reprs(game, typed):
    output = manage("play", game, "--seed", "1", typed=typed).stdout
    assert not re.search(r"\w+\(\w+=|\bNone\b", output)


def test_play_quits_at_the_end_of_its_input():
    done = manage("play", "byzanz", "--seed", "1", typed="")
    assert done.returncode == 0
    assert "You left the table." in done.stdout


def test_check_finds_nothing_wrong():
    done = manage("check")
    assert done.returncode == 0, done.stderr


def test_golden_prints_games_that_check_golden_accepts():
    from haggle.plugin import plugin
    from serai.engine.conformance import check_golden

    lines = manage("golden", "haggle", "--seats", "4", "--games", "2").stdout.splitlines()
    assert len(lines) == 2
    assert [len(check_golden(plugin, line).places) for line in lines] == [4, 4]
