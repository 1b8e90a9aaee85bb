"""A thousand spectators at one table, over two server processes, while two people play five moves a second.

Measured from the time a move is recorded, just before its commit, until the last socket has it. The client runs on the
same machine and has the same clock.
"""

import json
import resource
import subprocess
from functools import partial

from msgspec import Struct

from bench.speed.peers import PEERS, with_node
from bench.speed.report import SECONDS, Bars, Report, bench, figure, interleaved, percentile
from bench.speed.stack import Stack, running_stack
from bench.speed.tables import Person, open_table_with, people
from tests.ops.stack import free_port

SPECTATORS = 1000
PROCESSES = 2
PER_SECOND = 5


class Fanout(Struct, frozen=True):
    p50: float
    p99: float
    kb_a_socket: float

    def __str__(self) -> str:
        return f"p50 {self.p50:.0f} ms, p99 {self.p99:.0f} ms, {self.kb_a_socket:.0f} kB a socket"


def measure_fanout(stack: Stack, seated: list[Person]) -> Fanout:
    """Starts servers of its own: the memory of a socket is computed from their growth."""
    ports = [free_port() for _ in range(PROCESSES)]
    servers = [stack.web(port) for port in ports]
    try:
        return _watched(stack, seated, ports)
    finally:
        for server in servers:
            server.stop()
            stack.supervisor.children.remove(server)


def _watched(stack: Stack, seated: list[Person], ports: list[int]) -> Fanout:
    request = {
        "table": open_table_with("tally", seated),
        "urls": [f"ws://127.0.0.1:{port}" for port in ports],
        "tokens": [person.token for person in seated],
        "spectators": SPECTATORS,
        "perSecond": PER_SECOND,
        "seconds": 2 * SECONDS,
    }
    command = [*with_node(), str(PEERS / "spectators.mjs")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as client:

        def say(line: str, answer: str = "") -> str:
            assert client.stdin
            assert client.stdout
            client.stdin.write(line + "\n")
            client.stdin.flush()
            response = client.stdout.readline().strip()
            if not response or (answer and response != answer):
                raise RuntimeError(f"the spectators did not connect: {response!r}")
            return response

        say(json.dumps(request), "seated")
        before = _memory(stack)
        say("come", "ready")
        grown = _memory(stack) - before
        took = json.loads(say("play"))
    return Fanout(percentile(took, 50), percentile(took, 99), grown / SPECTATORS / 1024)


def _memory(stack: Stack) -> int:
    """The memory of the web servers, in bytes."""
    return sum(process.memory_info().rss for process in stack.processes() if "uvicorn" in process.cmdline())


def measure() -> Report:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with running_stack() as stack:
        stack.configure_django()
        stack.migrate()
        runs = interleaved({"crowd": partial(measure_fanout, stack, people(2))})["crowd"]
    slowest = figure(
        f"{SPECTATORS:,} spectators, p99 to the last socket", [run.p99 for run in runs], "ms", target=250, at_most=True
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
