"""Two web processes behind a real nginx are replaced one after another while people play."""

import subprocess
import sys

from django.db import connection

from tests.e2e.conftest import PLUGINS
from tests.faults import inspection
from tests.faults.load import Load
from tests.faults.nginx import nginx_before, require_nginx
from tests.faults.options import IS_THOROUGH, ROLLS, SEED, tell
from tests.ops.stack import CLEAN, wait_until

TABLES = 10
GAMES = (("haggle", 2, []), ("byzanz", 3, ["merchant"]))
HEALED_WITHIN = 3.0
PATIENCE = 240


def roll(stack):
    command = [sys.executable, "manage.py", "roll"]
    done = subprocess.run(
        command, env={**CLEAN, "SERAI_VAR": str(stack.var)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_no_request_fails_and_every_socket_heals_while_web_servers_are_replaced(folder, office, at_home):
    require_nginx()
    stack = folder.up(PYTHONPATH=str(PLUGINS), EMAIL_URL=office.url, WEBS="2").open()
    with nginx_before(stack, folder.root / "nginx") as door, at_home(stack):
        load = Load(door, SEED, TABLES, GAMES)
        record = load.record
        load.begin()
        wait_until(lambda: len(record.done) > 2 * TABLES, lambda: f"people play: {record.faults}")
        for times in range(1, ROLLS + 1):
            roll(stack)
            wait_until(lambda n=times: stack.shown.count("Web server 2 is replaced.") == n, lambda: stack.shown)
            before = len(record.done)
            wait_until(lambda n=before: len(record.done) > n + TABLES, lambda: f"people play: {record.faults}")
        assert stack.shown.count("Web server is replaced.") == ROLLS
        is_over = load.end(PATIENCE)
        connection.close()
        tell(f"{len(record.done)} actions, {ROLLS} rolling restarts; what people met: {dict(record.troubles)}")
        tell(f"{len(record.healed)} sockets healed, the last after {max(record.healed):.2f} s")
        inspection.nothing_but(record.faults, inspection.finished(record), failed(record))
        assert is_over
        assert record.healed, "sockets had to come back"
        wait_until(lambda: not inspection.pending(), "nobody is left to be told")
        inspection.everything(stack, record, office)
        if IS_THOROUGH:
            assert max(record.healed) < HEALED_WITHIN
    assert "died" not in stack.shown


def failed(record):
    """A socket is told that its server stops; no request ever goes wrong."""
    return [f"{times} times people met {what}" for what, times in record.troubles.items() if what != "socket 1012"]
