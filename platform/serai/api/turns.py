"""My turns: the tables that wait for me, and what I wrote down there."""

from typing import Annotated, Any
from uuid import UUID

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts import seen
from serai.accounts.players import players_of
from serai.api.at_table import visit
from serai.api.authentication import signed_in
from serai.api.operation import operation
from serai.api.reading import Body
from serai.api.tables import Tables, example_of_page, page_of_tables
from serai.tables.find import tables_waiting_for
from serai.tables.models import Note as NoteRow

LONGEST_NOTE = 2000


class Note(Struct, frozen=True):
    """What you wrote down at a table; nobody else sees it."""

    text: str


EXAMPLE = Note("Cedar saves wine.")


class Writing(Body, frozen=True):
    text: Annotated[str, Meta(max_length=LONGEST_NOTE, description="Nothing takes the note away.")]


@operation("List my turns", answers=Tables, example=lambda: example_of_page())
def list_my_turns(request: Request) -> Any:
    """Every table that waits for you, the one with the least time left first; all on one page."""
    person = signed_in(request)
    seen.note(person)
    own = players_of(person)
    found = tables_waiting_for(own.keys())
    return page_of_tables(found, len(found), {*own})


@operation("Read my note", answers=Note, example=lambda: EXAMPLE, errors=["unknown-table", "not-yours"])
def read_note(request: Request, table: UUID) -> Note:
    player = visit(request, table).require_player()
    return Note(NoteRow.objects.filter(player=player).values_list("text", flat=True).first() or "")


@operation(
    "Write my note",
    takes=Writing,
    takes_example=lambda: Writing(EXAMPLE.text),
    answers=Note,
    example=lambda: EXAMPLE,
    errors=["unknown-table", "not-yours"],
)
def write_note(request: Request, table: UUID, body: Writing) -> Note:
    player = visit(request, table).require_player()
    if body.text:
        NoteRow.objects.update_or_create(player=player, defaults={"table": table, "text": body.text})
    else:
        NoteRow.objects.filter(player=player).delete()
    return Note(body.text)
