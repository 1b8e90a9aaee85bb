"""Every check of the kit, over every seat count and every version of the rules."""

from collections.abc import Iterable, Sequence

from serai.engine.conformance.checks import run_check, setup_is_repeatable
from serai.engine.conformance.golden import check_golden
from serai.engine.conformance.leaks import secrets_were_changed
from serai.engine.conformance.sampling import (
    determinize_is_uniform,
    determinize_keeps_knowledge,
    determinize_varies,
    is_small,
    pool,
)
from serai.engine.conformance.scene import Broken, Scene, Secrets
from serai.engine.conformance.standing import walk_with_orders
from serai.engine.conformance.walk import Fallen, begin, walk
from serai.engine.play import History
from serai.engine.plugin import Plugin
from serai.engine.rng import Rng
from serai.engine.texts import missing_messages

SAMPLED_MOMENTS = 3
MOST_SMALL_POSITIONS = 6


def conform(
    plugin: Plugin,
    *,
    seats: Iterable[int] | None = None,
    games: int = 2,
    seed: int = 1,
    small: Sequence[History] = (),
    golden: Iterable[bytes | str] = (),
) -> None:
    """Raises Broken at the first check that fails.

    `small` are positions with so few hidden things that all their deals can be tried; those that random play meets
    are tried too. `golden` are lines that `record` wrote.
    """
    if faults := list(plugin.faults()):
        raise Broken("plugin", "; ".join(faults))
    for version, game in plugin.games.items():
        if missing := list(missing_messages(plugin.texts, game.types, plugin.said)):
            raise Broken("sentences", "; ".join(missing))
        rng = Rng.of("conform", seed, version)
        scenes = [Scene(plugin, version, history) for history in small if version == plugin.current_version]
        secrets = Secrets()
        for seat_count in seats or plugin.seats:
            for number in range(games):
                last, small_scenes = _play(plugin, version, seat_count, rng.fork(seat_count, number))
                secrets.add(last.secrets)
                scenes += small_scenes
        secrets_were_changed(secrets)
        _check_uniform(plugin, version, scenes, rng)
    for line in golden:
        check_golden(plugin, line)


def _play(plugin: Plugin, version: int, seats: int, rng: Rng) -> tuple[Scene, list[Scene]]:
    """One game at random; gives back its end, and copies of its small positions."""
    small: list[Scene] = []

    def collect(scene: Scene) -> None:
        if len(small) < MOST_SMALL_POSITIONS and is_small(scene):
            small.append(Scene(plugin, version, scene.history))

    try:
        begun = begin(plugin, version, seats, rng)
        run_check("setup-repeats", setup_is_repeatable, begun, rng)
        run_check("determinize-varies", determinize_varies, begun, rng)
        last = walk(plugin, version, seats, rng, at_step=collect)
        walk_with_orders(plugin, version, seats, rng.fork("orders"))
    except Fallen as fallen:
        raise fallen.broken from fallen
    for _ in range(SAMPLED_MOMENTS):
        moves = last.history.moves[: rng.below(len(last.history.moves) + 1)]
        moment = Scene(plugin, version, History(seats, last.history.setup, moves))
        run_check("determinize-knowledge", determinize_keeps_knowledge, moment, rng)
        run_check("determinize-varies", determinize_varies, moment, rng)
    return last, small


def _check_uniform(plugin: Plugin, version: int, scenes: Sequence[Scene], rng: Rng) -> None:
    """On the small positions there are; a game that hides anything must have some."""
    for scene in rng.shuffled(scenes)[:MOST_SMALL_POSITIONS]:
        run_check("determinize-uniform", determinize_is_uniform, scene, rng)
    begun = Scene.begin(plugin, version, min(plugin.seats), rng)
    hidden = (plugin.witness.zones(begun.history, begun.state, seat) for seat in begun.seats)
    if version == plugin.current_version and not scenes and any(map(pool, hidden)):
        raise Broken("determinize-uniform", "random play met no position small enough: give some as `small`")
