"""Tables that one can sit down at."""

from datetime import datetime
from uuid import UUID

from msgspec import Struct

from serai.accounts.players import names_of
from serai.eventlog.table_events import Clock
from serai.tables.models import Seat, Table

MOST = 100


class Sitter(Struct, frozen=True):
    seat: int
    name: str | None
    """None of a bot, and of a deleted account."""
    bot: str | None


class OpenTable(Struct, frozen=True):
    id: UUID
    game: str
    seats: int
    clock: Clock
    bank: int
    increment: int
    reliability: int
    ranked: bool
    opened_at: datetime
    chairs: list[Sitter]


class Lobby(Struct, frozen=True, tag="lobby"):
    """The newest first."""

    tables: list[OpenTable]


def open_tables() -> Lobby:
    tables = Table.objects.filter(status="open", listed=True, kept=False).order_by("-opened_at")[:MOST]
    chairs = [*Seat.objects.filter(table__in=[table.id for table in tables]).order_by("seat")]
    names = names_of(chair.player for chair in chairs if chair.bot is None)
    sitters: dict[UUID, list[Sitter]] = {table.id: [] for table in tables}
    for chair in chairs:
        name = names[chair.player].name if chair.bot is None else None
        sitters[chair.table_id].append(Sitter(chair.seat, name, chair.bot))
    return Lobby(
        [
            OpenTable(
                id=table.id,
                game=table.game,
                seats=table.seats,
                clock=table.clock,
                bank=table.bank,
                increment=table.increment,
                reliability=table.reliability,
                ranked=table.ranked,
                opened_at=table.opened_at,
                chairs=sitters[table.id],
            )
            for table in tables
        ]
    )
