"""Finding tables: those that everybody may see, and one's own. The newest come first."""

from collections.abc import Collection, Iterable
from datetime import datetime
from math import inf
from uuid import UUID

from django.db.models import Exists, F, OuterRef, Q, QuerySet

from serai.engine.registry import plugins
from serai.tables.deadlines import bring_up_to_date
from serai.tables.models import Seat, Table
from serai.tables.rows import StatusName

Place = tuple[datetime, UUID]
"""Where a table stands in the order: it never moves."""


_CHAIRS = Seat.objects.filter(table=OuterRef("pk"))
_ARCHIVED = Exists(_CHAIRS.exclude(departed=None)) & ~Exists(
    _CHAIRS.filter(Q(bot=None) | Q(timeouts__gt=0), departed=None)
)


_KEPT = Q(kept=True, status="open")
"""Nobody can sit down there but who was matched."""


def is_archived(chairs: Iterable[Seat]) -> bool:
    """Whether nobody is left who has played there: bots finish it. Who is away may still come back."""
    stayed = [chair for chair in chairs if chair.departed is None]
    has_left = len(stayed) < len(list(chairs))
    return has_left and all(chair.bot and not chair.timeouts for chair in stayed)


def find_tables(
    *,
    players: Collection[UUID],
    mine: bool = False,
    game: str | None = None,
    status: StatusName | None = None,
    but: Collection[UUID] = (),
    after: Place | None = None,
    limit: int,
) -> list[Table]:
    """`players`: the ids of who asks, at all tables; `but`: tables of others that are not for them.

    Who sits at a table or is its host may see it, listed or not.

    What bots have been left with is archived: who has played there finds it, and others by its address only.
    """
    own = Q(Exists(Seat.objects.filter(table=OuterRef("pk"), player__in=players))) | Q(host__in=map(str, players))
    of_all = Q(listed=True) & ~Q(id__in=but) & ~_ARCHIVED & ~_KEPT
    tables: QuerySet[Table] = Table.objects.filter(own if mine else own | of_all)
    if game:
        tables = tables.filter(game=game)
    if status:
        tables = tables.filter(status=status)
    return _page(tables, after, limit)


def tables_waiting_for(players: Collection[UUID]) -> list[Table]:
    """Where a person with these ids is waited for, the one with the least time left first."""
    chairs = Seat.objects.filter(player__in=players, bot=None, departed=None, table__status="running")
    seats = dict(chairs.filter(table__waiting__contains=[F("seat")]).values_list("table", "seat"))
    tables = Table.objects.filter(id__in=seats, game__in=list(plugins())).prefetch_related("chairs")
    bring_up_to_date(tables)
    return sorted(tables, key=lambda table: (_deadline(table, seats[table.id]), table.changed_at))


def _deadline(table: Table, seat: int) -> float:
    deadline = table.deadlines[seat] if table.deadlines else None
    return inf if deadline is None else deadline


def finished_tables(*, players: Collection[UUID], after: Place | None = None, limit: int) -> list[Table]:
    """Where a person with these ids has played to the end, and everybody may look."""
    chairs = Seat.objects.filter(player__in=players)
    return _page(Table.objects.filter(id__in=chairs.values("table"), status="finished", listed=True), after, limit)


def _page(tables: QuerySet[Table], after: Place | None, limit: int) -> list[Table]:
    """Of games that are still played here."""
    tables = tables.filter(game__in=list(plugins()))
    if after:
        time, table = after
        tables = tables.filter(Q(opened_at__lt=time) | Q(opened_at=time, id__lt=table))
    page = list(tables.order_by("-opened_at", "-id").prefetch_related("chairs")[:limit])
    bring_up_to_date(page)
    return page
