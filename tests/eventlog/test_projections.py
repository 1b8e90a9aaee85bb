"""A projection processes each event exactly once, even after failures, and can be rebuilt while it is in use."""

import threading

import pytest
from django.db import connection

from serai.eventlog import sync_store
from serai.eventlog.activity import activity
from serai.eventlog.projections import AlreadyRebuilding, Projection, follow, lag, rebuild
from serai.ladder.projection import ladder
from tests.eventlog.concurrent_writers import run_writers
from tests.eventlog.table_writer import TableWriter, note, whole_game

pytestmark = pytest.mark.usefixtures("database")


def rows(query="SELECT * FROM eventlog_activity ORDER BY stream_id"):
    with connection.cursor() as cursor:
        cursor.execute(query)
        return cursor.fetchall()


def test_the_projection_counts_events_and_commits():
    writer = whole_game(seats=2)
    assert follow(activity) == writer.head.version
    ((stream, events, commits, last_type, _),) = rows()
    assert (stream, events, last_type) == (writer.id, writer.head.version, "finished")
    assert commits == 1 + 2 + 1 + 6 + 1
    assert follow(activity) == 0


def test_lag_counts_the_events_that_are_not_processed():
    writer = TableWriter()
    assert lag(activity) == 0
    writer.commit([note(), note()])
    assert lag(activity) == 2
    follow(activity)
    assert lag(activity) == 0


@pytest.mark.parametrize("batch", [1, 3, 1000])
def test_the_batch_size_does_not_change_the_result(batch):
    for seats in (2, 3):
        whole_game(seats=seats)
    follow(activity, batch)
    by_batch = rows()
    rebuild(activity)
    assert rows() == by_batch


def test_after_a_crash_within_a_batch_each_event_counts_once():
    whole_game(seats=2)
    crashes = iter([True, False, True] + [False] * 100)

    def crashing(entries, tables):
        activity.apply(entries, tables)
        if next(crashes):
            raise ConnectionError("the power went out")

    fragile = Projection(activity.name, activity.tables, crashing)
    for _ in range(3):
        try:
            follow(fragile, batch=4)
        except ConnectionError:
            continue
    follow(activity)
    once = rows()
    rebuild(activity)
    assert rows() == once


def test_concurrent_followers_process_each_event_once(database):
    streams = [TableWriter().id for _ in range(4)]
    run_writers(database.url, streams, per_store=2, commits=8)

    def work():
        try:
            follow(activity, batch=7)
        finally:
            connection.close()

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    follow(activity)
    assert sorted((stream, events) for stream, events, *_ in rows()) == sorted(
        (stream, len(sync_store.tail(stream))) for stream in streams
    )


def test_a_rebuild_repairs_a_projection_which_then_goes_on():
    writer = whole_game(seats=2)
    follow(activity)
    sound = rows()
    with connection.cursor() as cursor:
        cursor.execute("UPDATE eventlog_activity SET events = 999")
    assert rebuild(activity) == writer.head.version
    assert rows() == sound
    writer.commit([note()])
    assert follow(activity) == 1
    assert rows()[0][1] == writer.head.version


def test_a_follower_during_a_rebuild_processes_each_event_once(database):
    streams = [TableWriter().id for _ in range(4)]
    run_writers(database.url, streams, per_store=2, commits=8)
    failures, rebuilds = [], 0

    def keep_writing():
        while rebuilds < 3:
            run_writers(database.url, streams, per_store=2, commits=10)

    writing = threading.Thread(target=keep_writing)

    def keep_following():
        try:
            while writing.is_alive():
                follow(activity, batch=5)
        except Exception as error:
            failures.append(error)
        finally:
            connection.close()

    followers = [threading.Thread(target=keep_following) for _ in range(2)]
    for thread in (writing, *followers):
        thread.start()
    while writing.is_alive():
        rebuild(activity, batch=20)
        rebuilds += 1
    for thread in (writing, *followers):
        thread.join()
    assert failures == []
    follow(activity)
    assert sorted((stream, events) for stream, events, *_ in rows()) == sorted(
        (stream, len(sync_store.tail(stream))) for stream in streams
    )


def test_a_second_rebuild_at_the_same_time_is_refused():
    whole_game(seats=2)
    refused = []

    def rebuild_again():
        try:
            rebuild(activity)
        except AlreadyRebuilding as error:
            refused.append(str(error))
        finally:
            connection.close()

    def slow(entries, tables):
        other = threading.Thread(target=rebuild_again)
        other.start()
        other.join()
        activity.apply(entries, tables)

    rebuild(Projection(activity.name, activity.tables, slow))
    assert refused == ["activity is being rebuilt already. Wait until that is finished."]
    built = rows()
    rebuild(activity)
    assert rows() == built


def test_a_rebuild_whose_reader_fails_raises_and_changes_nothing(monkeypatch):
    whole_game(seats=2)
    follow(activity)
    before = rows()
    with monkeypatch.context() as broken:
        broken.setattr(sync_store, "below_horizon", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            rebuild(activity)
    assert rows() == before
    assert rebuild(activity)
    assert rows() == before


def test_a_rebuild_keeps_the_privileges_on_its_tables():
    with connection.cursor() as cursor:
        cursor.execute("GRANT SELECT ON eventlog_activity TO pg_monitor")
        rebuild(activity)
        cursor.execute("SELECT has_table_privilege('pg_monitor', 'eventlog_activity', 'SELECT')")
        assert cursor.fetchone() == (True,)


def test_a_rebuild_keeps_keys_and_indexes():
    indexes = "SELECT indexdef FROM pg_indexes WHERE tablename LIKE 'ladder%' ORDER BY indexname"
    keys = """SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint
        WHERE conrelid::regclass::text LIKE 'ladder%' ORDER BY conname"""
    before = rows(indexes), rows(keys)
    rebuild(ladder)
    assert (rows(indexes), rows(keys)) == before
    assert len(before[0]) > 10
