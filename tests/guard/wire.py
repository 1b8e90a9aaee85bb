"""People at a running stack of whom every byte that reaches them is kept: REST answers, refusals, socket frames."""

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

PATIENCE = 60
READ = ("", "/events", "/history", "/export", "/fairness", "/ratings", "/chat", "/reason")
"""What anybody may ask of a table; reasons are refused as long as the game runs."""
READ_BY_PLAYERS = ("/note", "/standing-orders", "/mute")
CHAT = ("Good luck!", "Your turn", "I'll be back in a moment", "Well played")
ADVISED_EVERY, ENOUGH_ADVICE = 40, 2
"""Versions after which somebody asks for advice, and how often."""


class Heard(NamedTuple):
    """Something that reached somebody: by which door, when the table was how old for them, the bytes, the status."""

    door: str
    version: int
    data: bytes
    status: int = 200


class Listener:
    """Somebody with a browser. `guest=False`: nobody, who has not even said hello."""

    def __init__(self, port, *, guest=True):
        self.port = port
        self.address = own_address()
        self.heard = []
        self.version = 0
        self.cookies = {}
        self.socket = None
        self.table = None
        self.position = None
        self.began = None
        self.advised = 0
        self.name = self.post("guest", {})["name"] if guest else None

    @property
    def seat(self):
        return self.position["seat"]

    def ask(self, method, path, body=None):
        """The answer's status and bytes, which are kept."""
        headers = {"Idempotency-Key": str(uuid4()), "X-CSRFToken": self.cookies.get("csrftoken", "")}
        headers |= {"Cookie": self._cookie(), **self.address}
        data = None if body is None else json.dumps(body)
        if body is not None:
            headers["Content-Type"] = "application/json"
        with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)) as line:
            line.request(method, f"/api/v1/{path}", data, headers)
            answer = line.getresponse()
            content = answer.read()
        for line in answer.headers.get_all("Set-Cookie", ()):
            self.cookies |= {name: morsel.value for name, morsel in SimpleCookie(line).items()}
        self._keep(f"{method} {path}", content, answer.status)
        return answer.status, content

    def get(self, path):
        return json.loads(self.ask("GET", path)[1])

    def post(self, path, body):
        status, content = self.ask("POST", path, body)
        assert status < 300, content
        return json.loads(content)

    def comes_to(self, table):
        """By socket; who has a chair is known by the session."""
        self.table = table
        self.socket = connect(
            f"ws://127.0.0.1:{self.port}/ws/tables/{table}/",
            additional_headers={"Cookie": self._cookie(), **self.address},
            legacy=True,
            open_timeout=PATIENCE,
            max_size=None,
        )
        self.hear()

    def hear(self):
        data = self.socket.recv(PATIENCE)
        message = json.loads(data)
        if message["type"] in ("table", "moved"):
            self.position = message["position"]
            self.version = self.position["version"]
            self.began = self.began or self.version
        self._keep("socket", data.encode())
        return message

    def say(self, **message):
        """And hears everything up to the answer; who is told to speak slower says it again."""
        return wait_until(lambda: self._answer_to(message), "the socket takes it")

    def _answer_to(self, message):
        self.socket.send(json.dumps(message))
        while (answer := self.hear())["type"] not in ("done", "refused", "previewed", "pong"):
            pass
        return None if answer.get("problem", {}).get("code") == "throttled" else answer

    def looks(self):
        self.say(type="ping")
        return self.position

    def act(self, *actions):
        wish = {"type": "act", "command": str(uuid4()), "rules": self.position["rules"], "actions": list(actions)}
        return self.say(**wish, at=self.version)

    def preview(self, *actions):
        wish = {"type": "preview", "id": "p", "rules": self.position["rules"], "actions": list(actions)}
        return self.say(**wish, at=self.version)

    def reads_everything(self):
        """Through every door there is to the table."""
        doors = READ + (READ_BY_PLAYERS if self.seat is not None else ())
        for door in doors:
            self.ask("GET", f"tables/{self.table}{door}")
        for door in ("tables", "me/tables", "me/turns", "me/news", "games"):
            self.ask("GET", door)

    def asks_for_advice(self):
        """Twice in a game, until an expert has thought, which takes a second."""
        if self.version > ADVISED_EVERY * (self.advised + 1) and self.advised < ENOUGH_ADVICE:
            wait_until(self._is_answered, "an expert has thought")

    def _is_answered(self):
        """With advice, or with a refusal: there may be nothing to decide."""
        status, content = self.ask("GET", f"tables/{self.table}/hint")
        answer = json.loads(content)
        if status != HTTPStatus.OK:
            return answer["code"] != "still-thinking"
        self.advised += answer["advice"] is not None
        return answer["advice"] is not None

    def goes(self):
        self.socket.close()

    def _cookie(self):
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def _keep(self, door, data, status=HTTPStatus.OK):
        self.heard.append(Heard(door, self.version, data, int(status)))


class Recording(NamedTuple):
    """A whole game: who heard what, by seat (None: spectators), and the log as everybody may read it afterwards."""

    game: str
    table: str
    heard: dict
    export: bytes


def play(port, game, seats, dice, *, bots=(), most=10**6):
    """A game among people who choose by lot, and bots; some of what people do is tried first, or nonsense.

    A game that has come to so many versions is ended by common consent.
    """
    people = [Listener(port) for _ in range(seats - len(bots))]
    watcher, guest = Listener(port, guest=False), Listener(port)
    table = people[0].post("tables", {"game": game, "seats": seats, "bots": list(bots)})["id"]
    for person in people:
        person.post(f"tables/{table}/seats", {"nonce": dice.randbytes(16).hex()})
    everybody = [*people, watcher, guest]
    for listener in everybody:
        listener.comes_to(table)
    _play_on(people, everybody, dice, most)
    heard = {}
    for listener in everybody:
        heard.setdefault(listener.seat, []).append(listener.heard)
        listener.goes()
    return Recording(game, table, heard, watcher.ask("GET", f"tables/{table}/export")[1])


def _play_on(people, everybody, dice, most):
    turns = count(1)
    while (position := people[0].looks())["status"] == "running" and position["version"] < most:
        waited_for = [person for person in people if person.position["seat"] in position["waiting"]]
        if not waited_for:
            people[0].hear()  # until the bots have moved
            continue
        turn, person = next(turns), dice.choice(waited_for)
        person.asks_for_advice()
        if turn in (15, 35) or turn % 60 == 0:
            for listener in everybody:
                listener.looks()
                listener.reads_everything()
        if turn % 10 == 5:
            _talk_nonsense(person, people, dice)
        if turn % 20 == 7:
            person.post(f"tables/{person.table}/chat", {"text": dice.choice(CHAT)})
        person = dice.choice(people if dice.random() < 0.2 else waited_for)
        if person.looks()["legal"]:
            _turn(person, dice)
    for person in people if position["status"] == "running" else ():
        person.post(f"tables/{person.table}/agreement", {"wishes": True})
    for listener in everybody:
        listener.looks()


def _turn(person, dice):
    """One action, or several in one commit, as a board sends them."""
    actions = [dice.choice(person.position["legal"])]
    while dice.random() < 0.4:
        tried = person.preview(*actions)
        if tried["type"] == "refused" or tried["reveals"] or not tried["legal"]:
            break
        actions.append(dice.choice(tried["legal"]))
    person.act(*actions)


def _talk_nonsense(person, people, dice):
    """What is legal for somebody else, or was so once: the refusal tells no more than the rules do."""
    at_table = f"tables/{person.table}"
    person.ask("POST", f"{at_table}/preview", {"rules": person.position["rules"], "actions": [{}]})
    offered = [action for somebody in people for action in somebody.looks()["legal"]]
    for somebody in people:
        if not_theirs := [action for action in offered if action not in somebody.position["legal"]]:
            somebody.preview(dice.choice(not_theirs))
    if own := person.position["legal"]:
        wish = {"rules": person.position["rules"], "actions": [dice.choice(own)], "at": person.began}
        person.ask("POST", f"{at_table}/actions", wish)


def dice_of(*words):
    return random.Random(" ".join(map(str, words)))
