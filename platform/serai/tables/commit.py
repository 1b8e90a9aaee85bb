"""Committing a verb: decide on what is known, compare and set, and decide again if the table has moved on meanwhile."""

from collections.abc import Callable, Sequence
from typing import Literal
from uuid import UUID

from msgspec import Struct

from serai.engine import IllegalAction
from serai.eventlog.chain import Sealed, seal
from serai.eventlog.sql import Stored
from serai.tables.doors import Door
from serai.tables.draft import Draft
from serai.tables.errors import TableError
from serai.tables.known import Known, caught_up, known, moved_on, remember
from serai.tables.rows import rows_of
from serai.tables.times import NO_TIMES, Times

Verb = Callable[[Draft], None]
"""Adds to the draft what follows from a wish, or refuses; it may be called again on a newer table."""


class Committed(Struct, frozen=True):
    """What became of a wish, and the table after it."""

    result: Literal["appended", "repeated", "unchanged"]
    first: int | None
    last: int
    known: Known
    chairs_changed: bool = False
    tail: Sequence[Stored] = ()
    """What was appended."""
    is_awaited: bool = False
    """Whether somebody has left word here to be told of whatever happens."""


class StaleTransaction(Exception):
    """A verb was committed inside a transaction that is older than the table's last commit: begin a new one."""


async def commit(
    door: Door, table: UUID, verb: Verb, *, seat: int | None = None, command: UUID | None = None
) -> Committed:
    """Raises TableError or IllegalAction if the wish is refused by the table as it is now.

    A command that was stored before gets its first answer.
    """
    before = await known(door, table)
    while True:
        draft = Draft(before, await _times(door, before))
        refusal = _refusal(verb, draft)
        if refusal or not draft.facts:
            if command and (found := await door.command(table, command)):
                return Committed("repeated", *found, await caught_up(door, before))
            newer = await caught_up(door, before)
            if newer.version > before.version:
                before = newer
                continue
            if refusal:
                raise refusal
            return Committed("unchanged", None, before.version, before)
        done = await append(door, draft, seat=seat, command=command)
        if done:
            return done
        before = await moved_on(door, before)


async def append(door: Door, draft: Draft, *, seat: int | None, command: UUID | None) -> Committed | None:
    """Stores a draft; None if the table has moved on."""
    draft.tick()
    before = draft.before
    sealed = seal(before.head, draft.facts, recorded=draft.at, seat=seat, command=command, cause=draft.cause)
    rows = rows_of(draft.chronicle, before.head.id, is_new=before.version == 0, chairs_changed=draft.chairs_changed)
    answer = await door.commit(sealed, rows)
    match answer.result:
        case "appended":
            after = Known(sealed.after, draft.chronicle)
            door.after_commit(lambda: remember(after))
            return Committed(
                "appended", answer.first, answer.last, after, draft.chairs_changed, stored(sealed), answer.is_awaited
            )
        case "repeated":
            return Committed("repeated", answer.first, answer.last, await caught_up(door, before))
        case "stale":
            raise StaleTransaction
        case "conflict":
            return None


def stored(sealed: Sealed) -> list[Stored]:
    """A commit as whoever reads the log will find it."""
    first, parts = sealed.before.version + 1, zip(sealed.bodies, sealed.leaves, sealed.heads, strict=True)
    return [Stored(version, *part) for version, part in enumerate(parts, first)]


async def _times(door: Door, before: Known) -> Times:
    return await door.times(before.head.id, before.chronicle) if before.chronicle.terms.bank else NO_TIMES


def _refusal(verb: Verb, draft: Draft) -> TableError | IllegalAction | None:
    try:
        verb(draft)
    except (TableError, IllegalAction) as refusal:
        return refusal
    return None
