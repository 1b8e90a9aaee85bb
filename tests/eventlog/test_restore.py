"""Backup and restore into another cluster, where a reader continues without missing an event."""

from uuid import uuid4

import pytest
from django.db import connection

from serai.eventlog import sync_store
from serai.eventlog.activity import activity
from serai.eventlog.chain import seal
from serai.eventlog.projections import follow, rebuild
from serai.ops.backup import backup, restore
from serai.ops.errors import OperatorError
from tests.eventlog.concurrent_writers import Follower, run_writers
from tests.eventlog.table_writer import TableWriter, note, now, whole_game
from tests.eventlog.test_concurrency import assert_each_event_once_and_in_order, assert_gapless_and_chained
from tests.servers import django_database, running_postgres, temporary_data_dir


def activity_rows():
    with connection.cursor() as cursor:
        cursor.execute("SELECT * FROM eventlog_activity ORDER BY stream_id")
        return cursor.fetchall()


def test_a_follower_misses_nothing_in_a_restored_cluster(database, tmp_path):
    """The transaction ids of the new cluster start again, far below those of the old cluster."""
    streams = [TableWriter().id for _ in range(4)]
    run_writers(database.url, streams, per_store=4, commits=12)
    first_half = Follower(batch=40)
    first_half.start()
    before = first_half.finish()[:200]
    follow(activity, batch=60)
    backup(database.url, tmp_path / "log.dump")
    with temporary_data_dir() as data_dir, running_postgres(data_dir, fsync="off") as (cluster, _):
        assert restore(cluster.url(), tmp_path / "log.dump") == 2
        with django_database(NAME="serai", OPTIONS={"host": str(cluster.socket_dir)}):
            with connection.cursor() as cursor:
                cursor.execute("SELECT max(xid::text::bigint) > pg_current_xact_id()::text::bigint FROM eventlog_event")
                assert cursor.fetchone() == (True,), "the old ids are higher than the new cluster's"
            second_half = Follower(after=before[-1].checkpoint, batch=40)
            second_half.start()
            run_writers(cluster.url(), streams, per_store=4, commits=12)
            entries = before + second_half.finish()
            for stream in streams:
                assert_gapless_and_chained(stream)
            for stream in streams:
                versions = [entry.version for entry in entries if entry.stream == stream]
                assert versions == [event.version for event in sync_store.tail(stream)]
            assert {entry.checkpoint.epoch for entry in entries} == {1, 2}
            follow(activity)
            followed = activity_rows()
            rebuild(activity)
            assert activity_rows() == followed
            assert_each_event_once_and_in_order(entries, streams)


def test_a_backup_taken_while_games_run_is_consistent(database, tmp_path):
    writer = whole_game(seats=3)
    open_game = TableWriter(seats=2).start()
    backup(database.url, tmp_path / "log.dump")
    open_game.play()
    with temporary_data_dir() as data_dir, running_postgres(data_dir, fsync="off") as (cluster, _):
        restore(cluster.url(), tmp_path / "log.dump")
        with django_database(NAME="serai", OPTIONS={"host": str(cluster.socket_dir)}):
            assert sync_store.head(writer.id) == writer.head
            assert_gapless_and_chained(open_game.id)


def test_a_restore_overwrites_events_only_on_request(database, tmp_path):
    writer = TableWriter()
    writer.commit([note("older")])
    backup(database.url, tmp_path / "log.dump")
    writer.commit([note("newer")])
    with pytest.raises(OperatorError, match="holds events already"):
        restore(database.url, tmp_path / "log.dump")
    assert sync_store.head(writer.id).version == 2
    connection.close()
    assert restore(database.url, tmp_path / "log.dump", overwrite=True) == 2
    assert sync_store.head(writer.id).version == 1
    connection.close()
    assert restore(database.url, tmp_path / "log.dump", overwrite=True) == 3, "an epoch is never used twice"


def test_a_command_repeated_after_a_restore_gets_its_first_result(database, tmp_path):
    writer, command = TableWriter(), uuid4()
    writer.commit([note("once")], seat=0, command=command)
    backup(database.url, tmp_path / "log.dump")
    connection.close()
    restore(database.url, tmp_path / "log.dump", overwrite=True)
    again = seal(sync_store.head(writer.id), [note("once")], recorded=now(), seat=0, command=command)
    assert sync_store.append(again).result == "repeated"


def test_a_restore_removes_what_was_created_after_the_backup(database, tmp_path):
    TableWriter().commit([note("older")])
    backup(database.url, tmp_path / "log.dump")
    with connection.cursor() as cursor:
        cursor.execute("CREATE TABLE of_a_later_migration (id integer)")
    connection.close()
    restore(database.url, tmp_path / "log.dump", overwrite=True)
    with connection.cursor() as cursor:
        cursor.execute("SELECT to_regclass('of_a_later_migration')")
        assert cursor.fetchone() == (None,)


def test_only_the_owner_can_read_a_backup(database, tmp_path):
    backup(database.url, tmp_path / "log.dump")
    assert (tmp_path / "log.dump").stat().st_mode & 0o077 == 0
    with pytest.raises(OperatorError):
        backup(database.url + "_nowhere", tmp_path / "other.dump")
    assert [file.name for file in tmp_path.iterdir()] == ["log.dump"]


def test_an_error_names_a_missing_or_broken_file(database, tmp_path):
    with pytest.raises(OperatorError, match="There is no file"):
        restore(database.url, tmp_path / "nowhere")
    (tmp_path / "broken").write_text("not a dump")
    with pytest.raises(OperatorError, match="pg_restore failed"):
        restore(database.url, tmp_path / "broken")
