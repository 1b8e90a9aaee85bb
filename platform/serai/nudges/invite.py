"""Asking somebody to a table."""

from uuid import UUID

from serai.accounts.blocks import blocked_among
from serai.accounts.models import User
from serai.accounts.players import players_of
from serai.engine.registry import plugins
from serai.nudges.models import Notice
from serai.nudges.moments import this_moment
from serai.tables.models import Seat, Status, Table

DECLINED = "declined"


def invite(*, user: User, by: User, table: UUID) -> None:
    """Once for each person and table, whoever asks and however often; whether a mail goes out is not told."""
    at = this_moment()
    notice = Notice(user=user, by=by, table=table, kind="invitation", created=at, not_before=at)
    Notice.objects.bulk_create([notice], ignore_conflicts=True)


def decline(*, user: User, table: UUID) -> None:
    """It is shown no longer, and not mailed if it wasn't yet."""
    invitations = Notice.objects.filter(user=user, table=table, kind="invitation")
    invitations.filter(state="pending").update(state="dropped", settled=this_moment())
    invitations.update(reason=DECLINED)


def invitations_of(user: User) -> list[tuple[Notice, Table]]:
    """To open tables where the person doesn't sit, the newest first; none by who is kept apart from them."""
    notices = list(
        Notice.objects.filter(user=user, kind="invitation")
        .exclude(reason=DECLINED)
        .select_related("by")
        .order_by("-created", "-id")
    )
    tables = _open_tables(user, [notice.table for notice in notices if notice.table])
    apart = blocked_among({user.pk, *(notice.by_id for notice in notices if notice.by_id)})
    return [
        (notice, tables[notice.table])
        for notice in notices
        if notice.table in tables and frozenset((user.pk, notice.by_id)) not in apart
    ]


def _open_tables(user: User, tables: list[UUID]) -> dict[UUID, Table]:
    sits = Seat.objects.filter(table__in=tables, player__in=players_of(user)).values("table")
    found = Table.objects.filter(id__in=tables, status=Status.OPEN, game__in=list(plugins())).exclude(id__in=sits)
    return {table.id: table for table in found}
