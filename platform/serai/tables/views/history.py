"""A table's history, version by version, as one audience saw it."""

from collections.abc import Mapping
from typing import Any

from msgspec import Raw, Struct
from msgspec.structs import asdict

from serai.engine.codec import encode
from serai.engine.registry import find
from serai.eventlog.current_time import Microseconds
from serai.eventlog.envelope import Source, unpack_partial
from serai.eventlog.sync_store import between
from serai.eventlog.table_state import TableState, apply_events
from serai.tables.game_of import game_of
from serai.tables.read_models.rows import waiting_for
from serai.tables.result import Result, result_of
from serai.tables.table_cache import LoadedTable
from serai.tables.views.table_view import event_views


class ReplayStep(Struct, frozen=True):
    """An event, and the table right after it."""

    version: int
    time: Microseconds
    seat: int | None
    source: Source
    event: Mapping[str, Any]
    waiting: list[int]
    view: Raw | None
    result: Result | None


def history(loaded: LoadedTable, seat: int | None, *, after: int, limit: int) -> list[ReplayStep]:
    """The steps after a version. The state is built from the first event, once for all steps."""
    stored = between(loaded.head.id, 0, min(loaded.version, after + limit + 1))
    envelopes = [unpack_partial(one.body) for one in stored]
    table_state = apply_events(TableState(), envelopes[:after], find)
    steps = []
    for event_view in event_views(loaded, stored[after : after + limit], seat):
        version = event_view.version
        apply_events(table_state, envelopes[version - 1 : version], find)
        is_followed = any(following.follows for following in envelopes[version : version + 1])
        steps.append(
            ReplayStep(
                **asdict(event_view),
                waiting=[] if is_followed else waiting_for(table_state),
                view=_view(table_state, seat),
                result=result_of(table_state),
            )
        )
    return steps


def _view(table_state: TableState, seat: int | None) -> Raw | None:
    """The view, encoded immediately, because it may share objects that the next event changes."""
    state = table_state.game_state
    return Raw(encode(game_of(table_state).view(state, seat))) if state is not None else None
