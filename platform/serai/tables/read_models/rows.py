"""The columns of a table's read models, computed from its state."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Literal
from uuid import UUID

from msgspec import Struct

from serai.engine.codec import decode, encode
from serai.eventlog.current_time import Microseconds, Milliseconds
from serai.eventlog.table_state import DepartureKind, Occupant, TableState
from serai.tables.game_of import game_of, opened_of
from serai.tables.result import result_of

MINUTE = 60_000
DAY = 24 * 60 * MINUTE

StatusName = Literal["open", "running", "finished", "cancelled"]


class Rows(Struct, frozen=True):
    """The read-model rows that a commit writes with its events, in the order of the arguments of `tables_commit`."""

    status: StatusName
    waiting: list[int]
    bot_due: bool
    host: str
    due: Milliseconds | None
    deadlines: list[Milliseconds | None]
    opened: bytes | None
    seats: bytes | None

    def arguments(self) -> Sequence[Any]:
        opened, seats = (column.decode() if column else None for column in (self.opened, self.seats))
        return self.status, self.waiting, self.bot_due, self.host, self.due, self.deadlines, opened, seats


class SeatRow(Struct, frozen=True):
    seat: int
    player: str
    bot: str | None
    departed: str | None
    timeouts: int
    place: int | None
    score: int | None


def status_of(table_state: TableState) -> StatusName:
    if table_state.finished:
        return "finished"
    if table_state.is_started:
        return "running"
    return "open" if table_state.host else "cancelled"


def waiting_for(table_state: TableState) -> list[int]:
    """The seats that the game waits for; empty unless a game is running and dealt."""
    if status_of(table_state) != "running" or table_state.game_state is None:
        return []
    return sorted(game_of(table_state).waiting_for(table_state.game_state))


def bot_of(table_state: TableState, seat: int) -> str | None:
    """The level of the bot that plays for the seat."""
    occupant = table_state.occupants[seat]
    return occupant.bot if occupant else None


def bot_due(table_state: TableState) -> bool:
    return not is_paused(table_state) and any(bot_of(table_state, seat) for seat in waiting_for(table_state))


def is_paused(table_state: TableState) -> bool:
    """Whether the game waits for a player who is away, because no other player is left."""
    return not table_state.active_people and any(occupant.away for _, occupant in occupied_seats(table_state))


def last_time_out(table_state: TableState) -> Microseconds:
    """When the last of the absent players timed out, in microseconds."""
    return max(occupant.away.since for _, occupant in occupied_seats(table_state) if occupant.away)


def next_clock_check(table_state: TableState) -> Milliseconds | None:
    """When the clocks have to be checked next, in milliseconds."""
    if status_of(table_state) != "running":
        return None
    if is_paused(table_state):
        return last_time_out(table_state) // 1000 + grace_period(table_state)
    moments = [clock.deadline if clock.warned else clock.warn_at for clock in table_state.seat_clocks]
    return min((moment for moment in moments if moment is not None), default=None)


def deadlines(table_state: TableState) -> list[Milliseconds | None]:
    """By seat, when its clock runs out, in milliseconds."""
    return [seat_clock.deadline for seat_clock in table_state.seat_clocks]


def grace_period(table_state: TableState) -> Milliseconds:
    """How long the others must wait for a player who is away, in milliseconds."""
    return MINUTE if opened_of(table_state).clock == "live" else DAY


def rows_of(table_state: TableState, table: UUID, *, is_new: bool, occupants_changed: bool) -> Rows:
    waiting = waiting_for(table_state)
    return Rows(
        status=status_of(table_state),
        waiting=waiting,
        bot_due=bot_due(table_state),
        host=table_state.host,
        due=next_clock_check(table_state),
        deadlines=deadlines(table_state),
        opened=encode(opened_row(table_state, table)) if is_new else None,
        seats=encode(seat_rows(table_state)) if occupants_changed else None,
    )


def opened_row(table_state: TableState, table: UUID) -> dict[str, Any]:
    """The row of a table that was just opened; `tables_commit` updates the columns that change later."""
    opened = opened_of(table_state)
    return {
        "id": table,
        "game": opened.game,
        "rules_version": opened.rules_version,
        "seats": opened.seats,
        "options": decode(opened.options, dict[str, Any]),
        "clock": opened.clock,
        "bank": table_state.terms.bank,
        "increment": table_state.terms.increment,
        "vacation": table_state.terms.vacation,
        "reliability": table_state.terms.reliability,
        "ranked": opened.ranked,
        "listed": opened.listed,
        "reserved": bool(table_state.reserved),
        "rematch_of": opened.rematch_of,
        "host": table_state.host,
        "status": "open",
        "version": 0,
        "taken": 0,
        "waiting": [],
        "bot_due": False,
        "due_at": None,
        "deadlines": [],
        "opened_at": time_of(table_state.opened_at),
        "changed_at": time_of(table_state.changed_at),
    }


def seat_rows(table_state: TableState) -> list[SeatRow]:
    result = result_of(table_state)
    return [
        SeatRow(
            seat=seat,
            player=occupant.player,
            bot=occupant.bot,
            departed=departure(table_state, occupant),
            timeouts=occupant.timeouts,
            place=result.places[seat] if result else None,
            score=result.scores[seat] if result and result.scores else None,
        )
        for seat, occupant in occupied_seats(table_state)
    ]


def departure(table_state: TableState, occupant: Occupant) -> DepartureKind | None:
    """Why the player left; a player who is still away when the game is over has left as well."""
    if occupant.departed:
        return occupant.departed.kind
    return "timed-out" if occupant.away and table_state.finished else None


def occupied_seats(table_state: TableState) -> list[tuple[int, Occupant]]:
    return [(seat, occupant) for seat, occupant in enumerate(table_state.occupants) if occupant]


def time_of(microseconds: Microseconds) -> datetime:
    return datetime.fromtimestamp(microseconds / 1_000_000, UTC)
