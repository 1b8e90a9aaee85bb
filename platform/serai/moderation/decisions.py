"""A moderator's decision: stored with its reason, carried out, and sent to the user concerned."""

from datetime import datetime
from uuid import UUID

from django.db import transaction

from serai.accounts.models import User
from serai.eventlog.table_events import VoidReason
from serai.ladder.void import void
from serai.matchmaking.search import cancel_all_searches
from serai.moderation.models import Decision, Report
from serai.notices.models import Notice
from serai.notices.times import utc_now
from serai.tables.errors import TableError

TIMED_KINDS = ("chat-ban", "suspend")
HIDDEN_KINDS = ("dismiss",)
"""The user concerned isn't told of these."""


class DecisionError(Exception):
    """The decision isn't possible; the text says why. Nothing has changed."""


def make_decision(
    *,
    by: User,
    user: User,
    kind: str,
    reason: str,
    until: datetime | None = None,
    report: Report | None = None,
    known_decisions: int | None = None,
    table: UUID | None = None,
    void_reason: VoidReason = "other",
) -> Decision:
    """Stores a decision about a user, carries it out and notifies the user; raises DecisionError if it isn't possible.

    `void_reason` is the public reason in the log of a voided game; `known_decisions`, how many decisions on the report
    the moderator has seen.
    """
    table = table or (report.table if report else None)
    _require_possible(by, user, kind, reason.strip(), until, table)
    if report and report.reporter_id == by.pk:
        raise DecisionError("You can't decide on your own report.")
    with transaction.atomic():
        if report and known_decisions is not None:
            _require_no_other_decision(report, known_decisions)
        if kind == "void" and table:
            _void_game(table, void_reason)
        decision = Decision.objects.create(
            at=utc_now(),
            by=by,
            user=user,
            kind=kind,
            until=until if kind in TIMED_KINDS else None,
            reason=reason.strip(),
            report=report.pk if report else None,
            table=table,
        )
        if report:
            Report.objects.filter(pk=report.pk, closed=None).update(closed=decision.at)
        if kind not in HIDDEN_KINDS:
            _notify_user(decision)
    if kind == "suspend":
        cancel_all_searches(user)
    return decision


def _require_possible(by: User, user: User, kind: str, reason: str, until: datetime | None, table: UUID | None) -> None:
    if by == user:
        raise DecisionError("You can't decide about yourself.")
    if not reason:
        raise DecisionError("Give a reason: the user will read it.")
    if kind in TIMED_KINDS and (until is None or until <= utc_now()):
        raise DecisionError("Enter an end time in the future.")
    if kind == "void" and table is None:
        raise DecisionError("Enter the table whose game doesn't count.")


def count_decisions(report: Report) -> int:
    return Decision.objects.filter(user=report.user_id, report=report.pk).count()


def _require_no_other_decision(report: Report, known_decisions: int) -> None:
    Report.objects.select_for_update().get(pk=report.pk)  # concurrent decisions on a report wait here
    if count_decisions(report) != known_decisions:
        raise DecisionError(
            "Another moderator has decided on this report meanwhile. Read that decision, then decide again if needed."
        )


def _void_game(table: UUID, void_reason: VoidReason) -> None:
    try:
        done = void(table, void_reason)
    except TableError as error:
        raise DecisionError(str(error)) from None
    if done.result == "unchanged":
        raise DecisionError("This game was already voided.")


def _notify_user(decision: Decision) -> None:
    """Creates the notice for an email. The client shows the decision anyway."""
    Notice.objects.create(
        user_id=decision.user_id,
        kind="decision",
        version=decision.pk,
        created=decision.at,
        not_before=decision.at,
    )
