"""The past of a table: its events, its history step by step, a verifiable export, and the proof of a fair deal."""

from typing import Annotated, Any, Literal
from uuid import UUID

from django.http import HttpResponse
from msgspec import Meta
from rest_framework.request import Request

from serai.api.core import example_table as example
from serai.api.core.operation import operation
from serai.api.tables.access import InvitationQuery, TableAccess, access_table
from serai.api.tables.wire_types import Version, event_view_type, replay_step_type
from serai.engine.registry import find
from serai.engine.wire_types import list_of, per_rules
from serai.eventlog.site_key import site_key
from serai.eventlog.stored_export import export_stream
from serai.eventlog.sync_store import between
from serai.tables.errors import BadInput, NotYours
from serai.tables.views.fairness import Fairness, fairness
from serai.tables.views.history import ReplayStep, history
from serai.tables.views.table_view import event_views, position

JSON_LINES = "application/x-ndjson"
MAX_EVENTS = 1000
MAX_STEPS = 200

Events = per_rules(
    "Events",
    lambda rules: {
        "version": Annotated[int, Meta(description="The table's version: the version of its last event.")],
        "events": list_of(event_view_type(rules)),
    },
    doc="Events in order, as you may see them.",
)


History = per_rules(
    "History",
    lambda rules: {
        "version": Annotated[int, Meta(description="The table's version: the version of its last step.")],
        "seat": Annotated[int | None, Meta(description="The seat whose view it is; null: a spectator's.")],
        "steps": list_of(replay_step_type(rules)),
    },
    doc="A table version by version: each event, and the table right after it.",
)


class EventsAfter(InvitationQuery, frozen=True):
    after: Annotated[Version, Meta(description="Only events after this version.", examples=[12])] = 0
    limit: Annotated[int, Meta(ge=1, le=MAX_EVENTS, description="Maximum number of events.", examples=[100])] = (
        MAX_EVENTS
    )


@operation(
    "Read events",
    response=Events,
    example=lambda: Events.of(example.rules())(version=example.start().version, events=example.event_views()),
    query=EventsAfter,
    errors=["unknown-table"],
    public=True,
)
def read_events(request: Request, table: UUID, query: EventsAfter) -> Any:
    access = access_table(request, table, query.invitation)
    stored = between(table, query.after, min(access.loaded.version, query.after + query.limit))
    events = event_views(access.loaded, stored, access.seat)
    return Events.of(position(access.loaded, None).rules)(version=access.loaded.version, events=events)


class StepsAfter(InvitationQuery, frozen=True):
    seat: Annotated[
        Annotated[int, Meta(ge=0, le=99)] | Literal["spectator"] | None,
        Meta(
            description="The seat whose view you want; by default your own. Other seats once the game is over.",
            examples=[1],
        ),
    ] = None
    after: Annotated[Version, Meta(description="Only steps after this version.", examples=[12])] = 0
    limit: Annotated[int, Meta(ge=1, le=MAX_STEPS, description="Maximum number of steps.", examples=[50])] = MAX_STEPS


@operation(
    "Read the history",
    response=History,
    example=lambda: History.of(example.rules())(version=example.start().version, seat=0, steps=_example_steps()),
    query=StepsAfter,
    errors=["unknown-table", "not-yours", "bad-input"],
    public=True,
    throttle="history",
)
def read_history(request: Request, table: UUID, query: StepsAfter) -> Any:
    """One step for each version, as the seat saw it then. For the next page, set `after` to the last version."""
    access = access_table(request, table, query.invitation)
    seat = _seat_of_view(access, query.seat)
    steps = history(access.loaded, seat, after=query.after, limit=query.limit)
    return History.of(position(access.loaded, None).rules)(version=access.loaded.version, seat=seat, steps=steps)


def _seat_of_view(access: TableAccess, requested: int | Literal["spectator"] | None) -> int | None:
    """The seat whose view is requested. Everyone may see a spectator's; those of other seats only after the game."""
    if requested is None:
        return access.seat
    if requested == "spectator":
        return None
    if requested >= len(access.loaded.state.occupants):
        raise BadInput(f"There is no seat {requested} at this table.")
    if requested != access.seat and not access.loaded.state.finished:
        raise NotYours("Until the game is over you can only see it from your own seat.")
    return requested


def _example_steps() -> list[ReplayStep]:
    return [ReplayStep(**event_view, waiting=[], view=None, result=None) for event_view in example.event_views()]


@operation(
    "Export a game",
    response=str,
    example=lambda: '{"format":"caravanserai-table-1","table":"5f1c3c52-9a4e-4b8e-8d0a-3f6f5d1b7c10"}\n',
    query=InvitationQuery,
    errors=["unknown-table"],
    public=True,
    media_type=JSON_LINES,
    throttle="export",
)
def export_game(request: Request, table: UUID, query: InvitationQuery) -> HttpResponse:
    """JSON lines: a header, one line for each event, and the signed head. `manage.py verify_game` verifies it offline.

    A finished game is exported in full, a running game as you may see it.
    """
    access = access_table(request, table, query.invitation)
    data = export_stream(table, access.seat, site_key(), find)
    headers = {"Content-Disposition": f'attachment; filename="{table}.jsonl"'}
    return HttpResponse(data, content_type=JSON_LINES, headers=headers)


@operation(
    "Show the proof of a fair deal",
    response=Fairness,
    example=lambda: fairness(example.loaded()),
    query=InvitationQuery,
    errors=["unknown-table"],
    public=True,
)
def show_fairness(request: Request, table: UUID, query: InvitationQuery) -> Fairness:
    """The server commits to its seed before anyone sits down, and each player adds a nonce. The end reveals it."""
    return fairness(access_table(request, table, query.invitation).loaded)
