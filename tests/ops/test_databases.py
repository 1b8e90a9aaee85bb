"""The fixtures that every test with a database stands on."""

import psycopg
import pytest
from django.db import IntegrityError, connection

from serai.eventlog import sync_door
from tests.eventlog.scribe import SECRET, Scribe


def write_a_row():
    with connection.cursor() as cursor:
        cursor.execute("CREATE TABLE note (words text)")
        cursor.execute("INSERT INTO note VALUES ('hello')")


def tables_called_note(url):
    with psycopg.connect(url) as raw:
        return raw.execute("SELECT count(*) FROM pg_tables WHERE tablename = 'note'").fetchone()[0]


@pytest.mark.parametrize("time", [1, 2])
def test_a_fresh_database_has_nothing_of_the_test_before(database, time):
    assert tables_called_note(database.url) == 0
    write_a_row()
    assert tables_called_note(database.url) == 1, "what Django commits, a raw connection sees"


@pytest.mark.django_db
@pytest.mark.parametrize("time", [1, 2])
def test_a_rolled_back_test_leaves_nothing(time):
    assert "note" not in connection.introspection.table_names()
    write_a_row()
    assert "note" in connection.introspection.table_names()


def test_the_server_is_postgresql_18_and_listens_on_no_port(database):
    with psycopg.connect(database.url) as raw:
        assert raw.info.server_version // 10000 == 18
        assert raw.execute("SHOW listen_addresses").fetchone() == ("",)
        assert raw.execute("SELECT datlocprovider::text FROM pg_database LIMIT 1").fetchone() == ("b",)


def test_what_fails_is_not_logged_with_its_values(database, place):
    """A statement that fails may hold the secret of a table."""
    scribe = Scribe()
    with pytest.raises(IntegrityError):
        sync_door.create(scribe.id, SECRET)
    assert "duplicate key" in (place.log / "postgres.log").read_text()
    assert SECRET.hex() not in (place.log / "postgres.log").read_text()
