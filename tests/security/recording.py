"""Clients of a running stack that record every byte they receive: REST responses, refusals, socket messages."""

import http.client
import json
import random
from contextlib import closing
from http import HTTPStatus
from http.cookies import SimpleCookie
from itertools import count
from typing import NamedTuple
from uuid import uuid4

from websockets.sync.client import connect

from tests.ops.stack import own_address, wait_until

TIMEOUT = 60
READ = ("", "/events", "/history", "/export", "/fairness", "/ratings", "/chat", "/explanation")
"""What every client may read of a table; explanations are refused while the game runs."""
READ_BY_PLAYERS = ("/note", "/standing-orders", "/mute")
CHAT = ("Good luck!", "Your turn", "I'll be back in a moment", "Well played")
ADVICE_INTERVAL, MAX_ADVICE = 40, 2
"""Versions between two requests for advice, and the number of requests."""


class ReceivedMessage(NamedTuple):
    """Received bytes: from which endpoint, the version of the table that the client knew, and the status."""

    endpoint: str
    version: int
    data: bytes
    status: int = 200


class RecordingClient:
    """A guest with a browser; anonymous if `guest` is False."""

    def __init__(self, port, *, guest=True):
        self.port = port
        self.address = own_address()
        self.messages = []
        self.version = 0
        self.cookies = {}
        self.socket = None
        self.table = None
        self.position = None
        self.first_version = None
        self.advice_received = 0
        self.name = self.post("guest", {})["name"] if guest else None

    @property
    def seat(self):
        return self.position["seat"]

    def ask(self, method, path, body=None):
        """Records the response, and returns its status and bytes."""
        headers = {"Idempotency-Key": str(uuid4()), "X-CSRFToken": self.cookies.get("csrftoken", "")}
        headers |= {"Cookie": self._cookie(), **self.address}
        data = None if body is None else json.dumps(body)
        if body is not None:
            headers["Content-Type"] = "application/json"
        with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=TIMEOUT)) as connection:
            connection.request(method, f"/api/v1/{path}", data, headers)
            answer = connection.getresponse()
            content = answer.read()
        for cookie in answer.headers.get_all("Set-Cookie", ()):
            self.cookies |= {name: morsel.value for name, morsel in SimpleCookie(cookie).items()}
        self._record(f"{method} {path}", content, answer.status)
        return answer.status, content

    def get(self, path):
        return json.loads(self.ask("GET", path)[1])

    def post(self, path, body):
        status, content = self.ask("POST", path, body)
        assert status < 300, content
        return json.loads(content)

    def connect_to(self, table):
        """Opens the socket of the table, with the session's cookies."""
        self.table = table
        self.socket = connect(
            f"ws://127.0.0.1:{self.port}/ws/tables/{table}/",
            additional_headers={"Cookie": self._cookie(), **self.address},
            legacy=True,
            open_timeout=TIMEOUT,
            max_size=None,
        )
        self.receive()

    def receive(self):
        data = self.socket.recv(TIMEOUT)
        message = json.loads(data)
        if message["type"] in ("table", "update"):
            self.position = message["position"]
            self.version = self.position["version"]
            self.first_version = self.first_version or self.version
        self._record("socket", data.encode())
        return message

    def send(self, **message):
        """Sends a message, again if it is throttled, and receives everything up to the answer."""
        return wait_until(lambda: self._answer_to(message), "the socket answers")

    def _answer_to(self, message):
        self.socket.send(json.dumps(message))
        while (answer := self.receive())["type"] not in ("done", "refused", "previewed", "pong"):
            pass
        return None if answer.get("problem", {}).get("code") == "throttled" else answer

    def refresh(self):
        self.send(type="ping")
        return self.position

    def act(self, *actions):
        rules, command = self.position["rules"], str(uuid4())
        return self.send(type="act", command=command, rules=rules, actions=list(actions), version=self.version)

    def preview(self, *actions):
        rules = self.position["rules"]
        return self.send(type="preview", id="p", rules=rules, actions=list(actions), version=self.version)

    def read_all_endpoints(self):
        for path in READ + (READ_BY_PLAYERS if self.seat is not None else ()):
            self.ask("GET", f"tables/{self.table}{path}")
        for path in ("tables", "me/tables", "me/turns", "me/updates", "games"):
            self.ask("GET", path)

    def request_advice(self):
        """Twice in a game. Waits until the search is done, which takes a second."""
        if self.version > ADVICE_INTERVAL * (self.advice_received + 1) and self.advice_received < MAX_ADVICE:
            wait_until(self._has_advice, "the search is done")

    def _has_advice(self):
        """True also if the advice is refused: there may be nothing to decide."""
        status, content = self.ask("GET", f"tables/{self.table}/advice")
        answer = json.loads(content)
        if status != HTTPStatus.OK:
            return answer["code"] != "advice-pending"
        self.advice_received += answer["advice"] is not None
        return answer["advice"] is not None

    def close(self):
        self.socket.close()

    def _cookie(self):
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def _record(self, endpoint, data, status=HTTPStatus.OK):
        self.messages.append(ReceivedMessage(endpoint, self.version, data, int(status)))


class Recording(NamedTuple):
    """A whole game: the received messages by seat (None: spectators), and the public log after the end."""

    game: str
    table: str
    messages: dict
    export: bytes


def play(port, game, seats, rng, *, bots=(), max_version=10**6):
    """A game of people who choose randomly, and bots. Some actions are previewed first, some requests are illegal.

    At `max_version` all players vote to end the game.
    """
    people = [RecordingClient(port) for _ in range(seats - len(bots))]
    spectator, guest = RecordingClient(port, guest=False), RecordingClient(port)
    table = people[0].post("tables", {"game": game, "seats": seats, "bots": list(bots)})["id"]
    for person in people:
        person.post(f"tables/{table}/seats", {"nonce": rng.randbytes(16).hex()})
    clients = [*people, spectator, guest]
    for client in clients:
        client.connect_to(table)
    _play_to_the_end(people, clients, rng, max_version)
    messages = {}
    for client in clients:
        messages.setdefault(client.seat, []).append(client.messages)
        client.close()
    return Recording(game, table, messages, spectator.ask("GET", f"tables/{table}/export")[1])


def _play_to_the_end(people, clients, rng, max_version):
    turns = count(1)
    while (position := people[0].refresh())["status"] == "running" and position["version"] < max_version:
        movers = [person for person in people if person.position["seat"] in position["waiting"]]
        if not movers:
            people[0].receive()  # until the bots have moved
            continue
        turn, person = next(turns), rng.choice(movers)
        person.request_advice()
        if turn in (15, 35) or turn % 60 == 0:
            for client in clients:
                client.refresh()
                client.read_all_endpoints()
        if turn % 10 == 5:
            _send_illegal_requests(person, people, rng)
        if turn % 20 == 7:
            person.post(f"tables/{person.table}/chat", {"text": rng.choice(CHAT)})
        person = rng.choice(people if rng.random() < 0.2 else movers)
        if person.refresh()["legal"]:
            _turn(person, rng)
    for person in people if position["status"] == "running" else ():
        person.post(f"tables/{person.table}/end-vote", {"agree": True})
    for client in clients:
        client.refresh()


def _turn(person, rng):
    """One action, or several in one commit, as a board sends them."""
    actions = [rng.choice(person.position["legal"])]
    while rng.random() < 0.4:
        preview = person.preview(*actions)
        if preview["type"] == "refused" or preview["reveals"] or not preview["legal"]:
            break
        actions.append(rng.choice(preview["legal"]))
    person.act(*actions)


def _send_illegal_requests(person, people, rng):
    """Actions that are legal for others, or were legal before: the refusals must not reveal anything."""
    at_table = f"tables/{person.table}"
    person.ask("POST", f"{at_table}/preview", {"rules": person.position["rules"], "actions": [{}]})
    offered = [action for player in people for action in player.refresh()["legal"]]
    for player in people:
        if illegal := [action for action in offered if action not in player.position["legal"]]:
            player.preview(rng.choice(illegal))
    if own := person.position["legal"]:
        stale = {"rules": person.position["rules"], "actions": [rng.choice(own)], "version": person.first_version}
        person.ask("POST", f"{at_table}/actions", stale)


def rng_of(*parts):
    return random.Random(" ".join(map(str, parts)))
