"""Sixteen writers, four tables, both stores: no event is lost or stored twice, and a reader misses none."""

import threading
from concurrent.futures import ThreadPoolExecutor
from uuid import uuid4

import psycopg
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from django.db import connection

from serai.engine.registry import find
from serai.eventlog import sql, sync_store
from serai.eventlog.chain import genesis, next_head, seal
from serai.eventlog.envelope import unpack
from serai.eventlog.stored_export import export_stream
from serai.eventlog.verify import verify
from tests.eventlog.concurrent_writers import Follower, run_writers
from tests.eventlog.table_writer import TableWriter, note, now

KEY = Ed25519PrivateKey.from_private_bytes(bytes(32))
WRITERS_PER_STORE = 8
COMMITS = 24


def assert_gapless_and_chained(stream):
    head = genesis(stream)
    for number, event in enumerate(sync_store.tail(stream), 1):
        assert event.version == number
        head = next_head(head, event.leaf)
        assert event.head == head
    assert sync_store.head(stream).head == head


def assert_each_event_once_and_in_order(entries, streams):
    """The follower saw all events of the streams, each stream in its order."""
    for stream in streams:
        seen = [entry.version for entry in entries if entry.stream == stream]
        assert seen == [event.version for event in sync_store.tail(stream)]
    assert [entry.checkpoint for entry in entries] == sorted(
        (entry.checkpoint for entry in entries),
        key=lambda checkpoint: (checkpoint.epoch, int(checkpoint.xid), checkpoint.position),
    )


def test_sixteen_writers_store_each_event_once_and_a_follower_sees_all(database):
    streams = [TableWriter().id for _ in range(4)]
    follower = Follower()
    follower.start()
    acknowledged = run_writers(database.url, streams, per_store=WRITERS_PER_STORE, commits=COMMITS)
    entries = follower.finish()
    assert len(acknowledged) == 2 * WRITERS_PER_STORE * COMMITS
    for stream in streams:
        assert_gapless_and_chained(stream)
        stored = [unpack(event.body) for event in sync_store.tail(stream)]
        last_of_command = {envelope.command: envelope.version for envelope in stored}
        assert last_of_command == {command: version for at, command, version in acknowledged if at == stream}
        assert len({(envelope.command, envelope.ordinal) for envelope in stored}) == len(stored)
    assert_each_event_once_and_in_order(entries, streams)


def test_a_follower_misses_nothing_of_a_long_transaction(database):
    """It gets its id early and commits late: a reader that went by positions alone would miss its event."""
    streams = [TableWriter().id for _ in range(4)]
    slow = TableWriter()
    follower = Follower()
    with psycopg.connect(database.url) as late:
        late.execute("SELECT pg_current_xact_id()")
        follower.start()
        writers = threading.Thread(
            target=run_writers, args=(database.url, streams), kwargs={"per_store": 2, "commits": 12}
        )
        writers.start()
        writers.join()
        assert follower.seen == [], "events younger than the open transaction are not complete yet"
        commit = seal(slow.head, [note("late")], recorded=now())
        late.execute(sql.APPEND.encode(), sql.append_arguments(commit))
    entries = follower.finish()
    assert_each_event_once_and_in_order(entries, [*streams, slow.id])
    assert entries[0].stream == slow.id, "its transaction started first"


def test_games_written_at_the_same_time_verify(database):
    writers = [TableWriter(find(slug), seats=3) for slug in ("haggle", "byzanz", "haggle")]
    for writer in writers:
        writer.start()
    with ThreadPoolExecutor() as pool:
        for played in [pool.submit(play_to_the_end, writer) for writer in writers]:
            played.result()
    for writer in writers:
        verdict = verify(export_stream(writer.id, None, KEY, find), find)
        assert verdict.deal_checked


def play_to_the_end(writer):
    try:
        writer.play().finish()
    finally:
        connection.close()


def test_the_same_command_from_many_connections_is_stored_once(database):
    """The command is sent with and without a seat."""
    for seat in (None, 1):
        writer, command = TableWriter(), uuid4()

        def send(writer=writer, seat=seat, command=command):
            try:
                commit = seal(sync_store.head(writer.id), [note("once")], recorded=now(), seat=seat, command=command)
                return sync_store.append(commit).result
            finally:
                connection.close()

        with ThreadPoolExecutor(8) as pool:
            results = [task.result() for task in [pool.submit(send) for _ in range(40)]]
        assert results.count("appended") == 1
        assert set(results) <= {"appended", "repeated"}
        assert len(sync_store.tail(writer.id)) == 1


def test_the_log_is_read_in_order_when_transaction_ids_get_another_digit(database):
    """Transaction ids are compared as numbers, not as text."""
    writer = TableWriter()
    with psycopg.connect(database.url, autocommit=True) as raw:
        while str(raw.execute("SELECT pg_current_xact_id()").fetchone()[0])[-3:] < "995":
            pass
    for number in range(12):
        writer.commit([note(str(number))])
    follower = Follower(batch=5)
    follower.start()
    assert_each_event_once_and_in_order(follower.finish(), [writer.id])
    crossed = {len(entry.checkpoint.xid) for entry in follower.seen} | {
        entry.checkpoint.xid[-4:-3] for entry in follower.seen
    }
    assert len(crossed) > 2, "the ids passed a thousand"
