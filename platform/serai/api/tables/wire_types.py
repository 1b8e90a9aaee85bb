"""The types of requests and responses about a table. Types with parts of a game are tagged by `rules`."""

from datetime import datetime
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args
from uuid import UUID

import msgspec
from msgspec import Meta

from serai.api.core.problems import Problem
from serai.engine import Event
from serai.engine.wire_types import Fields, Rules, list_of, per_rules
from serai.eventlog.table_events import TABLE_EVENTS, Clock, Opened, Terms
from serai.tables.clock.deadlines import current_position
from serai.tables.commit import CommitResult
from serai.tables.models import Table as TableRow
from serai.tables.read_models.rows import StatusName
from serai.tables.result import Result
from serai.tables.verbs.act import MAX_ACTIONS
from serai.tables.views.table_view import ClockView, OccupantView

Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Nonce: TypeAlias = Annotated[
    str,
    Meta(
        pattern="^[0-9a-f]{32}$",
        description="16 random bytes in hex, chosen by you: your part of the seed, so that nobody controls the deal.",
        examples=["00112233445566778899aabbccddeeff"],
    ),
]
Names: TypeAlias = Annotated[
    dict[str, str | None], Meta(description="Names by player id; null if the account was deleted.")
]


class TableTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The clock's settings, and the reliability that players need to sit down."""

    bank: Annotated[int, Meta(ge=0, le=60 * 86400, description="Seconds on each player's clock at the start.")] = 0
    increment: Annotated[int, Meta(ge=0, le=14 * 86400, description="Seconds added after each decision.")] = 0
    vacation: Annotated[
        bool, Meta(description="Whether vacations stop the clock, at tables where moves may take days.")
    ] = True
    reliability: Annotated[int, Meta(ge=0, le=100, description="The reliability needed to sit down, in percent.")] = 0


def table_terms_of(terms: Terms | TableRow) -> TableTerms:
    return TableTerms(**{name: getattr(terms, name) for name in TableTerms.__struct_fields__})


def common_table_fields(rules: Rules) -> Fields:
    """The fields that a single table and a table in a list have in common."""
    return {
        "id": UUID,
        "game": str,
        "seats": Annotated[int, Meta(description="The number of seats.")],
        "options": rules.types.options,
        "clock": Clock,
        "terms": TableTerms,
        "ranked": bool,
        "listed": Annotated[bool, Meta(description="Whether everyone can find the table and sit down.")],
        "rematch_of": Annotated[UUID | None, Meta(description="The table whose rematch this is.")],
        "opened_at": datetime,
    }


Position = per_rules(
    "Position",
    lambda rules: {
        "version": int,
        "head": Annotated[str, Meta(description="The head of the log's hash chain, in hex.")],
        "status": StatusName,
        "host": Annotated[str, Meta(description="The host's player id.")],
        "occupants": Annotated[list[OccupantView | None], Meta(description="By seat; null: the seat is free.")],
        "waiting": Annotated[list[int], Meta(description="The seats that the game waits for.")],
        "clocks": Annotated[list[ClockView], Meta(description="By seat; empty at a table without a clock.")],
        "seat": Annotated[int | None, Meta(description="Your seat; null for a spectator.")],
        "view": Annotated[rules.types.view | None, Meta(description="The game; null before it has started.")],
        "legal": Annotated[list_of(rules.types.action), Meta(description="The actions that you may take now.")],
        "hints": rules.types.hints | None,
        "result": Result | None,
    },
    doc="A table at one version, as a player or a spectator may see it.",
)
CommandResult = per_rules(
    "CommandResult",
    lambda rules: {
        "result": Annotated[
            Literal["appended", "repeated", "unchanged"],
            Meta(
                description="`appended`: done now; `repeated`: done before, with the same key; `unchanged`: there was "
                "nothing to do."
            ),
        ],
        "first": Annotated[int | None, Meta(description="The first version that the command led to.")],
        "last": Annotated[int, Meta(description="The last version that the command led to.")],
        "position": Annotated[Position.of(rules.key), Meta(description="The table as it is now.")],
    },
    doc="The result of a command at a table.",
)
TableChanged = per_rules(
    "TableChanged",
    lambda rules: {"position": Position.of(rules.key)},
    base=Problem,
    doc="The table has changed and waits for another decision of yours. `position` is the table as it is now.",
)


def _actions(rules: Rules) -> Fields:
    return {
        "actions": Annotated[list_of(rules.types.action), Meta(min_length=1, max_length=MAX_ACTIONS)],
        "version": (
            Annotated[
                Version | None,
                Meta(description="The version of the table that you decided on; null: the current one."),
            ],
            None,
        ),
    }


TakeActions = per_rules("TakeActions", _actions, doc="Actions of one seat, in order.", strict=True)

_event_view_types: dict[str, Any] = {}


def event_view_type(rules: Rules) -> Any:
    """The type of an event as clients see it, tagged by its source: the events of tables and games may share names."""
    if rules.key not in _event_view_types:
        _event_view_types[rules.key] = Union[  # noqa: UP007 — known at run time only
            _event_view_type(rules, "table", _table_event_type(rules)),
            _event_view_type(rules, "game", rules.types.redacted),
        ]
    return _event_view_types[rules.key]


def _event_view_type(rules: Rules, source: str, event: Any) -> Any:
    return msgspec.defstruct(
        f"{rules.name}.{source.capitalize()}EventView",
        [
            ("version", int),
            ("time", Annotated[int, Meta(description="Microseconds since 1970, UTC.")]),
            ("seat", Annotated[int | None, Meta(description="The seat that caused it; null: no seat did.")]),
            ("event", event),
        ],
        module=__name__,
        tag_field="source",
        tag=source,
        frozen=True,
        kw_only=True,
    )


def replay_step_type(rules: Rules) -> Any:
    """The type of an event together with the table right after it."""
    return Union[tuple(_replay_step_type(rules, view) for view in get_args(event_view_type(rules)))]  # noqa: UP007 — as above


def _replay_step_type(rules: Rules, event_view: Any) -> Any:
    return msgspec.defstruct(
        event_view.__name__.replace("EventView", "ReplayStep"),
        [
            ("waiting", Annotated[list[int], Meta(description="The seats that the game waited for then.")]),
            ("view", Annotated[rules.types.view | None, Meta(description="The game; null before it has started.")]),
            ("result", Result | None),
        ],
        bases=(event_view,),
        module=__name__,
        tag_field="source",
        tag=event_view.__struct_config__.tag,
        frozen=True,
        kw_only=True,
    )


def _table_event_type(rules: Rules) -> Any:
    opened = msgspec.defstruct(
        f"{rules.name}.Opened",
        [
            ("game", str),
            ("rules_version", int),
            ("seats", int),
            ("options", rules.types.options),
            ("promise", Annotated[str, Meta(description="SHA-256 of the server's seed, in hex.")]),
            ("host", str),
            ("clock", Clock),
            ("ranked", bool),
            ("listed", bool),
            ("rematch_of", UUID | None),
        ],
        bases=(Event,),
        module=__name__,
        tag="opened",
        tag_field="type",
        frozen=True,
    )
    others = tuple(event for event in TABLE_EVENTS.values() if event is not Opened)
    return Union[(opened, *others)]


def command_result(done: CommitResult, player: UUID | None) -> Any:
    """The response to a command, with the table as the player sees it afterwards."""
    position = current_position(done.loaded, done.loaded.seat_of(player))
    return CommandResult.of(position.rules)(result=done.result, first=done.first, last=done.last, position=position)
