"""Moves over sockets: each move is seen by all clients at its table before the next one is made.

Our moves are durable before they are shown. The peer is a boardgame.io server, which shows a move before it stores it,
with its store in memory and with its FlatFile store. Both play Tally, the same small game, and have the same client.
There are as many server processes as cores, and each table is served by one of them, as the peer requires. In one more
measurement, the two players of each table are connected to two of our servers.
"""

import json
import os
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any
from uuid import uuid4

import psutil
from msgspec import Struct

from bench.speed.peers import PEERS, with_node
from bench.speed.report import SECONDS, Report, bars, bench, figure, interleaved, ratio, say
from bench.speed.stack import Stack, cpu_seconds, running_stack
from bench.speed.tables import Person, open_table_with, people
from tests.ops.stack import free_port

PROCESSES = os.cpu_count() or 1
TABLES = (8, 32)
BYZANZ_SEATS = 3
"""The fewest players of Byzanz: three sockets see each move."""


class Run(Struct, frozen=True):
    moves_per_s: float
    p50: float
    p99: float
    cpu_ms: float
    """CPU time of all server processes per move."""

    def __str__(self) -> str:
        return f"{self.moves_per_s:.0f} moves/s, p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms, {self.cpu_ms:.2f} ms CPU"


class ServerLost(Exception):
    """The client has lost its server."""


def drive(protocol: str, lanes: Sequence[Sequence[Any]], processes: Callable[[], list[psutil.Process]]) -> Run:
    """What the client measures, and the CPU time of the servers."""
    request = {"protocol": protocol, "seconds": SECONDS, "lanes": lanes}
    command = [*with_node(), str(PEERS / "drive.mjs")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as client:
        assert client.stdin
        assert client.stdout
        client.stdin.write(json.dumps(request) + "\n")
        client.stdin.flush()
        if client.stdout.readline() != "ready\n":
            raise ServerLost
        before = cpu_seconds(processes())
        client.stdin.write("go\n")
        client.stdin.flush()
        if not (answer := client.stdout.readline()):
            raise ServerLost
        found = json.loads(answer)
        used = cpu_seconds(processes()) - before
    return Run(found["moves"] / found["seconds"], found["p50"], found["p99"], 1000 * used / found["moves"])


def ours(stack: Stack, ports: Sequence[int], seated: Sequence[Person], game: str, tables: int, apart: int = 0) -> Run:
    """Games of Byzanz end, so players then go to the next table. With `apart`, seats are at different servers."""
    tables_per_lane = 1 if game == "tally" else max(4, 128 // tables)
    lanes = []
    for number in range(tables):
        urls = [f"ws://127.0.0.1:{ports[(number + apart * seat) % len(ports)]}" for seat in range(len(seated))]
        seats = [{"url": url, "token": person.token} for url, person in zip(urls, seated, strict=True)]
        lanes.append([{"id": open_table_with(game, seated), "seats": seats} for _ in range(tables_per_lane)])
    return drive("serai", lanes, stack.processes)


class Peers:
    """Servers of boardgame.io with one of its stores, started once."""

    def __init__(self, store: str, folder: str) -> None:
        self._store, self._folder = store, folder
        self._begin()

    def __call__(self, tables: int) -> Run:
        """Sometimes a server reads one of its own files half-written and exits; then the servers are restarted."""
        try:
            return self._drive(tables)
        except ServerLost:
            say("boardgame.io has exited and is restarted")
            self.end()
            self._begin()
            return self._drive(tables)

    def _drive(self, tables: int) -> Run:
        urls = [f"ws://127.0.0.1:{self._ports[number % PROCESSES]}" for number in range(tables)]
        lanes = [[{"id": uuid4().hex, "seats": [{"url": url}] * 2}] for url in urls]
        return drive("boardgame", lanes, lambda: [psutil.Process(server.pid) for server in self._servers])

    def _begin(self) -> None:
        self._ports = [free_port() for _ in range(PROCESSES)]
        self._servers = [self._server(port) for port in self._ports]
        for server in self._servers:
            assert server.stdout
            while "ready" not in (line := server.stdout.readline()):
                if not line:
                    raise RuntimeError("boardgame.io could not start")

    def _server(self, port: int) -> subprocess.Popen[str]:
        command = [*with_node(), str(PEERS / "tally.mjs"), str(port), self._store, f"{self._folder}/{port}"]
        environment = {**os.environ, "NODE_ENV": "production"}
        return subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True)

    def end(self) -> None:
        for server in self._servers:
            server.terminate()
            server.wait()


@contextmanager
def peers_with(store: str) -> Iterator[Peers]:
    with tempfile.TemporaryDirectory() as folder:
        peers = Peers(store, folder)
        try:
            yield peers
        finally:
            peers.end()


def measure() -> Report:
    with running_stack() as stack, peers_with("memory") as memory, peers_with("flatfile") as flatfile:
        stack.configure_django()
        stack.migrate()
        ports = [free_port() for _ in range(PROCESSES)]
        for port in ports:
            stack.web(port)
        two, three = people(2), people(BYZANZ_SEATS)
        time.sleep(1)
        contenders: dict[str, Callable[[], Run]] = {}
        for tables in TABLES:
            contenders[f"Tally, {tables} tables"] = partial(ours, stack, ports, two, "tally", tables)
            contenders[f"boardgame.io in memory, {tables} tables"] = partial(memory, tables)
            contenders[f"Byzanz, {tables} tables"] = partial(ours, stack, ports, three, "byzanz", tables)
            contenders[f"boardgame.io FlatFile, {tables} tables"] = partial(flatfile, tables)
        contenders["Tally, 8 tables, players at two servers"] = partial(ours, stack, ports, two, "tally", 8, apart=1)
        runs = interleaved(contenders)
    speeds = {name: [run.moves_per_s for run in found] for name, found in runs.items()}
    slowest = {name: [run.p99 for run in found] for name, found in runs.items()}
    cpu = {name: [run.cpu_ms for run in found] for name, found in runs.items()}
    figures = []
    for tables in TABLES:
        own, memory, file = (
            f"{who}, {tables} tables" for who in ("Tally", "boardgame.io in memory", "boardgame.io FlatFile")
        )
        figures += [
            ratio(f"moves a second, of boardgame.io in memory, {tables} tables", speeds[own], speeds[memory], target=1),
            ratio(f"moves a second, of boardgame.io FlatFile, {tables} tables", speeds[own], speeds[file], target=4),
            ratio(
                f"p99, of boardgame.io in memory, {tables} tables",
                slowest[own],
                slowest[memory],
                target=1,
                at_most=True,
            ),
        ]
    for name in runs:
        figures += [
            figure(name, speeds[name], "moves/s"),
            figure(f"{name}: p99", slowest[name], "ms"),
            figure(f"{name}: CPU of the servers for a move", cpu[name], "ms"),
        ]
    names = [name for name in runs if not name.startswith("boardgame")]
    return Report(
        figures,
        [bars("Moves a second", "moves/s", speeds, names), bars("99 of 100 moves take at most", "ms", slowest, names)],
    )


if __name__ == "__main__":
    bench(measure)
