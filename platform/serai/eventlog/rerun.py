"""Re-running the actions of a stored commit through the rules, which gives the game events that must follow."""

from collections.abc import Iterator, Sequence
from typing import Any

from serai.engine import IllegalAction
from serai.engine.codec import decode, encode
from serai.engine.play import evolve_all
from serai.eventlog.envelope import Envelope
from serai.eventlog.table_events import Finished
from serai.eventlog.table_state import FindGame, TableState, deal_rng, event_of

MAX_REASON_LENGTH = 300


class VerificationError(Exception):
    """An error in a log, with the version of the event."""

    def __init__(self, reason: str, version: int | None = None) -> None:
        reason = reason if len(reason) <= MAX_REASON_LENGTH else reason[:MAX_REASON_LENGTH] + " …"
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


def count_leading_table_events(commit: Sequence[Envelope]) -> int:
    """How many table events the commit has before its first game event."""
    return next((place for place, envelope in enumerate(commit) if envelope.source == "game"), len(commit))


def is_table_event(envelope: Envelope, type_: str) -> bool:
    return envelope.source == "table" and envelope.type == type_


def finished_event(envelopes: Sequence[Envelope]) -> Finished | None:
    """The event that ended the game; None if the game is not over."""
    return next(
        (event_of(envelope, None, None) for envelope in envelopes if is_table_event(envelope, "finished")), None
    )


def expected_events(
    table_state: TableState,
    commit: Sequence[Envelope],
    find: FindGame,
    finished: Finished | None,
    rules_version: int | None = None,
) -> list[Any] | None:
    """The game events that follow from a commit's cause; None if unknown, because the deal is not revealed yet.

    The commit's leading table events must have been applied to the table state.
    """
    cause, opened = commit[0].cause, table_state.opened
    is_start = any(is_table_event(envelope, "started") for envelope in commit)
    if opened is None or (cause is None and not is_start):
        return []
    game = find(opened.game).games[rules_version or opened.rules_version]
    if is_start:
        if finished is None:
            return None
        rng = deal_rng(bytes.fromhex(finished.server_seed), table_state.nonces)
        return list(game.setup(opened.seats, decode(opened.options, game.types.options), rng))
    if cause is None or table_state.game_state is None:
        raise VerificationError("an action in a game that has not started", commit[0].version)
    state = game.clone(table_state.game_state)
    events: list[Any] = []
    for raw in cause.actions:
        action = decode(raw, game.types.action)
        if encode(action) != bytes(raw):
            raise VerificationError("the action in its cause is not in canonical form", commit[0].version)
        try:
            happened = game.decide(state, cause.seat, action)
        except IllegalAction as illegal:
            raise VerificationError(f"the rules forbid the action in its cause: {illegal}", commit[0].version) from None
        state = evolve_all(game, state, happened)
        events += happened
    return events


def compare_events(
    commit: Sequence[Envelope], expected: Sequence[Any], table_state: TableState, find: FindGame
) -> None:
    """Raises if the commit's game events, upcast to the current schema, differ from those that the rules give."""
    recorded = [envelope for envelope in commit if envelope.source == "game"]
    for envelope, event in zip(recorded, expected, strict=False):
        if _canonical(envelope, table_state, find) != encode(event):
            raise VerificationError(f"the rules give {encode(event).decode()}", envelope.version)
    if len(recorded) != len(expected):
        reason = f"the rules give {len(expected)} events here, the log has {len(recorded)}"
        raise VerificationError(reason, (recorded or commit)[-1].version)


def _canonical(envelope: Envelope, table_state: TableState, find: FindGame) -> bytes:
    opened = table_state.opened
    if opened is None:
        raise VerificationError("a game event before the table was opened", envelope.version)
    plugin = find(opened.game)
    if envelope.schema > len(plugin.upcasts.get(envelope.type, ())):
        return bytes(envelope.data)
    return encode(event_of(envelope, plugin, opened.rules_version))
