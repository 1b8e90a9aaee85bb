"""Finding tables, the newest first: public ones, and a user's own."""

from collections.abc import Collection, Iterable
from datetime import datetime
from math import inf
from uuid import UUID

from django.db.models import Exists, F, OuterRef, Q, QuerySet

from serai.engine.registry import plugins
from serai.tables.clock.deadlines import refresh_deadlines
from serai.tables.models import Seat, Table
from serai.tables.read_models.rows import StatusName

PageCursor = tuple[datetime, UUID]
"""A table's position in the order of the list, which never changes."""


_SEATS = Seat.objects.filter(table=OuterRef("pk"))
_ARCHIVED = Exists(_SEATS.exclude(departed=None)) & ~Exists(
    _SEATS.filter(Q(bot=None) | Q(timeouts__gt=0), departed=None)
)


_RESERVED = Q(reserved=True, status="open")
"""Open tables where only the players of reserved seats can sit down."""


def is_archived(seats: Iterable[Seat]) -> bool:
    """Whether all players have left the game to bots for good. A player who is away may still come back."""
    stayed = [seat for seat in seats if seat.departed is None]
    has_left = len(stayed) < len(list(seats))
    return has_left and all(seat.bot and not seat.timeouts for seat in stayed)


def find_tables(
    *,
    players: Collection[UUID],
    mine: bool = False,
    game: str | None = None,
    status: StatusName | None = None,
    excluded: Collection[UUID] = (),
    after: PageCursor | None = None,
    limit: int,
) -> list[Table]:
    """`players`: the user's ids at all tables; `excluded`: tables of others that the user must not see.

    A table's players and its host find it whether it is listed or not. An archived table, where only bots are left, is
    found by its former players alone; others need its address.
    """
    own = Q(Exists(Seat.objects.filter(table=OuterRef("pk"), player__in=players))) | Q(host__in=map(str, players))
    public = Q(listed=True) & ~Q(id__in=excluded) & ~_ARCHIVED & ~_RESERVED
    tables: QuerySet[Table] = Table.objects.filter(own if mine else own | public)
    if game:
        tables = tables.filter(game=game)
    if status:
        tables = tables.filter(status=status)
    return _page(tables, after, limit)


def tables_waiting_for(players: Collection[UUID]) -> list[Table]:
    """Tables that wait for the user with these player ids, the one with the least time left first."""
    rows = Seat.objects.filter(player__in=players, bot=None, departed=None, table__status="running")
    seats = dict(rows.filter(table__waiting__contains=[F("seat")]).values_list("table", "seat"))
    tables = Table.objects.filter(id__in=seats, game__in=list(plugins())).prefetch_related("occupied_seats")
    refresh_deadlines(tables)
    return sorted(tables, key=lambda table: (_deadline(table, seats[table.id]), table.changed_at))


def _deadline(table: Table, seat: int) -> float:
    deadline = table.deadlines[seat] if table.deadlines else None
    return inf if deadline is None else deadline


def finished_tables(*, players: Collection[UUID], after: PageCursor | None = None, limit: int) -> list[Table]:
    """Listed finished tables of the user with these player ids."""
    seats = Seat.objects.filter(player__in=players)
    return _page(Table.objects.filter(id__in=seats.values("table"), status="finished", listed=True), after, limit)


def _page(tables: QuerySet[Table], after: PageCursor | None, limit: int) -> list[Table]:
    """A page of the tables. Omits tables of games that are not installed any more."""
    tables = tables.filter(game__in=list(plugins()))
    if after:
        time, table = after
        tables = tables.filter(Q(opened_at__lt=time) | Q(opened_at=time, id__lt=table))
    page = list(tables.order_by("-opened_at", "-id").prefetch_related("occupied_seats")[:limit])
    refresh_deadlines(page)
    return page
