"""What the expert would do, and what speaks for what was done. Both are told from what the seat itself knows."""

from typing import Any
from uuid import UUID

from msgspec import Struct

from serai.bots.in_time import SECONDS, in_time
from serai.engine import Position, Reason, Rng
from serai.engine.registry import find
from serai.engine.wire import encode
from serai.eventlog.chronicle import Chronicle, event_of
from serai.eventlog.envelope import unpack
from serai.eventlog.load import load_at
from serai.eventlog.sync_door import between
from serai.tables.game_of import game_of, opened_of, plugin_of


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
        return Advice(best.action, _reason(chronicle, seat, best.action), round(best.value, 3), thought.rounds)
    quick = in_time(lambda: expert.policy(position, rng), seconds, who)
    action = quick if quick in position.legal else position.legal[0]
    return Advice(action, _reason(chronicle, seat, action), None, 0)


def explain(table: UUID, version: int) -> Explained | None:
    """The action that the event was the first consequence of; None if it was none's."""
    chronicle = chronicle_at(table, version - 1)
    (stored,) = between(table, version - 1, version)
    envelope = unpack(stored.body)
    if envelope.room != "game" or envelope.seat is None:
        return None
    game, seat = game_of(chronicle), envelope.seat
    happened = encode(event_of(envelope, plugin_of(chronicle), opened_of(chronicle).rules))
    for action in game.legal(chronicle.state, seat):
        if encode(game.decide(chronicle.state, seat, action)[0]) == happened:
            return Explained(seat, action, _reason(chronicle, seat, action))
    return None


def _reason(chronicle: Chronicle, seat: int, action: Any) -> Reason | None:
    explain = plugin_of(chronicle).reason
    position = Position(game_of(chronicle), chronicle.state, seat)
    return explain(position.imagine(Rng.of("reason")), seat, action) if explain else None
