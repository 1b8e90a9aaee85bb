"""Zanzibar conforms to the engine's contract, and its golden games have their recorded results."""

import re
from functools import cache
from pathlib import Path

import pytest

from games.zanzibar.plugin import plugin
from serai.engine import History, Rng
from serai.engine.conformance import Moment, check_golden, conform
from serai.engine.conformance.fuzz import fuzz_game
from serai.engine.conformance.sampling import is_small
from serai.engine.conformance.walk import random_move
from serai.engine.texts import texts
from tests.soak.options import amount, seed, tried

GOLDEN = [
    (file.stem, number, line)
    for file in sorted(Path("tests/fixtures/zanzibar/golden").glob("*.jsonl"))
    for number, line in enumerate(file.read_text("utf-8").splitlines())
]
CONFORMING_GAMES = amount(1, 30)
"""For each seat count."""
FUZZED_GAMES = 8


@cache
def small_positions() -> tuple[History, ...]:
    """Late positions with two players, in which all deals of the few hidden orders can be tried."""
    found: list[History] = []
    for number in range(4):
        rng = Rng.of("small positions of Zanzibar", number)
        moment = Moment.new_game(plugin, plugin.current_version, 2, rng)
        while plugin.game.waiting_for(moment.state):
            if is_small(moment):
                found.append(moment.history)
            moment.play(random_move(moment, rng))
    return tuple(found[:: len(found) // 6])


@pytest.mark.parametrize("seats", plugin.seats)
def test_the_contract_is_kept_at_every_seat_count(seats):
    conform(plugin, seats=[seats], games=CONFORMING_GAMES, seed=seed(seats), small=small_positions())
    tried(CONFORMING_GAMES, "games of Zanzibar")


@pytest.mark.parametrize("number", range(FUZZED_GAMES))
def test_some_fuzzed_games_pass(number):
    assert fuzz_game(plugin, 7, number) is None


@pytest.mark.parametrize(("name", "number", "line"), GOLDEN, ids=[f"{name}-{number}" for name, number, _ in GOLDEN])
def test_a_golden_game_has_its_recorded_result(name, number, line):
    check_golden(plugin, line)


def test_there_are_golden_games_for_every_seat_count():
    by_seats = {len(check_golden(plugin, line).places) for _, _, line in GOLDEN}
    assert by_seats == set(plugin.seats)
    assert len(GOLDEN) >= 25


def test_every_refusal_in_the_rules_has_a_message():
    rules = "".join(file.read_text("utf-8") for file in Path("games/zanzibar/rules").glob("*.py"))
    codes = set(re.findall(r'IllegalAction\("([a-z-]+)"', rules))
    assert len(codes) >= 20
    assert {f"illegal-{code}" for code in codes} == {
        message for message in texts(plugin.texts, "en").message_ids if message.startswith("illegal-")
    }
