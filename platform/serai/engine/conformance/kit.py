"""Runs all checks, for every seat count and every version of the rules."""

from collections.abc import Iterable, Sequence

from serai.engine.conformance.checks import run_check, setup_is_repeatable
from serai.engine.conformance.golden import check_golden
from serai.engine.conformance.leaks import secrets_were_changed
from serai.engine.conformance.moment import CheckFailed, Moment, Secrets
from serai.engine.conformance.sampling import (
    determinize_is_uniform,
    determinize_keeps_knowledge,
    determinize_varies,
    is_small,
    pool,
)
from serai.engine.conformance.standing_orders import walk_with_orders
from serai.engine.conformance.walk import WalkFailed, start_walk, walk
from serai.engine.play import History
from serai.engine.plugin import Plugin
from serai.engine.rng import Rng
from serai.engine.texts import missing_messages

SAMPLED_MOMENTS = 3
MAX_SMALL_POSITIONS = 6


def conform(
    plugin: Plugin,
    *,
    seats: Iterable[int] | None = None,
    games: int = 2,
    seed: int = 1,
    small: Sequence[History] = (),
    golden: Iterable[bytes | str] = (),
) -> None:
    """Raises CheckFailed at the first check that fails.

    `small` are positions with so few hidden items that all their deals can be tried; small positions that random play
    reaches are tried too. `golden` are lines written by `record`.
    """
    if faults := list(plugin.faults()):
        raise CheckFailed("plugin", "; ".join(faults))
    for rules_version, game in plugin.games.items():
        if missing := list(missing_messages(plugin.texts, game.types, plugin.message_types)):
            raise CheckFailed("sentences", "; ".join(missing))
        rng = Rng.of("conform", seed, rules_version)
        moments = [
            Moment(plugin, rules_version, history) for history in small if rules_version == plugin.current_version
        ]
        secrets = Secrets()
        for seat_count in seats or plugin.seats:
            for number in range(games):
                last, small_moments = _play(plugin, rules_version, seat_count, rng.fork(seat_count, number))
                secrets.add(last.secrets)
                moments += small_moments
        secrets_were_changed(secrets)
        _check_uniform(plugin, rules_version, moments, rng)
    for line in golden:
        check_golden(plugin, line)


def _play(plugin: Plugin, rules_version: int, seats: int, rng: Rng) -> tuple[Moment, list[Moment]]:
    """Plays one random game; returns its last moment and copies of its small positions."""
    small: list[Moment] = []

    def collect(moment: Moment) -> None:
        if len(small) < MAX_SMALL_POSITIONS and is_small(moment):
            small.append(Moment(plugin, rules_version, moment.history))

    try:
        first = start_walk(plugin, rules_version, seats, rng)
        run_check("setup-repeats", setup_is_repeatable, first, rng)
        run_check("determinize-varies", determinize_varies, first, rng)
        last = walk(plugin, rules_version, seats, rng, at_step=collect)
        walk_with_orders(plugin, rules_version, seats, rng.fork("orders"))
    except WalkFailed as failed_walk:
        raise failed_walk.failure from failed_walk
    for _ in range(SAMPLED_MOMENTS):
        moves = last.history.moves[: rng.below(len(last.history.moves) + 1)]
        moment = Moment(plugin, rules_version, History(seats, last.history.setup, moves))
        run_check("determinize-knowledge", determinize_keeps_knowledge, moment, rng)
        run_check("determinize-varies", determinize_varies, moment, rng)
    return last, small


def _check_uniform(plugin: Plugin, rules_version: int, moments: Sequence[Moment], rng: Rng) -> None:
    """Tests all small positions; a game with hidden items must have some."""
    for moment in rng.shuffled(moments)[:MAX_SMALL_POSITIONS]:
        run_check("determinize-uniform", determinize_is_uniform, moment, rng)
    first = Moment.new_game(plugin, rules_version, min(plugin.seats), rng)
    hidden = (plugin.witness.zones(first.history, first.state, seat) for seat in first.seats)
    if rules_version == plugin.current_version and not moments and any(map(pool, hidden)):
        raise CheckFailed("determinize-uniform", "random play reached no small position: give some as `small`")
