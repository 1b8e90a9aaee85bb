"""What this process knows of tables. It may be old: a commit notices, and reading catches up first."""

from collections import OrderedDict
from threading import Lock
from uuid import UUID

from msgspec import Struct

from serai.engine.registry import find
from serai.eventlog.chain import StreamHead
from serai.eventlog.chronicle import Chronicle, advance, clone
from serai.eventlog.envelope import unpack_briefly
from serai.eventlog.sql import Stored, UnknownStream
from serai.tables.doors import Door
from serai.tables.errors import UnknownTable

REMEMBERED = 1024


class Known(Struct, frozen=True):
    """A table at one version. The chronicle is never changed: who goes on with it takes a clone."""

    head: StreamHead
    chronicle: Chronicle

    @property
    def version(self) -> int:
        return self.chronicle.version

    def seat_of(self, player: UUID | None) -> int | None:
        """The seat in which the player still plays."""
        for seat, chair in enumerate(self.chronicle.chairs):
            if chair and chair.player == str(player) and not chair.departed:
                return seat
        return None


_remembered: OrderedDict[UUID, Known] = OrderedDict()
_lock = Lock()


def remember(known: Known) -> None:
    """Keeps the newest of what is known of a table."""
    table = known.head.id
    with _lock:
        before = _remembered.pop(table, None)
        _remembered[table] = before if before and before.version > known.version else known
        if len(_remembered) > REMEMBERED:
            _remembered.popitem(last=False)


def remembered(table: UUID) -> Known | None:
    with _lock:
        return _remembered.get(table)


def forget(table: UUID) -> None:
    with _lock:
        _remembered.pop(table, None)


def forget_everything() -> None:
    with _lock:
        _remembered.clear()


async def known(door: Door, table: UUID) -> Known:
    """The table as it is remembered, however old, or as the log tells it."""
    return remembered(table) or await _loaded(door, table)


async def current(door: Door, table: UUID) -> Known:
    """The table as the log tells it now."""
    before = remembered(table)
    return await caught_up(door, before) if before else await _loaded(door, table)


async def caught_up(door: Door, before: Known) -> Known:
    return with_tail(before, await door.tail(before.head.id, before.version))


async def moved_on(door: Door, before: Known) -> Known:
    """What stands in the place of a table that a commit found changed.

    If nothing has come after it, the log is not what was remembered, as after a restore: it is read from the start.
    """
    after = await caught_up(door, before)
    if after.version > before.version:
        return after
    forget(before.head.id)
    return await _loaded(door, before.head.id)


def with_tail(before: Known, tail: list[Stored]) -> Known:
    """The same table after the events that follow."""
    if not tail:
        return before
    chronicle = advance(clone(before.chronicle, find), (unpack_briefly(stored.body) for stored in tail), find)
    head = StreamHead(before.head.id, before.head.secret, tail[-1].version, tail[-1].head)
    after = Known(head, chronicle)
    remember(after)
    return after


async def _loaded(door: Door, table: UUID) -> Known:
    try:
        chronicle = await door.chronicle(table)
        head = await door.head(table)
    except UnknownStream:
        raise UnknownTable from None
    if head.version == chronicle.version:
        loaded = Known(head, chronicle)
        remember(loaded)
        return loaded
    return await _loaded(door, table)  # somebody has moved between the two looks
