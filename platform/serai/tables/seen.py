"""What an audience, a seat or None for a spectator, sees of a table: all of it went through `view` or `redact`."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from serai.engine.wire import decode
from serai.eventlog.chronicle import event_of, is_public
from serai.eventlog.envelope import Room, unpack
from serai.eventlog.sql import Stored
from serai.tables.game_of import game_of, opened_of, plugin_of, rules_of
from serai.tables.known import Known
from serai.tables.result import Result, result_of
from serai.tables.rows import StatusName, status_of, waiting_for


class SeenChair(Struct, frozen=True):
    seat: int
    player: str
    bot: str | None
    departed: str | None
    wishes_end: bool


class SeenEvent(Struct, frozen=True):
    version: int
    time: int
    """Microseconds since 1970, UTC."""
    seat: int | None
    """Whose doing it was."""
    room: Room
    event: Mapping[str, Any]


class Position(Struct, frozen=True):
    """A table at one version, for one audience. Before the game has begun there is no view."""

    rules: str
    version: int
    head: str
    status: StatusName
    host: str
    chairs: list[SeenChair | None]
    waiting: list[int]
    seat: int | None
    view: Any
    legal: Sequence[Any]
    hints: Any
    result: Result | None


def position(known: Known, seat: int | None) -> Position:
    chronicle = known.chronicle
    opened, game, state = opened_of(chronicle), game_of(chronicle), chronicle.state
    is_playing = seat is not None and status_of(chronicle) == "running"
    return Position(
        rules=rules_of(chronicle),
        version=known.version,
        head=known.head.head.hex(),
        status=status_of(chronicle),
        host=chronicle.host,
        chairs=[seen_chair(known, number) for number in range(opened.seats)],
        waiting=waiting_for(chronicle),
        seat=seat,
        view=game.view(state, seat) if state is not None else None,
        legal=game.legal(state, seat) if is_playing and seat is not None else (),
        hints=game.hints(state, seat) if is_playing and seat is not None else None,
        result=result_of(chronicle),
    )


def seen_chair(known: Known, seat: int) -> SeenChair | None:
    chair = known.chronicle.chairs[seat]
    if chair is None:
        return None
    departed = chair.departed.kind if chair.departed else None
    return SeenChair(seat, chair.player, chair.bot, departed, chair.wishes_end)


def seen_events(known: Known, stored: Iterable[Stored], seat: int | None) -> list[SeenEvent]:
    """The table must be known at least up to the last of them."""
    plugin, rules, game = plugin_of(known.chronicle), opened_of(known.chronicle).rules, game_of(known.chronicle)
    seen = []
    for one in stored:
        envelope = unpack(one.body)
        if envelope.room == "table":
            shown = decode(envelope.data, dict[str, Any]) if is_public(envelope) else {"type": envelope.type}
        else:
            shown = game.redact(event_of(envelope, plugin, rules), seat)
        seen.append(SeenEvent(envelope.version, envelope.recorded, envelope.seat, envelope.room, shown))
    return seen
