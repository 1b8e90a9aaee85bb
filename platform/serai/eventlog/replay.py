"""Deciding every stored game again: do today's rules still give the stored events?"""

from collections.abc import Iterator
from uuid import UUID

from django.db import connection
from msgspec import Struct

from serai.eventlog import sync_store
from serai.eventlog.decide_again import (
    VerificationError,
    commits_of,
    compare_events,
    count_leading_table_events,
    expected_events,
    revealed_event,
)
from serai.eventlog.envelope import unpack
from serai.eventlog.table_state import FindGame, TableState, advance


class Difference(Struct, frozen=True):
    table: UUID
    version: int
    finding: str


def all_streams() -> list[UUID]:
    with connection.cursor() as cursor:
        cursor.execute("SELECT id FROM eventlog_stream WHERE version > 0 ORDER BY id")
        return [stream for (stream,) in cursor.fetchall()]


def replay(stream: UUID, find: FindGame, rules: int | None = None) -> Iterator[Difference]:
    """Every commit for whose cause the rules give other events now, each decided from the stored state before it.

    A game is decided with its own rules version, or with the one that is given.
    """
    envelopes = [unpack(stored.body) for stored in sync_store.tail(stream)]
    table_state, revealed = TableState(), revealed_event(envelopes)
    for commit in commits_of(envelopes):
        leading = count_leading_table_events(commit)
        advance(table_state, commit[:leading], find)
        try:
            expected = expected_events(table_state, commit, find, revealed, rules)
            if expected is not None:
                compare_events(commit, expected, table_state, find)
        except VerificationError as error:
            yield Difference(stream, error.version or commit[0].version, error.reason)
        except Exception as error:  # rules that fail differ as well; go on with the other commits
            yield Difference(stream, commit[0].version, f"{type(error).__name__}: {error}")
        advance(table_state, commit[leading:], find)
