"""Random legal play to the end, with checks at each step."""

from collections.abc import Callable, Container, Mapping
from typing import Any

from serai.engine.conformance.checks import CHECKS, LOOKING_BACK, Check, run_check
from serai.engine.conformance.scene import Broken, Scene
from serai.engine.contract import Move
from serai.engine.plugin import Plugin
from serai.engine.rng import Rng

MOST_MOVES = 3000


class Fallen(Exception):
    """A walk that ended at a broken check: where it was found, and the move that was being made there, if one was."""

    def __init__(self, broken: Broken, scene: Scene | None = None, move: Move[Any] | None = None) -> None:
        super().__init__(str(broken))
        self.broken = broken
        self.scene = scene
        self.move = move


def begin(plugin: Plugin, version: int, seats: int, rng: Rng) -> Scene:
    try:
        return Scene.begin(plugin, version, seats, rng.fork("deal"))
    except Exception as error:
        raise Fallen(crash(error)) from error


def crash(error: Exception) -> Broken:
    return Broken("crash", f"the game raised {type(error).__name__}: {error}")


def walk(
    plugin: Plugin,
    version: int,
    seats: int,
    rng: Rng,
    checks: Mapping[str, Check] = CHECKS,
    at_step: Callable[[Scene], Any] = lambda _: None,
    look_backs: int | None = None,
) -> Scene:
    """Plays one game at random; raises Fallen at the first check that fails.

    It is played once without checks before: that is quick, and a game without end is not worth checking.
    Checks that look back are made at no more than `look_backs` moments, if that is given.
    """
    moments: Container[int] = ()
    if checks:
        moves = len(walk(plugin, version, seats, rng, checks={}).history.moves)
        moments = rng.fork("moments").shuffled(range(moves + 1))[:look_backs]
    scene, move = begin(plugin, version, seats, rng), None
    choices = rng.fork("choices")
    try:
        while True:
            step = len(scene.history.moves)
            for name, check in checks.items():
                if name in LOOKING_BACK and step not in moments:
                    continue
                run_check(name, check, scene, rng.fork(name, step))
            at_step(scene)
            if scene.game.outcome(scene.state) is not None:
                return scene
            if step == MOST_MOVES:
                raise Broken("ends", f"the game did not end within {MOST_MOVES} moves")
            move = random_move(scene, choices)
            scene.play(move)
            move = None
    except Broken as broken:
        raise Fallen(broken, scene, move) from broken
    except Exception as error:
        raise Fallen(crash(error), scene, move) from error


def random_move(scene: Scene, rng: Rng) -> Move[Any]:
    """Mostly by a seat that is waited for; rare sorts of action are chosen as often as common ones."""
    game, state = scene.game, scene.state
    able = [seat for seat in scene.seats if game.legal(state, seat)]
    waited = [seat for seat in able if seat in game.waiting_for(state)]
    if not able:
        raise Broken("progress", "the game is not over and nobody can act")
    seat = rng.choice(able if not waited or rng.below(4) == 0 else waited)
    actions = game.legal(state, seat)
    if rng.below(2):
        sort = rng.choice(sorted({type(action).__name__ for action in actions}))
        actions = [action for action in actions if type(action).__name__ == sort]
    return Move(seat, rng.choice(actions))
