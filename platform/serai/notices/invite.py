"""Invitations to tables."""

from uuid import UUID

from serai.accounts.blocks import blocked_among
from serai.accounts.models import User
from serai.accounts.players import players_of
from serai.engine.registry import plugins
from serai.notices.models import Notice
from serai.notices.times import utc_now
from serai.tables.models import Seat, Status, Table

DECLINED = "declined"


def invite(*, user: User, by: User, table: UUID) -> None:
    """Invites a user, once to each table, even if several users do. The inviter isn't told whether an email is sent."""
    at = utc_now()
    notice = Notice(user=user, invited_by=by, table=table, kind="invitation", created=at, not_before=at)
    Notice.objects.bulk_create([notice], ignore_conflicts=True)


def decline(*, user: User, table: UUID) -> None:
    """Removes the invitation from the user's list, and drops the email if it wasn't sent yet."""
    invitations = Notice.objects.filter(user=user, table=table, kind="invitation")
    invitations.filter(state="pending").update(state="dropped", handled_at=utc_now())
    invitations.update(reason=DECLINED)


def invitations_of(user: User) -> list[tuple[Notice, Table]]:
    """Returns invitations to open tables where the user has no seat, the newest first. Blocked users' are left out."""
    notices = list(
        Notice.objects.filter(user=user, kind="invitation")
        .exclude(reason=DECLINED)
        .select_related("invited_by")
        .order_by("-created", "-id")
    )
    tables = _open_tables(user, [notice.table for notice in notices if notice.table])
    blocked = blocked_among({user.pk, *(notice.invited_by_id for notice in notices if notice.invited_by_id)})
    return [
        (notice, tables[notice.table])
        for notice in notices
        if notice.table in tables and frozenset((user.pk, notice.invited_by_id)) not in blocked
    ]


def _open_tables(user: User, tables: list[UUID]) -> dict[UUID, Table]:
    own = Seat.objects.filter(table__in=tables, player__in=players_of(user)).values("table")
    found = Table.objects.filter(id__in=tables, status=Status.OPEN, game__in=list(plugins())).exclude(id__in=own)
    return {table.id: table for table in found}
