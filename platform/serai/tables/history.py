"""A table's past, version by version, as one audience saw it."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Raw, Struct
from msgspec.structs import asdict

from serai.engine.registry import find
from serai.engine.wire import encode
from serai.eventlog.chronicle import Chronicle, advance
from serai.eventlog.envelope import Room, unpack_briefly
from serai.eventlog.sql import Stored
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


def history(known: Known, stored: Sequence[Stored], seat: int | None, *, after: int = 0) -> list[Moment]:
    """What came after a version. `stored` begins with the first event: the game is evolved once, through all of it."""
    before, shown = stored[:after], stored[after:]
    chronicle = advance(Chronicle(), (unpack_briefly(one.body) for one in before), find)
    moments = []
    for one, seen in zip(shown, seen_events(known, shown, seat), strict=True):
        advance(chronicle, [unpack_briefly(one.body)], find)
        moments.append(
            Moment(
                **asdict(seen),
                waiting=waiting_for(chronicle),
                view=_view(chronicle, seat),
                result=result_of(chronicle),
            )
        )
    return moments


def _view(chronicle: Chronicle, seat: int | None) -> Raw | None:
    """As bytes, for it may share what the next event changes."""
    state = chronicle.state
    return Raw(encode(game_of(chronicle).view(state, seat))) if state is not None else None
