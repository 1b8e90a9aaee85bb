"""Re-running every action of all stored games through the rules, to find commits that would now have other events."""

from collections.abc import Iterator
from uuid import UUID

from django.db import connection
from msgspec import Struct

from serai.eventlog import sync_store
from serai.eventlog.envelope import unpack
from serai.eventlog.rerun import (
    VerificationError,
    commits_of,
    compare_events,
    count_leading_table_events,
    expected_events,
    finished_event,
)
from serai.eventlog.table_state import FindGame, TableState, apply_events


class Difference(Struct, frozen=True):
    table: UUID
    version: int
    finding: str


def all_streams() -> list[UUID]:
    with connection.cursor() as cursor:
        cursor.execute("SELECT id FROM eventlog_stream WHERE version > 0 ORDER BY id")
        return [stream for (stream,) in cursor.fetchall()]


def recheck(stream: UUID, find: FindGame, rules_version: int | None = None) -> Iterator[Difference]:
    """Yields the commits for whose cause the rules now give other events.

    Each is decided on the stored state before it, by the game's own rules version or by the given one.
    """
    envelopes = [unpack(stored.body) for stored in sync_store.tail(stream)]
    table_state, finished = TableState(), finished_event(envelopes)
    for commit in commits_of(envelopes):
        leading = count_leading_table_events(commit)
        apply_events(table_state, commit[:leading], find)
        try:
            expected = expected_events(table_state, commit, find, finished, rules_version)
            if expected is not None:
                compare_events(commit, expected, table_state, find)
        except VerificationError as error:
            yield Difference(stream, error.version or commit[0].version, error.reason)
        except Exception as error:  # an exception is a difference, too: go on with the other commits
            yield Difference(stream, commit[0].version, f"{type(error).__name__}: {error}")
        apply_events(table_state, commit[leading:], find)
