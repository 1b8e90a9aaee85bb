"""People and programs at the door of the API: a browser with its cookies, a program with its token."""

import json
from itertools import count
from uuid import UUID, uuid4

from django.test import Client

from serai.accounts.guest import new_guest
from serai.accounts.tokens import issue_token
from serai.tables.doors import django_door, run
from serai.tables.known import current
from serai.tables.rows import waiting_for
from tests.tables.people import first_legal, move

NONCE = "0f" * 16
_keys = count(1)


class Answer:
    def __init__(self, response):
        self.response = response
        self.status = response.status_code
        self.headers = response.headers
        self.content = response.content

    @property
    def json(self):
        return json.loads(self.content)

    def __getitem__(self, name):
        return self.json[name]

    @property
    def code(self):
        return self.json["code"]


class Person:
    """Somebody who asks, as a program with a token; `Person(token=None)` is a stranger."""

    def __init__(self, token=None, user=None):
        self.client = Client()
        self.user = user
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def ask(self, method, path, body=None, *, key=None, **headers):
        """`key=None` is a fresh Idempotency-Key; `key=False` sends none."""
        given = {**self.headers, **headers}
        if method == "POST" and key is not False:
            given["Idempotency-Key"] = key or f"key-{next(_keys)}-{uuid4()}"
        elif key:
            given["Idempotency-Key"] = key
        data = b"" if body is None else json.dumps(body)
        content_type = "" if body is None else "application/json"
        response = self.client.generic(method, f"/api/v1/{path}", data, content_type=content_type, headers=given)
        return Answer(response)

    def get(self, path, **more):
        return self.ask("GET", path, **more)

    def post(self, path, body=None, **more):
        return self.ask("POST", path, body, **more)

    def delete(self, path, **more):
        return self.ask("DELETE", path, **more)

    def opens(self, game="haggle", seats=2, **more):
        """A table that the person has opened, sitting at seat 0."""
        answer = self.post("tables", {"game": game, "seats": seats, **more})
        assert answer.status == 201, answer.content
        self.sits(answer["id"], seat=0)
        return self.sees(answer["id"])

    def sits(self, table, **more):
        answer = self.post(f"tables/{table}/seats", {"nonce": NONCE, **more})
        assert answer.status == 200, answer.content
        return answer.json

    def sees(self, table):
        answer = self.get(f"tables/{table}")
        assert answer.status == 200, answer.content
        return answer.json

    def acts(self, table, position=None, number=0, **more):
        position = position or self.sees(table)["position"]
        body = {"rules": position["rules"], "at": position["version"], "actions": [position["legal"][number]]}
        return self.post(f"tables/{table}/actions", body, **more)


def person():
    """A guest with a token."""
    user = new_guest()
    return Person(issue_token(user=user, name="test")[1], user)


def member():
    """The same, with an account of their own."""
    somebody = person()
    somebody.user.is_guest = False
    somebody.user.save(update_fields=["is_guest"])
    return somebody


def running(seats=2, game="haggle", **more):
    """People at a table whose game has begun, and the table's id."""
    people = [member() if more.get("ranked") else person() for _ in range(seats)]
    table = people[0].opens(game, seats, **more)
    for other in people[1:]:
        other.sits(table["id"], invitation=table["invitation"] or "")
    return people, table["id"]


def finished(people, table):
    """Plays the first legal actions until the game is over; not through the API, where that takes longer."""
    known = run(current(django_door, UUID(str(table))))
    while waiting := waiting_for(known.chronicle):
        known = move(known, waiting[0], first_legal(known, waiting[0])).known
    return people[0].sees(table)


def frames(somebody, table, query=""):
    """Of a table's history, page by page."""
    found = []
    while True:
        page = somebody.get(f"tables/{table}/history?after={len(found)}{query}")
        assert page.status == 200, page.content
        found += page["frames"]
        if len(found) >= page["version"]:
            return found
