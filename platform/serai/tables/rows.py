"""What the log says of a table, as the columns of its read models."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Literal
from uuid import UUID

from msgspec import Struct

from serai.engine.wire import decode, encode
from serai.eventlog.chronicle import Chair, Chronicle, DepartureKind
from serai.tables.game_of import game_of, opened_of
from serai.tables.result import result_of

MINUTE = 60_000
DAY = 24 * 60 * MINUTE

StatusName = Literal["open", "running", "finished", "abandoned"]


class Rows(Struct, frozen=True):
    """What a commit writes beside its events; in the order of `tables_commit`'s arguments."""

    status: StatusName
    waiting: list[int]
    bot_due: bool
    host: str
    due: int | None
    deadlines: list[int | None]
    opened: bytes | None
    chairs: bytes | None

    def arguments(self) -> Sequence[Any]:
        opened, chairs = (column.decode() if column else None for column in (self.opened, self.chairs))
        return self.status, self.waiting, self.bot_due, self.host, self.due, self.deadlines, opened, chairs


class ChairRow(Struct, frozen=True):
    seat: int
    player: str
    bot: str | None
    departed: str | None
    timeouts: int
    place: int | None
    score: int | None


def status_of(chronicle: Chronicle) -> StatusName:
    if chronicle.revealed:
        return "finished"
    if chronicle.begun:
        return "running"
    return "open" if chronicle.host else "abandoned"


def waiting_for(chronicle: Chronicle) -> list[int]:
    """The seats that are waited for; none unless a game is running, and dealt."""
    if status_of(chronicle) != "running" or chronicle.state is None:
        return []
    return sorted(game_of(chronicle).waiting_for(chronicle.state))


def bot_of(chronicle: Chronicle, seat: int) -> str | None:
    """The level of the bot that plays for the seat."""
    chair = chronicle.chairs[seat]
    return chair.bot if chair else None


def bot_due(chronicle: Chronicle) -> bool:
    return not rests(chronicle) and any(bot_of(chronicle, seat) for seat in waiting_for(chronicle))


def rests(chronicle: Chronicle) -> bool:
    """Whether the game rests until somebody who is away comes back, for nobody else plays."""
    return not chronicle.people and any(chair.away for _, chair in taken_chairs(chronicle))


def last_time_out(chronicle: Chronicle) -> int:
    """Of those who are away, in microseconds."""
    return max(chair.away.since for _, chair in taken_chairs(chronicle) if chair.away)


def due(chronicle: Chronicle) -> int | None:
    """When the clocks have to be looked at next, in milliseconds."""
    if status_of(chronicle) != "running":
        return None
    if rests(chronicle):
        return last_time_out(chronicle) // 1000 + grace(chronicle)
    moments = [glass.deadline if glass.warned else glass.alarm for glass in chronicle.glasses]
    return min((moment for moment in moments if moment is not None), default=None)


def deadlines(chronicle: Chronicle) -> list[int | None]:
    """By seat, when its clock runs out, in milliseconds."""
    return [glass.deadline for glass in chronicle.glasses]


def grace(chronicle: Chronicle) -> int:
    """How long others wait for who is away, in milliseconds."""
    return MINUTE if opened_of(chronicle).clock == "live" else DAY


def rows_of(chronicle: Chronicle, table: UUID, *, is_new: bool, chairs_changed: bool) -> Rows:
    waiting = waiting_for(chronicle)
    return Rows(
        status=status_of(chronicle),
        waiting=waiting,
        bot_due=bot_due(chronicle),
        host=chronicle.host,
        due=due(chronicle),
        deadlines=deadlines(chronicle),
        opened=encode(opened_row(chronicle, table)) if is_new else None,
        chairs=encode(chair_rows(chronicle)) if chairs_changed else None,
    )


def opened_row(chronicle: Chronicle, table: UUID) -> dict[str, Any]:
    """The whole row of a table that was just opened; what changes later is written over it."""
    opened = opened_of(chronicle)
    return {
        "id": table,
        "game": opened.game,
        "rules": opened.rules,
        "seats": opened.seats,
        "options": decode(opened.options, dict[str, Any]),
        "clock": opened.clock,
        "bank": chronicle.terms.bank,
        "increment": chronicle.terms.increment,
        "vacation": chronicle.terms.vacation,
        "reliability": chronicle.terms.reliability,
        "ranked": opened.ranked,
        "listed": opened.listed,
        "kept": bool(chronicle.kept),
        "rematch_of": opened.rematch_of,
        "host": chronicle.host,
        "status": "open",
        "version": 0,
        "taken": 0,
        "waiting": [],
        "bot_due": False,
        "due_at": None,
        "deadlines": [],
        "opened_at": time_of(chronicle.opened_at),
        "changed_at": time_of(chronicle.changed_at),
    }


def chair_rows(chronicle: Chronicle) -> list[ChairRow]:
    result = result_of(chronicle)
    return [
        ChairRow(
            seat=seat,
            player=chair.player,
            bot=chair.bot,
            departed=departure(chronicle, chair),
            timeouts=chair.timeouts,
            place=result.places[seat] if result else None,
            score=result.scores[seat] if result and result.scores else None,
        )
        for seat, chair in taken_chairs(chronicle)
    ]


def departure(chronicle: Chronicle, chair: Chair) -> DepartureKind | None:
    """Why its player left; who is still away when the game is over has left too."""
    if chair.departed:
        return chair.departed.kind
    return "timed-out" if chair.away and chronicle.revealed else None


def taken_chairs(chronicle: Chronicle) -> list[tuple[int, Chair]]:
    return [(seat, chair) for seat, chair in enumerate(chronicle.chairs) if chair]


def time_of(microseconds: int) -> datetime:
    return datetime.fromtimestamp(microseconds / 1_000_000, UTC)
