"""What a moderator sees of a report's table. For a running game, only what a spectator may see."""

from typing import Any
from uuid import UUID

from django.db.models import OuterRef, Subquery

from serai.accounts.models import Player, User
from serai.accounts.players import player_of
from serai.engine.registry import find
from serai.eventlog.staff_view import is_finished, staff_event_views
from serai.moderation.models import Decision, Report
from serai.tables.models import ChatMessage, Seat

EVENTS_BEFORE, EVENTS_AFTER = 15, 5
"""Events shown around the reported version."""
MAX_MESSAGES = 20
"""Chat messages shown before the reported one, and after it."""
MAX_OTHER_REPORTS = 20

NAME = Subquery(Player.objects.filter(id=OuterRef("player"), user__isnull=False).values("user__username")[:1])


def evidence(report: Report) -> dict[str, Any]:
    others = Report.objects.filter(user=report.user).exclude(pk=report.pk).order_by("-id")
    return {
        **(log_around(report.table, report.version or 0, report.user) if report.table else {}),
        "chat_messages": messages_around(report),
        "decisions": decisions_about(report.user),
        "others": others[:MAX_OTHER_REPORTS],
    }


def log_around(table: UUID, version: int, user: User) -> dict[str, Any]:
    events = staff_event_views(table, find, after=max(version - EVENTS_BEFORE, 0), limit=EVENTS_BEFORE + EVENTS_AFTER)
    return {"events": events, "is_finished": is_finished(table), "seat": seat_of(table, user)}


def seat_of(table: UUID, user: User) -> int | None:
    """The user's seat there, now or when the game started."""
    player = player_of(table=table, user=user)
    return Seat.objects.filter(table=table, player=player).values_list("seat", flat=True).first() if player else None


def messages_around(report: Report) -> list[ChatMessage]:
    """Chat messages around the reported one, or around the time of the report; the oldest first."""
    if report.table is None:
        return []
    messages = ChatMessage.objects.filter(table=report.table).annotate(name=NAME)
    if report.chat_message:
        before, after = messages.filter(id__lte=report.chat_message), messages.filter(id__gt=report.chat_message)
    else:
        before, after = messages.filter(sent_at__lte=report.created), messages.filter(sent_at__gt=report.created)
    return [*reversed(before.order_by("-id")[: MAX_MESSAGES + 1]), *after.order_by("id")[:MAX_MESSAGES]]


def decisions_about(user: User) -> list[Decision]:
    """Decisions about the user, the newest first, each with its moderator's name."""
    names = User.objects.filter(pk=OuterRef("by")).values("username")[:1]
    return list(Decision.objects.filter(user=user.pk).annotate(moderator=Subquery(names)).order_by("-id"))
