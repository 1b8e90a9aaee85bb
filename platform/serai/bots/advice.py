"""What the expert would do, and what speaks for what was done. Both are told from what the seat itself knows."""

from typing import Any
from uuid import UUID

from msgspec import Struct

from serai.bots.in_time import SECONDS, in_time
from serai.engine import Position, Reason, Rng
from serai.engine.play import evolve_all
from serai.engine.registry import find
from serai.engine.wire import decode
from serai.eventlog.chronicle import Chronicle
from serai.eventlog.envelope import Envelope, unpack, unpack_briefly
from serai.eventlog.load import load_at
from serai.eventlog.sync_door import between
from serai.tables.game_of import game_of, plugin_of


class Advice(Struct, frozen=True):
    action: Any
    reason: Reason | None
    chance: float | None
    """Of winning, as far as the expert can tell; None if it came to nothing, and the quick bot answers."""
    rounds: int
    """How many games it played in thought."""


class Explained(Struct, frozen=True):
    seat: int
    action: Any
    reason: Reason | None


def chronicle_at(table: UUID, version: int) -> Chronicle:
    return load_at(table, version, find)


def goes_on(table: UUID, version: int) -> bool:
    """Whether more followed there before anybody could decide anything."""
    return any(unpack_briefly(stored.body).follows for stored in between(table, version, version + 1))


def advise(table: UUID, version: int, seat: int, seconds: float = SECONDS) -> Advice:
    """Takes the expert's time. What it draws by lot has nothing to do with the deal.

    One that is too slow or fails says what the quick bot behind it would do; where that fares no better, what is legal.
    """
    chronicle = chronicle_at(table, version)
    position = Position(game_of(chronicle), chronicle.state, seat)
    expert, rng = plugin_of(chronicle).expert, Rng.of("advice", str(table), version, seat)
    who = f"the expert asked about table {table} seat {seat} at {version}"
    thought = in_time(lambda: expert.think(position, rng), seconds, who)
    if thought is not None:
        best = thought.choices[0]
        chance = round(best.value, 3) if thought.rounds else None
        return Advice(best.action, _reason(chronicle, seat, best.action), chance, thought.rounds)
    quick = in_time(lambda: expert.policy(position, rng), seconds, who)
    action = quick if quick in position.legal else position.legal[0]
    return Advice(action, _reason(chronicle, seat, action), None, 0)


def explain(table: UUID, version: int) -> Explained | None:
    """The action that the event was the first consequence of; None if it was none's.

    A commit may answer several actions: they are decided again, until one leads to the event.
    """
    first = version - _envelopes(table, version, version)[0].ordinal
    *_, event = commit = _envelopes(table, first, version)
    cause = commit[0].cause
    if cause is None or event.room != "game":
        return None
    chronicle = chronicle_at(table, first - 1)
    game, state = game_of(chronicle), chronicle.state
    before = sum(envelope.room == "game" for envelope in commit[:-1])
    for raw in cause.actions:
        action = decode(raw, game.types.action)
        if before == 0:
            return Explained(cause.seat, action, _reason(chronicle, cause.seat, action))
        happened = game.decide(state, cause.seat, action)
        before -= len(happened)
        chronicle.state = state = evolve_all(game, state, happened)
    return None


def _envelopes(table: UUID, first: int, last: int) -> list[Envelope]:
    return [unpack(stored.body) for stored in between(table, first - 1, last)]


def _reason(chronicle: Chronicle, seat: int, action: Any) -> Reason | None:
    why = plugin_of(chronicle).reason
    position = Position(game_of(chronicle), chronicle.state, seat)
    return why(position.imagine(Rng.of("reason")), seat, action) if why else None
