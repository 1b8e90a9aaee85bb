"""Building the read models again from the log."""

from collections.abc import Callable, Iterator
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import transaction
from msgspec.structs import asdict

from serai.engine.registry import find
from serai.eventlog.chronicle import Chronicle, advance
from serai.eventlog.envelope import unpack_briefly
from serai.eventlog.replay import all_streams
from serai.eventlog.sync_door import tail
from serai.tables.models import Seat, Table
from serai.tables.rows import bot_due, chair_rows, deadlines, due, opened_row, status_of, time_of, waiting_for


def rebuild_tables(progress: Callable[[int], Any] = lambda _: None) -> int:
    """Every table from its events, one transaction each, while the site runs."""
    count = 0
    for table in all_streams():
        with transaction.atomic():
            Table.objects.select_for_update().filter(id=table).first()
            row, chairs = read_models(table)
            Table.objects.update_or_create(id=table, defaults=row)
            Seat.objects.filter(table_id=table).delete()
            Seat.objects.bulk_create(Seat(table_id=table, **chair) for chair in chairs)
        count += 1
        progress(count)
    return count


def read_models(table: UUID) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What the columns must be, from the log alone."""
    chronicle = _from_log(table)
    status, waiting = status_of(chronicle), waiting_for(chronicle)
    row = {
        **opened_row(chronicle, table),
        "status": status,
        "version": chronicle.version,
        "taken": len(chair_rows(chronicle)),
        "waiting": waiting,
        "bot_due": bot_due(chronicle),
        "deadlines": deadlines(chronicle),
        "due_at": time_of(due_at * 1000) if (due_at := due(chronicle)) is not None else None,
        "begun_at": time_of(chronicle.begun_at) if chronicle.begun_at is not None else None,
        "ended_at": _ended_at(chronicle) if status in ("finished", "abandoned") else None,
    }
    return row, list(_as_dicts(chronicle))


def _ended_at(chronicle: Chronicle) -> datetime:
    """A game that is over may be voided later; a table that everybody has left has had its last change."""
    return time_of(chronicle.ended_at or chronicle.changed_at)


def _as_dicts(chronicle: Chronicle) -> Iterator[dict[str, Any]]:
    for chair in chair_rows(chronicle):
        yield {**asdict(chair), "player": UUID(chair.player)}


def _from_log(table: UUID) -> Chronicle:
    return advance(Chronicle(), (unpack_briefly(stored.body) for stored in tail(table)), find)
