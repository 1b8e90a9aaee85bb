"""Reporting somebody to the moderators, and seeing what became of it."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts.models import User
from serai.api import example_table as example
from serai.api.at_table import Invitation, visit
from serai.api.authentication import require_sign_in, signed_in
from serai.api.me import JOINED
from serai.api.operation import operation
from serai.api.reading import Body
from serai.api.ties import other_person
from serai.desk.models import Reason
from serai.desk.models import Report as Row
from serai.desk.report import LONGEST, report

Version = Annotated[int, Meta(ge=1, le=2**31 - 1, description="The place in the table's log; by default the last one.")]
Line = Annotated[int, Meta(ge=1, le=2**53, description="The id of something that they said there.")]


class Reporting(Body, frozen=True, kw_only=True):
    reason: Reason
    words: Annotated[str, Meta(max_length=LONGEST, description="What has happened; needed where it is `other`.")] = ""
    table: Annotated[UUID | None, Meta(description="Where it has happened.")] = None
    version: Version | None = None
    line: Line | None = None
    invitation: Invitation = ""


class Report(Struct, frozen=True, kw_only=True):
    """What you have reported. Moderators read it; nobody else does."""

    id: int
    name: Annotated[str, Meta(description="Whom.")]
    reason: Reason
    words: str
    table: UUID | None
    version: int | None
    line: int | None
    made: datetime
    closed: Annotated[datetime | None, Meta(description="When a moderator has dealt with it.")]


class Reports(Struct, frozen=True):
    """The newest first."""

    reports: list[Report]


EXAMPLE = Report(
    id=7,
    name="Aurelian",
    reason="abuse",
    words="Look at what he says.",
    table=example.TABLE,
    version=41,
    line=42,
    made=JOINED,
    closed=None,
)


@operation(
    "Report somebody",
    takes=Reporting,
    takes_example=lambda: Reporting(reason="abuse", words="Look at what he says.", table=example.TABLE, line=42),
    answers=Report,
    example=lambda: EXAMPLE,
    status=201,
    errors=["unknown-person", "unknown-table", "thats-you", "bad-input"],
    throttle="reports",
)
def report_somebody(request: Request, name: str, body: Reporting) -> Report:
    """A moderator looks at it, and decides. The other isn't told who has reported."""
    person, other = require_sign_in(request), other_person(request, name)
    at = visit(request, body.table, body.invitation).known if body.table else None
    made = report(
        person=other, by=person, reason=body.reason, words=body.words, at=at, version=body.version, line=body.line
    )
    return _told(made)


@operation("List my reports", answers=Reports, example=lambda: Reports([EXAMPLE]))
def list_reports(request: Request) -> Reports:
    """What was decided isn't told: that is between the moderators and the other."""
    return Reports(reports_by(signed_in(request)))


def reports_by(person: User) -> list[Report]:
    return [_told(row) for row in Row.objects.filter(reporter=person).select_related("person").order_by("-id")]


def _told(row: Row) -> Report:
    return Report(
        id=row.pk,
        name=row.person.username,
        reason=row.reason,  # type: ignore[arg-type]  # a text in the database
        words=row.words,
        table=row.table,
        version=row.version,
        line=row.line,
        made=row.made,
        closed=row.closed,
    )
