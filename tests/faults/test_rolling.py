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
HEALED_WITHIN = 3.0


def roll(stack):
    command = [sys.executable, "manage.py", "roll"]
    done = subprocess.run(
        command, env={**CLEAN, "SERAI_VAR": str(stack.var)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_no_request_fails_and_every_socket_heals_while_web_servers_are_replaced(trial):
    require_nginx()
    stack = trial.up(WEBS="2")
    with nginx_before(stack, trial.folder.root / "nginx") as door, trial.at_home():
        trial.play(TABLES, GAMES, door)
        for times in range(1, ROLLS + 1):
            roll(stack)
            wait_until(lambda n=times: stack.shown.count("Web server 2 is replaced.") == n, lambda: stack.shown)
            wait_until(lambda: not trial.record.away, lambda: f"every socket heals: {trial.record.away}")
            trial.play_on(TABLES)
            tried(1, "rolling restarts")
        assert stack.shown.count("Web server is replaced.") == ROLLS
        trial.end()
        healed = trial.record.healed
        inspection.nothing_but(failed(trial.record))
        assert healed, "sockets had to come back"
        assert not IS_SOAK or max(healed) < HEALED_WITHIN  # no timing in `make test`


def failed(record):
    """A socket is told that its server stops; no request ever goes wrong."""
    return [f"{times} times people met {what}" for what, times in record.troubles.items() if what != "socket 1012"]
