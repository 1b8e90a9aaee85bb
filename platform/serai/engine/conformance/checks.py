"""The checks that hold at every moment of a game, each with a name."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import msgspec

from serai.engine.conformance.leaks import no_leak
from serai.engine.conformance.pictures import pictures_are_plain
from serai.engine.conformance.reveals import nothing_is_learnt_unrevealed
from serai.engine.conformance.sampling import determinize_keeps_view
from serai.engine.conformance.scene import Broken, Scene
from serai.engine.conformance.strangers import changed, made_up
from serai.engine.contract import IllegalAction
from serai.engine.play import default_options
from serai.engine.rng import Rng
from serai.engine.texts import LANGUAGES, MissingWords, Texts, texts
from serai.engine.wire import decode, encode

STRANGERS = 24

Check = Callable[[Scene, Rng], None]


def replay_equals_live(scene: Scene, _rng: Rng) -> None:
    """The state built from stored events is the live state, byte for byte."""
    if encode(scene.state) != encode(scene.replayed):
        raise Broken("replay", "the state built from the stored events differs from the live one")


def json_round_trip(scene: Scene, _rng: Rng) -> None:
    """State, events and actions come back from their JSON as they were."""
    types = scene.game.types
    things = [(scene.state, types.state), *((event, types.event) for event in scene.fresh)]
    things += [(action, types.action) for seat in scene.seats for action in scene.game.legal(scene.state, seat)]
    for thing, kind in things:
        data = encode(thing)
        try:
            back = decode(data, kind)
        except msgspec.ValidationError as error:
            raise Broken("round-trip", f"{data!r} can't be read back: {error}") from None
        if encode(back) != data or back != thing:
            raise Broken("round-trip", f"{thing} comes back as {back}")


def legal_is_distinct(scene: Scene, _rng: Rng) -> None:
    """No two legal actions are alike."""
    for seat in scene.seats:
        actions = [encode(action) for action in scene.game.legal(scene.state, seat)]
        if len(set(actions)) < len(actions):
            raise Broken("legal-distinct", f"seat {seat} is offered the same action twice")


def legal_is_decidable(scene: Scene, rng: Rng) -> None:
    """`decide` accepts exactly what `legal` lists, and leaves the state as it was."""
    game, state, before = scene.game, scene.state, encode(scene.state)
    listed = [list(game.legal(state, seat)) for seat in scene.seats]
    for seat in scene.seats:
        for action in listed[seat]:
            try:
                events = game.decide(state, seat, action)
            except IllegalAction as illegal:
                raise Broken("legal-decide", f"seat {seat} may {action} by legal, not by decide: {illegal}") from None
            if not events:
                raise Broken("legal-decide", f"nothing happens when seat {seat} does {action}")
            if encode(events) != encode(game.decide(state, seat, action)):
                raise Broken("legal-decide", f"the same {action} of seat {seat} leads to different events")
    for seat, stranger in _strangers(scene, listed, rng):
        if stranger not in listed[seat]:
            _must_be_refused(scene, seat, stranger)
    if encode(state) != before:
        raise Broken("legal-decide", "asking legal and decide changed the state")
    for actions in listed:
        scene.remember(actions, rng)


def _strangers(scene: Scene, listed: Sequence[Sequence[Any]], rng: Rng) -> Iterator[tuple[int, Any]]:
    """Actions of other seats and other times, legal ones with something changed, and some out of thin air."""
    kind = scene.game.types.action
    elsewhere = [*scene.remembered, *(action for actions in listed for action in actions)]
    for number in range(STRANGERS):
        seat = rng.choice(scene.seats)
        if number % 3 == 0 or not elsewhere:
            yield seat, made_up(kind, rng)
        elif number % 3 == 1:
            yield seat, rng.choice(elsewhere)
        else:
            yield seat, changed(listed[seat] or elsewhere, kind, rng)


def _must_be_refused(scene: Scene, seat: int, action: Any) -> None:
    try:
        scene.game.decide(scene.state, seat, action)
    except IllegalAction as illegal:
        say_once(scene, "illegal", str(illegal), partial(Texts.say_illegal, illegal=illegal))
    else:
        raise Broken("legal-decide", f"seat {seat} may {action} by decide, but legal does not list it")


def somebody_can_act(scene: Scene, _rng: Rng) -> None:
    """Until the end somebody is waited for, and everybody waited for can act; after it nobody is and nobody can."""
    game, state = scene.game, scene.state
    waiting = game.waiting_for(state)
    if game.outcome(state) is None:
        if not waiting:
            raise Broken("progress", "the game is not over and waits for nobody")
        for seat in waiting:
            if not game.legal(state, seat):
                raise Broken("progress", f"the game waits for seat {seat}, which can do nothing")
    elif waiting or any(game.legal(state, seat) for seat in scene.seats):
        raise Broken("progress", "the game is over, yet somebody is waited for or may act")


def nothing_is_lost(scene: Scene, _rng: Rng) -> None:
    inventory = scene.game.inventory(scene.state)
    if not inventory:
        raise Broken("conserved", "the inventory is empty: count what must not get lost")
    if inventory != scene.first_inventory:
        lost, won = scene.first_inventory - inventory, inventory - scene.first_inventory
        raise Broken("conserved", f"lost: {dict(lost)}, appeared: {dict(won)}")


def clones_are_apart(scene: Scene, rng: Rng) -> None:
    """A move on a clone leaves the original alone."""
    game, before = scene.game, encode(scene.state)
    clone = game.clone(scene.state)
    if encode(clone) != before:
        raise Broken("clone", "a clone differs from its original")
    actors = [seat for seat in scene.seats if game.legal(clone, seat)]
    if actors:
        seat = rng.choice(actors)
        for event in game.decide(clone, seat, rng.choice(game.legal(clone, seat))):
            clone = game.evolve(clone, event)
    if encode(scene.state) != before:
        raise Broken("clone", "a move on a clone changed the original")


def shapes_are_declared(scene: Scene, _rng: Rng) -> None:
    """Views, hints and redacted events are of the types that the game declares for them."""
    game, types = scene.game, scene.game.types
    shown = [(game.view(scene.state, audience), types.view) for audience in scene.audiences]
    shown += [(game.hints(scene.state, seat), types.hints) for seat in scene.seats]
    shown += [(game.redact(event, audience), types.seen) for event in scene.fresh for audience in scene.audiences]
    for thing, kind in shown:
        data = encode(thing)
        try:
            back = decode(data, kind)
        except msgspec.ValidationError as error:
            raise Broken("shape", f"{data!r} is not of the declared type: {error}") from None
        again = encode(back)
        if again != data and decode(again, Any) != decode(data, Any):
            raise Broken("shape", f"{data!r} has fields that its declared type lacks")


def the_same_decision_has_the_same_answers(scene: Scene, _rng: Rng) -> None:
    """As long as a seat's decision key stays the same and it does nothing, what it could do it still can."""
    game, state = scene.game, scene.state
    mover = scene.history.moves[-1].seat if scene.history.moves else None
    faced = {}
    for seat in scene.seats:
        key, legal = game.decision_key(state, seat), {encode(action) for action in game.legal(state, seat)}
        hash(key)
        faced[seat] = (key, legal)
        key_before, legal_before = scene.faced.get(seat, (None, set()))
        if seat != mover and key_before == key and not legal_before <= legal:
            raise Broken("decision-key", f"seat {seat} faces {key} as before, but can do less")
    scene.faced = faced


def everything_has_its_sentence(scene: Scene, rng: Rng) -> None:
    """Every event, prompt and action, and what speaks for it, can be said in every language."""
    game, types = scene.game, scene.game.types
    names = [f"Player {seat + 1}" for seat in scene.seats]
    audience, seat = rng.choice(scene.audiences), rng.choice(scene.seats)
    legal = game.legal(scene.state, seat)
    things = [("event", game.redact(event, audience), types.seen) for event in scene.fresh]
    things.append(("prompt", msgspec.to_builtins(game.hints(scene.state, seat)), types.hints))
    if legal:
        action = rng.choice(legal)
        things.append(("action", msgspec.to_builtins(action), types.action))
        if scene.plugin.reason:
            reason = scene.plugin.reason(game.determinize(scene.state, seat, rng), seat, action)
            things.append(("reason", msgspec.to_builtins(reason), scene.plugin.reason_type))
    for role, thing, kind in things:
        say_once(scene, role, encode(thing), partial(Texts.say, role=role, thing=thing, kind=kind, names=names))


def say_once(scene: Scene, role: str, thing: object, say: Callable[[Texts], str]) -> None:
    """In every language; once in a game, for the same thing is always said in the same way."""
    if (role, thing) in scene.said:
        return
    scene.said.add((role, thing))
    for language in LANGUAGES:
        try:
            say(texts(scene.plugin.texts, language))
        except MissingWords as missing:
            raise Broken("sentences", str(missing)) from None


def setup_is_repeatable(scene: Scene, _rng: Rng) -> None:
    """The same seed gives the same set-up; all randomness comes from the rng."""
    rngs = (Rng.of("setup"), Rng.of("setup"))
    first, again = (scene.game.setup(len(scene.seats), default_options(scene.game), rng) for rng in rngs)
    if encode(first) != encode(again):
        raise Broken("setup-repeats", "the same seed gives different set-ups")


CHECKS: dict[str, Check] = {
    "replay": replay_equals_live,
    "round-trip": json_round_trip,
    "legal-distinct": legal_is_distinct,
    "legal-decide": legal_is_decidable,
    "progress": somebody_can_act,
    "conserved": nothing_is_lost,
    "clone": clones_are_apart,
    "shape": shapes_are_declared,
    "decision-key": the_same_decision_has_the_same_answers,
    "sentences": everything_has_its_sentence,
    "picture": pictures_are_plain,
    "no-leak": no_leak,
    "reveals": nothing_is_learnt_unrevealed,
    "determinize-view": determinize_keeps_view,
}
"""At each step, in this order."""

LOOKING_BACK = frozenset({"no-leak", "reveals"})
"""These go through the whole game so far: the longer it has lasted, the more they cost."""


def run_check(name: str, check: Check, scene: Scene, rng: Rng) -> None:
    """Runs a check; whatever the game raises in it is a finding too."""
    try:
        check(scene, rng)
    except Broken:
        raise
    except Exception as error:
        raise Broken(name, f"the game raised {type(error).__name__}: {error}") from error
