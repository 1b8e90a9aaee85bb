"""Deciding every stored game again: what do the rules of today make of the causes of then?"""

from collections.abc import Iterator
from uuid import UUID

from django.db import connection
from msgspec import Struct

from serai.eventlog import sync_door
from serai.eventlog.chronicle import Chronicle, FindGame, advance
from serai.eventlog.decide_again import Fault, before_the_game, commits_of, compare, revelation, what_follows
from serai.eventlog.envelope import unpack


class Difference(Struct, frozen=True):
    table: UUID
    version: int
    finding: str


def all_streams() -> list[UUID]:
    with connection.cursor() as cursor:
        cursor.execute("SELECT id FROM eventlog_stream WHERE version > 0 ORDER BY id")
        return [stream for (stream,) in cursor.fetchall()]


def replay(stream: UUID, find: FindGame, rules: int | None = None) -> Iterator[Difference]:
    """Every commit whose cause leads to other events now, each from the state that the log tells.

    A game is decided under the rules it began with, or under another version of them if one is named.
    """
    envelopes = [unpack(stored.body) for stored in sync_door.tail(stream)]
    chronicle, revealed = Chronicle(), revelation(envelopes)
    for commit in commits_of(envelopes):
        told = before_the_game(commit)
        advance(chronicle, commit[:told], find)
        try:
            expected = what_follows(chronicle, commit, find, revealed, rules)
            if expected is not None:
                compare(commit, expected, chronicle, find)
        except Fault as fault:
            yield Difference(stream, fault.version or commit[0].version, fault.reason)
        except Exception as error:  # rules that can't make anything of it differ too; the other tables still count
            yield Difference(stream, commit[0].version, f"{type(error).__name__}: {error}")
        advance(chronicle, commit[told:], find)
