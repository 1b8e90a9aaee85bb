"""Commits of the same moment go together, and none of them suffers from another."""

import asyncio
from contextlib import asynccontextmanager
from urllib.parse import parse_qsl, urlsplit
from uuid import uuid4

import psycopg
import pytest
from django.db import connection
from psycopg.conninfo import conninfo_to_dict
from psycopg_pool import AsyncConnectionPool

from serai.eventlog import sync_door
from serai.eventlog.async_door import AsyncDoor
from serai.eventlog.chain import StreamHead, seal
from serai.eventlog.ferry import _address
from serai.eventlog.sql import UnknownStream
from tests.eventlog.scribe import Scribe, note, now
from tests.eventlog.test_concurrency import assert_gapless_and_chained

XIDS = "SELECT count(DISTINCT xid) FROM eventlog_event WHERE stream_id = ANY(%s)"
END_FERRY = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ferry'"
MANY = 50


@asynccontextmanager
async def a_door(url):
    async with AsyncConnectionPool(url, min_size=1, max_size=8, open=False) as pool:
        yield AsyncDoor(pool, url)


def a_commit(head, text=""):
    return seal(head, [note(text)], recorded=now(), seat=0, command=uuid4())


def appended_together(database, commits):
    async def run():
        async with a_door(database.url) as door:
            return await asyncio.gather(*map(door.append, commits), return_exceptions=True)

    return asyncio.run(run())


def transactions(streams):
    with connection.cursor() as cursor:
        cursor.execute(XIDS, [streams])
        (found,) = cursor.fetchone()
        return found


def test_what_is_committed_in_the_same_moment_is_one_transaction(database, monkeypatch):
    monkeypatch.setattr("serai.eventlog.ferry.PATIENCE", 60)
    monkeypatch.setattr("serai.eventlog.ferry.LONGEST", 60)
    tables = [Scribe() for _ in range(MANY)]
    answers = appended_together(database, [a_commit(table.head) for table in tables])
    assert {(answer.result, answer.last) for answer in answers} == {("appended", 1)}
    for table in tables:
        assert_gapless_and_chained(table.id)
    assert transactions([table.id for table in tables]) == 2, "at most 32 go together"


def test_each_commit_gets_the_answer_of_its_own_table(database):
    tables = [Scribe() for _ in range(5)]
    for moved_on in tables[:2]:
        moved_on.commit([note("before")])
    old = [a_commit(sync_door.head(table.id)) for table in tables]
    tables[1].commit([note("meanwhile")])
    results = [(answer.result, answer.last) for answer in appended_together(database, [*old, old[0], old[4]])]
    assert results == [
        ("appended", 2),
        ("conflict", 2),
        *[("appended", 1)] * 3,
        ("repeated", 2),
        ("repeated", 1),
    ]


def test_one_that_cannot_be_stored_takes_nobody_with_it(database):
    tables = [Scribe() for _ in range(4)]
    bad = seal(tables[0].head, [note()], recorded=now(), seat=40_000)
    answers = appended_together(database, [bad, *(a_commit(table.head) for table in tables[1:])])
    assert isinstance(answers[0], psycopg.DataError)
    assert [answer.result for answer in answers[1:]] == ["appended"] * 3
    assert sync_door.tail(tables[0].id) == []


def test_a_table_that_is_locked_holds_up_no_other(database):
    locked, *others = [Scribe() for _ in range(4)]

    async def run():
        with psycopg.connect(database.url) as holder:
            holder.execute("SELECT FROM eventlog_stream WHERE id = %s FOR UPDATE", [locked.id])
            async with a_door(database.url) as door:
                late = asyncio.create_task(door.append(a_commit(locked.head)))
                answers = await asyncio.gather(*(door.append(a_commit(table.head)) for table in others))
                assert not late.done()
                holder.rollback()
                return [*answers, await late]

    assert [answer.result for answer in asyncio.run(run())] == ["appended"] * 4


def test_a_lost_connection_is_made_anew_and_nothing_is_doubled(database):
    table = Scribe()

    async def run():
        async with a_door(database.url) as door:
            for number in range(6):
                commit = a_commit(await door.head(table.id), str(number))
                assert (await door.append(commit)).result == "appended"
                if number == 2:
                    with psycopg.connect(database.url, autocommit=True) as killer:
                        assert killer.execute(END_FERRY).fetchall()

    asyncio.run(run())
    assert [event.version for event in sync_door.tail(table.id)] == [1, 2, 3, 4, 5, 6]
    assert_gapless_and_chained(table.id)


def test_a_stream_that_there_is_not_is_told_to_who_asked_for_it(database):
    table = Scribe()
    nowhere = a_commit(StreamHead(uuid4(), bytes(32), 0, bytes(32)))
    unknown, known = appended_together(database, [nowhere, a_commit(table.head)])
    assert isinstance(unknown, UnknownStream)
    assert known.result == "appended"


def test_who_no_longer_waits_is_no_hindrance(database):
    first, second = Scribe(), Scribe()

    async def run():
        async with a_door(database.url) as door:
            leaving = asyncio.create_task(door.append(a_commit(first.head)))
            staying = asyncio.create_task(door.append(a_commit(second.head)))
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
def test_both_drivers_go_to_the_same_server(conninfo, address):
    assert dict(parse_qsl(urlsplit(_address(conninfo)).query)) == conninfo_to_dict(address)


@pytest.mark.parametrize("conninfo", ["service=home", "host=db hostaddr=127.0.0.1"])
def test_where_the_other_driver_might_find_another_server_nobody_crosses(conninfo):
    with pytest.raises(ConnectionRefusedError):
        _address(conninfo)
