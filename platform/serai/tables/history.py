"""A table's past, version by version, as one audience saw it."""

from collections.abc import Mapping
from typing import Any

from msgspec import Raw, Struct
from msgspec.structs import asdict

from serai.engine.registry import find
from serai.engine.wire import encode
from serai.eventlog.chronicle import Chronicle, advance
from serai.eventlog.envelope import Room, unpack_briefly
from serai.eventlog.sync_door import between
from serai.tables.game_of import game_of
from serai.tables.known import Known
from serai.tables.result import Result, result_of
from serai.tables.rows import waiting_for
from serai.tables.seen import seen_events


class Moment(Struct, frozen=True):
    """Something that has happened, and the table right after it."""

    version: int
    time: int
    seat: int | None
    room: Room
    event: Mapping[str, Any]
    waiting: list[int]
    view: Raw | None
    result: Result | None


def history(known: Known, seat: int | None, *, after: int, limit: int) -> list[Moment]:
    """What came after a version. The game is evolved once, from its first event."""
    stored = between(known.head.id, 0, min(known.version, after + limit + 1))
    envelopes = [unpack_briefly(one.body) for one in stored]
    chronicle = advance(Chronicle(), envelopes[:after], find)
    moments = []
    for seen in seen_events(known, stored[after : after + limit], seat):
        version = seen.version
        advance(chronicle, envelopes[version - 1 : version], find)
        goes_on = any(following.follows for following in envelopes[version : version + 1])
        moments.append(
            Moment(
                **asdict(seen),
                waiting=[] if goes_on else waiting_for(chronicle),
                view=_view(chronicle, seat),
                result=result_of(chronicle),
            )
        )
    return moments


def _view(chronicle: Chronicle, seat: int | None) -> Raw | None:
    """As bytes, for it may share what the next event changes."""
    state = chronicle.state
    return Raw(encode(game_of(chronicle).view(state, seat))) if state is not None else None
