"""Valkey is away for a while: people play on, sockets tell what happens, and everything heals when it is back."""

import os
import signal
import time
from contextlib import contextmanager

import psutil
import pytest
from django.db import connection

from serai.ops import valkey
from serai.ops.child import Child
from tests.e2e.conftest import PLUGINS
from tests.faults import inspection
from tests.faults.load import Load
from tests.faults.options import AWAY_SECONDS, IS_THOROUGH, SEED, tell
from tests.ops.stack import wait_until

GAMES = (("haggle", 2, []), ("haggle", 2, []), ("byzanz", 3, ["merchant"]))
"""Where bots play, people wait for them: a worker can't be asked meanwhile."""
TABLES = 6
PATIENCE = 240


@contextmanager
def a_valkey(folder):
    """One that nobody starts again but us."""
    socket = folder.root / "valkey" / valkey.SOCKET
    server = Child(valkey.program(socket, folder.root / "valkey.log", os.environ))
    server.start()
    wait_until(lambda: valkey.answers(valkey.url(socket)), "Valkey answers")
    try:
        yield server, valkey.url(socket)
    finally:
        server.end_group()
        server.process.wait()


@contextmanager
def killed(server):
    server.process.kill()
    server.process.wait()
    yield
    server.start()


@contextmanager
def frozen(server):
    """It takes every call and answers none, which is worse."""
    psutil.Process(server.process.pid).send_signal(signal.SIGSTOP)
    yield
    psutil.Process(server.process.pid).send_signal(signal.SIGCONT)


@pytest.mark.parametrize("away", [killed, frozen] if IS_THOROUGH else [frozen])
def test_people_play_on_while_valkey_is_away_and_all_is_well_when_it_is_back(folder, office, at_home, away):
    with a_valkey(folder) as (server, address):
        stack = folder.up(PYTHONPATH=str(PLUGINS), EMAIL_URL=office.url, REDIS_URL=address).open()
        with at_home(stack):
            load = Load(f"127.0.0.1:{stack.port}", SEED, TABLES, GAMES)
            load.begin()
            wait_until(lambda: len(load.record.done) > 2 * TABLES, lambda: f"people play: {load.record.faults}")
            with away(server):
                before, began = len(load.record.done), time.monotonic()
                while time.monotonic() < began + AWAY_SECONDS:
                    meanwhile = len(load.record.done) - before
                    wait_until(lambda n=meanwhile: len(load.record.done) - before > n, "people play on")
                meanwhile = load.record.done[before:]
                assert stack.process.poll() is None, stack.shown
            tell(f"Valkey {away.__name__} for {AWAY_SECONDS:.0f} s: {len(meanwhile)} actions meanwhile")
            back = time.monotonic()
            wait_until(stack.is_ready, stack.report)
            tell(f"all parts are well {time.monotonic() - back:.1f} s after it is back")
            connection.close()
            is_over = load.end(PATIENCE)
            tell(f"{len(load.record.done)} actions; what people met: {dict(load.record.troubles)}")
            inspection.nothing_but(load.record.faults, inspection.finished(load.record))
            assert is_over
            wait_until(lambda: not inspection.pending(), "nobody is left to be told")
            inspection.everything(stack, load.record, office)
