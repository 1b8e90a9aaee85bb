"""The store for REST, Celery and the admin: it uses Django's connection and transaction."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from django.db import connection

from serai.eventlog import sql
from serai.eventlog.chain import SealedCommit, StreamHead
from serai.eventlog.sql import AppendResult, Checkpoint, LogEntry, StoredEvent


def _rows(query: str, arguments: Sequence[Any]) -> list[Sequence[Any]]:
    with connection.cursor() as cursor:
        cursor.execute(query, arguments)
        return list(cursor.fetchall())


def _row(query: str, arguments: Sequence[Any]) -> Sequence[Any] | None:
    return next(iter(_rows(query, arguments)), None)


def create(stream: UUID, secret: bytes) -> StreamHead:
    with connection.cursor() as cursor:
        cursor.execute(sql.CREATE, sql.create_arguments(stream, secret))
    return head(stream)


def append(sealed: SealedCommit) -> AppendResult:
    return sql.append_result(_row(sql.APPEND, sql.append_arguments(sealed)), sealed.before.id)


def head(stream: UUID) -> StreamHead:
    return sql.stream_head(_row(sql.HEAD, [stream]), stream)


def tail(stream: UUID, after: int = 0) -> list[StoredEvent]:
    return [sql.stored_event(row) for row in _rows(sql.TAIL, [stream, after])]


def between(stream: UUID, after: int, last: int) -> list[StoredEvent]:
    return [sql.stored_event(row) for row in _rows(sql.BETWEEN, [stream, after, last])]


def below_horizon(after: Checkpoint, limit: int, types: Sequence[str] = ()) -> list[LogEntry]:
    """The next entries of the whole log, up to the point where it is complete; of all types if none are given."""
    arguments = [after.epoch, after.xid, after.position, limit]
    return [sql.log_entry(row) for row in _rows(sql.below_horizon(types), arguments)]
