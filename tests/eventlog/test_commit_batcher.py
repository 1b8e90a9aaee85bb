"""Commits that are submitted at the same time share a transaction, and none of them harms another."""

import asyncio
from contextlib import asynccontextmanager
from urllib.parse import parse_qsl, urlsplit
from uuid import uuid4

import psycopg
import pytest
from django.db import connection
from psycopg.conninfo import conninfo_to_dict
from psycopg_pool import AsyncConnectionPool

from serai.eventlog import sync_store
from serai.eventlog.async_store import AsyncStore
from serai.eventlog.chain import StreamHead, seal
from serai.eventlog.commit_batcher import _asyncpg_dsn
from serai.eventlog.sql import UnknownStream
from tests.eventlog.table_writer import TableWriter, note, now
from tests.eventlog.test_concurrency import assert_gapless_and_chained

XIDS = "SELECT count(DISTINCT xid) FROM eventlog_event WHERE stream_id = ANY(%s)"
END_CONNECTION = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'commit-batcher'"""
MANY = 50


@asynccontextmanager
async def async_store(url):
    async with AsyncConnectionPool(url, min_size=1, max_size=8, open=False) as pool:
        yield AsyncStore(pool, url)


def a_commit(head, text=""):
    return seal(head, [note(text)], recorded=now(), seat=0, command=uuid4())


def appended_together(database, commits):
    async def run():
        async with async_store(database.url) as store:
            return await asyncio.gather(*map(store.append, commits), return_exceptions=True)

    return asyncio.run(run())


def transactions(streams):
    with connection.cursor() as cursor:
        cursor.execute(XIDS, [streams])
        (found,) = cursor.fetchone()
        return found


def test_commits_at_the_same_time_share_a_transaction(database, monkeypatch):
    monkeypatch.setattr("serai.eventlog.commit_batcher.CONNECT_TIMEOUT", 60)
    monkeypatch.setattr("serai.eventlog.commit_batcher.BATCH_TIMEOUT", 60)
    tables = [TableWriter() for _ in range(MANY)]
    answers = appended_together(database, [a_commit(table.head) for table in tables])
    assert {(answer.result, answer.last) for answer in answers} == {("appended", 1)}
    for table in tables:
        assert_gapless_and_chained(table.id)
    assert transactions([table.id for table in tables]) == 2, "a batch has at most 32 commits"


def test_each_commit_gets_its_own_result(database):
    tables = [TableWriter() for _ in range(5)]
    for table in tables[:2]:
        table.commit([note("before")])
    old = [a_commit(sync_store.head(table.id)) for table in tables]
    tables[1].commit([note("meanwhile")])
    results = [(answer.result, answer.last) for answer in appended_together(database, [*old, old[0], old[4]])]
    assert results == [
        ("appended", 2),
        ("conflict", 2),
        *[("appended", 1)] * 3,
        ("repeated", 2),
        ("repeated", 1),
    ]


def test_a_commit_that_fails_does_not_fail_the_others(database):
    tables = [TableWriter() for _ in range(4)]
    bad = seal(tables[0].head, [note()], recorded=now(), seat=40_000)
    answers = appended_together(database, [bad, *(a_commit(table.head) for table in tables[1:])])
    assert isinstance(answers[0], psycopg.DataError)
    assert [answer.result for answer in answers[1:]] == ["appended"] * 3
    assert sync_store.tail(tables[0].id) == []


def test_a_locked_table_does_not_delay_the_others(database):
    locked, *others = [TableWriter() for _ in range(4)]

    async def run():
        with psycopg.connect(database.url) as holder:
            holder.execute("SELECT FROM eventlog_stream WHERE id = %s FOR UPDATE", [locked.id])
            async with async_store(database.url) as store:
                late = asyncio.create_task(store.append(a_commit(locked.head)))
                answers = await asyncio.gather(*(store.append(a_commit(table.head)) for table in others))
                assert not late.done()
                holder.rollback()
                return [*answers, await late]

    assert [answer.result for answer in asyncio.run(run())] == ["appended"] * 4


def test_the_batcher_reconnects_and_stores_nothing_twice(database):
    table = TableWriter()

    async def run():
        async with async_store(database.url) as store:
            for number in range(6):
                commit = a_commit(await store.head(table.id), str(number))
                assert (await store.append(commit)).result == "appended"
                if number == 2:
                    with psycopg.connect(database.url, autocommit=True) as killer:
                        assert killer.execute(END_CONNECTION).fetchall()

    asyncio.run(run())
    assert [event.version for event in sync_store.tail(table.id)] == [1, 2, 3, 4, 5, 6]
    assert_gapless_and_chained(table.id)


def test_an_unknown_stream_fails_only_its_own_commit(database):
    table = TableWriter()
    nowhere = a_commit(StreamHead(uuid4(), bytes(32), 0, bytes(32)))
    unknown, known = appended_together(database, [nowhere, a_commit(table.head)])
    assert isinstance(unknown, UnknownStream)
    assert known.result == "appended"


def test_a_cancelled_commit_does_not_disturb_the_others(database):
    first, second = TableWriter(), TableWriter()

    async def run():
        async with async_store(database.url) as store:
            leaving = asyncio.create_task(store.append(a_commit(first.head)))
            staying = asyncio.create_task(store.append(a_commit(second.head)))
            await asyncio.sleep(0)
            leaving.cancel()
            return (await staying).result

    assert asyncio.run(run()) == "appended"


@pytest.mark.parametrize(
    ("conninfo", "address"),
    [
        ("postgresql://a:p%40%20s@db:5433/x?connect_timeout=5", "host=db port=5433 dbname=x user=a password=p@\\ s"),
        ("host=::1,other dbname=x channel_binding=require", "host=[::1],other dbname=x"),
        ("host=/a/b dbname=x options='-c search_path=y'", "host=/a/b dbname=x options='-c search_path=y'"),
        ("host=a,b target_session_attrs=read-write", "host=a,b target_session_attrs=read-write"),
    ],
)
def test_both_drivers_connect_to_the_same_server(conninfo, address):
    assert dict(parse_qsl(urlsplit(_asyncpg_dsn(conninfo)).query)) == conninfo_to_dict(address)


@pytest.mark.parametrize("conninfo", ["service=home", "host=db hostaddr=127.0.0.1"])
def test_nothing_is_batched_if_asyncpg_might_connect_to_another_server(conninfo):
    with pytest.raises(ConnectionRefusedError):
        _asyncpg_dsn(conninfo)
