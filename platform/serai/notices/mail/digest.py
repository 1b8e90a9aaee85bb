"""The daily digest: the tables that wait for the user, by time left, and other notices since the last digest."""

from collections.abc import Collection
from datetime import timedelta
from uuid import UUID

from serai.accounts.models import User
from serai.accounts.players import players_of
from serai.engine.registry import plugins
from serai.eventlog.current_time import Milliseconds, now
from serai.notices.links import table_token, table_url
from serai.notices.mail.content import Item, Link, MailContent
from serai.notices.mail.texts import day_and_time, duration, mail_texts
from serai.notices.models import MutedTable, Notice, NoticeKind
from serai.notices.policy import MOVE_KINDS
from serai.notices.preferences import KINDS, delivery_for, preferences_of
from serai.tables.clock.deadlines import refresh_deadlines
from serai.tables.models import Seat, Table

NO_DEADLINE = 2**63


def digest_content(notice: Notice) -> MailContent | None:
    """Returns the content of a digest; None if there is nothing to report."""
    user = notice.user
    muted = set(MutedTable.objects.filter(user=user).values_list("table", flat=True))
    preferences = preferences_of(user.id)
    wanted = [kind for kind in KINDS if delivery_for(preferences, kind) == "digest"]
    waiting = _waiting_tables(user, muted) if set(wanted) & set(MOVE_KINDS) else []
    other = _other_notices(notice, muted, [kind for kind in wanted if kind not in MOVE_KINDS])
    if not waiting and not other:
        return None
    text = mail_texts(user.language).message
    return MailContent(
        kind="digest",
        subject=text("digest-subject", count=len(waiting)),
        heading=text("digest-heading", count=len(waiting)),
        paragraphs=[],
        items=[*waiting, *other],
        button=Link(text("digest-button"), (waiting or other)[0].url),
    )


def _waiting_tables(user: User, muted: Collection[UUID]) -> list[Item]:
    seats = Seat.objects.filter(player__in=players_of(user), bot=None, departed=None, table__status="running")
    own = [(seat, seat.table) for seat in seats.select_related("table") if seat.table_id not in muted]
    refresh_deadlines(table for _, table in own)
    waiting = [(_deadline(table, seat.seat), table) for seat, table in own if seat.seat in table.waiting]
    return [
        Item(_game(table), _time_left(deadline, user), table_url(table.id, table_token(user, table.id)))
        for deadline, table in sorted(waiting, key=lambda pair: (pair[0] or NO_DEADLINE, pair[1].changed_at))
    ]


def _deadline(table: Table, seat: int) -> Milliseconds | None:
    """Returns the seat's deadline."""
    return table.deadlines[seat] if seat < len(table.deadlines) else None


def _time_left(deadline: Milliseconds | None, user: User) -> str:
    text = mail_texts(user.language).message
    if deadline is None:
        return text("no-clock")
    return text(
        "time-left",
        left=duration(timedelta(milliseconds=deadline - now() / 1000), user.language),
        deadline=day_and_time(deadline * 1000, user.time_zone, user.language),
        zone=user.time_zone,
    )


def _other_notices(notice: Notice, muted: Collection[UUID], kinds: Collection[NoticeKind]) -> list[Item]:
    """Returns notices that were left for the digest, of kinds that the user still wants in it."""
    left = Notice.objects.filter(user=notice.user, kind__in=kinds, state="dropped", reason="digest")
    if last := Notice.objects.filter(user=notice.user, kind="digest", state="sent").order_by("-handled_at").first():
        left = left.filter(handled_at__gt=last.handled_at)
    tables = Table.objects.in_bulk([dropped.table for dropped in left if dropped.table and dropped.table not in muted])
    text = mail_texts(notice.user.language).message
    items = []
    for dropped in left.order_by("handled_at", "id"):
        if table := tables.get(dropped.table) if dropped.table else None:
            invited = dropped.kind == "invitation"
            url = table_url(table.id, "" if invited else table_token(notice.user, table.id), invited=invited)
            items.append(Item(_game(table), text(f"digest-{dropped.kind.replace('_', '-')}"), url))
    return items


def _game(table: Table) -> str:
    plugin = plugins().get(table.game)
    return plugin.name if plugin else table.game
