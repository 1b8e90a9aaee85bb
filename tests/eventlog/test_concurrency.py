"""Sixteen writers, four tables, both doors: nothing lost, nothing doubled, and a reader beside them misses nothing."""

import threading
from concurrent.futures import ThreadPoolExecutor
from uuid import uuid4

import psycopg
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from django.db import connection

from serai.engine.registry import find
from serai.eventlog import sql, sync_door
from serai.eventlog.chain import genesis, next_head, seal
from serai.eventlog.envelope import unpack
from serai.eventlog.stored_export import export_stream
from serai.eventlog.verify import verify
from tests.eventlog.scribe import Scribe, note, now
from tests.eventlog.writers import Follower, run_writers

KEY = Ed25519PrivateKey.from_private_bytes(bytes(32))
WRITERS_AT_EACH_DOOR = 8
COMMITS = 24


def assert_gapless_and_chained(stream):
    head = genesis(stream)
    for number, event in enumerate(sync_door.tail(stream), 1):
        assert event.version == number
        head = next_head(head, event.leaf)
        assert event.head == head
    assert sync_door.head(stream).head == head


def assert_each_event_once_and_in_order(entries, streams):
    """What the follower saw is what the streams hold, each stream in its order."""
    for stream in streams:
        seen = [entry.version for entry in entries if entry.stream == stream]
        assert seen == [event.version for event in sync_door.tail(stream)]
    assert [entry.at for entry in entries] == sorted(
        (entry.at for entry in entries), key=lambda at: (at.epoch, int(at.xid), at.position)
    )


def test_sixteen_writers_lose_and_double_nothing_and_a_follower_sees_all(database):
    streams = [Scribe().id for _ in range(4)]
    follower = Follower()
    follower.start()
    acknowledged = run_writers(database.url, streams, each_door=WRITERS_AT_EACH_DOOR, commits=COMMITS)
    entries = follower.finish()
    assert len(acknowledged) == 2 * WRITERS_AT_EACH_DOOR * COMMITS
    for stream in streams:
        assert_gapless_and_chained(stream)
        stored = [unpack(event.body) for event in sync_door.tail(stream)]
        last_of_command = {envelope.command: envelope.version for envelope in stored}
        assert last_of_command == {command: version for at, command, version in acknowledged if at == stream}
        assert len({(envelope.command, envelope.ordinal) for envelope in stored}) == len(stored)
    assert_each_event_once_and_in_order(entries, streams)


def test_a_transaction_held_open_hides_nothing_for_ever(database):
    """It has its id early and commits late: a reader that went by position alone would pass over its event."""
    streams = [Scribe().id for _ in range(4)]
    slow = Scribe()
    follower = Follower()
    with psycopg.connect(database.url) as late:
        late.execute("SELECT pg_current_xact_id()")
        follower.start()
        writers = threading.Thread(
            target=run_writers, args=(database.url, streams), kwargs={"each_door": 2, "commits": 12}
        )
        writers.start()
        writers.join()
        assert follower.seen == [], "nothing younger than the open transaction is complete yet"
        commit = seal(slow.head, [note("late")], recorded=now())
        late.execute(sql.APPEND.encode(), sql.append_arguments(commit))
    entries = follower.finish()
    assert_each_event_once_and_in_order(entries, [*streams, slow.id])
    assert entries[0].stream == slow.id, "it began first"


def test_games_of_both_sorts_written_side_by_side_verify(database):
    scribes = [Scribe(find(slug), seats=3) for slug in ("haggle", "byzanz", "haggle")]
    for scribe in scribes:
        scribe.begin()
    with ThreadPoolExecutor() as pool:
        for played in [pool.submit(play_to_the_end, scribe) for scribe in scribes]:
            played.result()
    for scribe in scribes:
        verdict = verify(export_stream(scribe.id, None, KEY, find), find)
        assert verdict.deal_checked


def play_to_the_end(scribe):
    try:
        scribe.play().reveal()
    finally:
        connection.close()


def test_the_same_command_from_many_connections_is_stored_once(database):
    """Also where no seat is behind it."""
    for seat in (None, 1):
        scribe, command = Scribe(), uuid4()

        def send(scribe=scribe, seat=seat, command=command):
            try:
                commit = seal(sync_door.head(scribe.id), [note("once")], recorded=now(), seat=seat, command=command)
                return sync_door.append(commit).result
            finally:
                connection.close()

        with ThreadPoolExecutor(8) as pool:
            results = [task.result() for task in [pool.submit(send) for _ in range(40)]]
        assert results.count("appended") == 1
        assert set(results) <= {"appended", "repeated"}
        assert len(sync_door.tail(scribe.id)) == 1


def test_the_log_is_read_in_order_when_transaction_ids_get_a_digit_more(database):
    """As numbers, that is, and not as text."""
    scribe = Scribe()
    with psycopg.connect(database.url, autocommit=True) as raw:
        while str(raw.execute("SELECT pg_current_xact_id()").fetchone()[0])[-3:] < "995":
            pass
    for number in range(12):
        scribe.commit([note(str(number))])
    follower = Follower(batch=5)
    follower.start()
    assert_each_event_once_and_in_order(follower.finish(), [scribe.id])
    crossed = {len(entry.at.xid) for entry in follower.seen} | {entry.at.xid[-4:-3] for entry in follower.seen}
    assert len(crossed) > 2, "the ids passed a thousand"
