"""The speed of bots: turns per second of one worker, and how long a player waits for three greedy bots.

Everything is as on the running site: the worker plays the due turns by the same commands as players. Bots don't pause
here; on the site they do, so that players can see what happens.
"""

import json
import os
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any
from uuid import UUID

import psycopg
from msgspec import Struct
from websockets.sync.client import ClientConnection, connect

from bench.speed.report import OURS, SECONDS, Report, bars, bench, figure, interleaved, percentile
from bench.speed.stack import Stack, running_stack
from bench.speed.tables import Person, open_table_with, people
from tests.ops.stack import free_port

GREEDY = {"byzanz": "merchant", "zanzibar": "trader", "jantaris": "guildmaster"}
TIMEOUT = 120
PING_AFTER = 5
AT_A_TIME = 4
BOTS = {1, 2, 3}
TURNS = "SELECT count(DISTINCT (stream_id, command)) FROM eventlog_event WHERE position > %s AND seat IS NOT NULL"
LAST = "SELECT coalesce(max(position), 0) FROM eventlog_event"
DUE = "SELECT count(*) FROM tables_table WHERE bot_due"


class Waits(Struct, frozen=True):
    p50: float
    p95: float
    decisions: int

    def __str__(self) -> str:
        return f"p50 {self.p50:.0f} ms, p95 {self.p95:.0f} ms of {self.decisions}"


@contextmanager
def running_worker(stack: Stack, at_once: int) -> Iterator[None]:
    arguments = [
        "-m",
        "celery",
        "-A",
        "serai.site.celery",
        "worker",
        "--queues",
        "bots,housekeeping",
        "--pool",
        "prefork",
    ]
    arguments += ["--concurrency", str(at_once), "--loglevel", "WARNING", "--without-gossip", "--without-mingle"]
    arguments += ["--beat", "--schedule", str(stack.data_dir.path / f"beat-{at_once}")]  # a task may be lost
    worker = stack.python(f"worker-{at_once}", *arguments)
    try:
        _play_something(stack)
        yield
    finally:
        worker.stop()
        stack.supervisor.children.remove(worker)


def _play_something(stack: Stack) -> None:
    """Waits until the worker is running and warm."""
    for game, level in GREEDY.items():
        open_table_with(game, [], [level] * 4)
    with psycopg.connect(stack.url, autocommit=True) as connection:
        is_done = partial(connection.execute, "SELECT FROM tables_table WHERE bot_due")
        stack.supervisor.wait_for(lambda: is_done().rowcount == 0, "the worker", TIMEOUT)


def turns(stack: Stack, game: str) -> float:
    """Turns per second while bots play against each other at a few tables, which are then played to the end."""
    with psycopg.connect(stack.url, autocommit=True) as connection:

        def one(query: str, *arguments: int) -> int:
            (answer,) = connection.execute(query.encode(), arguments).fetchone()  # type: ignore[misc]
            return int(answer)

        last, began = one(LAST), time.monotonic()
        while (took := time.monotonic() - began) < SECONDS:
            if one(DUE) < AT_A_TIME:
                open_table_with(game, [], [GREEDY[game]] * 4)
            else:
                time.sleep(0.01)
        played = one(TURNS, last)
        stack.supervisor.wait_for(lambda: one(DUE) == 0, "the worker", TIMEOUT)
    return played / took


def waits(port: int, person: Person, game: str) -> Waits:
    """The time from a player's action to the frame of their next decision, if all the bots have played in between."""
    rng, found = random.Random(game), []
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        table = open_table_with(game, [person], [GREEDY[game]] * 3)
        url, headers = f"ws://127.0.0.1:{port}/ws/tables/{table}/", {"Authorization": f"Bearer {person.token}"}
        with connect(url, additional_headers=headers, max_size=None) as socket:
            player = Player(socket)
            player.wait_for_turn()
            while player.position["status"] == "running" and time.monotonic() < until:
                began = time.perf_counter()
                player.seen_actions = set()
                is_done = player.act(rng)
                player.wait_for_turn()
                if is_done and player.seen_actions >= BOTS:
                    found.append(1000 * (time.perf_counter() - began))
    return Waits(percentile(found, 50), percentile(found, 95), len(found))


class Player:
    """The player in the first seat of the table."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.position: dict[str, Any] = {"status": "open", "waiting": [], "version": 0}
        self.seen_actions: set[int] = set()
        """The seats whose actions were received since the last own action."""

    def wait_for_turn(self) -> None:
        while self.position["status"] != "finished" and 0 not in self.position["waiting"]:
            self._receive()

    def act(self, rng: random.Random) -> bool:
        """Whether it was accepted; not if another player was faster where all decide at the same time."""
        position, command = self.position, str(UUID(int=rng.getrandbits(128)))
        request = {"type": "act", "command": command, "rules": position["rules"], "version": position["version"]}
        self._socket.send(json.dumps({**request, "actions": [rng.choice(position["legal"])]}))
        while (message := self._receive())["type"] not in ("done", "refused"):
            pass
        return bool(message["type"] == "done")

    def _receive(self) -> dict[str, Any]:
        """An update may be lost: after a while without one it sends a ping, as the client does."""
        until = time.monotonic() + TIMEOUT
        while True:
            try:
                message: dict[str, Any] = json.loads(self._socket.recv(PING_AFTER))
                break
            except TimeoutError:
                if time.monotonic() > until:
                    raise
                self._socket.send('{"type":"ping"}')
        if message["type"] in ("table", "update"):
            self.position = message["position"]
            self.seen_actions |= {event["seat"] for event in message.get("events", ()) if event["seat"] is not None}
        return message


def measure() -> Report:
    with running_stack() as stack:
        stack.configure_django()
        stack.migrate()
        stack.web(port := free_port())
        (person,) = people(1)
        with running_worker(stack, 1):
            speeds = interleaved({OURS[game]: partial(turns, stack, game) for game in GREEDY})
        with running_worker(stack, os.cpu_count() or 1):
            waited = interleaved({OURS[game]: partial(waits, port, person, game) for game in GREEDY})
    return Report(
        [
            *(
                figure(
                    f"{name}: a person waits for three bots, p95",
                    [run.p95 for run in runs],
                    "ms",
                    target=400,
                    at_most=True,
                )
                for name, runs in waited.items()
            ),
            *(figure(f"{name}: the same, p50", [run.p50 for run in runs], "ms") for name, runs in waited.items()),
            *(figure(f"{name}: turns of one worker", runs, "turns/s") for name, runs in speeds.items()),
        ],
        [bars("Turns of one worker", "turns/s", speeds, list(speeds))],
    )


if __name__ == "__main__":
    bench(measure)
