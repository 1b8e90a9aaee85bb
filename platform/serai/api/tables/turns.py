"""The tables that wait for me, and my private notes at tables."""

from typing import Annotated, Any
from uuid import UUID

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts import last_seen
from serai.accounts.players import players_of
from serai.api.core.authentication import current_user
from serai.api.core.operation import operation
from serai.api.core.reading import Body
from serai.api.tables.access import access_table
from serai.api.tables.listing import Tables, example_page, page_of_tables
from serai.tables.models import Note as NoteRow
from serai.tables.read_models.find import tables_waiting_for

MAX_NOTE_LENGTH = 2000


class Note(Struct, frozen=True):
    """Your private note at a table. Nobody else can read it."""

    text: str


EXAMPLE = Note("Cedar saves wine.")


class NoteText(Body, frozen=True):
    text: Annotated[str, Meta(max_length=MAX_NOTE_LENGTH, description="An empty text deletes the note.")]


@operation("List my turns", response=Tables, example=lambda: example_page())
def list_my_turns(request: Request) -> Any:
    """All tables that wait for your move, those with the least time left first, on one page."""
    user = current_user(request)
    last_seen.update_last_seen(user)
    own = players_of(user)
    found = tables_waiting_for(own.keys())
    return page_of_tables(found, len(found), {*own})


@operation("Read my note", response=Note, example=lambda: EXAMPLE, errors=["unknown-table", "not-yours"])
def read_note(request: Request, table: UUID) -> Note:
    player = access_table(request, table).require_player()
    return Note(NoteRow.objects.filter(player=player).values_list("text", flat=True).first() or "")


@operation(
    "Write my note",
    body=NoteText,
    body_example=lambda: NoteText(EXAMPLE.text),
    response=Note,
    example=lambda: EXAMPLE,
    errors=["unknown-table", "not-yours"],
)
def write_note(request: Request, table: UUID, body: NoteText) -> Note:
    player = access_table(request, table).require_player()
    if body.text:
        NoteRow.objects.update_or_create(player=player, defaults={"table": table, "text": body.text})
    else:
        NoteRow.objects.filter(player=player).delete()
    return Note(body.text)
