"""Test clients of the API: a browser with its cookies, a program with its token."""

import json
from itertools import count
from uuid import UUID, uuid4

from django.test import Client

from serai.accounts.guest import new_guest
from serai.accounts.tokens import issue_token
from serai.tables.read_models.rows import waiting_for
from serai.tables.store import django_store, run_sync
from serai.tables.table_cache import current_table
from tests.tables.sample_tables import first_legal, move

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


class ApiClient:
    """A client of the API with a user's token; `ApiClient(token=None)` is anonymous."""

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
        """Opens a table and sits down in seat 0."""
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
        body = {"rules": position["rules"], "version": position["version"], "actions": [position["legal"][number]]}
        return self.post(f"tables/{table}/actions", body, **more)


def guest_client():
    """A guest with a token."""
    user = new_guest()
    return ApiClient(issue_token(user=user, name="test")[1], user)


def member_client():
    """A member with a token."""
    client = guest_client()
    client.user.is_guest = False
    client.user.save(update_fields=["is_guest"])
    return client


def browser_of(user):
    """A browser in which the user has signed in."""
    browser = ApiClient(user=user)
    browser.client.force_login(user)
    return browser


def username(client):
    return client.user.username


def send_chat(client, table, text, **more):
    return client.post(f"tables/{table}/chat", {"text": text}, **more)


def running(seats=2, game="haggle", **more):
    """People at a table whose game has started, and the table's id."""
    people = [member_client() if more.get("ranked") else guest_client() for _ in range(seats)]
    table = people[0].opens(game, seats, **more)
    for other in people[1:]:
        other.sits(table["id"], invitation=table["invitation"] or "")
    return people, table["id"]


def timed_game(**settings):
    """Three people at a running table, the one to move first, and the table's id."""
    people = [guest_client() for _ in range(3)]
    table = people[0].opens("byzanz", 3, **settings)["id"]
    for other in people[1:]:
        other.sits(table)
    seat = people[0].sees(table)["position"]["waiting"][0]
    return people[seat:] + people[:seat], table


def finished(people, table):
    """Plays first legal actions until the game is over; not over the API, which would be slower."""
    loaded = run_sync(current_table(django_store, UUID(str(table))))
    while waiting := waiting_for(loaded.state):
        loaded = move(loaded, waiting[0], first_legal(loaded, waiting[0])).loaded
    return people[0].sees(table)


def replay_steps(client, table, query=""):
    """All steps of a table's history, read page by page."""
    found = []
    while True:
        page = client.get(f"tables/{table}/history?after={len(found)}{query}")
        assert page.status == 200, page.content
        found += page["steps"]
        if len(found) >= page["version"]:
            return found


def table_ids(answer):
    """The ids in a list of tables."""
    assert answer.status == 200, answer.content
    return [table["id"] for table in answer["tables"]]
