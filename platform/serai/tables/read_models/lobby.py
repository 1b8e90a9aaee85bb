"""The lobby: open tables that everyone may join."""

from datetime import datetime
from uuid import UUID

from msgspec import Struct

from serai.accounts.players import names_of
from serai.eventlog.current_time import Seconds
from serai.eventlog.table_events import Clock
from serai.tables.models import Seat, Table

MAX_TABLES = 100


class LobbyOccupant(Struct, frozen=True):
    seat: int
    name: str | None
    """Null for a bot, and for a deleted account."""
    bot: str | None


class LobbyTable(Struct, frozen=True):
    id: UUID
    game: str
    seats: int
    clock: Clock
    bank: Seconds
    increment: Seconds
    reliability: int
    ranked: bool
    opened_at: datetime
    occupants: list[LobbyOccupant]


class Lobby(Struct, frozen=True, tag="lobby"):
    """The newest table first."""

    tables: list[LobbyTable]


def open_tables() -> Lobby:
    tables = Table.objects.filter(status="open", listed=True, reserved=False).order_by("-opened_at")[:MAX_TABLES]
    seats = [*Seat.objects.filter(table__in=[table.id for table in tables]).order_by("seat")]
    names = names_of(seat.player for seat in seats if seat.bot is None)
    occupants: dict[UUID, list[LobbyOccupant]] = {table.id: [] for table in tables}
    for seat in seats:
        name = names[seat.player].name if seat.bot is None else None
        occupants[seat.table_id].append(LobbyOccupant(seat.seat, name, seat.bot))
    return Lobby(
        [
            LobbyTable(
                id=table.id,
                game=table.game,
                seats=table.seats,
                clock=table.clock,
                bank=table.bank,
                increment=table.increment,
                reliability=table.reliability,
                ranked=table.ranked,
                opened_at=table.opened_at,
                occupants=occupants[table.id],
            )
            for table in tables
        ]
    )
