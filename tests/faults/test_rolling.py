"""Two web processes behind a real nginx are replaced one after another while people play."""

import subprocess
import sys

from tests.faults import inspection
from tests.faults.nginx import nginx_before, require_nginx
from tests.faults.options import ROLLS
from tests.ops.stack import CLEAN, wait_until
from tests.soak.options import IS_SOAK, amount, tried

TABLES = amount(5, 10)
GAMES = (("haggle", 2, []), ("byzanz", 3, ["merchant"]))
RECONNECT_TIMEOUT = 3.0


def rolling_restart(stack):
    command = [sys.executable, "manage.py", "rolling_restart"]
    done = subprocess.run(
        command, env={**CLEAN, "SERAI_DATA_DIR": str(stack.data_dir)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_no_request_fails_and_every_socket_reconnects_while_web_servers_are_replaced(trial):
    require_nginx()
    stack = trial.up(WEB_PROCESSES="2")
    with nginx_before(stack, trial.folder.root / "nginx") as address, trial.database():
        trial.start_play(TABLES, GAMES, address)
        for times in range(1, ROLLS + 1):
            rolling_restart(stack)
            wait_until(lambda n=times: stack.output.count("Web server 2 is replaced.") == n, lambda: stack.output)
            wait_until(lambda: not trial.record.disconnected, lambda: f"all reconnect: {trial.record.disconnected}")
            trial.wait_for_actions(TABLES)
            tried(1, "rolling restarts")
        assert stack.output.count("Web server is replaced.") == ROLLS
        trial.end()
        seconds = trial.record.reconnect_seconds
        inspection.assert_no_findings(unexpected_errors(trial.record))
        assert seconds, "sockets had to reconnect"
        assert not IS_SOAK or max(seconds) < RECONNECT_TIMEOUT  # no timing in `make test`


def unexpected_errors(record):
    """All errors but 1012, with which a server that stops closes its sockets."""
    return [f"{times} times: {error}" for error, times in record.errors.items() if error != "socket 1012"]
