"""How fast bots answer: turns a second of one worker, and how long somebody waits for three greedy ones.

Everything as in the running house: the worker plays what the log says is due, by the same commands as people. Bots take
no pause here, which they do where people sit together, so that one can see what they did.
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

from bench.speed.house import House, a_house
from bench.speed.report import OURS, SECONDS, Report, bars, bench, figure, interleaved, percentile
from bench.speed.tables import Person, a_table, people
from tests.ops.stack import free_port

GREEDY = {"byzanz": "merchant", "zanzibar": "trader", "jantaris": "guildmaster"}
PATIENCE = 120
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
def a_worker(house: House, at_once: int) -> Iterator[None]:
    arguments = ["-m", "celery", "-A", "serai.site.celery", "worker", "--queues", "worker,clerk", "--pool", "prefork"]
    arguments += ["--concurrency", str(at_once), "--loglevel", "WARNING", "--without-gossip", "--without-mingle"]
    arguments += ["--beat", "--schedule", str(house.place.var / f"beat-{at_once}")]  # a hint may be lost
    worker = house.python(f"worker-{at_once}", *arguments)
    try:
        _play_something(house)
        yield
    finally:
        worker.stop()
        house.supervisor.children.remove(worker)


def _play_something(house: House) -> None:
    """Until the worker is there and warm."""
    for game, level in GREEDY.items():
        a_table(game, [], [level] * 4)
    with psycopg.connect(house.url, autocommit=True) as connection:
        is_done = partial(connection.execute, "SELECT FROM tables_table WHERE bot_due")
        house.supervisor.wait_for(lambda: is_done().rowcount == 0, "the worker", PATIENCE)


def turns(house: House, game: str) -> float:
    """A second, while bots play among themselves at a few tables; those are played to their end before the next."""
    with psycopg.connect(house.url, autocommit=True) as connection:

        def one(query: str, *arguments: int) -> int:
            (answer,) = connection.execute(query.encode(), arguments).fetchone()  # type: ignore[misc]
            return int(answer)

        last, began = one(LAST), time.monotonic()
        while (took := time.monotonic() - began) < SECONDS:
            if one(DUE) < AT_A_TIME:
                a_table(game, [], [GREEDY[game]] * 4)
            else:
                time.sleep(0.01)
        played = one(TURNS, last)
        house.supervisor.wait_for(lambda: one(DUE) == 0, "the worker", PATIENCE)
    return played / took


def waits(port: int, person: Person, game: str) -> Waits:
    """From what somebody says to the frame in which it is theirs to decide again, where all the bots have played."""
    rng, found = random.Random(game), []
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        table = a_table(game, [person], [GREEDY[game]] * 3)
        url, headers = f"ws://127.0.0.1:{port}/ws/tables/{table}/", {"Authorization": f"Bearer {person.token}"}
        with connect(url, additional_headers=headers, max_size=None) as socket:
            chair = Chair(socket)
            chair.wait_for_turn()
            while chair.position["status"] == "running" and time.monotonic() < until:
                began = time.perf_counter()
                chair.heard_of = set()
                is_done = chair.act(rng)
                chair.wait_for_turn()
                if is_done and chair.heard_of >= BOTS:
                    found.append(1000 * (time.perf_counter() - began))
    return Waits(percentile(found, 50), percentile(found, 95), len(found))


class Chair:
    """The person's, at the first place of the table."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.position: dict[str, Any] = {"status": "open", "waiting": [], "version": 0}
        self.heard_of: set[int] = set()
        """Whose actions were told since somebody asked."""

    def wait_for_turn(self) -> None:
        while self.position["status"] != "finished" and 0 not in self.position["waiting"]:
            self._hear()

    def act(self, rng: random.Random) -> bool:
        """Whether it was done; not if somebody was quicker where all decide at once."""
        position, command = self.position, str(UUID(int=rng.getrandbits(128)))
        wish = {"type": "act", "command": command, "rules": position["rules"], "at": position["version"]}
        self._socket.send(json.dumps({**wish, "actions": [rng.choice(position["legal"])]}))
        while (message := self._hear())["type"] not in ("done", "refused"):
            pass
        return bool(message["type"] == "done")

    def _hear(self) -> dict[str, Any]:
        """A bell may be lost: who hears nothing for long asks, as a page does."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                message: dict[str, Any] = json.loads(self._socket.recv(PING_AFTER))
                break
            except TimeoutError:
                if time.monotonic() > until:
                    raise
                self._socket.send('{"type":"ping"}')
        if message["type"] in ("table", "moved"):
            self.position = message["position"]
            self.heard_of |= {event["seat"] for event in message.get("events", ()) if event["seat"] is not None}
        return message


def measure() -> Report:
    with a_house() as house:
        house.tune_django()
        house.migrate()
        house.web(port := free_port())
        (person,) = people(1)
        with a_worker(house, 1):
            speeds = interleaved({OURS[game]: partial(turns, house, game) for game in GREEDY})
        with a_worker(house, os.cpu_count() or 1):
            waited = interleaved({OURS[game]: partial(waits, port, person, game) for game in GREEDY})
    return Report(
        [
            *(
                figure(
                    f"{name}: a person waits for three bots, p95",
                    [run.p95 for run in runs],
                    "ms",
                    aim=400,
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
