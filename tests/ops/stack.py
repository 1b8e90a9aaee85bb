"""Runs `manage.py up` as an operator does, in its own data directory; gives access to its output and processes."""

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

TIMEOUT = 60
FIRST_PAUSE, MAX_PAUSE = 0.05, 0.5
PLUGINS = Path(__file__).parents[1] / "plugins"
READY = {"database": "ok", "migrations": "ok", "valkey": "ok", "bots": "ok", "search": "ok", "housekeeping": "ok"}
"""What `/readyz` answers when every part is ok."""
WEBHOOK_SECRET = "post:a-long-secret"
SITE_VARIABLES = (
    *("SERAI_", "DJANGO_SETTINGS_MODULE", "DATABASE_URL", "REDIS_URL", "SECRET_KEY", "ALLOWED_HOSTS", "EMAIL_URL"),
    *("HOST", "PORT", "HTTPS"),
)
ADDRESSES = IPv4Network("10.0.0.0/8").hosts()
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(SITE_VARIABLES)}


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def own_address() -> dict[str, str]:
    """A header that gives a user their own IP address, because sign-ups from one address are limited."""
    return {"X-Forwarded-For": str(next(ADDRESSES))}


def wait_until(condition, what, timeout=TIMEOUT):
    """Checks often at first, then twice a second: most conditions query a site that allows ten requests a second."""
    deadline = time.monotonic() + timeout
    pause = FIRST_PAUSE
    while not (value := condition()):
        assert time.monotonic() < deadline, f"never happened: {what() if callable(what) else what}"
        time.sleep(pause)
        pause = min(MAX_PAUSE, 1.2 * pause)
    return value


def wait_until_none(left, what):
    """Waits for a number to become 0; fails when it has not decreased for as long as `wait_until` would wait."""
    while number := left():
        wait_until(lambda before=number: left() < before, lambda before=number: f"fewer than {before} {what}")


def is_alive(process):
    """A zombie counts as dead."""
    try:
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def command_of(process):
    """The command line of the process; empty if it has just ended."""
    try:
        return process.cmdline()
    except psutil.NoSuchProcess:
        return []


class Folder:
    """A data directory outside pytest's own folders, which the user who runs PostgreSQL may not enter."""

    def __init__(self):
        self.root = Path(tempfile.mkdtemp(prefix="serai-up-"))
        self.root.chmod(0o755)
        self.data_dir = self.root / "var"
        self.stacks = []

    def up(self, data_dir=None, **environment):
        self.stacks.append(Stack(data_dir or self.data_dir, self.root / f"output-{len(self.stacks)}", environment))
        return self.stacks[-1]

    def clean(self):
        for stack in self.stacks:
            if stack.process.poll() is None:
                stack.process.terminate()
                stack.wait()
        for stack in self.stacks:
            for process in stack.processes():
                process.kill()
        shutil.rmtree(self.root)


@contextmanager
def running_stack(**environment):
    """A stack that is up, in its own folder."""
    folder = Folder()
    try:
        stack = folder.up(**environment).wait_until_up()
        yield stack
        if stack.process.poll() is None:
            assert stack.interrupt() == 0, stack.output
    finally:
        folder.clean()


class Stack:
    def __init__(self, data_dir, output_file, environment):
        self.data_dir = Path(data_dir)
        self.port = int(environment.get("PORT", free_port()))
        self.output_file = output_file
        self._environment = environment
        with output_file.open("w") as output:
            self.process = subprocess.Popen(
                [sys.executable, "manage.py", "up", "--data-dir", str(data_dir)],
                env={**CLEAN, "PORT": str(self.port), "BOT_PAUSE_MS": "0", **environment},
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    @property
    def output(self):
        return self.output_file.read_text()

    def wait_until_up(self):
        wait_until(lambda: "is running at" in self.output or self.process.poll() is not None, lambda: self.output)
        assert self.process.poll() is None, self.output
        return self

    def wait_for_output(self, text):
        wait_until(lambda: text in self.output, lambda: f"{text!r} in:\n{self.output}")

    def send_signal(self, number):
        """Sends the signal and returns the exit code."""
        self.process.send_signal(number)
        return self.wait()

    def interrupt(self):
        return self.send_signal(signal.SIGINT)

    def wait(self):
        return self.process.wait(TIMEOUT)

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
        own = json.loads((self.data_dir / "run" / "environment.json").read_text())
        return {name: self._environment.get(name) or own[name] for name in ("DATABASE_URL", "REDIS_URL")}

    @property
    def database_url(self):
        return self.servers["DATABASE_URL"]

    def run_beside(self, *arguments, **environment):
        """A management command, as an operator runs it beside the stack."""
        return subprocess.run(
            [sys.executable, "manage.py", *arguments],
            env={**CLEAN, **self._environment, "SERAI_DATA_DIR": str(self.data_dir), **environment},
            capture_output=True,
            text=True,
            timeout=TIMEOUT,
            check=False,
        )

    def processes(self):
        """Every process of this data directory, even if its parent has ended."""
        return [process for process in psutil.process_iter() if self._is_ours(process)]

    def _is_ours(self, process):
        try:
            has_variable = process.environ().get("SERAI_DATA_DIR") == str(self.data_dir)
            return (has_variable or self.data_dir in Path(process.cwd()).parents) and is_alive(process)
        except (psutil.Error, OSError):
            return False

    def kill_workers(self):
        """Kills every process of Celery's workers. The whole argument must match: PostgreSQL has workers, too."""
        workers = [process for process in self.processes() if "worker" in command_of(process)]
        assert workers, "a worker runs"
        for process in workers:
            with suppress(psutil.NoSuchProcess):
                process.kill()

    @contextmanager
    def suspended(self, word):
        """Suspends the processes with that argument in their command line inside the block."""
        suspended = [process for process in self.processes() if word in command_of(process)]
        assert suspended, f"something runs with {word}"
        for process in suspended:
            process.suspend()
        try:
            yield
        finally:
            for process in suspended:
                process.resume()

    def find(self, word):
        """The oldest process of this data directory with that word in its command line."""
        found = [process for process in self.processes() if any(word in part for part in command_of(process))]
        return min(found, key=lambda process: (process.create_time(), process.pid))
