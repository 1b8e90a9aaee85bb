"""What a moderator looks at before deciding. Of a running game it is what a spectator may see."""

from typing import Any
from uuid import UUID

from django.db.models import OuterRef, Subquery

from serai.accounts.models import Player, User
from serai.accounts.players import player_of
from serai.desk.models import Decision, Report
from serai.engine.registry import find
from serai.eventlog.desk import is_revealed, shown_events
from serai.tables.models import ChatLine, Seat

BEFORE, AFTER = 15, 5
"""So many events around the place in the log."""
LINES = 20
"""So many lines before it, and as many after."""

NAME = Subquery(Player.objects.filter(id=OuterRef("player"), user__isnull=False).values("user__username")[:1])


def evidence(report: Report) -> dict[str, Any]:
    return {
        **(place_of(report.table, report.version or 0, report.person) if report.table else {}),
        "lines": lines_around(report),
        "decisions": decisions_on(report.person),
        "others": Report.objects.filter(person=report.person).exclude(pk=report.pk).order_by("-id")[:LINES],
    }


def place_of(table: UUID, version: int, person: User) -> dict[str, Any]:
    events = shown_events(table, find, after=max(version - BEFORE, 0), limit=BEFORE + AFTER)
    return {"events": events, "is_revealed": is_revealed(table), "seat": seat_of(table, person)}


def seat_of(table: UUID, person: User) -> int | None:
    """In which the person sits there, or sat when the game began."""
    player = player_of(table=table, user=person)
    return Seat.objects.filter(table=table, player=player).values_list("seat", flat=True).first() if player else None


def lines_around(report: Report) -> list[ChatLine]:
    """The oldest first."""
    if report.table is None:
        return []
    said = ChatLine.objects.filter(table=report.table).annotate(name=NAME)
    if report.line:
        before, after = said.filter(id__lte=report.line), said.filter(id__gt=report.line)
    else:
        before, after = said.filter(said_at__lte=report.made), said.filter(said_at__gt=report.made)
    return [*reversed(before.order_by("-id")[: LINES + 1]), *after.order_by("id")[:LINES]]


def decisions_on(person: User) -> list[Decision]:
    """The newest first, each with the name of who has decided."""
    names = User.objects.filter(pk=OuterRef("by")).values("username")[:1]
    return list(Decision.objects.filter(person=person.pk).annotate(decider=Subquery(names)).order_by("-id"))
