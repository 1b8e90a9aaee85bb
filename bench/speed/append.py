"""The speed of appending to the log, compared with the limit of PostgreSQL and with other libraries.

The limit is `pgbench` inserting the same rows into the same table, with its keys and indexes, but without
compare-and-set or hash chain. The same pgbench calls `eventlog_append` and `tables_commit`. Our writers in Python share
as many processes as there are cores, like the sockets of servers, and in one measurement have a process each. Those of
the `eventsourcing` package and of a plain Django model have a process each.
"""

import os
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path
from uuid import UUID, uuid4

import psycopg

from bench.speed.peers import PEERS
from bench.speed.report import ROOT, SECONDS, Report, bars, bench, figure, interleaved, ratio, run_json
from bench.speed.rows import BODY, NEW_TABLE, SECRET
from bench.speed.stack import Stack, running_stack

WRITERS = 8
HEAD = f"'\\x{'ab' * 32}'::bytea"
EVENT = f"decode(repeat('7b', {BODY}), 'hex')"
INSERT = f"""\\set version :version + 1
INSERT INTO eventlog_event (stream_id, version, type, schema, seat, command, ordinal, recorded, body, leaf, head)
    VALUES (:stream, :version::integer, 'moved', 1, 0, gen_random_uuid(), 0, now(), {EVENT}, {HEAD}, {HEAD});
"""
ARGUMENTS = f""":stream, :version::integer - 1, {HEAD}, 0::smallint, gen_random_uuid(), now(),
    ARRAY['moved'], ARRAY[1]::smallint[], ARRAY[{EVENT}], ARRAY[{HEAD}], ARRAY[{HEAD}]"""
APPEND = f"""\\set version :version + 1
SELECT result FROM eventlog_append({ARGUMENTS});
"""
COMMIT = f"""\\set version :version + 1
SELECT result FROM tables_commit({ARGUMENTS}, 'running', ARRAY[1]::smallint[], false, '', NULL, ARRAY[]::bigint[],
    NULL, NULL);
"""


class PgBench:
    def __init__(self, stack: Stack) -> None:
        self.stack = stack
        self.folder = Path(stack.data_dir.log)

    def __call__(self, script: str, writers: int = WRITERS) -> float:
        """Transactions per second. Each client has a new stream of its own in each run."""
        run = uuid4().hex
        streams = [UUID(bytes=os.urandom(16)) for _ in range(writers)]
        with psycopg.connect(self.stack.url, autocommit=True) as connection, connection.cursor() as cursor:
            head = bytes.fromhex("ab" * 32)
            cursor.executemany(
                "INSERT INTO eventlog_stream (id, secret, head) VALUES (%s, %s, %s)",
                [(stream, SECRET, head) for stream in streams],
            )
            cursor.executemany(NEW_TABLE.encode(), [(stream,) for stream in streams])
        of_client = " ".join(f"WHEN {number} THEN '{stream}'::uuid" for number, stream in enumerate(streams))
        file = self.folder / f"{run}.sql"
        file.write_text(script.replace(":stream", f"(CASE :client_id::integer {of_client} END)"))
        command = [self.stack.cluster.bin_dir / "pgbench", "--no-vacuum", "--protocol=prepared", "--define=version=0"]
        command += [f"--client={writers}", "--jobs=2", f"--time={SECONDS:.0f}", f"--file={file}", "serai"]
        done = subprocess.run([*map(str, command)], env=self.environment, stdout=subprocess.PIPE, text=True, check=True)
        return float(next(line for line in done.stdout.splitlines() if line.startswith("tps")).split()[2])

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, "PGHOST": str(self.stack.cluster.socket_dir), "PGUSER": "serai"}


def ours(kind: str, writers: int) -> float:
    return float(run_json(sys.executable, "-m", "bench.speed.writers", kind, str(writers), str(SECONDS)))


def theirs(kind: str, writers: int, stack: Stack) -> float:
    python = PEERS / ".venv" / "bin" / "python"
    environment = {**os.environ, "PGHOST": str(stack.cluster.socket_dir), "PYTHONPATH": str(ROOT)}
    module = "bench.speed.peers.eventsourcing_writers"
    return float(run_json(python, "-m", module, kind, str(writers), str(SECONDS), env=environment))


class Tail(threading.Thread):
    """Reads the log while it grows, like a projection, and keeps only what it needs to find a gap."""

    EVERY, TIMEOUT = 0.05, 30.0
    END = """SELECT e.epoch, e.xid::text, e.position FROM eventlog_event e
        ORDER BY e.epoch DESC, e.xid DESC, e.position DESC LIMIT 1"""

    def __init__(self, stack: Stack) -> None:
        from serai.eventlog.models import Stream
        from serai.eventlog.sql import Checkpoint

        super().__init__()
        with psycopg.connect(stack.url) as connection:
            end = connection.execute(self.END).fetchone()
        self._at = Checkpoint(*end) if end else Checkpoint()
        self._earlier = set(Stream.objects.values_list("id", flat=True))
        self.versions: dict[UUID, int] = {}
        self.gaps = 0
        self._has_ended = threading.Event()

    def run(self) -> None:
        from django.db import connection

        from serai.eventlog.sync_store import below_horizon

        at = self._at
        while not self._has_ended.wait(self.EVERY):
            while entries := below_horizon(at, 1000):
                at = entries[-1].checkpoint
                for entry in entries:
                    self.gaps += entry.version != self.versions.get(entry.stream, 0) + 1
                    self.versions[entry.stream] = entry.version
        connection.close()

    def missed(self) -> int:
        """Stops, and counts the events that it has not seen or not in order; it waits for late ones first."""
        from serai.eventlog.models import Stream

        stored = dict(Stream.objects.exclude(id__in=self._earlier).values_list("id", "version"))
        until = time.monotonic() + self.TIMEOUT
        while stored != self.versions and time.monotonic() < until:
            time.sleep(self.EVERY)
        self._has_ended.set()
        self.join()
        return self.gaps + sum(version - self.versions.get(stream, 0) for stream, version in stored.items())


class Watched:
    """Writers beside a reader that has caught up with the log before they start."""

    def __init__(self, stack: Stack) -> None:
        self._stack = stack
        self.missed: list[float] = []

    def __call__(self) -> float:
        tail = Tail(self._stack)
        tail.start()
        speed = ours("append", WRITERS)
        self.missed.append(tail.missed())
        return speed


def measure() -> Report:
    with running_stack(with_valkey=False) as stack:
        stack.configure_django()
        stack.migrate()
        with psycopg.connect(stack.url, autocommit=True) as connection:
            connection.execute(PLAIN)
        pgbench, watched = PgBench(stack), Watched(stack)
        runs = interleaved(
            {
                "insert, 8 writers": partial(pgbench, INSERT),
                "append, 8 writers": partial(pgbench, APPEND),
                "append with read models, 8 writers": partial(pgbench, COMMIT),
                "append in Python, 8 writers": partial(ours, "append", 8),
                "append in Python, 8 writers, a process each": partial(ours, "append-apart", 8),
                "append in Python, 8 writers, beside a reader": watched,
                "append with read models in Python, 8 writers": partial(ours, "commit", 8),
                "eventsourcing, 8 writers": partial(theirs, "default", 8, stack),
                "eventsourcing, fast path, 8 writers": partial(theirs, "fast", 8, stack),
                "Django's create, 8 writers": partial(ours, "create", 8),
                "append in Python, 1 writer": partial(ours, "append", 1),
                "eventsourcing, 1 writer": partial(theirs, "default", 1, stack),
                "eventsourcing, fast path, 1 writer": partial(theirs, "fast", 1, stack),
                "Django's create, 1 writer": partial(ours, "create", 1),
            }
        )
    limit = runs["insert, 8 writers"]
    append_8, append_1 = runs["append in Python, 8 writers"], runs["append in Python, 1 writer"]
    return Report(
        [
            ratio("append, of the limit, 8 writers", runs["append, 8 writers"], limit, target=0.75),
            ratio(
                "append with read models, of the limit, 8 writers",
                runs["append with read models, 8 writers"],
                limit,
                target=0.5,
            ),
            ratio("append in Python, of the limit, 8 writers", append_8, limit),
            ratio(
                "append with read models in Python, of the limit, 8 writers",
                runs["append with read models in Python, 8 writers"],
                limit,
            ),
            ratio("append in Python, of eventsourcing, 1 writer", append_1, runs["eventsourcing, 1 writer"], target=2),
            ratio(
                "append in Python, of eventsourcing, 8 writers", append_8, runs["eventsourcing, 8 writers"], target=3
            ),
            ratio(
                "append in Python, of eventsourcing, 8 writers, a process each",
                runs["append in Python, 8 writers, a process each"],
                runs["eventsourcing, 8 writers"],
                target=3,
            ),
            ratio(
                "append in Python, of its fast path, 8 writers", append_8, runs["eventsourcing, fast path, 8 writers"]
            ),
            ratio("append in Python, of Django's create, 8 writers", append_8, runs["Django's create, 8 writers"]),
            figure("events that a reader missed beside 8 writers", watched.missed, "", target=0, at_most=True),
            *(figure(name, run, "commits/s") for name, run in runs.items()),
        ],
        [bars("Commits a second", "commits/s", runs, [name for name in runs if name.startswith("append")])],
    )


PLAIN = """CREATE TABLE bench_plain (id bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY, stream uuid NOT NULL,
    version integer NOT NULL, type text NOT NULL, schema smallint NOT NULL, seat smallint, command uuid,
    ordinal smallint NOT NULL, recorded timestamptz NOT NULL, body bytea NOT NULL, leaf bytea NOT NULL,
    head bytea NOT NULL, UNIQUE (stream, version), UNIQUE (stream, seat, command, ordinal))"""

if __name__ == "__main__":
    bench(measure)
