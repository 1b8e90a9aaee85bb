"""The checks that are made at every moment of a game, each with a name."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import msgspec

from serai.engine.codec import decode, encode
from serai.engine.conformance.illegal_samples import mutated, random_value
from serai.engine.conformance.leaks import no_leak
from serai.engine.conformance.moment import CheckFailed, Moment
from serai.engine.conformance.pictures import pictures_are_plain
from serai.engine.conformance.reveals import previews_reveal_nothing
from serai.engine.conformance.sampling import determinize_keeps_view
from serai.engine.contract import IllegalAction
from serai.engine.play import default_options
from serai.engine.rng import Rng
from serai.engine.texts import LANGUAGES, MissingMessage, Texts, texts

ILLEGAL_SAMPLES = 24
"""How many actions that may be illegal are tried at each moment."""

Check = Callable[[Moment, Rng], None]


def replay_equals_live(moment: Moment, _rng: Rng) -> None:
    """The state built from stored events is the live state, byte for byte."""
    if encode(moment.state) != encode(moment.replayed):
        raise CheckFailed("replay", "the state built from the stored events differs from the live one")


def json_round_trip(moment: Moment, _rng: Rng) -> None:
    """State, events and actions survive a round trip through JSON."""
    types = moment.game.types
    values = [(moment.state, types.state), *((event, types.event) for event in moment.last_events)]
    values += [(action, types.action) for seat in moment.seats for action in moment.game.legal(moment.state, seat)]
    for value, kind in values:
        data = encode(value)
        try:
            back = decode(data, kind)
        except msgspec.ValidationError as error:
            raise CheckFailed("round-trip", f"{data!r} can't be read back: {error}") from None
        if encode(back) != data or back != value:
            raise CheckFailed("round-trip", f"{value} comes back as {back}")


def legal_is_distinct(moment: Moment, _rng: Rng) -> None:
    """No legal action is listed twice."""
    for seat in moment.seats:
        actions = [encode(action) for action in moment.game.legal(moment.state, seat)]
        if len(set(actions)) < len(actions):
            raise CheckFailed("legal-distinct", f"seat {seat} is offered the same action twice")


def legal_is_decidable(moment: Moment, rng: Rng) -> None:
    """`decide` accepts exactly what `legal` lists, and doesn't change the state."""
    game, state, before = moment.game, moment.state, encode(moment.state)
    listed = [list(game.legal(state, seat)) for seat in moment.seats]
    for seat in moment.seats:
        for action in listed[seat]:
            try:
                events = game.decide(state, seat, action)
            except IllegalAction as illegal:
                raise CheckFailed("legal-decide", f"decide refuses {action} of seat {seat}: {illegal}") from None
            if not events:
                raise CheckFailed("legal-decide", f"{action} of seat {seat} leads to no event")
            if encode(events) != encode(game.decide(state, seat, action)):
                raise CheckFailed("legal-decide", f"the same {action} of seat {seat} leads to different events")
    for seat, sample in _illegal_samples(moment, listed, rng):
        if sample not in listed[seat]:
            _must_be_refused(moment, seat, sample)
    if encode(state) != before:
        raise CheckFailed("legal-decide", "calling legal and decide changed the state")
    for actions in listed:
        moment.remember(actions, rng)


def _illegal_samples(moment: Moment, listed: Sequence[Sequence[Any]], rng: Rng) -> Iterator[tuple[int, Any]]:
    """Actions that were legal for other seats or earlier, legal ones with a part changed, and random ones."""
    kind = moment.game.types.action
    elsewhere = [*moment.remembered, *(action for actions in listed for action in actions)]
    for number in range(ILLEGAL_SAMPLES):
        seat = rng.choice(moment.seats)
        if number % 3 == 0 or not elsewhere:
            yield seat, random_value(kind, rng)
        elif number % 3 == 1:
            yield seat, rng.choice(elsewhere)
        else:
            yield seat, mutated(listed[seat] or elsewhere, kind, rng)


def _must_be_refused(moment: Moment, seat: int, action: Any) -> None:
    try:
        moment.game.decide(moment.state, seat, action)
    except IllegalAction as illegal:
        check_sentences(moment, "illegal", str(illegal), partial(Texts.illegal_sentence, illegal=illegal))
    else:
        raise CheckFailed("legal-decide", f"decide accepts {action} of seat {seat}, but legal does not list it")


def game_can_go_on(moment: Moment, _rng: Rng) -> None:
    """Until the end, the game waits for at least one seat, and each of them can act; after the end, none can."""
    game, state = moment.game, moment.state
    waiting = game.waiting_for(state)
    if game.outcome(state) is None:
        if not waiting:
            raise CheckFailed("progress", "the game is not over, but waits for no seat")
        for seat in waiting:
            if not game.legal(state, seat):
                raise CheckFailed("progress", f"the game waits for seat {seat}, which has no legal action")
    elif waiting or any(game.legal(state, seat) for seat in moment.seats):
        raise CheckFailed("progress", "the game is over, but a seat is waited for or may act")


def nothing_is_lost(moment: Moment, _rng: Rng) -> None:
    inventory = moment.game.inventory(moment.state)
    if not inventory:
        raise CheckFailed("conserved", "the inventory is empty: count what must not get lost")
    if inventory != moment.first_inventory:
        lost, gained = moment.first_inventory - inventory, inventory - moment.first_inventory
        raise CheckFailed("conserved", f"lost: {dict(lost)}, appeared: {dict(gained)}")


def clones_are_independent(moment: Moment, rng: Rng) -> None:
    """A move on a clone doesn't change the original."""
    game, before = moment.game, encode(moment.state)
    clone = game.clone(moment.state)
    if encode(clone) != before:
        raise CheckFailed("clone", "a clone differs from its original")
    actors = [seat for seat in moment.seats if game.legal(clone, seat)]
    if actors:
        seat = rng.choice(actors)
        for event in game.decide(clone, seat, rng.choice(game.legal(clone, seat))):
            clone = game.evolve(clone, event)
    if encode(moment.state) != before:
        raise CheckFailed("clone", "a move on a clone changed the original")


def types_are_declared(moment: Moment, _rng: Rng) -> None:
    """Views, hints and redacted events are of the types that the game declares for them."""
    game, types = moment.game, moment.game.types
    shown = [(game.view(moment.state, audience), types.view) for audience in moment.audiences]
    shown += [(game.hints(moment.state, seat), types.hints) for seat in moment.seats]
    shown += [
        (game.redact(event, audience), types.redacted) for event in moment.last_events for audience in moment.audiences
    ]
    for value, kind in shown:
        data = encode(value)
        try:
            back = decode(data, kind)
        except msgspec.ValidationError as error:
            raise CheckFailed("declared-types", f"{data!r} is not of the declared type: {error}") from None
        again = encode(back)
        if again != data and decode(again, Any) != decode(data, Any):
            raise CheckFailed("declared-types", f"{data!r} has fields that its declared type lacks")


def decision_key_keeps_its_actions(moment: Moment, _rng: Rng) -> None:
    """While a seat's decision key stays the same and it doesn't act, its legal actions stay legal."""
    game, state = moment.game, moment.state
    mover = moment.history.moves[-1].seat if moment.history.moves else None
    decisions = {}
    for seat in moment.seats:
        key, legal = game.decision_key(state, seat), {encode(action) for action in game.legal(state, seat)}
        hash(key)
        decisions[seat] = (key, legal)
        key_before, legal_before = moment.previous_decisions.get(seat, (None, set()))
        if seat != mover and key_before == key and not legal_before <= legal:
            raise CheckFailed("decision-key", f"seat {seat} still has the key {key}, but fewer legal actions")
    moment.previous_decisions = decisions


def everything_has_a_message(moment: Moment, rng: Rng) -> None:
    """Every event, prompt, action and reason has a message in every language."""
    game, types = moment.game, moment.game.types
    names = [f"Player {seat + 1}" for seat in moment.seats]
    audience, seat = rng.choice(moment.audiences), rng.choice(moment.seats)
    legal = game.legal(moment.state, seat)
    values = [("event", game.redact(event, audience), types.redacted) for event in moment.last_events]
    values.append(("prompt", msgspec.to_builtins(game.hints(moment.state, seat)), types.hints))
    if legal:
        action = rng.choice(legal)
        values.append(("action", msgspec.to_builtins(action), types.action))
        if moment.plugin.reason:
            reason = moment.plugin.reason(game.determinize(moment.state, seat, rng), seat, action)
            values.append(("reason", msgspec.to_builtins(reason), moment.plugin.reason_type))
    for role, value, kind in values:
        check_sentences(
            moment, role, encode(value), partial(Texts.sentence, role=role, value=value, kind=kind, names=names)
        )


def check_sentences(moment: Moment, role: str, value: object, render: Callable[[Texts], str]) -> None:
    """Renders a value in every language, once per game, because equal values always have the same message."""
    if (role, value) in moment.rendered:
        return
    moment.rendered.add((role, value))
    for language in LANGUAGES:
        try:
            render(texts(moment.plugin.texts, language))
        except MissingMessage as missing:
            raise CheckFailed("sentences", str(missing)) from None


def setup_is_repeatable(moment: Moment, _rng: Rng) -> None:
    """The same seed gives the same set-up: all randomness comes from the rng."""
    rngs = (Rng.of("setup"), Rng.of("setup"))
    first, again = (moment.game.setup(len(moment.seats), default_options(moment.game), rng) for rng in rngs)
    if encode(first) != encode(again):
        raise CheckFailed("setup-repeats", "the same seed gives different set-ups")


CHECKS: dict[str, Check] = {
    "replay": replay_equals_live,
    "round-trip": json_round_trip,
    "legal-distinct": legal_is_distinct,
    "legal-decide": legal_is_decidable,
    "progress": game_can_go_on,
    "conserved": nothing_is_lost,
    "clone": clones_are_independent,
    "declared-types": types_are_declared,
    "decision-key": decision_key_keeps_its_actions,
    "sentences": everything_has_a_message,
    "picture": pictures_are_plain,
    "no-leak": no_leak,
    "reveals": previews_reveal_nothing,
    "determinize-view": determinize_keeps_view,
}
"""The checks of each step, by name, in this order."""

HISTORY_CHECKS = frozenset({"no-leak", "reveals"})
"""Checks that replay the whole game so far: the longer it is, the more they cost."""


def run_check(name: str, check: Check, moment: Moment, rng: Rng) -> None:
    """Runs a check; an exception of the game counts as a failure too."""
    try:
        check(moment, rng)
    except CheckFailed:
        raise
    except Exception as error:
        raise CheckFailed(name, f"the game raised {type(error).__name__}: {error}") from error
