"""Players who use the real API and sockets, and retry as our own client does when a request is not answered.

They record which commands were acknowledged and which were refused: the log has to agree with both.
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
from serai.api.core.idempotency import command_id
from tests.live.server import Client
from tests.notices.mail_recipients import member

PAUSES = (0.3, 1, 2, 4, 8)
PING_INTERVAL = 20.0
TIMEOUT = 10.0
NONCE = "0f" * 16
CONNECTION_ERRORS = (OSError, HTTPException, InvalidHandshake, ConnectionClosed, TimeoutError)
EXPECTED_CLOSE_CODES = (1006, 1012, 1013)
"""The connection was lost, the server stops, the database is away."""
RETRYABLE_CODES = ("unavailable", "throttled")
"""Nothing was done. These players don't pause to think, so they may send more messages per second than allowed."""


class Outcome(Struct, frozen=True):
    """What the site has answered to a command."""

    table: UUID
    person: str
    command: UUID
    transport: str
    result: str
    first: int
    last: int


class Record:
    """All answers to all players, and everything that should never happen."""

    def __init__(self):
        self.done: list[Outcome] = []
        self.refused: list[Outcome] = []
        self.findings: list[str] = []
        self.tables: dict[UUID, list[str]] = {}
        self.received: list[tuple[str, UUID, int, set[int]]] = []
        """By player and table: the version of the first frame, and the versions of all events after it."""
        self.errors = Counter()
        self.disconnected: set[SocketPlayer] = set()
        self.reconnect_seconds: list[float] = []
        """How long each lost socket took until it got the table again."""
        self.latest = 0.0
        """When the last command was acknowledged."""

    def add_finding(self, finding):
        self.findings.append(finding)


class Refused(Exception):
    def __init__(self, problem):
        super().__init__(problem["code"])
        self.problem = problem


class NoAnswer(Exception):
    """There was no answer, or one that asks to try again."""


class Member:
    """A member with a verified email address and an API token."""

    def __init__(self, name):
        user = member(name)
        self.id, self.name, self.address = user.id, name, user.email
        self.token = issue_token(user=user, name="faults")[1]


class Player(ABC):
    """A person who uses the site at one address by one transport."""

    transport = ""

    def __init__(self, person, address, record, rng, over=None):
        self.person, self.address, self.record, self.rng = person, address, record, rng
        self.over = over or threading.Event()
        """Set when players shall no longer pause between their moves."""

    def request_once(self, method, path, body=None, key=None):
        """Raises NoAnswer or Refused."""
        headers = {"Authorization": f"Bearer {self.person.token}", "Content-Type": "application/json"}
        if key:
            headers["Idempotency-Key"] = key
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://{self.address}/api/v1/{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT * 2) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            raise self._exception_for(error, f"{method} {path}") from None
        except CONNECTION_ERRORS as error:
            self.record.errors[type(error).__name__] += 1
            raise NoAnswer from error

    def _exception_for(self, error, request):
        response = error.read()
        problem = json.loads(response) if "problem+json" in error.headers.get("Content-Type", "") else None
        if problem and problem["code"] in RETRYABLE_CODES:
            self.record.errors[problem["code"]] += 1
            return NoAnswer()
        if problem and error.code < 500:
            return Refused(problem)
        self.record.add_finding(f"{request} was answered with {error.code}: {response[:200]!r}")
        return NoAnswer()

    def request(self, method, path, body=None, key=None):
        """Retries until there is an answer."""
        failures = 0
        while True:
            try:
                return self.request_once(method, path, body, key)
            except NoAnswer:
                self.back_off(failures)
                failures += 1

    def back_off(self, failures):
        time.sleep(PAUSES[min(failures, len(PAUSES) - 1)] * self.rng.uniform(0.75, 1.25))

    def pause(self):
        """Before a move."""
        self.over.wait(self.rng.uniform(0.2, 1.0))

    def open_table(self, game, seats, bots, **more):
        body = {"game": game, "seats": seats, "bots": bots, **more}
        return self.request("POST", "tables", body, key=str(uuid4()))["id"]

    def take_seat(self, table):
        self.request("POST", f"tables/{table}/seats", {"nonce": NONCE}, key=str(uuid4()))

    def choose_actions(self, position):
        return [self.rng.choice(position["legal"])]

    def record_done(self, table, key, answer):
        command = (UUID(table), self.person.name, command_id(self.person.id, key, UUID(table)), self.transport)
        self.record.done.append(Outcome(*command, answer["result"], answer["first"], answer["last"]))
        self.record.latest = time.monotonic()

    def record_refused(self, table, key, problem):
        command = (UUID(table), self.person.name, command_id(self.person.id, key, UUID(table)), self.transport)
        self.record.refused.append(Outcome(*command, problem["code"], 0, 0))
        if problem["code"] not in ("table-changed", "wrong-moment", "illegal"):
            self.record.add_finding(f"{self.person.name} at table {table} was refused: {problem}")

    @abstractmethod
    def play(self, table): ...


def is_due(position):
    return position["seat"] in position["waiting"] and position["legal"]


class RestPlayer(Player):
    """Polls the table and acts by REST."""

    transport = "REST"

    def play(self, table):
        while (position := self.request("GET", f"tables/{table}")["position"])["status"] != "finished":
            if is_due(position):
                self.act(table, position)
            self.pause()

    def act(self, table, position):
        key = str(uuid4())
        body = {"rules": position["rules"], "actions": self.choose_actions(position), "version": position["version"]}
        try:
            self.record_done(table, key, self.request("POST", f"tables/{table}/actions", body, key))
        except Refused as refused:
            self.record_refused(table, key, refused.problem)


class SocketPlayer(Player):
    """Uses the table's socket as a browser does: reconnects by itself, and sends unanswered commands again."""

    transport = "socket"

    def play(self, table):
        self.table, self.client, self.failures = table, None, 0
        self.pending, self.since, self.lost_at = None, None, None
        self.refused_at = -1
        while not (self.client and self.client.frame and self.client.position["status"] == "finished"):
            try:
                self.play_connected()
            except CONNECTION_ERRORS as error:
                self.on_disconnect(error)
        self.record.received.append((self.person.name, UUID(table), self.since, set(self.client.events)))
        self.client.close()

    def play_connected(self):
        if self.client is None:
            self.client = Client(self.address, self.table, token=self.person.token)
        elif self.failures:
            self.client.reconnect()
        self.receive("table")
        if self.since is None:
            self.since = self.client.version
        if self.lost_at is not None:
            self.record.reconnect_seconds.append(time.monotonic() - self.lost_at)
            self.record.disconnected.discard(self)
            self.lost_at = None
        self.send_pending()
        while self.client.position["status"] != "finished":
            if self.pending is None and self.client.version > self.refused_at and is_due(self.client.position):
                self.pause()
                self.pending = self.client.act_message(*self.choose_actions(self.client.position))
                self.send_pending()
            self.receive()

    def send_pending(self):
        if self.pending:
            self.client.send(**self.pending)

    def receive(self, kind=None):
        """Receives one message, or all up to one of this kind. After a long silence it sends a ping."""
        has_pinged = False
        while True:
            try:
                message = self.client.receive(TIMEOUT if kind or has_pinged or self.pending else PING_INTERVAL)
            except TimeoutError:
                if kind or has_pinged:
                    raise
                self.client.send(type="ping")
                has_pinged = True
                continue
            self.failures = 0
            self.handle(message)
            if kind in (None, message["type"]):
                return

    def handle(self, message):
        if message["type"] == "done" and self.pending and message["id"] == self.pending["command"]:
            self.record_done(self.table, self.pending["command"], message)
            self.pending = None
        elif message["type"] == "refused" and (code := message["problem"]["code"]) in RETRYABLE_CODES:
            self.record.errors[code] += 1
            self.back_off(1)
            self.send_pending()
        elif message["type"] == "refused":
            self.record_refused(self.table, self.pending["command"], message["problem"])
            self.refused_at = self.pending["version"]  # others have moved: acts again when their moves have arrived
            self.pending = None

    def on_disconnect(self, error):
        self.lost_at = self.lost_at or time.monotonic()
        self.record.disconnected.add(self)
        code = getattr(getattr(error, "rcvd", None), "code", 1006)
        self.record.errors[f"socket {code}"] += 1
        if code not in EXPECTED_CLOSE_CODES:
            self.record.add_finding(f"the socket of {self.person.name} at table {self.table} was closed with {error}")
        self.back_off(self.failures)
        self.failures += 1


def rng_for(seed, *words):
    return Random(f"{seed} {' '.join(map(str, words))}")
