"""Many random games, checked at each step; a failure is cut down to the shortest moves that show it."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from serai.engine.conformance.checks import CHECKS, run_check
from serai.engine.conformance.scene import Broken, Scene
from serai.engine.conformance.standing import walk_with_orders
from serai.engine.conformance.walk import Fallen, crash, walk
from serai.engine.contract import Move
from serai.engine.play import History
from serai.engine.plugin import Plugin
from serai.engine.rng import Rng

TRIES = 3
"""A check that draws at random is given this many chances to fail again."""


LOOK_BACKS = 40
"""At so many moments of a game, drawn anew for each, the checks that look back are made.

At every step they would take most of the time of a long game, and two moves in a row hide nearly the same.
"""


class Failure(Struct, frozen=True):
    """A fuzzed game that broke the contract, and how to see it again."""

    seed: int
    number: int
    version: int
    seats: int
    check: str
    finding: str
    moves: tuple[Move[Any], ...]


def fuzz_game(plugin: Plugin, seed: int, number: int) -> Failure | None:
    """Plays game `number` of a seed; seat counts and rules versions take turns."""
    version = sorted(plugin.games)[number % len(plugin.games)]
    seats = plugin.seats[number // len(plugin.games) % len(plugin.seats)]
    try:
        walk(plugin, version, seats, Rng.of("fuzz", seed, number), look_backs=LOOK_BACKS)
        walk_with_orders(plugin, version, seats, Rng.of("fuzz", seed, number, "orders"))
    except Fallen as fallen:
        moves, broken = shortest(fallen)
        return Failure(seed, number, version, seats, broken.check, broken.finding, tuple(moves))
    return None


def shortest(fallen: Fallen) -> tuple[Sequence[Move[Any]], Broken]:
    """Leaves out runs of moves, long ones first, until none can be spared without the check holding again."""
    scene, broken = fallen.scene, fallen.broken
    if scene is None:
        return [], broken
    moves = [*scene.history.moves, *([fallen.move] if fallen.move else [])]
    if broken.check == "ends":
        return moves, broken
    spared = True
    while spared:
        spared = False
        for size in range(max(1, len(moves) // 2), 0, -1):
            place = 0
            while place < len(moves):
                fewer, again = _replay(scene, moves[:place] + moves[place + size :], broken.check)
                if again and len(fewer) < len(moves):
                    moves, broken, spared = fewer, again, True
                else:
                    place += size
    return moves, broken


def _replay(scene: Scene, moves: Sequence[Move[Any]], check: str) -> tuple[list[Move[Any]], Broken | None]:
    """The moves without those that have become illegal, and what the check says at their end."""
    replay = Scene(scene.plugin, scene.version, History(scene.history.seats, scene.history.setup))
    for move in moves:
        try:
            if move.action in replay.game.legal(replay.state, move.seat):
                replay.play(move)
        except Exception as error:
            found = error if isinstance(error, Broken) else crash(error)
            return [*replay.history.moves, move], found if found.check == check else None
    return list(replay.history.moves), _find(replay, check)


def _find(scene: Scene, check: str) -> Broken | None:
    for chance in range(TRIES if check in CHECKS else 0):
        try:
            run_check(check, CHECKS[check], scene, Rng.of("shrink", chance))
        except Broken as broken:
            if broken.check == check:
                return broken
    return None
