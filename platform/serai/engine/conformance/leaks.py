"""Leaks: if what a seat can't know is changed, everything that the seat is given must stay the same, byte for byte."""

from typing import Any

from msgspec import Raw

from serai.engine.bots import Position
from serai.engine.codec import encode
from serai.engine.conformance.moment import CheckFailed, Moment, Secrets
from serai.engine.conformance.pictures import PICTURE_INTERVAL
from serai.engine.contract import AnyGame, IllegalAction
from serai.engine.play import History, evolve_all, replay, retrace
from serai.engine.plugin import Plugin
from serai.engine.rng import Rng
from serai.engine.search import Expert
from serai.engine.texts import LANGUAGES

MIN_RESAMPLES = 10
"""A hidden zone that was resampled this often must have been changed at least once."""
SEARCH_ITERATIONS = 64
"""Iterations of an expert's search: enough to prefer an action to that of its rollout policy."""
CHOICE_ITERATIONS = 8
"""Iterations when the whole bot is called, to compare its choice."""


def no_leak(moment: Moment, rng: Rng) -> None:
    """Compares what one audience is given with the same game with other secrets, as the witness resamples it."""
    audience = rng.choice(moment.audiences)
    witness, secrets = moment.plugin.witness, moment.secrets
    zones = witness.zones(moment.history, moment.state, audience)
    hidden_items = {encode(item) for items in zones.values() for item in items}
    secrets.anything_hidden |= bool(hidden_items)
    secrets.views_differ |= encode(moment.game.view(moment.state, audience)) != encode(
        moment.game.view(moment.state, None)
    )
    secrets.resamples.update((audience, zone) for zone, items in zones.items() if items and len(hidden_items) > 1)
    resampled = witness.resample(moment.history, moment.state, audience, rng)
    if resampled is None:
        return
    try:
        *_, (_, other_state) = commits = list(retrace(moment.game, resampled))
    except IllegalAction:
        return
    other_zones = witness.zones(resampled, other_state, audience)
    secrets.changes.update((audience, zone) for zone in zones if encode(zones[zone]) != encode(other_zones[zone]))
    other_commits = [events for events, _ in commits]
    seed = rng.below(1 << 32)
    given = _given_to(audience, moment.plugin, moment.game, moment.history, moment.commits, moment.state, seed)
    other_given = _given_to(audience, moment.plugin, moment.game, resampled, other_commits, other_state, seed)
    for what, data in given.items():
        if data != other_given[what]:
            finding = f"{_name(audience)}'s {what} reveals what it can't know: {data!r} against {other_given[what]!r}"
            raise CheckFailed("no-leak", finding)


def state_with_other_secrets(moment: Moment, seat: int, rng: Rng) -> Any | None:
    """The state of the same game with other secrets, as the witness resamples it; None if that is not possible."""
    resampled = moment.plugin.witness.resample(moment.history, moment.state, seat, rng)
    if resampled is None:
        return None
    try:
        return replay(moment.game, resampled)
    except IllegalAction:
        return None


def secrets_were_changed(secrets: Secrets) -> None:
    """Fails if something hidden was never changed: then the check for leaks has tested nothing."""
    if secrets.views_differ and not secrets.anything_hidden:
        raise CheckFailed("no-leak", "the witness hides nothing, but seats see different things")
    for (audience, zone), resamples in secrets.resamples.items():
        if resamples >= MIN_RESAMPLES and not secrets.changes[audience, zone]:
            raise CheckFailed("no-leak", f"the witness never changed {zone!r}, which {_name(audience)} can't know")


def _name(audience: int | None) -> str:
    return "a spectator" if audience is None else f"seat {audience}"


def _between_events(game: AnyGame, commits: list[Any], audience: int | None) -> list[Any]:
    """The view after each event of the last commit, because a replay shows each of them."""
    *before, last = commits
    state = evolve_all(game, None, (event for events in before for event in events))
    given = []
    for event in last:
        state = game.evolve(state, event)
        given.append(Raw(encode([game.view(state, audience), sorted(game.waiting_for(state))])))
    return given


def _given_to(
    audience: int | None, plugin: Plugin, game: AnyGame, history: History, commits: list[Any], state: Any, seed: int
) -> dict[str, bytes]:
    """Everything that an audience receives, by name, as bytes."""
    given: dict[str, Any] = {
        "events": [[game.redact(event, audience) for event in events] for events in commits],
        "moves": [game.redact(move, audience) for move in history.moves],
        "view": game.view(state, audience),
        "views between events": _between_events(game, commits, audience),
        "waiting": sorted(game.waiting_for(state)),
        "outcome": game.outcome(state),
    }
    if plugin.picture is not None and seed % PICTURE_INTERVAL == 0:
        given["picture"] = plugin.picture(game.view(state, audience), audience, LANGUAGES[0])
    if audience is not None:
        given["legal actions"] = list(game.legal(state, audience))
        given["hints"] = game.hints(state, audience)
        given["decision key"] = repr(game.decision_key(state, audience))
        given["determinized state"] = game.determinize(state, audience, Rng.of(seed))
        if audience in game.waiting_for(state):
            given |= _chosen_by_bots(plugin, Position(game, state, audience), seed)
    return {what: encode(value) for what, value in given.items()}


def _chosen_by_bots(plugin: Plugin, position: Position[Any, Any], seed: int) -> dict[str, Any]:
    """What each bot chooses in the position; for experts also the whole result of the search."""
    choices: dict[str, Any] = {}
    for name, bot in plugin.bots.items():
        if isinstance(bot, Expert):
            choices[f"search of the bot {name}"] = bot.deterministic(SEARCH_ITERATIONS).search(position, Rng.of(seed))
        quick = bot.deterministic(CHOICE_ITERATIONS) if isinstance(bot, Expert) else bot
        choice = choices[f"choice by the bot {name}"] = quick(position, Rng.of(seed))
        if choice not in position.legal:
            raise CheckFailed("bots", f"the bot {name} chooses {choice}, which is not legal")
    return choices
