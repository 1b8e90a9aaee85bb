"""A thousand spectators at one table, over two server processes, while two people play five moves a second.

Measured from when a move is recorded, just before its commit, to when the last socket has it; the client runs on the
same machine and has the same clock.
"""

import json
import resource
import subprocess
from functools import partial

from msgspec import Struct

from bench.speed.house import House, a_house
from bench.speed.peers import PEERS, with_node
from bench.speed.report import SECONDS, Bars, Report, bench, figure, interleaved, percentile
from bench.speed.tables import Person, a_table, people
from tests.ops.stack import free_port

SPECTATORS = 1000
PROCESSES = 2
PER_SECOND = 5


class Crowd(Struct, frozen=True):
    p50: float
    p99: float
    kb_a_socket: float

    def __str__(self) -> str:
        return f"p50 {self.p50:.0f} ms, p99 {self.p99:.0f} ms, {self.kb_a_socket:.0f} kB a socket"


def crowd(house: House, seated: list[Person]) -> Crowd:
    """With servers of its own: what a socket takes is told by how much they have grown."""
    ports = [free_port() for _ in range(PROCESSES)]
    servers = [house.web(port) for port in ports]
    try:
        return _watched(house, seated, ports)
    finally:
        for server in servers:
            server.stop()
            house.supervisor.children.remove(server)


def _watched(house: House, seated: list[Person], ports: list[int]) -> Crowd:
    wish = {
        "table": a_table("tally", seated),
        "urls": [f"ws://127.0.0.1:{port}" for port in ports],
        "tokens": [person.token for person in seated],
        "spectators": SPECTATORS,
        "perSecond": PER_SECOND,
        "seconds": 2 * SECONDS,
    }
    command = [*with_node(), str(PEERS / "crowd.mjs")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as client:

        def say(line: str, answer: str = "") -> str:
            assert client.stdin
            assert client.stdout
            client.stdin.write(line + "\n")
            client.stdin.flush()
            heard = client.stdout.readline().strip()
            if not heard or (answer and heard != answer):
                raise RuntimeError(f"the crowd did not come: {heard!r}")
            return heard

        say(json.dumps(wish), "seated")
        before = _memory(house)
        say("come", "ready")
        grown = _memory(house) - before
        took = json.loads(say("play"))
    return Crowd(percentile(took, 50), percentile(took, 99), grown / SPECTATORS / 1024)


def _memory(house: House) -> int:
    """Of the web servers, in bytes."""
    return sum(process.memory_info().rss for process in house.processes() if "uvicorn" in process.cmdline())


def measure() -> Report:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with a_house() as house:
        house.tune_django()
        house.migrate()
        runs = interleaved({"crowd": partial(crowd, house, people(2))})["crowd"]
    slowest = figure(
        f"{SPECTATORS:,} spectators, p99 to the last socket", [run.p99 for run in runs], "ms", aim=250, at_most=True
    )
    median = figure(f"{SPECTATORS:,} spectators, p50 to the last socket", [run.p50 for run in runs], "ms")
    return Report(
        [slowest, median, figure("memory of the servers for a socket", [run.kb_a_socket for run in runs], "kB")],
        [
            Bars(
                "From a move to the last of 1,000 sockets",
                "ms",
                [("p50", median.value, True), ("p99", slowest.value, True)],
            )
        ],
    )


if __name__ == "__main__":
    bench(measure)
