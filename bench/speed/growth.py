"""The cost of an action and of a cold load as a table grows to 100,000 events, and the database to 1,000,000 tables.

A cold load happens in a process that has never loaded the table; it starts with the snapshot that the load before it
has stored. The million tables are copies of one running table of Tally: one in twenty has the whole log, and those are
measured, a different one each time; the others have its first two events. Few and many tables are in two databases of
one cluster, so that both are measured at the same time.
"""

import os
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from uuid import UUID, uuid4

import psycopg
from msgspec import Struct

from bench.speed.report import Bars, Figure, Report, bench, figure, interleaved, ratio, say
from bench.speed.stack import Stack, running_stack
from bench.speed.tables import open_table_with, people

SIZES = (100, 1_000, 10_000, 100_000)
FEW, MANY = 1_000, int(os.environ.get("TABLES", "1000000"))
WHOLE = 20
"""One of this many copies has its whole log."""
TIMES = 40
"""The number of actions and loads in each round."""
AT_ONCE = 500
FLAT = 1.5

COPY_STREAMS = """CREATE TEMPORARY TABLE copies AS
    SELECT gen_random_uuid() AS id, number FROM generate_series(1, %(tables)s) number;
    INSERT INTO eventlog_stream
    SELECT c.id, s.secret, s.version, s.head FROM copies c, eventlog_stream s WHERE s.id = %(table)s"""
COPY_EVENTS = """INSERT INTO eventlog_event
        (stream_id, version, type, schema, seat, command, ordinal, recorded, body, leaf, head)
    SELECT c.id, e.version, e.type, e.schema, e.seat, e.command, e.ordinal, e.recorded, e.body, e.leaf, e.head
      FROM copies c, eventlog_event e
     WHERE e.stream_id = %(table)s AND (e.version <= 2 OR c.number %% %(whole)s = 0)"""
COPY_TABLES = """INSERT INTO tables_table
    SELECT (jsonb_populate_record(t, jsonb_build_object('id', c.id))).*
      FROM copies c, tables_table t WHERE t.id = %(table)s"""
COPY_SEATS = """INSERT INTO tables_seat (table_id, seat, player, timeouts)
    SELECT c.id, s.seat, gen_random_uuid(), 0 FROM copies c, tables_seat s WHERE s.table_id = %(table)s"""


class Cost(Struct, frozen=True):
    """Medians, in milliseconds."""

    action: float
    load: float

    def __str__(self) -> str:
        return f"an action {self.action:.2f} ms, a cold load {self.load:.2f} ms"


def append_moves(table: UUID, events: int) -> None:
    """Appends generated moves, sealed like real ones."""
    from tally.plugin import plugin
    from tally.types import Added

    from serai.eventlog import sync_store
    from serai.eventlog.chain import seal
    from serai.eventlog.current_time import now
    from serai.eventlog.envelope import NewEvent
    from serai.tables.table_cache import evict

    facts = [NewEvent.of_game(Added(seat, 1), plugin) for seat in (0, 1)]
    while (head := sync_store.head(table)).version < events:
        count = min(AT_ONCE, events - head.version + 1) // 2 * 2 or 2
        assert sync_store.append(seal(head, facts * (count // 2), recorded=now())).result == "appended"
    evict(table)


def cost(tables: Callable[[], UUID]) -> Cost:
    """The cost of a cold load and of an action, at one table after the other."""
    from tally.types import Add

    from serai.tables.store import django_store, run_sync
    from serai.tables.table_cache import cached_table, evict
    from serai.tables.verbs.act import act

    loads, actions = [], []
    for _ in range(TIMES):
        evict(table := tables())
        began = time.perf_counter()
        found = run_sync(cached_table(django_store, table))
        loads.append(time.perf_counter() - began)
        seat = found.state.game_state.turn
        player = UUID(found.state.occupants[seat].player)
        began = time.perf_counter()
        run_sync(act(django_store, table, seat=seat, player=player, actions=[Add(1)], command=uuid4()))
        actions.append(time.perf_counter() - began)
    return Cost(1000 * statistics.median(actions), 1000 * statistics.median(loads))


def copies(stack: Stack, database: str, table: UUID, tables: int) -> Iterator[UUID]:
    """Fills a database with copies of a table; returns those with the whole log, in random order."""
    with psycopg.connect(stack.cluster.url(database), autocommit=True) as connection:
        names = {"table": table, "tables": tables, "whole": WHOLE}
        connection.execute("SET session_replication_role = replica")  # no foreign key checks: all references exist
        connection.execute("SET synchronous_commit = off")
        cursor = psycopg.ClientCursor(connection)
        for statement in (COPY_STREAMS, COPY_EVENTS, COPY_TABLES, COPY_SEATS):
            cursor.execute(statement.encode(), names)
        cursor.execute("SELECT id FROM copies WHERE number %% %(whole)s = 0 ORDER BY random() LIMIT 10000", names)
        whole = [row[0] for row in cursor.fetchall()]
        cursor.execute("VACUUM ANALYZE")
        say(f"{tables:,} tables created")
    while True:
        yield from whole


def in_database(database: str, tables: Iterator[UUID]) -> Cost:
    from tests.servers import django_database

    with django_database(NAME=database):
        return cost(partial(next, tables))


def rechecked(tables: Sequence[UUID]) -> float:
    """Events per second when every action of finished games is re-run through the rules."""
    from serai.engine.registry import find
    from serai.eventlog.recheck import recheck
    from serai.eventlog.sync_store import head

    began = time.perf_counter()
    assert not [difference for table in tables for difference in recheck(table, find)]
    return sum(head(table).version for table in tables) / (time.perf_counter() - began)


def read_log(table: UUID) -> float:
    """Events per second when a long table is read from its first event."""
    from serai.engine.registry import find
    from serai.eventlog.load import load_at
    from serai.eventlog.sync_store import head

    version = head(table).version
    with psycopg.connect(os.environ["DATABASE_URL"]) as connection:
        connection.execute("DELETE FROM eventlog_snapshot WHERE stream_id = %s", [table])
    began = time.perf_counter()
    load_at(table, version, find)
    return version / (time.perf_counter() - began)


def measure() -> Report:
    with running_stack(max_wal_size="8GB") as stack:
        stack.configure_django()
        stack.migrate()
        from django.db import connections

        from serai.bots.play import play_bots

        seated = people(2)
        template = UUID(open_table_with("tally", seated))
        connections.close_all()
        with psycopg.connect(stack.cluster.url("postgres"), autocommit=True) as connection:
            connection.execute("CREATE DATABASE few TEMPLATE serai")
            connection.execute("CREATE DATABASE many TEMPLATE serai")
        few, many = copies(stack, "few", template, FEW), copies(stack, "many", template, MANY)
        next(few), next(many)
        long = {size: UUID(open_table_with("tally", seated)) for size in SIZES}
        for size, table in long.items():
            append_moves(table, size)
        say("long tables created")
        games = [UUID(open_table_with("byzanz", [], ["merchant"] * 4)) for _ in range(10)]
        for game in games:
            play_bots(game)
        costs = interleaved(
            {
                **{f"{size:,} events": partial(cost, lambda table=table: table) for size, table in long.items()},
                f"{FEW:,} tables": partial(in_database, "few", few),
                f"{MANY:,} tables": partial(in_database, "many", many),
            }
        )
        speeds = interleaved({"rechecked": partial(rechecked, games), "read": partial(read_log, long[SIZES[-1]])})
    return Report(
        [
            *_growth(costs, f"{SIZES[0]:,} events", f"{SIZES[-1]:,} events"),
            *_growth(costs, f"{FEW:,} tables", f"{MANY:,} tables"),
            figure("re-running every action of Byzanz through the rules", speeds["rechecked"], "events/s"),
            figure("reading a long table of Tally from the start", speeds["read"], "events/s"),
            figure(
                f"a cold load, {SIZES[-1]:,} events, if there were no snapshot",
                [1000 * SIZES[-1] / speed for speed in speeds["read"]],
                "ms",
            ),
            *(figure(f"an action, {name}", [run.action for run in runs], "ms") for name, runs in costs.items()),
            *(figure(f"a cold load, {name}", [run.load for run in runs], "ms") for name, runs in costs.items()),
        ],
        [_picture("An action", costs, "action"), _picture("A cold load", costs, "load")],
    )


def _growth(costs: dict[str, list[Cost]], small: str, large: str) -> list[Figure]:
    target = {"target": FLAT, "at_most": True}
    return [
        ratio(
            f"an action at {large}, of {small}",
            [run.action for run in costs[large]],
            [run.action for run in costs[small]],
            **target,
        ),
        ratio(
            f"a cold load at {large}, of {small}",
            [run.load for run in costs[large]],
            [run.load for run in costs[small]],
            **target,
        ),
    ]


def _picture(title: str, costs: dict[str, list[Cost]], what: str) -> Bars:
    medians = [(name, statistics.median(getattr(run, what) for run in runs)) for name, runs in costs.items()]
    return Bars(title, "ms", [(name, float(f"{value:.4g}"), True) for name, value in medians])


if __name__ == "__main__":
    bench(measure)
