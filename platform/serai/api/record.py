"""What has happened at a table, as a list, as a file that anyone can verify, and the proof of its deal."""

from typing import Annotated, Any, Literal
from uuid import UUID

from django.http import HttpResponse
from msgspec import Meta
from rest_framework.request import Request

from serai.api import example_table as example
from serai.api.at_table import Invited, Visit, visit
from serai.api.operation import operation
from serai.api.shapes_of_tables import Version, happening, moment
from serai.engine.registry import find
from serai.engine.shapes import list_of, per_rules
from serai.eventlog.site_key import site_key
from serai.eventlog.stored_export import export_stream
from serai.eventlog.sync_door import between
from serai.tables.errors import BadInput, NotYours
from serai.tables.fairness import Fairness, fairness
from serai.tables.history import Moment, history
from serai.tables.seen import position, seen_events

JSON_LINES = "application/x-ndjson"
MOST = 1000
MOST_FRAMES = 200

Events = per_rules(
    "Events",
    lambda rules: {
        "version": Annotated[int, Meta(description="Of the table: up to it there are events.")],
        "events": list_of(happening(rules)),
    },
    doc="What has happened, in its order, as you may see it.",
)


History = per_rules(
    "History",
    lambda rules: {
        "version": Annotated[int, Meta(description="Of the table: up to it there are frames.")],
        "seat": Annotated[int | None, Meta(description="Whose view it is; null: a spectator's.")],
        "frames": list_of(moment(rules)),
    },
    doc="A table version by version: what happened, and what was to be seen then.",
)


class Since(Invited, frozen=True):
    after: Annotated[Version, Meta(description="Only what came after this version.", examples=[12])] = 0
    limit: Annotated[int, Meta(ge=1, le=MOST, description="How many at most.", examples=[100])] = MOST


@operation(
    "Read what has happened",
    answers=Events,
    example=lambda: Events.of(example.rules())(version=example.shown().version, events=example.happenings()),
    query=Since,
    errors=["unknown-table"],
    public=True,
)
def read_events(request: Request, table: UUID, query: Since) -> Any:
    here = visit(request, table, query.invitation)
    stored = between(table, query.after, min(here.known.version, query.after + query.limit))
    events = seen_events(here.known, stored, here.seat)
    return Events.of(position(here.known, None).rules)(version=here.known.version, events=events)


class Past(Invited, frozen=True):
    seat: Annotated[
        Annotated[int, Meta(ge=0, le=99)] | Literal["spectator"] | None,
        Meta(
            description="Seen from there; by default from your own seat. Any seat, once the game is over.", examples=[1]
        ),
    ] = None
    after: Annotated[Version, Meta(description="Only what came after this version.", examples=[12])] = 0
    limit: Annotated[int, Meta(ge=1, le=MOST_FRAMES, description="How many at most.", examples=[50])] = MOST_FRAMES


@operation(
    "Go through a game",
    answers=History,
    example=lambda: History.of(example.rules())(version=example.shown().version, seat=0, frames=_example_frames()),
    query=Past,
    errors=["unknown-table", "not-yours", "bad-input"],
    public=True,
    throttle="history",
)
def read_history(request: Request, table: UUID, query: Past) -> Any:
    """A frame a version, each as it was seen then. The next page comes after the last frame's version."""
    here = visit(request, table, query.invitation)
    seat = _audience(here, query.seat)
    frames = history(here.known, seat, after=query.after, limit=query.limit)
    return History.of(position(here.known, None).rules)(version=here.known.version, seat=seat, frames=frames)


def _audience(here: Visit, wished: int | Literal["spectator"] | None) -> int | None:
    """Everybody may look as a spectator does; from another's seat once nothing is secret any more."""
    if wished is None:
        return here.seat
    if wished == "spectator":
        return None
    if wished >= len(here.known.chronicle.chairs):
        raise BadInput(f"There is no seat {wished} at this table.")
    if wished != here.seat and not here.known.chronicle.revealed:
        raise NotYours("Until the game is over you see it from your own seat.")
    return wished


def _example_frames() -> list[Moment]:
    return [Moment(**happened, waiting=[], view=None, result=None) for happened in example.happenings()]


@operation(
    "Export a game",
    answers=str,
    example=lambda: '{"format":"caravanserai-table-1","table":"5f1c3c52-9a4e-4b8e-8d0a-3f6f5d1b7c10"}\n',
    query=Invited,
    errors=["unknown-table"],
    public=True,
    media_type=JSON_LINES,
    throttle="export",
)
def export_game(request: Request, table: UUID, query: Invited) -> HttpResponse:
    """JSON lines: a header, a line an event, and the signed head. `manage.py verify_game` checks it without us.

    A finished game is shown whole; a running one as your seat, or a spectator, may see it.
    """
    here = visit(request, table, query.invitation)
    data = export_stream(table, here.seat, site_key(), find)
    headers = {"Content-Disposition": f'attachment; filename="{table}.jsonl"'}
    return HttpResponse(data, content_type=JSON_LINES, headers=headers)


@operation(
    "See what was promised about the deal",
    answers=Fairness,
    example=lambda: fairness(example.known()),
    query=Invited,
    errors=["unknown-table"],
    public=True,
)
def show_fairness(request: Request, table: UUID, query: Invited) -> Fairness:
    """The server's seed was promised before anybody sat down, everybody added to it, and at the end it is shown."""
    return fairness(visit(request, table, query.invitation).known)
