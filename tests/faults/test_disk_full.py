"""PostgreSQL's disk is full: people are told so, nothing is lost, and with room again everything goes on.

The disk is a real one, if a small one: a file system of its own in memory, filled up to the last byte, so that
PostgreSQL meets what it would meet on any other (ENOSPC). Mounting it takes root.
"""

import os
import shutil
import subprocess
from contextlib import contextmanager, suppress

import psycopg
import pytest

from tests.faults.options import tell
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
        pytest.skip(f"a small disk can't be mounted here: {done.stderr.strip() if done else 'that takes root'}")
    try:
        yield path
    finally:
        subprocess.run(["umount", "--lazy", str(path)], check=True)


@contextmanager
def filled(disk):
    """Up to the last byte."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (2**20, 2**12, 1):
            with suppress(OSError):
                while True:
                    file.write(b"\0" * size)
    assert shutil.disk_usage(disk).free == 0
    yield
    ballast.unlink()


def test_a_full_disk_is_told_loses_nothing_and_is_survived(trial):
    with a_small_disk(trial.folder.var / "postgres") as disk:
        stack = trial.up()
        with trial.at_home():
            trial.play(TABLES, GAMES)
            with filled(disk):
                told = trial.record.troubles
                wait_until(lambda: told["unavailable"] > 3, lambda: f"people are told: {told}")
                assert stack.process.poll() is None, stack.shown
            tell("the disk was full, and people were told")
            trial.play_on()
            with filled(disk):
                end_the_segment(stack)
                stack.shows("and waits for room")
                assert stack.get("/readyz")[0] == 503
                assert stack.process.poll() is None, stack.shown
            wait_until(stack.is_ready, stack.report)
            tell("there is room again, and PostgreSQL is back")
            tried(2, "full disks")
            trial.end()
        stack.interrupt()


def end_the_segment(stack):
    """PostgreSQL gives up when it can't begin another file of its write-ahead log."""
    with psycopg.connect(stack.database_url, autocommit=True) as database:
        try:
            for _ in range(100):
                database.execute("SELECT pg_switch_wal(), pg_logical_emit_message(true, 'faults', 'x')")
        except psycopg.OperationalError as error:
            tell(f"PostgreSQL can't go on: {' '.join(str(error).split())}")
