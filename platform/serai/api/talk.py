"""Talk at a table."""

from datetime import UTC, datetime
from typing import Annotated
from uuid import UUID

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts.mutes import unheard
from serai.accounts.players import names_of
from serai.api import example_table as example
from serai.api.at_table import Invited, Visit, visit
from serai.api.authentication import person_of, signed_in
from serai.api.operation import operation
from serai.api.reading import Body
from serai.desk.conduct import require_may_speak
from serai.tables.chat import LONGEST, Said, said, say
from serai.tables.errors import NotYours
from serai.tables.names import told_names


class Line(Struct, frozen=True):
    """Something that somebody said."""

    id: int
    player: UUID
    name: Annotated[str | None, Meta(description="None of a deleted account.")]
    text: str
    html: Annotated[str, Meta(description="The text, escaped: safe to show as it is.")]
    time: datetime


class Talk(Struct, frozen=True):
    """A page of what was said, the oldest first."""

    lines: list[Line]


class Saying(Body, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST, examples=["Good luck!"])]


class After(Invited, frozen=True):
    after: Annotated[
        int, Meta(ge=0, le=2**53, description="Only what came after this line; 0: the newest page.", examples=[41])
    ] = 0


EXAMPLE = Line(
    42, example.HOST, "amber-camel-1234", "Luck & joy!", "Luck &amp; joy!", datetime(2026, 10, 1, tzinfo=UTC)
)


@operation(
    "Read the chat",
    answers=Talk,
    example=lambda: Talk([EXAMPLE]),
    query=After,
    errors=["unknown-table"],
    public=True,
)
def read_chat(request: Request, table: UUID, query: After) -> Talk:
    """Without what was said by people whom you have muted, or from whom you are kept apart."""
    here = visit(request, table, query.invitation)
    return Talk(_lines(here, said(table=table, after=query.after, unheard=unheard(table, person_of(request)))))


@operation(
    "Say something",
    takes=Saying,
    takes_example=lambda: Saying(text="Luck & joy!"),
    answers=Line,
    example=lambda: EXAMPLE,
    status=201,
    errors=["unknown-table", "not-yours", "bad-input", "key-reused", "suspended", "silenced"],
    idempotency="required",
    throttle="chat",
)
def say_something(request: Request, table: UUID, body: Saying, command: UUID) -> Line:
    """For who sits at the table, and for its host."""
    here = visit(request, table)
    if here.seat is None and not here.is_host:
        raise NotYours("Only who sits at the table may speak there.")
    require_may_speak(signed_in(request))
    return _lines(here, [say(table=table, player=here.require_player(), text=body.text, command=command)])[0]


def _lines(here: Visit, said: list[Said]) -> list[Line]:
    known = {str(player): name.name for player, name in names_of({one.player for one in said}).items()}
    names = told_names(here.known.chronicle, known, own=str(here.player))
    return [Line(one.id, one.player, names[str(one.player)], one.text, one.html, one.time) for one in said]
