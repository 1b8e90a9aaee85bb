"""What moderators have decided about me, and another name if they ask for one."""

from datetime import datetime
from typing import Annotated, Literal, TypeAlias
from uuid import UUID

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts.models import User
from serai.accounts.names import rename
from serai.api.authentication import require_session, signed_in
from serai.api.me import EXAMPLE as EXAMPLE_ME
from serai.api.me import JOINED, Me, told_me
from serai.api.operation import operation
from serai.api.problems import Refusal
from serai.api.reading import Body
from serai.desk.conduct import name_asked
from serai.desk.told import decisions_on, hear

Kind: TypeAlias = Literal["warn", "mute", "suspend", "void", "rename", "lift"]


class Decision(Struct, frozen=True, kw_only=True):
    """What a moderator has decided about you."""

    id: int
    kind: Kind
    time: datetime
    until: datetime | None
    reason: Annotated[str, Meta(description="In the moderator's words.")]
    table: UUID | None
    heard: Annotated[bool, Meta(description="Whether you have said that you have seen it.")]


class Decisions(Struct, frozen=True):
    """The newest first."""

    decisions: list[Decision]
    name_wanted: Annotated[bool, Meta(description="Whether you are asked to take another name.")]


class Naming(Body, frozen=True):
    username: Annotated[str, Meta(max_length=150, examples=["Zenobia"])]


EXAMPLE = Decision(
    id=7, kind="warn", time=JOINED, until=None, reason="Please be kind in the chat.", table=None, heard=False
)


@operation("List decisions about me", answers=Decisions, example=lambda: Decisions([EXAMPLE], name_wanted=False))
def list_decisions(request: Request) -> Decisions:
    person = signed_in(request)
    return Decisions(told_decisions(person), name_asked(person) is not None)


@operation("Say that I have seen a decision", answers=None, errors=["not-found"])
def hear_decision(request: Request, decision: int) -> None:
    if not hear(signed_in(request), decision):
        raise Refusal("not-found", "There is no such decision about you.")


@operation(
    "Take another name",
    takes=Naming,
    takes_example=lambda: Naming(username="Zenobia"),
    answers=Me,
    example=lambda: EXAMPLE_ME,
    errors=["name-stays", "username-invalid", "username-reserved", "username-taken"],
    throttle="account",
)
def take_name(request: Request, body: Naming) -> Me:
    """Where a moderator has asked for it."""
    person = require_session(request)
    rename(person, body.username, asked=name_asked(person))
    return told_me(request, person)


def told_decisions(person: User) -> list[Decision]:
    return [
        Decision(
            id=row.pk,
            kind=row.kind,  # type: ignore[arg-type]  # a text in the database
            time=row.at,
            until=row.until,
            reason=row.reason,
            table=row.table,
            heard=hasattr(row, "heard"),
        )
        for row in decisions_on(person)
    ]
