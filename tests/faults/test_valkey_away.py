"""Valkey is away for a while: people play on by REST and sockets alike, and everything heals when it is back."""

import os
import signal
import time
from collections import Counter
from contextlib import contextmanager

import psutil
import pytest

from serai.ops import valkey
from serai.ops.child import Child
from tests.faults.options import AWAY_SECONDS, tell
from tests.ops.stack import wait_until
from tests.soak.options import IS_SOAK, amount, tried

GAMES = (("haggle", 2, []), ("haggle", 2, []), ("byzanz", 3, ["merchant"]))
"""Where bots play, people wait for them: a worker can't be asked meanwhile."""
TABLES = amount(4, 6)


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


@pytest.mark.parametrize("away", [killed, frozen] if IS_SOAK else [frozen])
def test_people_play_on_while_valkey_is_away_and_all_is_well_when_it_is_back(trial, away):
    with a_valkey(trial.folder) as (server, address):
        stack = trial.up(REDIS_URL=address)
        with trial.at_home():
            assert "✓ Valkey" not in stack.shown, "the one that was given is used"
            trial.play(TABLES, GAMES)
            with away(server):
                before, began = len(trial.record.done), time.monotonic()
                while time.monotonic() < began + AWAY_SECONDS:
                    trial.play_on(door="REST")
                    trial.play_on(door="socket")
                meanwhile = Counter(told.door for told in trial.record.done[before:])
                assert stack.process.poll() is None, stack.shown
            tell(f"Valkey {away.__name__} for {AWAY_SECONDS} s: {dict(meanwhile)} actions meanwhile")
            tried(AWAY_SECONDS, f"seconds with Valkey {away.__name__}")
            back = time.monotonic()
            wait_until(stack.is_ready, stack.report)
            tell(f"all parts are well {time.monotonic() - back:.1f} s after it is back")
            trial.end()
