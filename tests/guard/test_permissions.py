"""Everything that can be asked, asked by everybody: the answers are those of the table."""

import json
from contextlib import closing
from uuid import uuid4

import pytest
from django.test import Client
from drf_spectacular.generators import EndpointEnumerator
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.api.people import Answer, Person
from tests.guard.permissions import PAGE, page, read, socket_questions
from tests.guard.roles import ROLES, House, outcome, question, told
from tests.live.server import PATIENCE, serving

STRANGERS = ("nobody", "guest", "spectator", "moderator")
V1 = "/api/v1"
AUTH = f"{V1}/auth/browser/v1"


def operations():
    found = {}
    for path, _, method, callback in EndpointEnumerator(urlconf="serai.site.urls").get_api_endpoints():
        if operation := getattr(callback.cls, "operations", {}).get(method):
            found[f"{method} {path.removeprefix(V1)}"] = operation
    return found


def doors():
    """Of signing in: those that allauth's own document names and that lead somewhere."""
    told = Client().get(f"{V1}/auth/openapi.json").json()["paths"]
    for path, methods in told.items():
        place = path.rpartition("/v1/")[2]
        for method in methods:
            if "{client}" in path and method in ("get", "post", "put", "patch", "delete"):
                yield method.upper(), place


@pytest.fixture(scope="module")
def house(database_of_module, valkey_server):
    return House()


OPERATIONS = operations()


def test_everything_that_can_be_asked_has_its_row(db):
    asked = [*OPERATIONS, *socket_questions(), *(f"{method} /auth/{place}" for method, place in doors())]
    assert sorted(read()) == sorted(asked)


def test_the_page_is_as_the_table():
    assert PAGE.read_text("utf-8") == page(), "docs/permissions.md is not what the table says: run 'make permissions'."


@pytest.mark.parametrize("what", OPERATIONS)
def test_everybody_is_answered_as_the_table_says(house, what):
    method, path = what.split()
    assert {role: outcome(house, method, path, OPERATIONS[what], role) for role in ROLES} == read()[what]


@pytest.mark.parametrize("what", [what for what in OPERATIONS if "/tables/{table}" in what])
def test_a_table_that_takes_an_invitation_is_for_strangers_as_one_that_does_not_exist(house, what):
    method, path = what.split()
    _, address, body, key = question(house, method, path, OPERATIONS[what], "owner")
    hidden = house.people["owner"].post("tables", {"game": "haggle", "seats": 2, "listed": False})["id"]
    rest = address[len(f"tables/{hidden}") :]
    for role in STRANGERS:
        asker = house.asker(role, hidden)
        answers = [told(asker.ask(method, f"tables/{table}{rest}", body, key=key)) for table in (hidden, uuid4())]
        assert answers[0] == answers[1]
        assert answers[0].startswith(("404", "401")) or what == "DELETE /tables/{table}/mute", (
            "which tells nobody a thing"
        )


@pytest.mark.parametrize(
    "what", [what for what in OPERATIONS if not what.startswith("GET") and not OPERATIONS[what].public]
)
def test_another_sites_page_can_not_ask_for_it(house, what):
    """A browser sends the cookie along; the CSRF token it can't know."""
    method, path = what.split()
    _, address, body, _ = question(house, method, path, OPERATIONS[what], "owner")
    browser = Client(enforce_csrf_checks=True)
    browser.force_login(house.users["owner"])
    data = b"" if body is None else json.dumps(body)
    headers = {"Idempotency-Key": "a"}
    answer = browser.generic(method, f"{V1}/{address}", data, content_type="application/json", headers=headers)
    assert told(Answer(answer)) == "403 forbidden"


def test_the_doors_of_signing_in_are_as_the_table_says(house):
    expected, found = read(), {}
    for method, place in doors():
        what = f"{method} /auth/{place}"
        found[what] = {role: _at_door(house, role, method, place) for role in ROLES}
    assert found == {what: expected[what] for what in found}


def _at_door(house, role, method, place):
    """Asked without anything that it wants: a 400 is who may try, a 401 who must sign in first."""
    asker = house.passing(role)
    data = b"" if method in ("GET", "DELETE") and "session" in place else b"{}"
    answer = asker.client.generic(
        method, f"{AUTH}/{place}", data, content_type="application/json", headers=asker.headers
    )
    return str(answer.status_code)


def test_sockets_are_as_the_table_says(house):
    with serving() as address:
        found = {what: {role: _at_socket(house, address, what, role) for role in ROLES} for what in socket_questions()}
    expected = read()
    assert found == {what: expected[what] for what in found}


def _at_socket(house, address, what, role):
    """The type of the answer, the code of its refusal, or of the closing."""
    _, place, *message = what.split()
    table = house.table("running", fresh=bool(message))
    position = house.sitter(role).sees(table)["position"]
    asker = house.asker(role, table)
    url = f"ws://{address}{place.format(table=table)}"
    headers = {**asker.headers, "Cookie": _cookie(asker)}
    with closing(connect(url, legacy=True, additional_headers=headers, open_timeout=PATIENCE)) as socket:
        try:
            heard = json.loads(socket.recv(PATIENCE))
            if not message:
                return heard["type"]
            socket.send(json.dumps(_said(message[0], position)))
            while (heard := json.loads(socket.recv(PATIENCE)))["type"] not in ("done", "refused", "previewed", "pong"):
                pass
        except ConnectionClosed as closed:
            return f"closed {closed.rcvd.code}"
    return f"refused {heard['problem']['code']}" if heard["type"] == "refused" else heard["type"]


def _said(kind, position):
    wish = {"rules": position["rules"], "actions": position["legal"][:1], "at": position["version"]}
    said = {
        "ping": {},
        "preview": {"id": "a", **wish},
        "act": {"command": "0b9f2c1e-6f0b-4a57-9a3e-5d1f6c0f7a11", **wish},
    }
    return {"type": kind, **said[kind]}


def _cookie(asker: Person):
    return "; ".join(f"{name}={morsel.value}" for name, morsel in asker.client.cookies.items())
