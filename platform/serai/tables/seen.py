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
from serai.tables.rows import StatusName, departure, grace, status_of, waiting_for
from serai.tables.times import NO_TIMES, Times


class SeenChair(Struct, frozen=True):
    seat: int
    player: str
    bot: str | None
    departed: str | None
    wishes_end: bool
    away_since: int | None
    """Microseconds since 1970, UTC, when the time ran out; None of who is here."""
    substitute_from: int | None
    """Microseconds since 1970, UTC, from when the others may agree on a substitute; None of who is here."""
    substitute_wished_by: list[int]


class SeenClock(Struct, frozen=True):
    left: int
    """Milliseconds, when it last began to run or stopped."""
    deadline: int | None
    """Milliseconds since 1970, UTC; None if it stands."""
    warned: bool


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
    clocks: list[SeenClock]
    """By seat; none at a table without a clock."""
    seat: int | None
    view: Any
    legal: Sequence[Any]
    hints: Any
    result: Result | None


def position(known: Known, seat: int | None, times: Times = NO_TIMES) -> Position:
    """Where somebody is away, the times tell how long others wait for them (`deadlines.patience`)."""
    chronicle = known.chronicle
    opened, game, state = opened_of(chronicle), game_of(chronicle), chronicle.state
    is_playing = seat is not None and status_of(chronicle) == "running"
    return Position(
        rules=rules_of(chronicle),
        version=known.version,
        head=known.head.head.hex(),
        status=status_of(chronicle),
        host=chronicle.host,
        chairs=[seen_chair(known, number, times) for number in range(opened.seats)],
        waiting=waiting_for(chronicle),
        clocks=[SeenClock(glass.left, glass.deadline, glass.warned) for glass in chronicle.glasses],
        seat=seat,
        view=game.view(state, seat) if state is not None else None,
        legal=game.legal(state, seat) if is_playing and seat is not None else (),
        hints=game.hints(state, seat) if is_playing and seat is not None else None,
        result=result_of(chronicle),
    )


def seen_chair(known: Known, seat: int, times: Times) -> SeenChair | None:
    chair = known.chronicle.chairs[seat]
    if chair is None:
        return None
    away = chair.away
    return SeenChair(
        seat=seat,
        player=chair.player,
        bot=chair.bot,
        departed=departure(known.chronicle, chair),
        wishes_end=chair.wishes_end,
        away_since=away.since if away else None,
        substitute_from=times.after_grace(away.since, grace(known.chronicle)) if away else None,
        substitute_wished_by=sorted(away.substitute_wished_by) if away else [],
    )


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
