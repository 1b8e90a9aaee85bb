"""One call appends a commit or says why not; the log never changes otherwise."""

from pathlib import Path
from uuid import uuid4

import psycopg
import pytest
from django.db import DatabaseError, connection, transaction

from serai.eventlog import chain, sql, sync_store
from serai.eventlog.chain import seal
from serai.eventlog.envelope import Cause, unpack
from serai.eventlog.sql import UnknownStream
from tests.eventlog.table_writer import SECRET, TableWriter, note, now

pytestmark = pytest.mark.usefixtures("database")


def sealed(head, *texts, **details):
    return seal(head, [note(text) for text in texts], recorded=now(), **details)


def test_a_commit_takes_the_next_versions():
    writer = TableWriter()
    first = sealed(writer.head, "a", "b")
    assert sync_store.append(first).result == "appended"
    result = sync_store.append(sealed(first.after, "c"))
    assert (result.first, result.last) == (3, 3)
    assert [unpack(event.body).version for event in sync_store.tail(writer.id)] == [1, 2, 3]
    assert sync_store.head(writer.id).version == 3


def test_the_stored_chain_is_the_one_that_was_sealed():
    writer = TableWriter()
    commit = sealed(writer.head, "a", "b")
    sync_store.append(commit)
    stored = sync_store.tail(writer.id)
    assert [event.body for event in stored] == commit.bodies
    assert [event.head for event in stored] == commit.heads
    assert stored[0].leaf == chain.leaf(chain.salt(SECRET, 1), commit.bodies[0])
    assert sync_store.head(writer.id).head == stored[-1].head


def test_the_first_event_of_a_commit_has_its_cause():
    writer = TableWriter().start().play(1)
    last = [unpack(event.body) for event in sync_store.tail(writer.id)][-1]
    assert isinstance(last.cause, Cause)
    assert last.cause.seat == 0
    writer.play(1)
    chose, revealed = [unpack(event.body) for event in sync_store.tail(writer.id)][-2:]
    assert chose.cause is not None
    assert (revealed.ordinal, revealed.cause) == (1, None)


def test_a_commit_after_an_old_head_conflicts_and_changes_nothing():
    writer = TableWriter()
    old = writer.head
    writer.commit([note("a")])
    result = sync_store.append(sealed(old, "b"))
    assert (result.result, result.last) == ("conflict", 1)
    assert len(sync_store.tail(writer.id)) == 1


def test_a_commit_with_a_forged_head_conflicts():
    writer = TableWriter()
    forged = chain.StreamHead(writer.id, SECRET, 0, bytes(32))
    assert sync_store.append(sealed(forged, "a")).result == "conflict"


def test_a_repeated_command_gets_its_first_result():
    writer = TableWriter()
    command = uuid4()
    first = sealed(writer.head, "a", "b", seat=1, command=command)
    assert sync_store.append(first).result == "appended"
    sync_store.append(sealed(first.after, "c"))
    for head in (writer.head, sync_store.head(writer.id)):
        again = sync_store.append(sealed(head, "a", "b", seat=1, command=command))
        assert (again.result, again.first, again.last) == ("repeated", 1, 2)
    assert len(sync_store.tail(writer.id)) == 3


def test_two_seats_may_use_the_same_command_id():
    writer = TableWriter()
    command = uuid4()
    first = sealed(writer.head, "a", seat=0, command=command)
    sync_store.append(first)
    assert sync_store.append(sealed(first.after, "b", seat=1, command=command)).result == "appended"


def test_a_transaction_older_than_the_last_commit_is_stale(database):
    """Otherwise a reader of the whole log would get the stream's events in the wrong order."""
    writer = TableWriter()
    with transaction.atomic():
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_current_xact_id()")
        with psycopg.connect(database.url) as other:
            other.execute("SELECT pg_current_xact_id()")
            younger = sealed(writer.head, "a")
            assert other.execute(sql.APPEND.encode(), sql.append_arguments(younger)).fetchone()[0] == "appended"
        assert sync_store.append(sealed(younger.after, "b")).result == "stale"
    assert sync_store.append(sealed(younger.after, "b")).result == "appended"


def test_an_error_names_an_unknown_table():
    head = chain.StreamHead(uuid4(), SECRET, 0, bytes(32))
    for query in (lambda: sync_store.head(head.id), lambda: sync_store.append(sealed(head, "a"))):
        with pytest.raises(UnknownStream, match=str(head.id)):
            query()


def test_an_empty_commit_is_refused():
    with pytest.raises(ValueError, match="at least one event"):
        seal(TableWriter().head, [], recorded=now())


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE eventlog_event SET type = 'x'",
        "DELETE FROM eventlog_event",
        "TRUNCATE eventlog_event",
        "TRUNCATE eventlog_stream CASCADE",
        "DELETE FROM eventlog_stream",
        "UPDATE eventlog_signature SET version = 1",
        "DELETE FROM eventlog_signature",
    ],
)
def test_the_log_refuses_update_delete_and_truncate(statement):
    writer = TableWriter()
    writer.commit([note("a")])
    with pytest.raises(DatabaseError, match="append-only"), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(statement)
    assert len(sync_store.tail(writer.id)) == 1


def test_the_database_role_in_the_docs_can_append_but_not_change(database):
    page = Path("docs/operating.md").read_text("utf-8")
    grants = page.split("```sql\n")[1].split("```")[0]
    writer = TableWriter()
    with psycopg.connect(database.url) as owner:
        owner.execute("DROP ROLE IF EXISTS serai_app")
        owner.execute(grants)
        owner.execute("ALTER TABLE eventlog_event DISABLE TRIGGER append_only")
        owner.execute("SET ROLE serai_app")
        row = owner.execute(sql.APPEND.encode(), sql.append_arguments(sealed(writer.head, "a"))).fetchone()
        assert row[0] == "appended"
        for statement in (
            "UPDATE eventlog_event SET type = 'x'",
            "DELETE FROM eventlog_event",
            "TRUNCATE eventlog_event",
        ):
            with pytest.raises(psycopg.errors.InsufficientPrivilege), owner.transaction():
                owner.execute(statement)
        owner.rollback()
