"""Moves at several tables are committed in one transaction, and each result tells of its own table."""

import asyncio
from uuid import uuid4

import pytest
from django.db import connection
from psycopg_pool import AsyncConnectionPool

from serai.tables.store import PoolStore
from serai.tables.verbs.act import act
from tests.bots.test_standing_orders import place_choose_in_turn
from tests.tables.sample_tables import first_legal, player, reloaded, started_table

pytestmark = pytest.mark.usefixtures("database")
LAST_XIDS = "SELECT DISTINCT xid::text FROM eventlog_stream WHERE id = ANY(%s)"


def act_together(database, tables):
    async def run():
        async with AsyncConnectionPool(database.url, min_size=1, max_size=4, open=False) as pool:
            store = PoolStore(pool, database.url)
            return await asyncio.gather(*(take_first_action(store, loaded) for loaded in tables))

    return asyncio.run(run())


def take_first_action(store, loaded):
    actions = [first_legal(loaded, 0)]
    return act(store, loaded.head.id, seat=0, player=player(loaded, 0), actions=actions, command=uuid4())


def test_of_tables_in_one_transaction_only_the_one_with_standing_orders_reports_them(database):
    tables = [started_table("haggle", 2) for _ in range(5)]
    place_choose_in_turn(tables[1], 1)
    done = act_together(database, tables)
    assert {one.result for one in done} == {"appended"}
    assert [one.has_standing_orders for one in done] == [False, True, False, False, False]
    for loaded, one in zip(tables, done, strict=True):
        assert reloaded(loaded).version == one.last
    with connection.cursor() as cursor:
        cursor.execute(LAST_XIDS, [[loaded.head.id for loaded in tables]])
        assert len(cursor.fetchall()) == 1
