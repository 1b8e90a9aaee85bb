"""PostgreSQL's disk is full: commands are refused, nothing is lost, and with free space the games continue.

The disk is a small file system in memory, filled up to the last byte, so that PostgreSQL gets the same error as on any
other disk (ENOSPC). Mounting it needs root.
"""

import os
import shutil
import subprocess
from contextlib import contextmanager, suppress

import psycopg
import pytest

from tests.faults.options import report
from tests.ops.stack import wait_until
from tests.soak.options import amount, tried

MEGABYTES = 300
TABLES = amount(4, 6)
GAMES = (("haggle", 2, []), ("byzanz", 3, ["merchant"]))


@contextmanager
def a_small_disk(path):
    path.mkdir(parents=True)
    mount = ["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m", "tmpfs", str(path)]
    done = subprocess.run(mount, capture_output=True, text=True, check=False) if os.geteuid() == 0 else None
    if done is None or done.returncode:
        pytest.skip(f"a small disk can't be mounted here: {done.stderr.strip() if done else 'it needs root'}")
    try:
        yield path
    finally:
        subprocess.run(["umount", "--lazy", str(path)], check=True)


@contextmanager
def filled(disk):
    """Fills the disk up to the last byte inside the block."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (2**20, 2**12, 1):
            with suppress(OSError):
                while True:
                    file.write(b"\0" * size)
    assert shutil.disk_usage(disk).free == 0
    yield
    ballast.unlink()


def test_a_full_disk_is_reported_and_loses_nothing(trial):
    with a_small_disk(trial.folder.data_dir / "postgres") as disk:
        stack = trial.up()
        with trial.database():
            trial.start_play(TABLES, GAMES)
            with filled(disk):
                errors = trial.record.errors
                wait_until(lambda: errors["unavailable"] > 3, lambda: f"commands are refused: {errors}")
                assert stack.process.poll() is None, stack.output
            report("the disk was full, and commands were refused")
            trial.wait_for_actions()
            with filled(disk):
                switch_wal_segments(stack)
                stack.wait_for_output("and waits for disk space")
                assert stack.get("/readyz")[0] == 503
                assert stack.process.poll() is None, stack.output
            wait_until(stack.is_ready, stack.report)
            report("there is free space again, and PostgreSQL is back")
            tried(2, "full disks")
            trial.end()
        stack.interrupt()


def switch_wal_segments(stack):
    """PostgreSQL stops when it can't create another file of its write-ahead log."""
    with psycopg.connect(stack.database_url, autocommit=True) as database:
        try:
            for _ in range(100):
                database.execute("SELECT pg_switch_wal(), pg_logical_emit_message(true, 'faults', 'x')")
        except psycopg.OperationalError as error:
            report(f"PostgreSQL has stopped: {' '.join(str(error).split())}")
