"""The daily mail: every table that waits for somebody, by time left, and what else has happened since the last."""

from collections.abc import Collection
from datetime import timedelta
from uuid import UUID

from serai.accounts.models import User
from serai.accounts.players import players_of
from serai.engine.registry import plugins
from serai.eventlog.clock import now
from serai.nudges.how.letter import Item, Letter, Link
from serai.nudges.how.words import day_and_time, duration, words
from serai.nudges.links import key_for, table_url
from serai.nudges.models import Kind, Muted, Notice
from serai.nudges.whether import NUDGES
from serai.nudges.wishes import KINDS, wish_for, wishes_of
from serai.tables.deadlines import bring_up_to_date
from serai.tables.models import Seat, Table

NEVER = 2**63


def digest_of(notice: Notice) -> Letter | None:
    """None on a day without anything to tell."""
    user = notice.user
    muted = set(Muted.objects.filter(user=user).values_list("table", flat=True))
    wishes = wishes_of(user.id)
    wished = [kind for kind in KINDS if wish_for(wishes, kind) == "digest"]
    waiting = _waiting(user, muted) if set(wished) & set(NUDGES) else []
    news = _news(notice, muted, [kind for kind in wished if kind not in NUDGES])
    if not waiting and not news:
        return None
    say = words(user.language).message
    return Letter(
        kind="digest",
        subject=say("digest-subject", count=len(waiting)),
        heading=say("digest-heading", count=len(waiting)),
        paragraphs=[],
        items=[*waiting, *news],
        button=Link(say("digest-button"), (waiting or news)[0].url),
    )


def _waiting(user: User, muted: Collection[UUID]) -> list[Item]:
    chairs = Seat.objects.filter(player__in=players_of(user), bot=None, departed=None, table__status="running")
    own = [(chair, chair.table) for chair in chairs.select_related("table") if chair.table_id not in muted]
    bring_up_to_date(table for _, table in own)
    waited = [(_deadline(table, chair.seat), table) for chair, table in own if chair.seat in table.waiting]
    return [
        Item(_game(table), _left(deadline, user), table_url(table.id, key_for(user, table.id)))
        for deadline, table in sorted(waited, key=lambda pair: (pair[0] or NEVER, pair[1].changed_at))
    ]


def _deadline(table: Table, seat: int) -> int | None:
    """In milliseconds."""
    return table.deadlines[seat] if seat < len(table.deadlines) else None


def _left(deadline: int | None, user: User) -> str:
    say = words(user.language).message
    if deadline is None:
        return say("no-clock")
    return say(
        "time-left",
        left=duration(timedelta(milliseconds=deadline - now() / 1000), user.language),
        deadline=day_and_time(deadline * 1000, user.time_zone, user.language),
        zone=user.time_zone,
    )


def _news(notice: Notice, muted: Collection[UUID], kinds: Collection[Kind]) -> list[Item]:
    """What was kept for this mail, instead of a mail of its own, and is still wished for."""
    kept = Notice.objects.filter(user=notice.user, kind__in=kinds, state="dropped", reason="digest")
    if last := Notice.objects.filter(user=notice.user, kind="digest", state="sent").order_by("-settled").first():
        kept = kept.filter(settled__gt=last.settled)
    tables = Table.objects.in_bulk([one.table for one in kept if one.table and one.table not in muted])
    say = words(notice.user.language).message
    items = []
    for one in kept.order_by("settled", "id"):
        if table := tables.get(one.table) if one.table else None:
            invited = one.kind == "invitation"
            url = table_url(table.id, "" if invited else key_for(notice.user, table.id), invited=invited)
            items.append(Item(_game(table), say(f"digest-{one.kind}"), url))
    return items


def _game(table: Table) -> str:
    plugin = plugins().get(table.game)
    return plugin.name if plugin else table.game
