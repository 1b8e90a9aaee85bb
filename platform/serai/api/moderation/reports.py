"""Reporting a person to the moderators, and the list of one's own reports."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts.models import User
from serai.api.accounts.me import JOINED
from serai.api.accounts.relations import find_other_user
from serai.api.core import example_table as example
from serai.api.core.authentication import current_user, require_sign_in
from serai.api.core.operation import operation
from serai.api.core.reading import Body
from serai.api.tables.access import Invitation, access_table
from serai.moderation.models import Reason
from serai.moderation.models import Report as Row
from serai.moderation.report import MAX_TEXT_LENGTH, report

Version = Annotated[int, Meta(ge=1, le=2**31 - 1, description="The version of the table; by default the current one.")]
ChatMessageId = Annotated[int, Meta(ge=1, le=2**53, description="The id of one of their chat messages there.")]


class NewReport(Body, frozen=True, kw_only=True):
    reason: Reason
    text: Annotated[
        str, Meta(max_length=MAX_TEXT_LENGTH, description="What happened; required if the reason is `other`.")
    ] = ""
    table: Annotated[UUID | None, Meta(description="The table at which it happened.")] = None
    version: Version | None = None
    chat_message: ChatMessageId | None = None
    invitation: Invitation = ""


class Report(Struct, frozen=True, kw_only=True):
    """Your report about a person. Only moderators can read it."""

    id: int
    name: Annotated[str, Meta(description="The name of the reported person.")]
    reason: Reason
    text: str
    table: UUID | None
    version: int | None
    chat_message: int | None
    created: datetime
    closed: Annotated[datetime | None, Meta(description="When a moderator closed it; null: not yet.")]


class Reports(Struct, frozen=True):
    """Newest first."""

    reports: list[Report]


EXAMPLE = Report(
    id=7,
    name="Aurelian",
    reason="abuse",
    text="Look at what he says.",
    table=example.TABLE,
    version=41,
    chat_message=42,
    created=JOINED,
    closed=None,
)


@operation(
    "Report a person",
    body=NewReport,
    body_example=lambda: NewReport(reason="abuse", text="Look at what he says.", table=example.TABLE, chat_message=42),
    response=Report,
    example=lambda: EXAMPLE,
    status=201,
    errors=["unknown-player", "unknown-table", "is-yourself", "bad-input"],
    throttle="reports",
)
def report_person(request: Request, name: str, body: NewReport) -> Report:
    """A moderator reads the report and decides. The reported person doesn't learn who sent it."""
    user, other = require_sign_in(request), find_other_user(request, name)
    at = access_table(request, body.table, body.invitation).loaded if body.table else None
    row = report(
        user=other,
        by=user,
        reason=body.reason,
        text=body.text,
        at=at,
        version=body.version,
        chat_message=body.chat_message,
    )
    return _report(row)


@operation("List my reports", response=Reports, example=lambda: Reports([EXAMPLE]))
def list_reports(request: Request) -> Reports:
    """The moderators' decisions are not included: only the reported person learns them."""
    return Reports(reports_by(current_user(request)))


def reports_by(user: User) -> list[Report]:
    return [_report(row) for row in Row.objects.filter(reporter=user).select_related("user").order_by("-id")]


def _report(row: Row) -> Report:
    return Report(
        id=row.pk,
        name=row.user.username,
        reason=row.reason,  # type: ignore[arg-type]  # a text in the database
        text=row.text,
        table=row.table,
        version=row.version,
        chat_message=row.chat_message,
        created=row.created,
        closed=row.closed,
    )
