"""The commands about games, run as a person runs them."""

import json
import os
import pty
import subprocess
import sys

import pytest

ENVIRONMENT = {**os.environ, "PYTHONPATH": "tests/plugins", "COLUMNS": "200", "TERM": "dumb"}


def manage(*arguments, typed="", environment=ENVIRONMENT):
    command = [sys.executable, "manage.py", *arguments]
    return subprocess.run(command, input=typed, env=environment, capture_output=True, text=True, check=False)


def test_simulate_prints_json_with_every_figure():
    done = manage("simulate", "haggle", "--seats", "3", "--games", "8", "--bots", "bold,random,random", "--json")
    figures = json.loads(done.stdout)
    assert list(figures) == [
        "games",
        "actions",
        "actions_per_s",
        "games_per_s",
        "events_per_game",
        "wins_by_seat",
        "wins_by_bot",
        "mean_scores",
    ]
    assert figures["games"] == 8
    assert figures["actions"] == 72
    assert figures["events_per_game"] == 13
    assert len(figures["wins_by_seat"]) == 3
    assert set(figures["wins_by_bot"]) == {"bold", "random"}
    assert done.stderr == ""


def test_simulate_seats_one_named_bot_in_every_chair_and_prints_a_table():
    done = manage("simulate", "byzanz", "--seats", "5", "--games", "2")
    assert done.returncode == 0
    assert "wins by seat" in done.stdout
    assert "random 2.0" in done.stdout


def test_simulate_shows_a_progress_bar_on_a_terminal():
    screen, terminal = pty.openpty()
    command = [sys.executable, "manage.py", "simulate", "byzanz", "--games", "30"]
    environment = {**ENVIRONMENT, "TERM": "xterm"}
    process = subprocess.Popen(command, env=environment, stdout=terminal, stderr=terminal)
    os.close(terminal)
    shown = b""
    try:
        while chunk := os.read(screen, 4096):
            shown += chunk
    except OSError:
        pass  # the terminal closes with the last process that has it open
    assert process.wait() == 0
    assert b"Byzanz, 3 seats" in shown
    assert b"100%" in shown


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "chess"], "There is no game called 'chess'; the games are: byzanz, haggle, jantaris, zanzibar."),
        (["simulate", "byzanz", "--seats", "9"], "Byzanz is played with 3 to 6 seats, not 9."),
        (
            ["simulate", "byzanz", "--bots", "shark"],
            "Byzanz has no bot called 'shark'; its bots are: random, merchant.",
        ),
        (["simulate", "byzanz", "--bots", "random,random"], "2 bots are named for 3 chairs: name one for all"),
        (["simulate", "byzanz", "--games", "none"], "'none' is not a whole number from 1 up"),
        (["fuzz", "chess"], "There is no game called 'chess'"),
        (["play", "haggle", "--seats", "1"], "Haggle is played with 2 to 4 seats, not 1."),
    ],
)
def test_a_wrong_argument_is_answered_with_a_sentence(arguments, sentence):
    done = manage(*arguments)
    assert done.returncode != 0
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_fuzz_says_that_all_is_well():
    done = manage("fuzz", "haggle", "--games", "12", "--seed", "3")
    assert done.returncode == 0
    assert done.stdout == "12 games of Haggle, seed 3: every check held.\n"


def test_fuzz_prints_seed_and_moves_of_a_failure(tmp_path):
    """A plug-in whose rules lose a card, found by its entry point like any other."""
    (tmp_path / "leaky-1.0.dist-info").mkdir()
    (tmp_path / "leaky-1.0.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: leaky\nVersion: 1.0\n")
    (tmp_path / "leaky-1.0.dist-info" / "entry_points.txt").write_text("[serai.games]\nleaky = leaky:plugin\n")
    (tmp_path / "leaky.py").write_text(
        "import msgspec\n"
        "from haggle.plugin import plugin as haggle\n"
        "from tests.engine.broken import BROKEN\n"
        "plugin = msgspec.structs.replace(haggle, slug='leaky', games={1: BROKEN['LosesACard'][1]()})\n"
    )
    path = os.pathsep.join([str(tmp_path), "tests/plugins", "."])
    done = manage("fuzz", "leaky", "--games", "3", "--seed", "5", environment={**ENVIRONMENT, "PYTHONPATH": path})
    assert done.returncode == 1
    assert "leaky broke 'conserved' in game 0 of seed 5 (2 seats, rules version 1)" in done.stderr
    moves = [json.loads(line) for line in done.stderr.splitlines() if line.startswith("  {")]
    assert sorted(move["seat"] for move in moves) == [0, 1], "one round is enough to lose a card"


def test_play_goes_from_the_deal_to_the_result():
    done = manage("play", "haggle", "--seats", "3", "--bots", "bold", "--seed", "4", typed="1\n1\n1\n")
    assert done.returncode == 0, done.stderr
    assert "Round 1: choose a card." in done.stdout
    assert "Bot 2 (bold) has chosen." in done.stdout
    assert "place" in done.stdout


def test_play_tells_a_whole_game_of_byzanz_in_another_language():
    done = manage("play", "byzanz", "--bots", "merchant", "--seed", "1", "--language", "hu", typed="1\n" * 300)
    assert done.returncode == 0, done.stderr
    assert "Vége a játéknak" in done.stdout
    assert "deck size" in done.stdout


def test_play_narrows_the_list_shows_the_rules_and_can_be_left():
    done = manage("play", "byzanz", "--seed", "1", typed="?\npass\nq\n")
    assert "Everybody wins exactly one auction a round" in done.stdout
    assert "You left the table. Deal it again with --seed 1." in done.stdout


def test_play_survives_the_end_of_its_input():
    done = manage("play", "byzanz", "--seed", "1", typed="")
    assert done.returncode == 0
    assert "You left the table." in done.stdout


def test_check_finds_nothing_wrong():
    done = manage("check")
    assert done.returncode == 0, done.stderr


def test_golden_prints_games_that_can_be_checked():
    from haggle.plugin import plugin
    from serai.engine.conformance import check_golden

    lines = manage("golden", "haggle", "--seats", "4", "--games", "2").stdout.splitlines()
    assert len(lines) == 2
    assert [len(check_golden(plugin, line).places) for line in lines] == [4, 4]
