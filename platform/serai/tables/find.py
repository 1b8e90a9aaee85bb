"""Finding tables: those that everybody may see, and one's own. The newest come first."""

from collections.abc import Collection
from datetime import datetime
from uuid import UUID

from django.db.models import Exists, OuterRef, Q, QuerySet

from serai.engine.registry import plugins
from serai.tables.models import Seat, Table
from serai.tables.rows import StatusName

Place = tuple[datetime, UUID]
"""Where a table stands in the order: it never moves."""


def find_tables(
    *,
    players: Collection[UUID],
    mine: bool = False,
    game: str | None = None,
    status: StatusName | None = None,
    after: Place | None = None,
    limit: int,
) -> list[Table]:
    """`players`: the ids of who asks, at all tables. Who sits at a table or is its host may see it, listed or not."""
    own = Q(Exists(Seat.objects.filter(table=OuterRef("pk"), player__in=players))) | Q(host__in=map(str, players))
    tables: QuerySet[Table] = Table.objects.filter(own if mine else own | Q(listed=True))
    if game:
        tables = tables.filter(game=game)
    if status:
        tables = tables.filter(status=status)
    return _page(tables, after, limit)


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
    return list(tables.order_by("-opened_at", "-id").prefetch_related("chairs")[:limit])
