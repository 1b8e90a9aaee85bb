"""Deciding a commit again from its cause: what do the rules say that must have followed?"""

from collections.abc import Iterator, Sequence
from typing import Any

from serai.engine import IllegalAction
from serai.engine.play import evolve_all
from serai.engine.wire import decode, encode
from serai.eventlog.chronicle import Chronicle, FindGame, deal, event_of
from serai.eventlog.envelope import Envelope
from serai.eventlog.table_events import Revealed

LONGEST_FINDING = 300


class Fault(Exception):
    """What is wrong with a log, and at which event."""

    def __init__(self, reason: str, version: int | None = None) -> None:
        reason = reason if len(reason) <= LONGEST_FINDING else reason[:LONGEST_FINDING] + " …"
        super().__init__(f"event {version}: {reason}" if version else reason)
        self.reason = reason
        self.version = version


def commits_of(envelopes: Sequence[Envelope]) -> Iterator[list[Envelope]]:
    commit: list[Envelope] = []
    for envelope in envelopes:
        if envelope.ordinal == 0 and commit:
            yield commit
            commit = []
        commit.append(envelope)
    if commit:
        yield commit


def before_the_game(commit: Sequence[Envelope]) -> int:
    """How many of a commit's events speak of the table before the first that speaks of the game."""
    return next((place for place, envelope in enumerate(commit) if envelope.room == "game"), len(commit))


def says(envelope: Envelope, type_: str) -> bool:
    """Whether it is the platform's word of this type."""
    return envelope.room == "table" and envelope.type == type_


def revelation(envelopes: Sequence[Envelope]) -> Revealed | None:
    """What was revealed at the end, if the game has ended."""
    return next((event_of(envelope, None, None) for envelope in envelopes if says(envelope, "revealed")), None)


def what_follows(
    chronicle: Chronicle,
    commit: Sequence[Envelope],
    find: FindGame,
    revealed: Revealed | None,
    rules: int | None = None,
) -> list[Any] | None:
    """The game's events that follow from a commit's cause; None where that can't be known (an unrevealed deal).

    The chronicle must have been told what the commit says of the table before it comes to the game.
    """
    cause, opened = commit[0].cause, chronicle.opened
    begun = any(says(envelope, "begun") for envelope in commit)
    if opened is None or (cause is None and not begun):
        return []
    game = find(opened.game).games[rules or opened.rules]
    if begun:
        if revealed is None:
            return None
        rng = deal(bytes.fromhex(revealed.server_seed), chronicle.nonces)
        return list(game.setup(opened.seats, decode(opened.options, game.types.options), rng))
    if cause is None or chronicle.state is None:
        raise Fault("somebody acts in a game that has not begun", commit[0].version)
    state = game.clone(chronicle.state)
    events: list[Any] = []
    for raw in cause.actions:
        action = decode(raw, game.types.action)
        if encode(action) != bytes(raw):
            raise Fault("the action behind it is not written in the canonical form", commit[0].version)
        try:
            happened = game.decide(state, cause.seat, action)
        except IllegalAction as illegal:
            raise Fault(f"the rules forbid the action behind it: {illegal}", commit[0].version) from None
        state = evolve_all(game, state, happened)
        events += happened
    return events


def compare(commit: Sequence[Envelope], expected: Sequence[Any], chronicle: Chronicle, find: FindGame) -> None:
    """The game's events of a commit are those that the rules give; old ones, once lifted to today's form."""
    recorded = [envelope for envelope in commit if envelope.room == "game"]
    for envelope, event in zip(recorded, expected, strict=False):
        if _canonical(envelope, chronicle, find) != encode(event):
            raise Fault(f"the rules give {encode(event).decode()}", envelope.version)
    if len(recorded) != len(expected):
        finding = f"the rules give {len(expected)} events here, the log has {len(recorded)}"
        raise Fault(finding, (recorded or commit)[-1].version)


def _canonical(envelope: Envelope, chronicle: Chronicle, find: FindGame) -> bytes:
    opened = chronicle.opened
    if opened is None:
        raise Fault("a game has events only after its table was opened", envelope.version)
    plugin = find(opened.game)
    if envelope.schema > len(plugin.upcasts.get(envelope.type, ())):
        return bytes(envelope.data)
    return encode(event_of(envelope, plugin, opened.rules))
