"""`manage.py up` as a person runs it, in a folder of its own; what it shows; what it runs."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from contextlib import contextmanager, suppress
from ipaddress import IPv4Network
from pathlib import Path

import psutil

PATIENCE = 60
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 0.5
PLUGINS = Path(__file__).parents[1] / "plugins"
ALL_WELL = {"database": "ok", "migrations": "ok", "valkey": "ok", "worker": "ok", "thinker": "ok", "clerk": "ok"}
"""What `/readyz` answers."""
WEBHOOK_SECRET = "post:a-long-secret"
OURS = (
    *("SERAI_", "DJANGO_SETTINGS_MODULE", "DATABASE_URL", "REDIS_URL", "SECRET_KEY", "ALLOWED_HOSTS", "EMAIL_URL"),
    *("HOST", "PORT", "HTTPS"),
)
ADDRESSES = IPv4Network("10.0.0.0/8").hosts()
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}


def free_port():
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return door.getsockname()[1]


def own_address() -> dict[str, str]:
    """The header of a person who comes from an address of their own: how many may sign up from one is limited."""
    return {"X-Forwarded-For": str(next(ADDRESSES))}


def wait_until(condition, what, patience=PATIENCE):
    """Asks often at first, then twice a second: most conditions ask a site that allows ten requests a second."""
    deadline = time.monotonic() + patience
    pause = FIRST_PAUSE
    while not (value := condition()):
        assert time.monotonic() < deadline, f"never happened: {what() if callable(what) else what}"
        time.sleep(pause)
        pause = min(LONGEST_PAUSE, 1.2 * pause)
    return value


def wait_until_none(left, what):
    """For a number that gets smaller: fails when it has not for as long as `wait_until` would wait."""
    while number := left():
        wait_until(lambda before=number: left() < before, lambda before=number: f"fewer than {before} {what}")


def lives(process):
    """The dead whom nobody has buried yet don't count."""
    try:
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def command_of(process):
    """Its command line; nothing of one that has ended meanwhile."""
    try:
        return process.cmdline()
    except psutil.NoSuchProcess:
        return []


class Folder:
    """A data folder outside pytest's own, which the user who runs PostgreSQL may not enter."""

    def __init__(self):
        self.root = Path(tempfile.mkdtemp(prefix="serai-up-"))
        self.root.chmod(0o755)
        self.var = self.root / "var"
        self.stacks = []

    def up(self, var=None, **environment):
        self.stacks.append(Stack(var or self.var, self.root / f"shown-{len(self.stacks)}", environment))
        return self.stacks[-1]

    def clean(self):
        for stack in self.stacks:
            if stack.process.poll() is None:
                stack.process.terminate()
                stack.wait()
        for stack in self.stacks:
            for process in stack.everything():
                process.kill()
        shutil.rmtree(self.root)


@contextmanager
def running_stack(**environment):
    """A stack that is open, in a folder of its own."""
    folder = Folder()
    try:
        stack = folder.up(**environment).open()
        yield stack
        if stack.process.poll() is None:
            assert stack.interrupt() == 0, stack.shown
    finally:
        folder.clean()


class Stack:
    def __init__(self, var, output, environment):
        self.var = Path(var)
        self.port = int(environment.get("PORT", free_port()))
        self.output = output
        self._environment = environment
        with output.open("w") as shown:
            self.process = subprocess.Popen(
                [sys.executable, "manage.py", "up", "--var", str(var)],
                env={**CLEAN, "PORT": str(self.port), "BOT_PAUSE_MS": "0", **environment},
                stdout=shown,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    @property
    def shown(self):
        return self.output.read_text()

    def open(self):
        wait_until(lambda: "is open" in self.shown or self.process.poll() is not None, lambda: self.shown)
        assert self.process.poll() is None, self.shown
        return self

    def shows(self, words):
        wait_until(lambda: words in self.shown, lambda: f"{words!r} in:\n{self.shown}")

    def ask(self, number):
        """Sends the signal and gives the exit code."""
        self.process.send_signal(number)
        return self.wait()

    def interrupt(self):
        return self.ask(signal.SIGINT)

    def wait(self):
        return self.process.wait(PATIENCE)

    def get(self, path):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=30) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()
        except OSError:
            return 0, ""

    def is_ready(self):
        return self.get("/readyz")[0] == 200

    def report(self):
        return json.loads(self.get("/readyz")[1])

    @property
    def servers(self):
        """The addresses of PostgreSQL and Valkey, whether the stack started them or was given them."""
        own = json.loads((self.var / "run" / "environment.json").read_text())
        return {name: self._environment.get(name) or own[name] for name in ("DATABASE_URL", "REDIS_URL")}

    @property
    def database_url(self):
        return self.servers["DATABASE_URL"]

    def run_beside(self, *arguments, **environment):
        """A management command, as an operator runs it beside the stack."""
        return subprocess.run(
            [sys.executable, "manage.py", *arguments],
            env={**CLEAN, **self._environment, "SERAI_VAR": str(self.var), **environment},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )

    def everything(self):
        """Every process of this folder, whoever's child it is now."""
        return [process for process in psutil.process_iter() if self._is_ours(process)]

    def _is_ours(self, process):
        try:
            here = process.environ().get("SERAI_VAR") == str(self.var) or self.var in Path(process.cwd()).parents
            return here and lives(process)
        except (psutil.Error, OSError):
            return False

    def kill_worker(self):
        """All of Celery's worker; PostgreSQL has processes that it calls so, too."""
        ours = [process for process in self.everything() if "worker" in command_of(process)]
        assert ours, "a worker runs"
        for process in ours:
            with suppress(psutil.NoSuchProcess):
                process.kill()

    @contextmanager
    def held_up(self, word):
        """Processes with that word in their command line do nothing meanwhile."""
        held = [process for process in self.everything() if word in command_of(process)]
        assert held, f"something runs with {word}"
        for process in held:
            process.suspend()
        try:
            yield
        finally:
            for process in held:
                process.resume()

    def find(self, word):
        """The oldest of this folder's processes with that word in its command line."""
        found = [process for process in self.everything() if any(word in part for part in command_of(process))]
        return min(found, key=lambda process: (process.create_time(), process.pid))
