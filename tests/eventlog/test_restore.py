"""Backup, restore into another cluster, and a reader that goes on there as if nothing had happened."""

from uuid import uuid4

import pytest
from django.db import connection

from serai.eventlog import sync_door
from serai.eventlog.activity import activity
from serai.eventlog.chain import seal
from serai.eventlog.projections import follow, rebuild
from serai.ops.backup import backup, restore
from serai.ops.trouble import Trouble
from tests.eventlog.scribe import Scribe, note, now, whole_game
from tests.eventlog.test_concurrency import assert_each_event_once_and_in_order, assert_gapless_and_chained
from tests.eventlog.writers import Follower, run_writers
from tests.servers import a_place, database_of_django, running_postgres


def activity_rows():
    with connection.cursor() as cursor:
        cursor.execute("SELECT * FROM eventlog_activity ORDER BY stream_id")
        return cursor.fetchall()


def test_a_follower_goes_on_in_a_restored_cluster_and_misses_nothing(database, tmp_path):
    """There transaction ids begin anew, far below those of the old cluster."""
    streams = [Scribe().id for _ in range(4)]
    run_writers(database.url, streams, each_door=4, commits=12)
    half = Follower(batch=40)
    half.start()
    before = half.finish()[:200]
    follow(activity, batch=60)
    backup(database.url, tmp_path / "log.dump")
    with a_place() as place, running_postgres(place, fsync="off") as (cluster, _):
        assert restore(cluster.url(), tmp_path / "log.dump") == 2
        with database_of_django(NAME="serai", OPTIONS={"host": str(cluster.sockets)}):
            with connection.cursor() as cursor:
                cursor.execute("SELECT max(xid::text::bigint) > pg_current_xact_id()::text::bigint FROM eventlog_event")
                assert cursor.fetchone() == (True,), "the old ids are ahead of the new cluster's"
            rest = Follower(after=before[-1].at, batch=40)
            rest.start()
            run_writers(cluster.url(), streams, each_door=4, commits=12)
            entries = before + rest.finish()
            for stream in streams:
                assert_gapless_and_chained(stream)
            for stream in streams:
                versions = [entry.version for entry in entries if entry.stream == stream]
                assert versions == [event.version for event in sync_door.tail(stream)]
            assert {entry.at.epoch for entry in entries} == {1, 2}
            follow(activity)
            followed = activity_rows()
            rebuild(activity)
            assert activity_rows() == followed
            assert_each_event_once_and_in_order(entries, streams)


def test_a_backup_taken_while_games_go_on_is_whole(database, tmp_path):
    scribe = whole_game(seats=3)
    open_game = Scribe(seats=2).begin()
    backup(database.url, tmp_path / "log.dump")
    open_game.play()
    with a_place() as place, running_postgres(place, fsync="off") as (cluster, _):
        restore(cluster.url(), tmp_path / "log.dump")
        with database_of_django(NAME="serai", OPTIONS={"host": str(cluster.sockets)}):
            assert sync_door.head(scribe.id) == scribe.head
            assert_gapless_and_chained(open_game.id)


def test_a_restore_does_not_overwrite_events_unless_told_to(database, tmp_path):
    scribe = Scribe()
    scribe.commit([note("kept")])
    backup(database.url, tmp_path / "log.dump")
    scribe.commit([note("newer")])
    with pytest.raises(Trouble, match="holds events already"):
        restore(database.url, tmp_path / "log.dump")
    assert sync_door.head(scribe.id).version == 2
    connection.close()
    assert restore(database.url, tmp_path / "log.dump", overwrite=True) == 2
    assert sync_door.head(scribe.id).version == 1
    connection.close()
    assert restore(database.url, tmp_path / "log.dump", overwrite=True) == 3, "an epoch is never used twice"


def test_a_command_repeated_after_a_restore_gets_its_first_answer(database, tmp_path):
    scribe, command = Scribe(), uuid4()
    scribe.commit([note("once")], seat=0, command=command)
    backup(database.url, tmp_path / "log.dump")
    connection.close()
    restore(database.url, tmp_path / "log.dump", overwrite=True)
    again = seal(sync_door.head(scribe.id), [note("once")], recorded=now(), seat=0, command=command)
    assert sync_door.append(again).result == "repeated"


def test_a_restore_leaves_nothing_of_what_came_after_the_backup(database, tmp_path):
    Scribe().commit([note("kept")])
    backup(database.url, tmp_path / "log.dump")
    with connection.cursor() as cursor:
        cursor.execute("CREATE TABLE of_a_later_migration (id integer)")
    connection.close()
    restore(database.url, tmp_path / "log.dump", overwrite=True)
    with connection.cursor() as cursor:
        cursor.execute("SELECT to_regclass('of_a_later_migration')")
        assert cursor.fetchone() == (None,)


def test_a_backup_is_for_its_owner_only(database, tmp_path):
    backup(database.url, tmp_path / "log.dump")
    assert (tmp_path / "log.dump").stat().st_mode & 0o077 == 0
    with pytest.raises(Trouble):
        backup(database.url + "_nowhere", tmp_path / "other.dump")
    assert [file.name for file in tmp_path.iterdir()] == ["log.dump"]


def test_a_missing_or_broken_file_is_named(database, tmp_path):
    with pytest.raises(Trouble, match="There is no file"):
        restore(database.url, tmp_path / "nowhere")
    (tmp_path / "broken").write_text("not a dump")
    with pytest.raises(Trouble, match="pg_restore failed"):
        restore(database.url, tmp_path / "broken")
