"""Periodic tasks in a running stack."""

from uuid import uuid4

import psycopg

from serai.eventlog import sql
from serai.eventlog.chain import StreamHead, genesis, seal
from tests.eventlog.table_writer import SECRET, note, now
from tests.ops.stack import wait_until


def test_projections_are_updated_periodically(stack):
    table = uuid4()
    commit = seal(StreamHead(table, SECRET, 0, genesis(table)), [note("a"), note("b")], recorded=now())
    with psycopg.connect(stack.database_url, autocommit=True) as database:
        database.execute(sql.CREATE.encode(), sql.create_arguments(table, SECRET))
        database.execute(sql.APPEND.encode(), sql.append_arguments(commit))
        counted = "SELECT events, commits FROM eventlog_activity WHERE stream_id = %s"
        assert wait_until(lambda: database.execute(counted, [table]).fetchone(), "the activity is counted") == (2, 1)
