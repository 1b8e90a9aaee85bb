"""Runs the whole stack: PostgreSQL, Valkey, migrations, web servers, workers and beat."""

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
from serai.ops.console import Screen
from serai.ops.data_dir import DataDir, locked, ready_file, write_private
from serai.ops.errors import OperatorError
from serai.ops.keys import make_missing_keys
from serai.ops.orphans import STACK_ID, forget_stack_id, new_stack_id, stop_orphans
from serai.ops.postgres import Cluster
from serai.ops.supervisor import StopRequested, Supervisor

START_TIMEOUT = 90.0
BACKLOG = 2048
"""Connections that may wait while every web process is busy, or the only one is being replaced."""


@dataclass(frozen=True)
class Service:
    """One of our own programs: the arguments for Python, and how long it may take to stop."""

    name: str
    log: str
    arguments: Sequence[str]
    stop_timeout: float


@dataclass(frozen=True)
class Stack:
    """What `up` runs, and where."""

    data_dir: DataDir
    cwd: Path
    url: str
    host: str
    port: int
    is_migrated: Callable[[str], bool]
    migrate: Service
    web: Service
    web_processes: int
    """How many web processes share the port."""
    background: Sequence[Service]
    environment: Mapping[str, str]
    database_url: str | None
    redis_url: str | None


def up(stack: Stack, screen: Screen) -> None:
    """Runs the stack until a signal asks it to stop; raises OperatorError if it can't start or can't go on."""
    supervisor = Supervisor(screen)
    with supervisor.handling_signals(), locked(stack.data_dir):
        cluster = None if stack.database_url else postgres.locate(stack.data_dir)
        _stop_orphans(stack, cluster, screen)
        with port.bind(stack.host, stack.port) as listener:
            try:
                _Start(stack, supervisor, screen, listener).start_all(cluster)
                supervisor.watch()
            except StopRequested:
                pass
            finally:
                _stop(stack.data_dir, supervisor, screen)


def _stop_orphans(stack: Stack, cluster: Cluster | None, screen: Screen) -> None:
    if stopped := stop_orphans(stack.data_dir, cluster):
        screen.write(f"Stopped processes that a killed supervisor had left running: {', '.join(stopped)}.")


def _stop(data_dir: DataDir, supervisor: Supervisor, screen: Screen) -> None:
    started = time.monotonic()
    screen.write("Stopping …")
    supervisor.stop()
    data_dir.addresses.unlink(missing_ok=True)
    forget_stack_id(data_dir)
    screen.write(f"Stopped, after {time.monotonic() - started:.1f} s; the data stays.")


class _Start:
    """One start of the stack, step by step; each server's address is passed on to the programs after it."""

    def __init__(self, stack: Stack, supervisor: Supervisor, screen: Screen, listener: socket.socket) -> None:
        self.stack = stack
        self.listener = listener
        self.data_dir = stack.data_dir
        self.supervisor = supervisor
        self.screen = screen
        self.environment = {
            **stack.environment,
            "SERAI_DATA_DIR": str(stack.data_dir.path),
            "PYTHONUNBUFFERED": "1",
            STACK_ID: new_stack_id(stack.data_dir),
        }

    def start_all(self, cluster: Cluster | None) -> None:
        make_missing_keys(self.data_dir)
        self._start_database(cluster)
        self._start_valkey()
        self._write_addresses()
        with self.screen.step("Migrations"):
            if not self.stack.is_migrated(self.environment["DATABASE_URL"]):
                self.supervisor.run(self._program(self.stack.migrate))
        self._start_services()
        self.screen.ready(self.stack.url)

    def _start_database(self, cluster: Cluster | None) -> None:
        if cluster is None:
            _check_database(self.stack.database_url or "")
            return
        if not cluster.home.is_relative_to(self.data_dir.path):
            assert cluster.user
            self.screen.write(
                f"User {cluster.user.name}, who runs PostgreSQL, can't enter {self.data_dir.path}: "
                f"its data is kept in {cluster.home}."
            )
        with self.screen.step("PostgreSQL"):
            postgres.prepare(cluster)
            self.supervisor.start(postgres.program(cluster, self.data_dir.log / "postgres.log", self.environment))
            postgres.wait_until_ready(cluster, self.supervisor.wait_a_tick, self.screen.write)
        self.environment["DATABASE_URL"] = cluster.url()

    def _start_valkey(self) -> None:
        if self.stack.redis_url:
            _check_valkey(self.stack.redis_url)
            return
        location = valkey.locate(self.data_dir)
        url = valkey.url(location)
        with self.screen.step("Valkey"):
            self.supervisor.start(valkey.program(location, self.data_dir.log / "valkey.log", self.environment))
            self.supervisor.wait_for(lambda: valkey.responds(url), "Valkey", START_TIMEOUT)
        self.environment["REDIS_URL"] = url

    def _write_addresses(self) -> None:
        """Writes our own servers' addresses for commands beside the stack; the operator knows those of others."""
        given = {"DATABASE_URL": self.stack.database_url, "REDIS_URL": self.stack.redis_url}
        ours = {name: self.environment[name] for name, url in given.items() if not url}
        write_private(self.data_dir.addresses, json.dumps(ours))

    def _start_services(self) -> None:
        host, number = self.stack.host, self.stack.port
        *most, last = [service.name for service in self.stack.background]
        names = f"{', '.join(most)} and {last}"
        with self.screen.step(self.stack.web.name):
            self._start_web()
            for service in self.stack.background:
                self.supervisor.start(self._program(service))
            self.supervisor.wait_for(
                lambda: port.responds(host, number, "/healthz"), self.stack.web.name, START_TIMEOUT
            )
        with self.screen.step(names):
            redis_url = self.environment["REDIS_URL"]
            self.supervisor.wait_for(lambda: heartbeat.is_fresh(redis_url), names, START_TIMEOUT)
            self.supervisor.wait_for(lambda: port.responds(host, number, "/readyz"), names, START_TIMEOUT)

    def _start_web(self) -> None:
        """Starts the web processes; they share one listening socket, so each can be replaced without a gap."""
        web, descriptor = self.stack.web, self.listener.fileno()
        for file in self.data_dir.run.glob("*.ready"):
            file.unlink()
        self.listener.listen(BACKLOG)
        for number in range(1, self.stack.web_processes + 1):
            name, log = (web.name, web.log) if number == 1 else (f"{web.name} {number}", f"{web.log}-{number}")
            program = self._program(replace(web, name=name, log=log, arguments=[*web.arguments, str(descriptor)]))
            ready_check = partial(_is_ready, self.data_dir)
            self.supervisor.start(replace(program, pass_fds=[descriptor], ready_check=ready_check))

    def _program(self, service: Service) -> Program:
        return Program(
            name=service.name,
            command=[sys.executable, *service.arguments],
            log=self.data_dir.log / f"{service.log}.log",
            environment=self.environment,
            cwd=self.stack.cwd,
            stop_timeout=service.stop_timeout,
            stops_last=False,
        )


def _is_ready(data_dir: DataDir, pid: int) -> bool:
    return ready_file(data_dir, pid).exists()


def _check_database(url: str) -> None:
    try:
        psycopg.connect(url, connect_timeout=5).close()
    except psycopg.Error as error:
        raise OperatorError(
            f"The database that DATABASE_URL names doesn't answer: {' '.join(str(error).split())}"
        ) from None


def _check_valkey(url: str) -> None:
    if not valkey.responds(url):
        raise OperatorError("The server that REDIS_URL names doesn't answer.")
