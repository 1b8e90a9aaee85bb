"""Moves over sockets: each is seen by everybody at its table before the next is made.

Ours is durable before it is shown. The peer is a boardgame.io server, which shows a move before it stores it, with its
store in memory and with its FlatFile store; both play Tally, the same small game, and are driven by the same client.
There are as many server processes as cores, and each table is served by one of them, as the peer needs; once the two
players of each table sit at two of ours.
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

from bench.speed.house import House, a_house, cpu_seconds
from bench.speed.peers import PEERS, with_node
from bench.speed.report import SECONDS, Report, bars, bench, figure, interleaved, ratio, say
from bench.speed.tables import Person, a_table, people
from tests.ops.stack import free_port

PROCESSES = os.cpu_count() or 1
TABLES = (8, 32)
BYZANZ_SEATS = 3
"""It takes three at least: three sockets see each of its moves."""


class Run(Struct, frozen=True):
    moves_per_s: float
    p50: float
    p99: float
    cpu_ms: float
    """Of all server processes, for each move."""

    def __str__(self) -> str:
        return f"{self.moves_per_s:.0f} moves/s, p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms, {self.cpu_ms:.2f} ms CPU"


class BrokenOff(Exception):
    """The client has lost a server."""


def drive(speaks: str, lanes: Sequence[Sequence[Any]], processes: Callable[[], list[psutil.Process]]) -> Run:
    """What the client finds while it plays, and what the servers use up for it."""
    wish = {"speaks": speaks, "seconds": SECONDS, "lanes": lanes}
    command = [*with_node(), str(PEERS / "drive.mjs")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as client:
        assert client.stdin
        assert client.stdout
        client.stdin.write(json.dumps(wish) + "\n")
        client.stdin.flush()
        if client.stdout.readline() != "ready\n":
            raise BrokenOff
        before = cpu_seconds(processes())
        client.stdin.write("go\n")
        client.stdin.flush()
        if not (told := client.stdout.readline()):
            raise BrokenOff
        found = json.loads(told)
        used = cpu_seconds(processes()) - before
    return Run(found["moves"] / found["seconds"], found["p50"], found["p99"], 1000 * used / found["moves"])


def ours(house: House, ports: Sequence[int], seated: Sequence[Person], game: str, tables: int, apart: int = 0) -> Run:
    """In Byzanz games end: whoever has finished one goes to the next table. Apart, seats are at different servers."""
    in_a_row = 1 if game == "tally" else max(4, 128 // tables)
    lanes = []
    for number in range(tables):
        urls = [f"ws://127.0.0.1:{ports[(number + apart * seat) % len(ports)]}" for seat in range(len(seated))]
        seats = [{"url": url, "token": person.token} for url, person in zip(urls, seated, strict=True)]
        lanes.append([{"id": a_table(game, seated), "seats": seats} for _ in range(in_a_row)])
    return drive("serai", lanes, house.processes)


class Peers:
    """Servers of boardgame.io with one of its stores, started once."""

    def __init__(self, store: str, folder: str) -> None:
        self._store, self._folder = store, folder
        self._begin()

    def __call__(self, tables: int) -> Run:
        """Now and then one reads a file of its own half-written, and ends: then they begin anew."""
        try:
            return self._drive(tables)
        except BrokenOff:
            say("boardgame.io has ended, and begins anew")
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
                    raise RuntimeError("boardgame.io could not begin")

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
    with a_house() as house, peers_with("memory") as memory, peers_with("flatfile") as flatfile:
        house.tune_django()
        house.migrate()
        ports = [free_port() for _ in range(PROCESSES)]
        for port in ports:
            house.web(port)
        two, three = people(2), people(BYZANZ_SEATS)
        time.sleep(1)
        contenders: dict[str, Callable[[], Run]] = {}
        for tables in TABLES:
            contenders[f"Tally, {tables} tables"] = partial(ours, house, ports, two, "tally", tables)
            contenders[f"boardgame.io in memory, {tables} tables"] = partial(memory, tables)
            contenders[f"Byzanz, {tables} tables"] = partial(ours, house, ports, three, "byzanz", tables)
            contenders[f"boardgame.io FlatFile, {tables} tables"] = partial(flatfile, tables)
        contenders["Tally, 8 tables, players at two servers"] = partial(ours, house, ports, two, "tally", 8, apart=1)
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
            ratio(f"moves a second, of boardgame.io in memory, {tables} tables", speeds[own], speeds[memory], aim=1),
            ratio(f"moves a second, of boardgame.io FlatFile, {tables} tables", speeds[own], speeds[file], aim=4),
            ratio(
                f"p99, of boardgame.io in memory, {tables} tables", slowest[own], slowest[memory], aim=1, at_most=True
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
