"""What one audience (a seat, or None for a spectator) sees of a table. It passes through `view` or `redact`."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from serai.engine.codec import decode
from serai.eventlog.current_time import Microseconds, Milliseconds
from serai.eventlog.envelope import Source, unpack
from serai.eventlog.sql import StoredEvent
from serai.eventlog.table_state import event_of, is_public
from serai.tables.clock.calendars import NO_CALENDARS, Calendars
from serai.tables.game_of import game_of, opened_of, plugin_of, rules_of
from serai.tables.read_models.rows import StatusName, departure, grace_period, status_of, waiting_for
from serai.tables.result import Result, result_of
from serai.tables.table_cache import LoadedTable


class OccupantView(Struct, frozen=True):
    seat: int
    player: str
    bot: str | None
    departed: str | None
    votes_to_end: bool
    away_since: Microseconds | None
    """When the player's time ran out, in microseconds since 1970, UTC; null unless the player is away."""
    substitute_from: Microseconds | None
    """When the others may vote for a substitute, in microseconds since 1970, UTC; null unless the player is away."""
    substitute_votes: list[int]
    """The seats that voted for a substitute."""


class ClockView(Struct, frozen=True):
    left: Milliseconds
    """The milliseconds left when the clock last started or stopped."""
    deadline: Milliseconds | None
    """When the time runs out, in milliseconds since 1970, UTC; null if the clock is stopped."""
    warned: bool


class EventView(Struct, frozen=True):
    version: int
    time: Microseconds
    """Microseconds since 1970, UTC."""
    seat: int | None
    """The seat that caused it."""
    source: Source
    event: Mapping[str, Any]


class Position(Struct, frozen=True):
    """A table at one version, for one audience. There is no view before the game has started."""

    rules: str
    version: int
    head: str
    status: StatusName
    host: str
    occupants: list[OccupantView | None]
    waiting: list[int]
    clocks: list[ClockView]
    """By seat; empty at a table without a clock."""
    seat: int | None
    view: Any
    legal: Sequence[Any]
    hints: Any
    result: Result | None


def position(loaded: LoadedTable, seat: int | None, calendars: Calendars = NO_CALENDARS) -> Position:
    """`calendars` are needed only if a player is away (`deadlines.calendars_if_away`)."""
    table_state = loaded.state
    opened, game, state = opened_of(table_state), game_of(table_state), table_state.game_state
    is_playing = seat is not None and status_of(table_state) == "running"
    return Position(
        rules=rules_of(table_state),
        version=loaded.version,
        head=loaded.head.head.hex(),
        status=status_of(table_state),
        host=table_state.host,
        occupants=[occupant_view(loaded, number, calendars) for number in range(opened.seats)],
        waiting=waiting_for(table_state),
        clocks=[
            ClockView(seat_clock.left, seat_clock.deadline, seat_clock.warned) for seat_clock in table_state.seat_clocks
        ],
        seat=seat,
        view=game.view(state, seat) if state is not None else None,
        legal=game.legal(state, seat) if is_playing and seat is not None else (),
        hints=game.hints(state, seat) if is_playing and seat is not None else None,
        result=result_of(table_state),
    )


def occupant_view(loaded: LoadedTable, seat: int, calendars: Calendars) -> OccupantView | None:
    occupant = loaded.state.occupants[seat]
    if occupant is None:
        return None
    away = occupant.away
    return OccupantView(
        seat=seat,
        player=occupant.player,
        bot=occupant.bot,
        departed=departure(loaded.state, occupant),
        votes_to_end=occupant.votes_to_end,
        away_since=away.since if away else None,
        substitute_from=calendars.after_grace(away.since, grace_period(loaded.state)) if away else None,
        substitute_votes=sorted(away.substitute_votes) if away else [],
    )


def event_views(loaded: LoadedTable, stored: Iterable[StoredEvent], seat: int | None) -> list[EventView]:
    """The events as one audience sees them. The loaded table must not be older than the last of them."""
    plugin, rules_version, game = plugin_of(loaded.state), opened_of(loaded.state).rules_version, game_of(loaded.state)
    views = []
    for one in stored:
        envelope = unpack(one.body)
        if envelope.source == "table":
            shown = decode(envelope.data, dict[str, Any]) if is_public(envelope) else {"type": envelope.type}
        else:
            shown = game.redact(event_of(envelope, plugin, rules_version), seat)
        views.append(EventView(envelope.version, envelope.recorded, envelope.seat, envelope.source, shown))
    return views
