"""No leak: change what a seat can't know, and everything the seat gets stays the same, byte for byte."""

from typing import Any

from msgspec import Raw

from serai.engine.bots import Position
from serai.engine.conformance.pictures import ONE_IN
from serai.engine.conformance.scene import Broken, Scene, Secrets
from serai.engine.contract import AnyGame, IllegalAction
from serai.engine.play import History, evolve_all, replay, retrace
from serai.engine.plugin import Plugin
from serai.engine.rng import Rng
from serai.engine.search import Expert
from serai.engine.texts import LANGUAGES
from serai.engine.wire import encode

ENOUGH_TRIES = 10
ROUNDS_OF_THOUGHT = 64
"""So long a bot that thinks ahead may do so here: enough to prefer something to what the quick bot behind it does."""
ROUNDS_OF_A_CHOICE = 8
"""The same, to see that it then does what it has come to, and nothing that it has not."""


def no_leak(scene: Scene, rng: Rng) -> None:
    """Tells the game so far again with other secrets, by the witness, to one audience."""
    audience = rng.choice(scene.audiences)
    witness, secrets = scene.plugin.witness, scene.secrets
    zones = witness.zones(scene.history, scene.state, audience)
    things = {encode(thing) for place in zones.values() for thing in place}
    secrets.anything_hidden |= bool(things)
    secrets.views_differ |= encode(scene.game.view(scene.state, audience)) != encode(scene.game.view(scene.state, None))
    secrets.tries.update((audience, place) for place, lies in zones.items() if lies and len(things) > 1)
    told = witness.retell(scene.history, scene.state, audience, rng)
    if told is None:
        return
    try:
        *_, (_, other) = commits = list(retrace(scene.game, told))
    except IllegalAction:
        return
    told_zones = witness.zones(told, other, audience)
    secrets.changes.update((audience, place) for place in zones if encode(zones[place]) != encode(told_zones[place]))
    other_commits = [events for events, _ in commits]
    seed = rng.below(1 << 32)
    here = _seen(scene.plugin, scene.game, scene.history, scene.commits, scene.state, audience, seed)
    there = _seen(scene.plugin, scene.game, told, other_commits, other, audience, seed)
    for what, data in here.items():
        if data != there[what]:
            finding = f"what {_name(audience)} can't know shows in its {what}: {data!r} against {there[what]!r}"
            raise Broken("no-leak", finding)


def state_told_otherwise(scene: Scene, seat: int, rng: Rng) -> Any | None:
    """The state of the same game with other secrets, as the witness tells it to the seat; None: it can't tell one."""
    told = scene.plugin.witness.retell(scene.history, scene.state, seat, rng)
    if told is None:
        return None
    try:
        return replay(scene.game, told)
    except IllegalAction:
        return None


def secrets_were_changed(secrets: Secrets) -> None:
    """The search for leaks means something only if everything hidden was told otherwise at least once."""
    if secrets.views_differ and not secrets.anything_hidden:
        raise Broken("no-leak", "the witness hides nothing, yet seats see different things")
    for (audience, place), tries in secrets.tries.items():
        if tries >= ENOUGH_TRIES and not secrets.changes[audience, place]:
            raise Broken("no-leak", f"the witness never told {place!r} otherwise, which {_name(audience)} can't know")


def _name(audience: int | None) -> str:
    return "a spectator" if audience is None else f"seat {audience}"


def _on_the_way(game: AnyGame, commits: list[Any], audience: int | None) -> list[Any]:
    """What was to be seen after each event of the last commit: a replay shows it all."""
    *before, last = commits
    state = evolve_all(game, None, (event for events in before for event in events))
    seen = []
    for event in last:
        state = game.evolve(state, event)
        seen.append(Raw(encode([game.view(state, audience), sorted(game.waiting_for(state))])))
    return seen


def _seen(
    plugin: Plugin, game: AnyGame, history: History, commits: list[Any], state: Any, audience: int | None, seed: int
) -> dict[str, bytes]:
    """Everything that an audience gets, by what it is."""
    seen: dict[str, Any] = {
        "events": [[game.redact(event, audience) for event in events] for events in commits],
        "moves": [game.redact(move, audience) for move in history.moves],
        "view": game.view(state, audience),
        "views between events": _on_the_way(game, commits, audience),
        "waiting": sorted(game.waiting_for(state)),
        "outcome": game.outcome(state),
    }
    if plugin.picture is not None and seed % ONE_IN == 0:
        seen["picture"] = plugin.picture(game.view(state, audience), audience, LANGUAGES[0])
    if audience is not None:
        seen["legal actions"] = list(game.legal(state, audience))
        seen["hints"] = game.hints(state, audience)
        seen["decision key"] = repr(game.decision_key(state, audience))
        seen["determinized state"] = game.determinize(state, audience, Rng.of(seed))
        if audience in game.waiting_for(state):
            seen |= _by_bots(plugin, Position(game, state, audience), seed)
    return {what: encode(thing) for what, thing in seen.items()}


def _by_bots(plugin: Plugin, position: Position[Any, Any], seed: int) -> dict[str, Any]:
    """What the bots choose there; of those who think ahead, all that they think."""
    seen: dict[str, Any] = {}
    for name, bot in plugin.bots.items():
        if isinstance(bot, Expert):
            seen[f"thought of the bot {name}"] = bot.steady(ROUNDS_OF_THOUGHT).think(position, Rng.of(seed))
        steady = bot.steady(ROUNDS_OF_A_CHOICE) if isinstance(bot, Expert) else bot
        choice = seen[f"choice by the bot {name}"] = steady(position, Rng.of(seed))
        if choice not in position.legal:
            raise Broken("bots", f"the bot {name} chooses {choice}, which is not legal")
    return seen
