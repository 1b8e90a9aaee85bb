"""A house to be measured: PostgreSQL and Valkey as `make run` has them, and as many web servers as asked."""

import os
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager

import psutil

from bench.speed.report import ROOT
from serai.ops import postgres, valkey
from serai.ops.child import Child, Program
from serai.ops.keys import make_missing_keys
from serai.ops.place import Place, own_folder
from serai.ops.postgres import Cluster
from serai.ops.screen import Screen
from serai.ops.supervisor import Supervisor
from tests.servers import a_place

PATIENCE = 60.0
PLUGINS = ROOT / "bench" / "speed" / "plugins"


class House:
    def __init__(self, place: Place, supervisor: Supervisor, cluster: Cluster) -> None:
        self.place = place
        self.supervisor = supervisor
        self.cluster = cluster
        self.url = cluster.url()
        self.redis_url = valkey.url(valkey.locate(place))

    def tune_django(self) -> None:
        """From now on Django in this process, and in those that are started, lives in this house."""
        os.environ |= {
            "SOCKETS_PER_ADDRESS": "1000000",
            "DJANGO_SETTINGS_MODULE": "serai.site.settings",
            "SERAI_VAR": str(self.place.var),
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
        """A web server like `make run`'s, except that nobody is told to speak slower."""
        arguments = ["--host", "127.0.0.1", "--port", str(port), "--lifespan", "off", "--no-access-log"]
        arguments += ["--ws-max-size", "65536", "--log-level", "warning"]
        child = self.python(f"web-{port}", "-m", "uvicorn", "bench.speed.asgi:application", *arguments)
        self.supervisor.wait_for(lambda: _answers(port), "the web server", PATIENCE)
        return child

    def python(self, name: str, *arguments: str) -> Child:
        command = [sys.executable, *arguments]
        log = self.place.log / f"{name}.log"
        return self.supervisor.start(Program(name, command, log, environment=dict(os.environ), folder=ROOT))

    def processes(self) -> list[psutil.Process]:
        """Everything that runs in the house: whoever serves a move."""
        leaders = [psutil.Process(child.process.pid) for child in self.supervisor.children if child.process]
        return [process for leader in leaders for process in (leader, *leader.children(recursive=True))]


@contextmanager
def a_house(*, with_valkey: bool = True, **settings: str) -> Iterator[House]:
    """Everything in it is gone afterwards. PostgreSQL keeps its promises: fsync is on."""
    with a_place() as place:
        cluster = postgres.locate(place)
        postgres.prepare(cluster)
        make_missing_keys(place)
        supervisor = Supervisor(Screen())
        try:
            supervisor.start(postgres.program(cluster, place.log / "postgres.log", os.environ, **settings))
            postgres.wait_until_ready(cluster, supervisor.pause, print)
            house = House(place, supervisor, cluster)
            if with_valkey:
                own_folder(place.run)
                there = valkey.locate(place)
                supervisor.start(valkey.program(there, place.log / "valkey.log", os.environ))
                supervisor.wait_for(lambda: valkey.answers(house.redis_url), "Valkey", PATIENCE)
            yield house
        finally:
            supervisor.stop()


def cpu_seconds(processes: list[psutil.Process]) -> float:
    """That they have used so far; of those that have ended nothing."""
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
