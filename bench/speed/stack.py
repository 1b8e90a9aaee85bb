"""A stack to be measured: PostgreSQL and Valkey as in `make run`, and as many web servers as needed."""

import os
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager

import psutil

from bench.speed.report import ROOT
from serai.ops import postgres, valkey
from serai.ops.child import Child, Program
from serai.ops.console import Screen
from serai.ops.data_dir import DataDir, private_folder
from serai.ops.keys import make_missing_keys
from serai.ops.postgres import Cluster
from serai.ops.supervisor import Supervisor
from tests.servers import temporary_data_dir

TIMEOUT = 60.0
PLUGINS = ROOT / "bench" / "speed" / "plugins"


class Stack:
    def __init__(self, data_dir: DataDir, supervisor: Supervisor, cluster: Cluster) -> None:
        self.data_dir = data_dir
        self.supervisor = supervisor
        self.cluster = cluster
        self.url = cluster.url()
        self.redis_url = valkey.url(valkey.locate(data_dir))

    def configure_django(self) -> None:
        """Configures Django to use this stack, in this process and in its child processes."""
        os.environ |= {
            "SOCKETS_PER_ADDRESS": "1000000",
            "DJANGO_SETTINGS_MODULE": "serai.site.settings",
            "SERAI_DATA_DIR": str(self.data_dir.path),
            "DATABASE_URL": self.url,
            "REDIS_URL": self.redis_url,
            "PYTHONPATH": os.pathsep.join([str(ROOT), str(PLUGINS)]),
            "BOT_PAUSE_MS": "0",
        }
        sys.path.append(str(PLUGINS))
        import django

        django.setup()

    def migrate(self) -> None:
        from django.core.management import call_command

        call_command("migrate", verbosity=0)

    def web(self, port: int) -> Child:
        """A web server as in `make run`, but without the limit on the message rate."""
        arguments = ["--host", "127.0.0.1", "--port", str(port), "--lifespan", "off", "--no-access-log"]
        arguments += ["--ws-max-size", "65536", "--log-level", "warning"]
        child = self.python(f"web-{port}", "-m", "uvicorn", "bench.speed.asgi:application", *arguments)
        self.supervisor.wait_for(lambda: _answers(port), "the web server", TIMEOUT)
        return child

    def python(self, name: str, *arguments: str) -> Child:
        command = [sys.executable, *arguments]
        log = self.data_dir.log / f"{name}.log"
        return self.supervisor.start(Program(name, command, log, environment=dict(os.environ), cwd=ROOT))

    def processes(self) -> list[psutil.Process]:
        """All processes of the stack that take part in serving a move."""
        leaders = [psutil.Process(child.process.pid) for child in self.supervisor.children if child.process]
        return [process for leader in leaders for process in (leader, *leader.children(recursive=True))]


@contextmanager
def running_stack(*, with_valkey: bool = True, **settings: str) -> Iterator[Stack]:
    """A temporary stack; everything is deleted afterwards. PostgreSQL runs with fsync on."""
    with temporary_data_dir() as data_dir:
        cluster = postgres.locate(data_dir)
        postgres.prepare(cluster)
        make_missing_keys(data_dir)
        supervisor = Supervisor(Screen())
        try:
            supervisor.start(postgres.program(cluster, data_dir.log / "postgres.log", os.environ, **settings))
            postgres.wait_until_ready(cluster, supervisor.wait_a_tick, print)
            stack = Stack(data_dir, supervisor, cluster)
            if with_valkey:
                private_folder(data_dir.run)
                there = valkey.locate(data_dir)
                supervisor.start(valkey.program(there, data_dir.log / "valkey.log", os.environ))
                supervisor.wait_for(lambda: valkey.responds(stack.redis_url), "Valkey", TIMEOUT)
            yield stack
        finally:
            supervisor.stop()


def cpu_seconds(processes: list[psutil.Process]) -> float:
    """The CPU time used so far by those that are still running."""
    total = 0.0
    for process in processes:
        try:
            times = process.cpu_times()
        except psutil.NoSuchProcess:
            continue
        total += times.user + times.system
    return total


def _answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False
