"""The whole stack from one command: servers, migrations, web, worker, beat."""

import json
import socket
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import psycopg

from serai.ops import heartbeat, port, postgres, valkey
from serai.ops.child import Program
from serai.ops.keys import make_missing_keys
from serai.ops.leftovers import MARK, end_leftovers, forget_mark, new_mark
from serai.ops.place import Place, held, ready_mark, write_private
from serai.ops.postgres import Cluster
from serai.ops.screen import Screen
from serai.ops.supervisor import Stopped, Supervisor
from serai.ops.trouble import Trouble

PATIENCE_AT_START = 90.0
BACKLOG = 2048
"""How many may stand before the door while every web process is busy, or the only one is just replaced."""


@dataclass(frozen=True)
class Service:
    """One of our own programs: what Python runs, and how long it may take to stop."""

    name: str
    log: str
    arguments: Sequence[str]
    patience: float


@dataclass(frozen=True)
class House:
    """What `up` is asked to run, and where."""

    place: Place
    folder: Path
    url: str
    host: str
    port: int
    is_migrated: Callable[[str], bool]
    migrate: Service
    web: Service
    webs: int
    """How many processes of it share the port."""
    background: Sequence[Service]
    environment: Mapping[str, str]
    database_url: str | None
    redis_url: str | None


def up(house: House, screen: Screen) -> None:
    """Runs until a signal asks for the end; raises Trouble if it can't start or can't go on."""
    supervisor = Supervisor(screen)
    with supervisor.hearing_signals(), held(house.place):
        cluster = None if house.database_url else postgres.locate(house.place)
        _heal(house, cluster, screen)
        with port.bound(house.host, house.port) as door:
            try:
                _Start(house, supervisor, screen, door).everything(cluster)
                supervisor.watch()
            except Stopped:
                pass
            finally:
                _stop(house.place, supervisor, screen)


def _heal(house: House, cluster: Cluster | None, screen: Screen) -> None:
    if ended := end_leftovers(house.place, cluster):
        screen.say(f"Ended what a killed predecessor had left running: {', '.join(ended)}.")


def _stop(place: Place, supervisor: Supervisor, screen: Screen) -> None:
    began = time.monotonic()
    screen.say("Stopping …")
    supervisor.stop()
    place.running.unlink(missing_ok=True)
    forget_mark(place)
    screen.say(f"Stopped, after {time.monotonic() - began:.1f} s; the data stays.")


class _Start:
    """One start of the house, part by part; each part's address goes to those after it."""

    def __init__(self, house: House, supervisor: Supervisor, screen: Screen, door: socket.socket) -> None:
        self.house = house
        self.door = door
        self.place = house.place
        self.supervisor = supervisor
        self.screen = screen
        self.environment = {
            **house.environment,
            "SERAI_VAR": str(house.place.var),
            "PYTHONUNBUFFERED": "1",
            MARK: new_mark(house.place),
        }

    def everything(self, cluster: Cluster | None) -> None:
        make_missing_keys(self.place)
        self._database(cluster)
        self._valkey()
        self._tell_commands_beside_us()
        with self.screen.part("Migrations"):
            if not self.house.is_migrated(self.environment["DATABASE_URL"]):
                self.supervisor.run(self._program(self.house.migrate))
        self._services()
        self.screen.ready(self.house.url)

    def _database(self, cluster: Cluster | None) -> None:
        if cluster is None:
            _check_database(self.house.database_url or "")
            return
        if not cluster.home.is_relative_to(self.place.var):
            assert cluster.user
            self.screen.say(
                f"User {cluster.user.name}, who runs PostgreSQL, can't enter {self.place.var}: "
                f"its data is kept in {cluster.home}."
            )
        with self.screen.part("PostgreSQL"):
            postgres.prepare(cluster)
            self.supervisor.start(postgres.program(cluster, self.place.log / "postgres.log", self.environment))
            postgres.wait_until_ready(cluster, self.supervisor.pause, self.screen.say)
        self.environment["DATABASE_URL"] = cluster.url()

    def _valkey(self) -> None:
        if self.house.redis_url:
            _check_valkey(self.house.redis_url)
            return
        at = valkey.locate(self.place)
        url = valkey.url(at)
        with self.screen.part("Valkey"):
            self.supervisor.start(valkey.program(at, self.place.log / "valkey.log", self.environment))
            self.supervisor.wait_for(lambda: valkey.answers(url), "Valkey", PATIENCE_AT_START)
        self.environment["REDIS_URL"] = url

    def _tell_commands_beside_us(self) -> None:
        """Only of servers that are ours; whoever brought others knows their addresses."""
        given = {"DATABASE_URL": self.house.database_url, "REDIS_URL": self.house.redis_url}
        ours = {name: self.environment[name] for name, url in given.items() if not url}
        write_private(self.place.running, json.dumps(ours))

    def _services(self) -> None:
        host, number = self.house.host, self.house.port
        *most, last = [service.name for service in self.house.background]
        names = f"{', '.join(most)} and {last}"
        with self.screen.part(self.house.web.name):
            self._web()
            for service in self.house.background:
                self.supervisor.start(self._program(service))
            self.supervisor.wait_for(
                lambda: port.answers(host, number, "/healthz"), self.house.web.name, PATIENCE_AT_START
            )
        with self.screen.part(names):
            redis_url = self.environment["REDIS_URL"]
            self.supervisor.wait_for(lambda: heartbeat.is_fresh(redis_url), names, PATIENCE_AT_START)
            self.supervisor.wait_for(lambda: port.answers(host, number, "/readyz"), names, PATIENCE_AT_START)

    def _web(self) -> None:
        """So many processes, each of which may take the place of another while people come in by the same door."""
        web, descriptor = self.house.web, self.door.fileno()
        for mark in self.place.run.glob("*.ready"):
            mark.unlink()
        self.door.listen(BACKLOG)
        for number in range(1, self.house.webs + 1):
            name, log = (web.name, web.log) if number == 1 else (f"{web.name} {number}", f"{web.log}-{number}")
            program = self._program(replace(web, name=name, log=log, arguments=[*web.arguments, str(descriptor)]))
            ready = partial(_is_marked, self.place)
            self.supervisor.start(replace(program, descriptors=[descriptor], is_ready=ready))

    def _program(self, service: Service) -> Program:
        return Program(
            name=service.name,
            command=[sys.executable, *service.arguments],
            log=self.place.log / f"{service.log}.log",
            environment=self.environment,
            folder=self.house.folder,
            patience=service.patience,
            stops_last=False,
        )


def _is_marked(place: Place, pid: int) -> bool:
    return ready_mark(place, pid).exists()


def _check_database(url: str) -> None:
    try:
        psycopg.connect(url, connect_timeout=5).close()
    except psycopg.Error as error:
        raise Trouble(f"The database that DATABASE_URL names doesn't answer: {' '.join(str(error).split())}") from None


def _check_valkey(url: str) -> None:
    if not valkey.answers(url):
        raise Trouble("The server that REDIS_URL names doesn't answer.")
