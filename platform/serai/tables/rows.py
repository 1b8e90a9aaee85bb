"""What the log says of a table, as the columns of its read models."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Literal
from uuid import UUID

from msgspec import Struct

from serai.engine.wire import decode, encode
from serai.eventlog.chronicle import Chair, Chronicle
from serai.tables.game_of import game_of, opened_of
from serai.tables.result import result_of

StatusName = Literal["open", "running", "finished", "abandoned"]


class Rows(Struct, frozen=True):
    """What a commit writes beside its events; in the order of `tables_commit`'s arguments."""

    status: StatusName
    waiting: list[int]
    bot_due: bool
    host: str
    opened: bytes | None
    chairs: bytes | None

    def arguments(self) -> Sequence[Any]:
        opened, chairs = (column.decode() if column else None for column in (self.opened, self.chairs))
        return self.status, self.waiting, self.bot_due, self.host, opened, chairs


class ChairRow(Struct, frozen=True):
    seat: int
    player: str
    bot: str | None
    departed: str | None
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


def rows_of(chronicle: Chronicle, table: UUID, *, is_new: bool, chairs_changed: bool) -> Rows:
    waiting = waiting_for(chronicle)
    return Rows(
        status=status_of(chronicle),
        waiting=waiting,
        bot_due=any(bot_of(chronicle, seat) for seat in waiting),
        host=chronicle.host,
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
        "ranked": opened.ranked,
        "listed": opened.listed,
        "rematch_of": opened.rematch_of,
        "host": chronicle.host,
        "status": "open",
        "version": 0,
        "taken": 0,
        "waiting": [],
        "bot_due": False,
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
            departed=chair.departed.kind if chair.departed else None,
            place=result.places[seat] if result else None,
            score=result.scores[seat] if result and result.scores else None,
        )
        for seat, chair in taken_chairs(chronicle)
    ]


def taken_chairs(chronicle: Chronicle) -> list[tuple[int, Chair]]:
    return [(seat, chair) for seat, chair in enumerate(chronicle.chairs) if chair]


def time_of(microseconds: int) -> datetime:
    return datetime.fromtimestamp(microseconds / 1_000_000, UTC)
