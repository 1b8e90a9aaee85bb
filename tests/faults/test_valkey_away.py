"""Valkey is away for a while: games continue by REST and by socket, and everything works again when it is back."""

import os
import signal
import time
from collections import Counter
from contextlib import contextmanager

import psutil
import pytest

from serai.ops import valkey
from serai.ops.child import Child
from tests.faults.options import AWAY_SECONDS, report
from tests.ops.stack import wait_until
from tests.soak.options import IS_SOAK, amount, tried

GAMES = (("haggle", 2, []), ("haggle", 2, []), ("byzanz", 3, ["merchant"]))
"""At tables with bots people have to wait: no task can be enqueued meanwhile."""
TABLES = amount(4, 6)


@contextmanager
def a_valkey(folder):
    """A server that no supervisor restarts."""
    socket = folder.root / "valkey" / valkey.SOCKET
    server = Child(valkey.program(socket, folder.root / "valkey.log", os.environ))
    server.start()
    wait_until(lambda: valkey.responds(valkey.url(socket)), "Valkey responds")
    try:
        yield server, valkey.url(socket)
    finally:
        server.kill_group()
        server.process.wait()


@contextmanager
def killed(server):
    server.process.kill()
    server.process.wait()
    yield
    server.start()


@contextmanager
def stopped(server):
    """Valkey accepts every connection and answers none, which is worse than refusing."""
    psutil.Process(server.process.pid).send_signal(signal.SIGSTOP)
    yield
    psutil.Process(server.process.pid).send_signal(signal.SIGCONT)


@pytest.mark.parametrize("away", [killed, stopped] if IS_SOAK else [stopped])
def test_games_continue_while_valkey_is_away(trial, away):
    with a_valkey(trial.folder) as (server, address):
        stack = trial.up(REDIS_URL=address)
        with trial.database():
            assert "✓ Valkey" not in stack.output, "the given server is used"
            trial.start_play(TABLES, GAMES)
            with away(server):
                before, started = len(trial.record.done), time.monotonic()
                while time.monotonic() < started + AWAY_SECONDS:
                    trial.wait_for_actions(transport="REST")
                    trial.wait_for_actions(transport="socket")
                meanwhile = Counter(one.transport for one in trial.record.done[before:])
                assert stack.process.poll() is None, stack.output
            report(f"Valkey {away.__name__} for {AWAY_SECONDS} s: {dict(meanwhile)} actions meanwhile")
            tried(AWAY_SECONDS, f"seconds with Valkey {away.__name__}")
            back = time.monotonic()
            wait_until(stack.is_ready, stack.report)
            report(f"all parts are ready {time.monotonic() - back:.1f} s after it is back")
            trial.end()
