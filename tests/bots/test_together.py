"""Moves at several tables in the same moment cross in one transaction, and each table is told what is its own."""

import asyncio
from uuid import uuid4

import pytest
from django.db import connection
from psycopg_pool import AsyncConnectionPool

from serai.tables.act import act
from serai.tables.doors import PoolDoor
from tests.bots.test_standing import choosing
from tests.tables.people import begun, first_legal, look, player

pytestmark = pytest.mark.usefixtures("database")
LAST_XIDS = "SELECT DISTINCT xid::text FROM eventlog_stream WHERE id = ANY(%s)"


def moved_together(database, tables):
    async def run():
        async with AsyncConnectionPool(database.url, min_size=1, max_size=4, open=False) as pool:
            door = PoolDoor(pool, database.url)
            return await asyncio.gather(*(moved(door, known) for known in tables))

    return asyncio.run(run())


def moved(door, known):
    actions = [first_legal(known, 0)]
    return act(door, known.head.id, seat=0, player=player(known, 0), actions=actions, command=uuid4())


def test_only_the_table_where_somebody_waits_for_whatever_happens_is_awaited(database):
    tables = [begun("haggle", 2) for _ in range(5)]
    choosing(tables[1], 1)
    done = moved_together(database, tables)
    assert {one.result for one in done} == {"appended"}
    assert [one.is_awaited for one in done] == [False, True, False, False, False]
    for known, one in zip(tables, done, strict=True):
        assert look(known).version == one.last
    with connection.cursor() as cursor:
        cursor.execute(LAST_XIDS, [[known.head.id for known in tables]])
        assert len(cursor.fetchall()) == 1
