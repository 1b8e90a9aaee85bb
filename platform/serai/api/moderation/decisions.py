"""The moderators' decisions about the user, and changing the name if they ask for it."""

from datetime import datetime
from typing import Annotated, Literal, TypeAlias
from uuid import UUID

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts.models import User
from serai.accounts.names import rename
from serai.api.accounts.me import EXAMPLE as EXAMPLE_ME
from serai.api.accounts.me import JOINED, Me, me_response
from serai.api.core.authentication import current_user, require_session
from serai.api.core.operation import operation
from serai.api.core.problems import ProblemError
from serai.api.core.reading import Body
from serai.moderation.responses import acknowledge, decisions_shown_to
from serai.moderation.restrictions import rename_requested_at

DecisionKind: TypeAlias = Literal["warn", "chat-ban", "suspend", "void", "rename", "lift"]


class Decision(Struct, frozen=True, kw_only=True):
    """A moderator's decision about you."""

    id: int
    kind: DecisionKind
    time: datetime
    until: Annotated[datetime | None, Meta(description="When a chat ban or suspension ends.")]
    reason: Annotated[str, Meta(description="The moderator's explanation.")]
    table: UUID | None
    acknowledged: Annotated[bool, Meta(description="Whether you have confirmed that you have read it.")]


class Decisions(Struct, frozen=True):
    """Newest first."""

    decisions: list[Decision]
    rename_requested: Annotated[bool, Meta(description="Whether a moderator has asked you to change your name.")]


class NewName(Body, frozen=True):
    username: Annotated[str, Meta(max_length=150, examples=["Zenobia"])]


EXAMPLE = Decision(
    id=7, kind="warn", time=JOINED, until=None, reason="Please be kind in the chat.", table=None, acknowledged=False
)


@operation("List decisions about me", response=Decisions, example=lambda: Decisions([EXAMPLE], rename_requested=False))
def list_decisions(request: Request) -> Decisions:
    user = current_user(request)
    return Decisions(decisions_about(user), rename_requested_at(user) is not None)


@operation("Acknowledge a decision", response=None, errors=["not-found"])
def acknowledge_decision(request: Request, decision: int) -> None:
    """Confirms that you have read it."""
    if not acknowledge(current_user(request), decision):
        raise ProblemError("not-found", "There is no such decision about you.")


@operation(
    "Change my name",
    body=NewName,
    body_example=lambda: NewName(username="Zenobia"),
    response=Me,
    example=lambda: EXAMPLE_ME,
    errors=["rename-not-requested", "username-invalid", "username-reserved", "username-taken"],
    throttle="account",
)
def change_name(request: Request, body: NewName) -> Me:
    """Only if a moderator has asked you to."""
    user = require_session(request)
    rename(user, body.username, requested_at=rename_requested_at(user))
    return me_response(request, user)


def decisions_about(user: User) -> list[Decision]:
    return [
        Decision(
            id=row.pk,
            kind=row.kind,  # type: ignore[arg-type]  # a text in the database
            time=row.at,
            until=row.until,
            reason=row.reason,
            table=row.table,
            acknowledged=hasattr(row, "acknowledgement"),
        )
        for row in decisions_shown_to(user)
    ]
