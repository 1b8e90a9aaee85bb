"""PostgreSQL is killed during appends: every acknowledged commit is there, and the chain is valid."""

import asyncio
import os
import signal
import threading

import psycopg
import pytest
from django.core.management import call_command
from psycopg_pool import AsyncConnectionPool

from serai.eventlog import sync_store
from serai.eventlog.async_store import AsyncStore
from serai.eventlog.envelope import unpack
from tests.eventlog.concurrent_writers import write_through_async_store
from tests.eventlog.table_writer import TableWriter
from tests.eventlog.test_concurrency import assert_gapless_and_chained
from tests.faults.options import SEED, report
from tests.faults.players import rng_for
from tests.ops.stack import TIMEOUT, wait_until
from tests.servers import django_database, running_postgres, temporary_data_dir
from tests.soak.options import amount, tried

WRITERS = 8
BEFORE_THE_KILL = (40, 400)
"""The fewest and the most commits."""


def write_until_killed(url, streams, acknowledged):
    """Commits until the server is lost."""

    async def run():
        async with AsyncConnectionPool(url, min_size=WRITERS, max_size=WRITERS, open=False, timeout=5) as pool:
            store = AsyncStore(pool, url)
            writers = [write_through_async_store(store, seat, streams, 10**9, acknowledged) for seat in range(WRITERS)]
            await asyncio.gather(*writers, return_exceptions=True)

    asyncio.run(run())


@pytest.mark.parametrize("number", range(amount(1, 6)))
def test_every_acknowledged_commit_survives_a_kill(django_db_blocker, number):
    before_the_kill = rng_for(SEED, "commits", number).randint(*BEFORE_THE_KILL)
    report(f"SOAK_SEED={SEED}: PostgreSQL is killed after {before_the_kill} commits")
    acknowledged = []
    with temporary_data_dir() as data_dir, django_db_blocker.unblock():
        with running_postgres(data_dir) as (cluster, server):
            with django_database(NAME="serai", OPTIONS={"host": str(cluster.socket_dir)}):
                call_command("migrate", verbosity=0)
                streams = [TableWriter().id for _ in range(4)]
            writing = threading.Thread(target=write_until_killed, args=(cluster.url(), streams, acknowledged))
            writing.start()
            wait_until(lambda: not writing.is_alive() or len(acknowledged) >= before_the_kill, "enough commits")
            os.killpg(server.process.pid, signal.SIGKILL)
            server.process.wait()
            known = list(acknowledged)
            writing.join(TIMEOUT)
            assert not writing.is_alive()
        assert len(known) >= before_the_kill
        with (
            running_postgres(data_dir) as (cluster, _),
            django_database(NAME="serai", OPTIONS={"host": str(cluster.socket_dir)}),
        ):
            stored = {}
            for stream in streams:
                assert_gapless_and_chained(stream)
                for event in sync_store.tail(stream):
                    envelope = unpack(event.body)
                    stored[stream, envelope.command] = event.version
            for stream, command, version in acknowledged:
                assert stored[stream, command] == version
            with psycopg.connect(cluster.url()) as connection:
                assert connection.execute("SELECT count(*) FROM eventlog_event").fetchone()[0] >= len(acknowledged)
    tried(1, "kills")
    tried(len(acknowledged), "commits")
