"""People who play over the real API and sockets, and try again as our own client does when nobody answers.

What they were told to be done is written down, and so is what they were refused: the log has to agree with both.
"""

import json
import threading
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from collections import Counter
from http.client import HTTPException
from random import Random
from uuid import UUID, uuid4

from msgspec import Struct
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from serai.accounts.tokens import issue_token
from serai.api.idempotency import command_id
from tests.live.server import Client
from tests.nudges.house import member

PAUSES = (0.3, 1, 2, 4, 8)
PING_EVERY = 20.0
PATIENCE = 10.0
NONCE = "0f" * 16
BROKEN = (OSError, HTTPException, InvalidHandshake, ConnectionClosed, TimeoutError)
TOLD_TO_RETURN = (1006, 1012, 1013)
"""The line was lost, the server stops, the database is away."""
RETRYABLE_CODES = ("unavailable", "throttled")
"""Nothing was done. Who doesn't stop to think can say more in a second than a person may."""


class Told(Struct, frozen=True):
    """What the house has said about a wish."""

    table: UUID
    person: str
    command: UUID
    door: str
    result: str
    first: int
    last: int


class Record:
    """What all of them were told, and what nobody should ever be told."""

    def __init__(self):
        self.done: list[Told] = []
        self.refused: list[Told] = []
        self.faults: list[str] = []
        self.tables: dict[UUID, list[str]] = {}
        self.heard: list[tuple[str, UUID, int, set[int]]] = []
        self.troubles = Counter()
        self.away: set[AtSocket] = set()
        """Whose socket is lost right now,"""
        self.healed: list[float] = []
        """and how many seconds it took until one that was lost told the table again."""
        self.latest = 0.0
        """When something was done last."""

    def fault(self, what):
        self.faults.append(what)


class Refused(Exception):
    def __init__(self, problem):
        super().__init__(problem["code"])
        self.problem = problem


class Unanswered(Exception):
    """Nobody has answered, or only to say that it can't be told now."""


class Person:
    """A member with a verified address, who uses programs with a token."""

    def __init__(self, name):
        user = member(name)
        self.id, self.name, self.address = user.id, name, user.email
        self.token = issue_token(user=user, name="faults")[1]


class Player(ABC):
    """A person at one door of the house."""

    way = ""

    def __init__(self, person, door, record, dice, over=None):
        self.person, self.door, self.record, self.dice = person, door, record, dice
        self.over = over or threading.Event()
        """Set when nobody has time to think any more."""

    def once(self, method, path, body=None, key=None):
        """Raises Unanswered or Refused."""
        headers = {"Authorization": f"Bearer {self.person.token}", "Content-Type": "application/json"}
        if key:
            headers["Idempotency-Key"] = key
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://{self.door}/api/v1/{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE * 2) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise self._understood(error, f"{method} {path}") from None
        except BROKEN as error:
            self.record.troubles[type(error).__name__] += 1
            raise Unanswered from error

    def _understood(self, error, asked):
        answer = error.read()
        problem = json.loads(answer) if "problem+json" in error.headers.get("Content-Type", "") else None
        if problem and problem["code"] in RETRYABLE_CODES:
            self.record.troubles[problem["code"]] += 1
            return Unanswered()
        if problem and error.code < 500:
            return Refused(problem)
        self.record.fault(f"{asked} was answered with {error.code}: {answer[:200]!r}")
        return Unanswered()

    def ask(self, method, path, body=None, key=None):
        """Until somebody answers."""
        failures = 0
        while True:
            try:
                return self.once(method, path, body, key)
            except Unanswered:
                self.pause(failures)
                failures += 1

    def pause(self, failures):
        time.sleep(PAUSES[min(failures, len(PAUSES) - 1)] * self.dice.uniform(0.75, 1.25))

    def think(self):
        self.over.wait(self.dice.uniform(0.2, 1.0))

    def opens(self, game, seats, bots, **more):
        wish = {"game": game, "seats": seats, "bots": bots, **more}
        return self.ask("POST", "tables", wish, key=str(uuid4()))["id"]

    def sits(self, table):
        self.ask("POST", f"tables/{table}/seats", {"nonce": NONCE}, key=str(uuid4()))

    def chooses(self, position):
        return [self.dice.choice(position["legal"])]

    def done(self, table, key, answer):
        told = (UUID(table), self.person.name, command_id(self.person.id, key, UUID(table)), self.way)
        self.record.done.append(Told(*told, answer["result"], answer["first"], answer["last"]))
        self.record.latest = time.monotonic()

    def not_done(self, table, key, problem):
        told = (UUID(table), self.person.name, command_id(self.person.id, key, UUID(table)), self.way)
        self.record.refused.append(Told(*told, problem["code"], 0, 0))
        if problem["code"] not in ("moved-on", "wrong-moment", "illegal"):
            self.record.fault(f"{self.person.name} at table {table} was refused: {problem}")

    @abstractmethod
    def plays(self, table): ...


def is_due(position):
    return position["seat"] in position["waiting"] and position["legal"]


class AtRest(Player):
    """Looks by REST again and again, and acts by it."""

    way = "REST"

    def plays(self, table):
        while (position := self.ask("GET", f"tables/{table}")["position"])["status"] != "finished":
            if is_due(position):
                self.acts(table, position)
            self.think()

    def acts(self, table, position):
        key = str(uuid4())
        wish = {"rules": position["rules"], "actions": self.chooses(position), "at": position["version"]}
        try:
            self.done(table, key, self.ask("POST", f"tables/{table}/actions", wish, key))
        except Refused as refused:
            self.not_done(table, key, refused.problem)


class AtSocket(Player):
    """Has the table's socket open, as a browser does: it comes back by itself, and says again what was not answered."""

    way = "socket"

    def plays(self, table):
        self.table, self.client, self.failures = table, None, 0
        self.wish, self.since, self.lost_at = None, None, None
        self.refused_at = -1
        while not (self.client and self.client.frame and self.client.position["status"] == "finished"):
            try:
                self.goes_on()
            except BROKEN as error:
                self.lost(error)
        self.record.heard.append((self.person.name, UUID(table), self.since, set(self.client.events)))
        self.client.close()

    def goes_on(self):
        if self.client is None:
            self.client = Client(self.door, self.table, token=self.person.token)
        elif self.failures:
            self.client.reconnect()
        self.hears("table")
        if self.since is None:
            self.since = self.client.version
        if self.lost_at is not None:
            self.record.healed.append(time.monotonic() - self.lost_at)
            self.record.away.discard(self)
            self.lost_at = None
        self.says()
        while self.client.position["status"] != "finished":
            if self.wish is None and self.client.version > self.refused_at and is_due(self.client.position):
                self.think()
                self.wish = self.client.wish(*self.chooses(self.client.position))
                self.says()
            self.hears()

    def says(self):
        if self.wish:
            self.client.say(**self.wish)

    def hears(self, kind=None):
        """One message, or all up to one of this kind; who hears nothing for long asks whether anybody is there."""
        is_asked = False
        while True:
            try:
                message = self.client.hear(PATIENCE if kind or is_asked or self.wish else PING_EVERY)
            except TimeoutError:
                if kind or is_asked:
                    raise
                self.client.say(type="ping")
                is_asked = True
                continue
            self.failures = 0
            self.takes(message)
            if kind in (None, message["type"]):
                return

    def takes(self, message):
        if message["type"] == "done" and self.wish and message["id"] == self.wish["command"]:
            self.done(self.table, self.wish["command"], message)
            self.wish = None
        elif message["type"] == "refused" and (code := message["problem"]["code"]) in RETRYABLE_CODES:
            self.record.troubles[code] += 1
            self.pause(1)
            self.says()
        elif message["type"] == "refused":
            self.not_done(self.table, self.wish["command"], message["problem"])
            self.refused_at = self.wish["at"]  # by then others have moved: to try again makes sense when that is shown
            self.wish = None

    def lost(self, error):
        self.lost_at = self.lost_at or time.monotonic()
        self.record.away.add(self)
        code = getattr(getattr(error, "rcvd", None), "code", 1006)
        self.record.troubles[f"socket {code}"] += 1
        if code not in TOLD_TO_RETURN:
            self.record.fault(f"the socket of {self.person.name} at table {self.table} was closed with {error}")
        self.pause(self.failures)
        self.failures += 1


def dice_for(seed, *words):
    return Random(f"{seed} {' '.join(map(str, words))}")
