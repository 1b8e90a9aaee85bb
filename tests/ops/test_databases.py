"""The database fixtures."""

import psycopg
import pytest
from django.db import IntegrityError, connection

from serai.eventlog import sync_store
from tests.eventlog.table_writer import SECRET, TableWriter


def create_note():
    with connection.cursor() as cursor:
        cursor.execute("CREATE TABLE note (words text)")
        cursor.execute("INSERT INTO note VALUES ('hello')")


def tables_called_note(url):
    with psycopg.connect(url) as raw:
        return raw.execute("SELECT count(*) FROM pg_tables WHERE tablename = 'note'").fetchone()[0]


@pytest.mark.parametrize("time", [1, 2])
def test_a_fresh_database_contains_nothing_from_earlier_tests(database, time):
    assert tables_called_note(database.url) == 0
    create_note()
    assert tables_called_note(database.url) == 1, "a raw connection sees what Django commits"


@pytest.mark.django_db
@pytest.mark.parametrize("time", [1, 2])
def test_a_rolled_back_test_leaves_nothing(time):
    assert "note" not in connection.introspection.table_names()
    create_note()
    assert "note" in connection.introspection.table_names()


def test_the_server_is_postgresql_18_and_listens_on_no_port(database):
    with psycopg.connect(database.url) as raw:
        assert raw.info.server_version // 10000 == 18
        assert raw.execute("SHOW listen_addresses").fetchone() == ("",)
        assert raw.execute("SELECT datlocprovider::text FROM pg_database LIMIT 1").fetchone() == ("b",)


def test_postgres_logs_errors_without_their_values(database, data_dir):
    """A statement that fails may contain the secret of a table."""
    writer = TableWriter()
    with pytest.raises(IntegrityError):
        sync_store.create(writer.id, SECRET)
    assert "duplicate key" in (data_dir.log / "postgres.log").read_text()
    assert SECRET.hex() not in (data_dir.log / "postgres.log").read_text()
