"""The hunts of `make soak`. A hunt is a long run of tests with random inputs, which looks for rare bugs.

Each takes a few minutes on two cores; its seed determines what it tries.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass

from tests.soak.options import scaled

CONTRACT = "test_the_contract_is_kept_at_every_seat_count"
ADVICE = "test_advice_is_given_at_each_kind_of_decision_in_a_replay"
FRAMES = "test_every_message_gets_an_answer_and_changes_nothing_illegal"


@dataclass(frozen=True)
class Hunt:
    name: str
    arguments: Sequence[str]
    """For Python; `{seed}` and `{games}` are replaced."""
    games: int = 0
    """For a program that does not report its own counts: games in one round at scale 1."""

    def games_at(self, scale: float) -> int:
        return scaled(self.games, scale) if self.games else 0

    def command(self, seed: int, scale: float) -> list[str]:
        values = {"{seed}": str(seed), "{games}": str(self.games_at(scale))}
        return [sys.executable, *(values.get(argument, argument) for argument in self.arguments)]


def fuzz(game: str, games: int) -> Hunt:
    """Random games with all seat counts; the conformance kit checks each step."""
    return Hunt(f"fuzz-{game}", ("manage.py", "fuzz", game, "--games", "{games}", "--seed", "{seed}"), games)


def pytest(name: str, *selection: str, processes: int = 0) -> Hunt:
    """Tests that use tests/soak/options.py.

    Tests that start servers run in pytest's own process (0), which stops the servers even if it is interrupted.
    """
    options = ("-p", "tests.soak.plugin", "-p", "no:cacheprovider", "-s", "-n", str(processes), "--hypothesis-seed")
    return Hunt(name, ("-m", "pytest", *options, "{seed}", *selection))


HUNTS = (
    fuzz("byzanz", 300),
    fuzz("zanzibar", 240),
    fuzz("jantaris", 100),
    pytest(
        "conformance",
        f"tests/games/byzanz/test_conformance.py::{CONTRACT}",
        f"tests/games/jantaris/test_conformance.py::{CONTRACT}",
        f"tests/games/zanzibar/test_conformance.py::{CONTRACT}",
        processes=2,
    ),
    pytest("leaks-byzanz", "tests/security/test_leaks.py", "-k", "byzanz"),
    pytest("leaks-zanzibar", "tests/security/test_leaks.py", "-k", "zanzibar"),
    pytest("leaks-jantaris", "tests/security/test_leaks.py", "-k", "jantaris"),
    pytest("api-conformance", "tests/api/test_schema_conformance.py"),
    pytest("api-stateful", "tests/api/test_stateful.py"),
    pytest("advice", f"tests/api/bots/test_advice.py::{ADVICE}", processes=2),
    pytest("compiled", "tests/games/test_compiled.py"),
    pytest("invalid-files", "tests/security/test_files.py"),
    pytest("invalid-frames", f"tests/live/test_limits.py::{FRAMES}"),
    pytest(
        "properties",
        "tests/engine/test_rng.py",
        "tests/games/byzanz/test_properties.py",
        "tests/games/byzanz/test_properties_of_whole_games.py",
        "tests/games/byzanz/test_bots.py",
        "tests/games/byzanz/test_components.py",
        "tests/games/jantaris/test_properties.py",
        "tests/games/jantaris/test_properties_of_legal.py",
        "tests/games/jantaris/test_decisions.py",
        "tests/games/zanzibar/test_properties.py",
        "tests/games/zanzibar/test_rulings_placing.py",
        "tests/ladder/test_rating.py",
        "tests/matchmaking/test_match_properties.py",
        *("-m", "hypothesis"),
        processes=2,
    ),
    pytest("faults-kills", "tests/faults/test_kills.py"),
    pytest("faults-valkey", "tests/faults/test_valkey_away.py"),
    pytest("faults-disk", "tests/faults/test_disk_full.py"),
    pytest("faults-rolling", "tests/faults/test_rolling.py"),
    pytest("faults-postgres", "tests/faults/test_postgres_killed.py"),
)
