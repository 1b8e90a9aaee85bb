"""Keyset pagination of tables: no table is shown twice or left out while others are opened."""

from datetime import UTC, datetime, timedelta
from typing import Annotated, TypeAlias
from uuid import UUID

from msgspec import Meta

from serai.tables.models import Table
from serai.tables.read_models.find import PageCursor

MAX_LIMIT = 100
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)

Cursor: TypeAlias = Annotated[
    Annotated[str, Meta(pattern="^[0-9]{1,16}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$")] | None,
    Meta(
        description="The `next` of the previous page; by default the first page.",
        examples=["1790000000000000_5f1c3c52-9a4e-4b8e-8d0a-3f6f5d1b7c10"],
    ),
]
Limit: TypeAlias = Annotated[int, Meta(ge=1, le=MAX_LIMIT, description="Maximum number of results.", examples=[20])]


def place_of(cursor: str | None) -> PageCursor | None:
    if cursor is None:
        return None
    time, _, table = cursor.partition("_")
    return EPOCH + timedelta(microseconds=int(time)), UUID(table.strip())


def cursor_after(table: Table) -> str:
    return f"{(table.opened_at - EPOCH) // timedelta(microseconds=1)}_{table.id}"
