"""Random legal play to the end of a game, with checks at each step."""

from collections.abc import Callable, Container, Mapping
from typing import Any

from serai.engine.conformance.checks import CHECKS, HISTORY_CHECKS, Check, run_check
from serai.engine.conformance.moment import CheckFailed, Moment
from serai.engine.contract import Move
from serai.engine.plugin import Plugin
from serai.engine.rng import Rng

MAX_MOVES = 3000


class WalkFailed(Exception):
    """A check failed during a walk: the failure, the moment, and the move that was being made, if any."""

    def __init__(self, failure: CheckFailed, moment: Moment | None = None, move: Move[Any] | None = None) -> None:
        super().__init__(str(failure))
        self.failure = failure
        self.moment = moment
        self.move = move


def start_walk(plugin: Plugin, rules_version: int, seats: int, rng: Rng) -> Moment:
    try:
        return Moment.new_game(plugin, rules_version, seats, rng.fork("deal"))
    except Exception as error:
        raise WalkFailed(crash(error)) from error


def crash(error: Exception) -> CheckFailed:
    return CheckFailed("crash", f"the game raised {type(error).__name__}: {error}")


def walk(
    plugin: Plugin,
    rules_version: int,
    seats: int,
    rng: Rng,
    checks: Mapping[str, Check] = CHECKS,
    at_step: Callable[[Moment], Any] = lambda _: None,
    max_history_checks: int | None = None,
) -> Moment:
    """Plays one random game; raises WalkFailed at the first check that fails.

    It is first played without checks: that is fast, and shows whether the game ends at all.
    Checks that replay the history are made at no more than `max_history_checks` moments, if that is given.
    """
    history_check_steps: Container[int] = ()
    if checks:
        moves = len(walk(plugin, rules_version, seats, rng, checks={}).history.moves)
        history_check_steps = rng.fork("moments").shuffled(range(moves + 1))[:max_history_checks]
    moment, move = start_walk(plugin, rules_version, seats, rng), None
    choices = rng.fork("choices")
    try:
        while True:
            step = len(moment.history.moves)
            for name, check in checks.items():
                if name in HISTORY_CHECKS and step not in history_check_steps:
                    continue
                run_check(name, check, moment, rng.fork(name, step))
            at_step(moment)
            if moment.game.outcome(moment.state) is not None:
                return moment
            if step == MAX_MOVES:
                raise CheckFailed("ends", f"the game did not end within {MAX_MOVES} moves")
            move = random_move(moment, choices)
            moment.play(move)
            move = None
    except CheckFailed as failure:
        raise WalkFailed(failure, moment, move) from failure
    except Exception as error:
        raise WalkFailed(crash(error), moment, move) from error


def random_move(moment: Moment, rng: Rng) -> Move[Any]:
    """A random legal move, mostly of a seat that the game waits for.

    Often the type of the action is drawn first, so that rare types occur.
    """
    game, state = moment.game, moment.state
    able = [seat for seat in moment.seats if game.legal(state, seat)]
    waited_for = [seat for seat in able if seat in game.waiting_for(state)]
    if not able:
        raise CheckFailed("progress", "the game is not over, but no seat can act")
    seat = rng.choice(able if not waited_for or rng.below(4) == 0 else waited_for)
    actions = game.legal(state, seat)
    if rng.below(2):
        type_name = rng.choice(sorted({type(action).__name__ for action in actions}))
        actions = [action for action in actions if type(action).__name__ == type_name]
    return Move(seat, rng.choice(actions))
