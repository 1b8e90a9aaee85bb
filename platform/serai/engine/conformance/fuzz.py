"""Fuzzing: many random games, checked at each step; a failure is reduced to the shortest moves that reproduce it."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from serai.engine.conformance.checks import CHECKS, run_check
from serai.engine.conformance.moment import CheckFailed, Moment
from serai.engine.conformance.standing_orders import walk_with_orders
from serai.engine.conformance.walk import WalkFailed, crash, walk
from serai.engine.contract import Move
from serai.engine.play import History
from serai.engine.plugin import Plugin
from serai.engine.rng import Rng

MAX_REPEATS = 3
"""How often a check that depends on chance is repeated to see whether it fails again."""


HISTORY_CHECKS_PER_GAME = 40
"""How many random moments of a game get the checks that replay its history.

At every step they would take most of the time of a long game, and little changes from one move to the next.
"""


class Failure(Struct, frozen=True):
    """A fuzzed game that broke the contract, and how to reproduce it."""

    seed: int
    number: int
    rules_version: int
    seats: int
    check: str
    finding: str
    moves: tuple[Move[Any], ...]


def fuzz_game(plugin: Plugin, seed: int, number: int) -> Failure | None:
    """Plays game `number` of a seed; seat counts and rules versions take turns."""
    rules_version = sorted(plugin.games)[number % len(plugin.games)]
    seats = plugin.seats[number // len(plugin.games) % len(plugin.seats)]
    try:
        walk(plugin, rules_version, seats, Rng.of("fuzz", seed, number), max_history_checks=HISTORY_CHECKS_PER_GAME)
        walk_with_orders(plugin, rules_version, seats, Rng.of("fuzz", seed, number, "orders"))
    except WalkFailed as failed_walk:
        moves, failure = shortest(failed_walk)
        return Failure(seed, number, rules_version, seats, failure.check, failure.finding, tuple(moves))
    return None


def shortest(failed_walk: WalkFailed) -> tuple[Sequence[Move[Any]], CheckFailed]:
    """Removes sequences of moves, long ones first, as long as the same check still fails without them."""
    moment, failure = failed_walk.moment, failed_walk.failure
    if moment is None:
        return [], failure
    moves = [*moment.history.moves, *([failed_walk.move] if failed_walk.move else [])]
    if failure.check == "ends":
        return moves, failure
    removed = True
    while removed:
        removed = False
        for size in range(max(1, len(moves) // 2), 0, -1):
            place = 0
            while place < len(moves):
                fewer, again = _replay(moment, moves[:place] + moves[place + size :], failure.check)
                if again and len(fewer) < len(moves):
                    moves, failure, removed = fewer, again, True
                else:
                    place += size
    return moves, failure


def _replay(moment: Moment, moves: Sequence[Move[Any]], check: str) -> tuple[list[Move[Any]], CheckFailed | None]:
    """The moves without those that have become illegal, and the failure of the check after them, if it fails."""
    replay = Moment(moment.plugin, moment.rules_version, History(moment.history.seats, moment.history.setup))
    for move in moves:
        try:
            if move.action in replay.game.legal(replay.state, move.seat):
                replay.play(move)
        except Exception as error:
            found = error if isinstance(error, CheckFailed) else crash(error)
            return [*replay.history.moves, move], found if found.check == check else None
    return list(replay.history.moves), _find(replay, check)


def _find(moment: Moment, check: str) -> CheckFailed | None:
    for chance in range(MAX_REPEATS if check in CHECKS else 0):
        try:
            run_check(check, CHECKS[check], moment, Rng.of("shrink", chance))
        except CheckFailed as failure:
            if failure.check == check:
                return failure
    return None
