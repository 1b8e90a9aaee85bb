"""Committing a verb by compare-and-swap: decide on the cached table, and again if the table has changed meanwhile."""

from collections.abc import Callable, Sequence
from typing import Literal
from uuid import UUID

from msgspec import Struct

from serai.engine import IllegalAction
from serai.eventlog.chain import SealedCommit, seal
from serai.eventlog.sql import StoredEvent
from serai.tables.clock.calendars import NO_CALENDARS, Calendars
from serai.tables.draft import Draft
from serai.tables.errors import TableError
from serai.tables.read_models.rows import rows_of
from serai.tables.store import Store
from serai.tables.table_cache import LoadedTable, cached_table, put_in_cache, refreshed, reloaded_after_conflict

Verb = Callable[[Draft], None]
"""Adds the events of a command to the draft, or raises an error. It may be called again with a newer table."""


class CommitResult(Struct, frozen=True):
    """The result of a request, and the table after it."""

    result: Literal["appended", "repeated", "unchanged"]
    first: int | None
    last: int
    loaded: LoadedTable
    occupants_changed: bool = False
    tail: Sequence[StoredEvent] = ()
    """The events that were appended."""
    has_standing_orders: bool = False
    """Whether the table has standing orders that must be run now."""


class StaleTransaction(Exception):
    """The verb was committed in a transaction that is older than the table's last commit. Start a new transaction."""


async def commit(
    store: Store, table: UUID, verb: Verb, *, seat: int | None = None, command: UUID | None = None
) -> CommitResult:
    """Executes a verb. Raises the verb's TableError or IllegalAction if the table was current.

    A command that was stored before gets its first result again.
    """
    before = await cached_table(store, table)
    while True:
        draft = Draft(before, await _calendars(store, before))
        error = _run_verb(verb, draft)
        if error or not draft.new_events:
            if command and (found := await store.command(table, command)):
                return CommitResult("repeated", *found, await refreshed(store, before))
            newer = await refreshed(store, before)
            if newer.version > before.version:
                before = newer
                continue
            if error:
                raise error
            return CommitResult("unchanged", None, before.version, before)
        result = await append(store, draft, seat=seat, command=command)
        if result:
            return result
        before = await reloaded_after_conflict(store, before)


async def append(store: Store, draft: Draft, *, seat: int | None, command: UUID | None) -> CommitResult | None:
    """Stores a draft; None if the table has changed meanwhile."""
    draft.update_clocks()
    before = draft.before
    sealed = seal(before.head, draft.new_events, recorded=draft.at, seat=seat, command=command, cause=draft.cause)
    rows = rows_of(draft.state, before.head.id, is_new=before.version == 0, occupants_changed=draft.occupants_changed)
    stored = await store.commit(sealed, rows)
    match stored.result:
        case "appended":
            after = LoadedTable(sealed.after, draft.state)
            store.after_commit(lambda: put_in_cache(after))
            return CommitResult(
                "appended",
                stored.first,
                stored.last,
                after,
                draft.occupants_changed,
                stored_events(sealed),
                stored.has_standing_orders,
            )
        case "repeated":
            return CommitResult("repeated", stored.first, stored.last, await refreshed(store, before))
        case "stale":
            raise StaleTransaction
        case "conflict":
            return None


def stored_events(sealed: SealedCommit) -> list[StoredEvent]:
    """The commit's events as the log returns them."""
    first, parts = sealed.before.version + 1, zip(sealed.bodies, sealed.leaves, sealed.heads, strict=True)
    return [StoredEvent(version, *part) for version, part in enumerate(parts, first)]


async def _calendars(store: Store, before: LoadedTable) -> Calendars:
    return await store.calendars(before.head.id, before.state) if before.state.terms.bank else NO_CALENDARS


def _run_verb(verb: Verb, draft: Draft) -> TableError | IllegalAction | None:
    """Runs the verb and returns its error, if it raises one."""
    try:
        verb(draft)
    except (TableError, IllegalAction) as error:
        return error
    return None
