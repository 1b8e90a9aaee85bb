"""This process's cache of tables. An entry may be old: a commit detects that, and readers refresh it first."""

from collections import OrderedDict
from threading import Lock
from uuid import UUID

from msgspec import Struct

from serai.engine.registry import find
from serai.eventlog.chain import StreamHead
from serai.eventlog.envelope import unpack_partial
from serai.eventlog.sql import StoredEvent, UnknownStream
from serai.eventlog.table_state import TableState, apply_events, clone
from serai.tables.errors import UnknownTable
from serai.tables.store import Store

MAX_TABLES = 1024


class LoadedTable(Struct, frozen=True):
    """A table at one version. Its state must not be changed: clone it first."""

    head: StreamHead
    state: TableState

    @property
    def version(self) -> int:
        return self.state.version

    def seat_of(self, player: UUID | None) -> int | None:
        """The seat of a player who has not departed."""
        for seat, occupant in enumerate(self.state.occupants):
            if occupant and occupant.player == str(player) and not occupant.departed:
                return seat
        return None


_tables: OrderedDict[UUID, LoadedTable] = OrderedDict()
_lock = Lock()


def put_in_cache(loaded: LoadedTable) -> None:
    """Puts a table in the cache, unless there is a newer version."""
    table = loaded.head.id
    with _lock:
        before = _tables.pop(table, None)
        _tables[table] = before if before and before.version > loaded.version else loaded
        if len(_tables) > MAX_TABLES:
            _tables.popitem(last=False)


def cached(table: UUID) -> LoadedTable | None:
    with _lock:
        return _tables.get(table)


def evict(table: UUID) -> None:
    with _lock:
        _tables.pop(table, None)


def clear_cache() -> None:
    with _lock:
        _tables.clear()


async def cached_table(store: Store, table: UUID) -> LoadedTable:
    """The cached table, which may be old; loaded from the log if it is not cached."""
    return cached(table) or await _loaded(store, table)


async def current_table(store: Store, table: UUID) -> LoadedTable:
    """The table at its current version."""
    before = cached(table)
    return await refreshed(store, before) if before else await _loaded(store, table)


async def refreshed(store: Store, before: LoadedTable) -> LoadedTable:
    return with_tail(before, await store.tail(before.head.id, before.version))


async def reloaded_after_conflict(store: Store, before: LoadedTable) -> LoadedTable:
    """The current table after a commit met a conflict.

    If the log has no newer events, the cache is wrong (after a restore, for example), and the table is loaded again.
    """
    after = await refreshed(store, before)
    if after.version > before.version:
        return after
    evict(before.head.id)
    return await _loaded(store, before.head.id)


def with_tail(before: LoadedTable, tail: list[StoredEvent]) -> LoadedTable:
    """The table after these events, which directly follow it."""
    if not tail:
        return before
    table_state = apply_events(clone(before.state, find), (unpack_partial(stored.body) for stored in tail), find)
    head = StreamHead(before.head.id, before.head.secret, tail[-1].version, tail[-1].head)
    after = LoadedTable(head, table_state)
    put_in_cache(after)
    return after


async def _loaded(store: Store, table: UUID) -> LoadedTable:
    try:
        table_state = await store.table_state(table)
        head = await store.head(table)
    except UnknownStream:
        raise UnknownTable from None
    if head.version == table_state.version:
        loaded = LoadedTable(head, table_state)
        put_in_cache(loaded)
        return loaded
    return await _loaded(store, table)  # there was a commit between the two queries
