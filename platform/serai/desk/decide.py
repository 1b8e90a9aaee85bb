"""A moderator decides. It is written down with its reason, and the person is told."""

from datetime import datetime
from uuid import UUID

from django.db import transaction

from serai.accounts.models import User
from serai.desk.models import Decision, Report
from serai.eventlog.table_events import VoidReason
from serai.ladder.void import void
from serai.matching.seek import stop_looking_everywhere
from serai.nudges.models import Notice
from serai.nudges.moments import this_moment
from serai.tables.errors import TableError

TAKES_A_WHILE = ("mute", "suspend")
UNTOLD = ("dismiss",)
"""Of what wasn't held against them people aren't told."""


class NotDecided(Exception):
    """It can't be decided so, in a sentence; nothing has changed."""


def decide(
    *,
    by: User,
    person: User,
    kind: str,
    reason: str,
    until: datetime | None = None,
    report: Report | None = None,
    seen: int | None = None,
    table: UUID | None = None,
    cause: VoidReason = "other",
) -> Decision:
    """`cause` is what the log tells of why a game doesn't count; `seen`, how many decisions on the report the moderator
    knows of. Raises NotDecided.
    """
    table = table or (report.table if report else None)
    require_sound(by, person, kind, reason.strip(), until, table)
    if report and report.reporter_id == by.pk:
        raise NotDecided("Nobody decides on their own report.")
    with transaction.atomic():
        if report and seen is not None:
            _require_nobody_else_has_decided(report, seen)
        if kind == "void" and table:
            _void(table, cause)
        decision = Decision.objects.create(
            at=this_moment(),
            by=by,
            person=person,
            kind=kind,
            until=until if kind in TAKES_A_WHILE else None,
            reason=reason.strip(),
            report=report.pk if report else None,
            table=table,
        )
        if report:
            Report.objects.filter(pk=report.pk, closed=None).update(closed=decision.at)
        if kind not in UNTOLD:
            _tell(decision)
    if kind == "suspend":
        stop_looking_everywhere(person)
    return decision


def require_sound(by: User, person: User, kind: str, reason: str, until: datetime | None, table: UUID | None) -> None:
    """Raises NotDecided."""
    if by == person:
        raise NotDecided("Nobody decides about themselves.")
    if not reason:
        raise NotDecided("Say why: every decision has a reason, and the person reads it.")
    if kind in TAKES_A_WHILE and (until is None or until <= this_moment()):
        raise NotDecided("Say until when, and let it be later than now.")
    if kind == "void" and table is None:
        raise NotDecided("Say which game doesn't count.")


def decided_on(report: Report) -> int:
    """How many decisions there are on it."""
    return Decision.objects.filter(person=report.person_id, report=report.pk).count()


def _require_nobody_else_has_decided(report: Report, seen: int) -> None:
    Report.objects.select_for_update().get(pk=report.pk)  # whoever decides at the same time waits here
    if decided_on(report) != seen:
        raise NotDecided(
            "Another moderator has decided on this report meanwhile. Look at it, and decide again if need be."
        )


def _void(table: UUID, cause: VoidReason) -> None:
    try:
        done = void(table, cause)
    except TableError as refusal:
        raise NotDecided(str(refusal)) from None
    if done.result == "unchanged":
        raise NotDecided("This game was voided before.")


def _tell(decision: Decision) -> None:
    """In the client they find it by themselves; a mail goes to who has an address."""
    Notice.objects.create(
        user_id=decision.person_id,
        kind="decision",
        version=decision.pk,
        created=decision.at,
        not_before=decision.at,
    )
