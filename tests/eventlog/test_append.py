"""One call appends a commit or says why not; nothing in the log is ever changed."""

from pathlib import Path
from uuid import uuid4

import psycopg
import pytest
from django.db import DatabaseError, connection, transaction

from serai.eventlog import chain, sql, sync_door
from serai.eventlog.chain import seal
from serai.eventlog.envelope import Cause, unpack
from serai.eventlog.sql import UnknownStream
from tests.eventlog.scribe import SECRET, Scribe, note, now

pytestmark = pytest.mark.usefixtures("database")


def sealed(head, *texts, **details):
    return seal(head, [note(text) for text in texts], recorded=now(), **details)


def test_a_commit_takes_the_next_versions():
    scribe = Scribe()
    first = sealed(scribe.head, "a", "b")
    assert sync_door.append(first).result == "appended"
    result = sync_door.append(sealed(first.after, "c"))
    assert (result.first, result.last) == (3, 3)
    assert [unpack(event.body).version for event in sync_door.tail(scribe.id)] == [1, 2, 3]
    assert sync_door.head(scribe.id).version == 3


def test_the_stored_chain_is_the_one_that_was_sealed():
    scribe = Scribe()
    commit = sealed(scribe.head, "a", "b")
    sync_door.append(commit)
    stored = sync_door.tail(scribe.id)
    assert [event.body for event in stored] == commit.bodies
    assert [event.head for event in stored] == commit.heads
    assert stored[0].leaf == chain.leaf(chain.salt(SECRET, 1), commit.bodies[0])
    assert sync_door.head(scribe.id).head == stored[-1].head


def test_the_first_event_of_a_commit_carries_its_cause():
    scribe = Scribe().begin().play(1)
    last = [unpack(event.body) for event in sync_door.tail(scribe.id)][-1]
    assert isinstance(last.cause, Cause)
    assert last.cause.seat == 0
    scribe.play(1)
    chose, revealed = [unpack(event.body) for event in sync_door.tail(scribe.id)][-2:]
    assert chose.cause is not None
    assert (revealed.ordinal, revealed.cause) == (1, None)


def test_a_commit_behind_an_old_head_conflicts_and_changes_nothing():
    scribe = Scribe()
    old = scribe.head
    scribe.commit([note("a")])
    result = sync_door.append(sealed(old, "b"))
    assert (result.result, result.last) == ("conflict", 1)
    assert len(sync_door.tail(scribe.id)) == 1


def test_a_commit_with_a_forged_head_conflicts():
    scribe = Scribe()
    forged = chain.StreamHead(scribe.id, SECRET, 0, bytes(32))
    assert sync_door.append(sealed(forged, "a")).result == "conflict"


def test_a_repeated_command_gets_its_first_answer():
    scribe = Scribe()
    command = uuid4()
    first = sealed(scribe.head, "a", "b", seat=1, command=command)
    assert sync_door.append(first).result == "appended"
    sync_door.append(sealed(first.after, "c"))
    for head in (scribe.head, sync_door.head(scribe.id)):
        again = sync_door.append(sealed(head, "a", "b", seat=1, command=command))
        assert (again.result, again.first, again.last) == ("repeated", 1, 2)
    assert len(sync_door.tail(scribe.id)) == 3


def test_two_seats_may_use_the_same_command_id():
    scribe = Scribe()
    command = uuid4()
    first = sealed(scribe.head, "a", seat=0, command=command)
    sync_door.append(first)
    assert sync_door.append(sealed(first.after, "b", seat=1, command=command)).result == "appended"


def test_a_transaction_older_than_the_last_commit_is_told_to_begin_anew(database):
    """Or a reader of the whole log would meet the stream's events in the wrong order."""
    scribe = Scribe()
    with transaction.atomic():
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_current_xact_id()")
        with psycopg.connect(database.url) as other:
            other.execute("SELECT pg_current_xact_id()")
            younger = sealed(scribe.head, "a")
            assert other.execute(sql.APPEND.encode(), sql.append_arguments(younger)).fetchone()[0] == "appended"
        assert sync_door.append(sealed(younger.after, "b")).result == "stale"
    assert sync_door.append(sealed(younger.after, "b")).result == "appended"


def test_an_unknown_table_is_named():
    head = chain.StreamHead(uuid4(), SECRET, 0, bytes(32))
    for ask in (lambda: sync_door.head(head.id), lambda: sync_door.append(sealed(head, "a"))):
        with pytest.raises(UnknownStream, match=str(head.id)):
            ask()


def test_an_empty_commit_is_refused():
    with pytest.raises(ValueError, match="at least one event"):
        seal(Scribe().head, [], recorded=now())


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
def test_the_log_refuses_to_be_changed(statement):
    scribe = Scribe()
    scribe.commit([note("a")])
    with pytest.raises(DatabaseError, match="append-only"), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(statement)
    assert len(sync_door.tail(scribe.id)) == 1


def test_the_role_of_the_docs_can_append_but_not_change(database):
    page = Path("docs/the-log.md").read_text("utf-8")
    grants = page.split("```sql\n")[1].split("```")[0]
    scribe = Scribe()
    with psycopg.connect(database.url) as owner:
        owner.execute("DROP ROLE IF EXISTS serai_app")
        owner.execute(grants)
        owner.execute("ALTER TABLE eventlog_event DISABLE TRIGGER append_only")
        owner.execute("SET ROLE serai_app")
        row = owner.execute(sql.APPEND.encode(), sql.append_arguments(sealed(scribe.head, "a"))).fetchone()
        assert row[0] == "appended"
        for statement in (
            "UPDATE eventlog_event SET type = 'x'",
            "DELETE FROM eventlog_event",
            "TRUNCATE eventlog_event",
        ):
            with pytest.raises(psycopg.errors.InsufficientPrivilege), owner.transaction():
                owner.execute(statement)
        owner.rollback()
