"""Rebuilding the read models from the log."""

from collections.abc import Callable, Iterator
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import transaction
from msgspec.structs import asdict

from serai.engine.registry import find
from serai.eventlog.envelope import unpack_partial
from serai.eventlog.recheck import all_streams
from serai.eventlog.sync_store import tail
from serai.eventlog.table_state import TableState, apply_events
from serai.tables.models import Seat, Table
from serai.tables.read_models.rows import (
    bot_due,
    deadlines,
    next_clock_check,
    opened_row,
    seat_rows,
    status_of,
    time_of,
    waiting_for,
)


def rebuild_tables(progress: Callable[[int], Any] = lambda _: None) -> int:
    """Rebuilds each table in its own transaction, while the site runs."""
    count = 0
    for table in all_streams():
        with transaction.atomic():
            Table.objects.select_for_update().filter(id=table).first()
            row, seats = read_models(table)
            Table.objects.update_or_create(id=table, defaults=row)
            Seat.objects.filter(table_id=table).delete()
            Seat.objects.bulk_create(Seat(table_id=table, **seat) for seat in seats)
        count += 1
        progress(count)
    return count


def read_models(table: UUID) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The columns of a table's row and of its seats' rows, from the log alone."""
    table_state = _from_log(table)
    status, waiting = status_of(table_state), waiting_for(table_state)
    row = {
        **opened_row(table_state, table),
        "status": status,
        "version": table_state.version,
        "taken": len(seat_rows(table_state)),
        "waiting": waiting,
        "bot_due": bot_due(table_state),
        "deadlines": deadlines(table_state),
        "due_at": time_of(due_at * 1000) if (due_at := next_clock_check(table_state)) is not None else None,
        "started_at": time_of(table_state.started_at) if table_state.started_at is not None else None,
        "ended_at": _ended_at(table_state) if status in ("finished", "cancelled") else None,
    }
    return row, list(_as_dicts(table_state))


def _ended_at(table_state: TableState) -> datetime:
    """When the table ended.

    Voiding a finished game does not change this; a cancelled table ended with its last event.
    """
    return time_of(table_state.ended_at or table_state.changed_at)


def _as_dicts(table_state: TableState) -> Iterator[dict[str, Any]]:
    for seat in seat_rows(table_state):
        yield {**asdict(seat), "player": UUID(seat.player)}


def _from_log(table: UUID) -> TableState:
    return apply_events(TableState(), (unpack_partial(stored.body) for stored in tail(table)), find)
