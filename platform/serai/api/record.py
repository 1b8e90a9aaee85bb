"""What has happened at a table, as a list, as a file that anyone can verify, and the proof of its deal."""

from typing import Annotated, Any
from uuid import UUID

from django.http import HttpResponse
from msgspec import Meta
from rest_framework.request import Request

from serai.api import example_table as example
from serai.api.at_table import Invited, visit
from serai.api.operation import operation
from serai.api.shapes_of_tables import Version, happening
from serai.engine.registry import find
from serai.engine.shapes import list_of, per_rules
from serai.eventlog.site_key import site_key
from serai.eventlog.stored_export import export_stream
from serai.eventlog.sync_door import tail
from serai.tables.fairness import Fairness, fairness
from serai.tables.seen import position, seen_events

JSON_LINES = "application/x-ndjson"
MOST = 1000

Events = per_rules(
    "Events",
    lambda rules: {
        "version": Annotated[int, Meta(description="Of the table: up to it there are events.")],
        "events": list_of(happening(rules)),
    },
    doc="What has happened, in its order, as you may see it.",
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
    stored = [event for event in tail(table, query.after) if event.version <= here.known.version]
    events = seen_events(here.known, stored[: query.limit], here.seat)
    return Events.of(position(here.known, None).rules)(version=here.known.version, events=events)


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
