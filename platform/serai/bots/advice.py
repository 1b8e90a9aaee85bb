"""Computes what the expert would do, and the reason for an action. Both use only what the seat itself knows."""

from typing import Any
from uuid import UUID

from msgspec import Struct

from serai.bots.time_limit import DECISION_SECONDS, LogFields, call_with_time_limit
from serai.engine import Position, Reason, Rng
from serai.engine.codec import decode
from serai.engine.play import evolve_all
from serai.engine.registry import find
from serai.eventlog.envelope import Envelope, unpack, unpack_partial
from serai.eventlog.load import load_at
from serai.eventlog.sync_store import between
from serai.eventlog.table_state import TableState
from serai.tables.game_of import game_of, plugin_of


class Advice(Struct, frozen=True):
    action: Any
    reason: Reason | None
    chance: float | None
    """The estimated chance of winning; None if the search failed, and the quick bot answered."""
    iterations: int
    """How many games the search simulated."""


class Explanation(Struct, frozen=True):
    seat: int
    action: Any
    reason: Reason | None


def table_state_at(table: UUID, version: int) -> TableState:
    return load_at(table, version, find)


def has_follow_up(table: UUID, version: int) -> bool:
    """Returns whether more events followed before any player could decide anything."""
    return any(unpack_partial(stored.body).follows for stored in between(table, version, version + 1))


def advise(table: UUID, version: int, seat: int, seconds: float = DECISION_SECONDS) -> Advice:
    """Returns advice for a seat, which takes as long as the expert's search.

    Its random numbers have nothing to do with the deal. If the expert is too slow or fails, the advice is the quick
    bot's action; if that fails too, a legal action.
    """
    table_state = table_state_at(table, version)
    position = Position(game_of(table_state), table_state.game_state, seat)
    expert, rng = plugin_of(table_state).expert, Rng.of("advice", str(table), version, seat)
    fields = LogFields("advice", table, seat, version)
    result = call_with_time_limit(lambda: expert.search(position, rng), seconds, fields)
    if result is not None:
        best = result.actions[0]
        chance = round(best.value, 3) if result.iterations else None
        return Advice(best.action, _reason(table_state, seat, best.action), chance, result.iterations)
    quick = call_with_time_limit(lambda: expert.rollout_policy(position, rng), seconds, fields)
    action = quick if quick in position.legal else position.legal[0]
    return Advice(action, _reason(table_state, seat, action), None, 0)


def explain(table: UUID, version: int) -> Explanation | None:
    """Returns the action whose first event this is; None if it is no action's first event.

    A commit may contain several actions: they are decided again, until one leads to the event.
    """
    first = version - _envelopes(table, version, version)[0].ordinal
    *_, event = commit = _envelopes(table, first, version)
    cause = commit[0].cause
    if cause is None or event.source != "game":
        return None
    table_state = table_state_at(table, first - 1)
    game, state = game_of(table_state), table_state.game_state
    events_before = sum(envelope.source == "game" for envelope in commit[:-1])
    for raw in cause.actions:
        action = decode(raw, game.types.action)
        if events_before == 0:
            return Explanation(cause.seat, action, _reason(table_state, cause.seat, action))
        events = game.decide(state, cause.seat, action)
        events_before -= len(events)
        table_state.game_state = state = evolve_all(game, state, events)
    return None


def _envelopes(table: UUID, first: int, last: int) -> list[Envelope]:
    return [unpack(stored.body) for stored in between(table, first - 1, last)]


def _reason(table_state: TableState, seat: int, action: Any) -> Reason | None:
    reason = plugin_of(table_state).reason
    position = Position(game_of(table_state), table_state.game_state, seat)
    return reason(position.determinize(Rng.of("reason")), seat, action) if reason else None
