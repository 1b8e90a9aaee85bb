"""Everything that can be asked, asked by everybody: the answers are those of the table."""

import json
from contextlib import closing
from uuid import uuid4

import pytest
from django.conf import settings
from django.test import Client, override_settings
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from serai.accounts.models import User
from serai.ops import heartbeat
from tests.api.people import Answer, Person
from tests.guard.addresses import AUTH, V1, doors
from tests.guard.pages import FORM, address_of, asked, furnish, outcome_at, said_by
from tests.guard.permissions import PAGE, page, read, socket_questions
from tests.guard.roles import ROLES, Browser, House, outcome, question, told
from tests.live.server import PATIENCE, serving

STRANGERS = ("nobody", "guest", "spectator", "moderator", "superuser")
DOORS = doors()
OPERATIONS = {what: door for what, door in DOORS.items() if door.operation}
OTHERS = {what: door for what, door in DOORS.items() if not door.operation}
PUBLIC = [what for what, door in OPERATIONS.items() if door.operation.public and door.method != "GET"]
FORMS = (FORM, "multipart/form-data; boundary=x", "text/plain", "text/plain; application/json", "")
"""Whatever a page of another site can send without asking first, by a form or by a script."""
ASKS_FOR_NOTHING = {"POST /mail/{token}", "POST /api/{var}"}
"""Where a form of another site does no harm: the mail's own token is the right, and there is nothing to be changed."""


@pytest.fixture(scope="module")
def house(database_of_module, valkey_server):
    """A public one, without a mail server."""
    with override_settings(SITE_URL="https://games.example"):
        house = House()
        furnish(house)
        yield house


@pytest.fixture
def busy(fresh_cache):
    """Nobody has asked too often yet, and every worker was heard."""
    for worker in heartbeat.WORKERS:
        heartbeat.beat(settings.REDIS_URL, worker)


def test_everything_that_can_be_asked_has_its_row():
    assert sorted(read()) == sorted([*DOORS, *socket_questions()])


def test_the_page_is_as_the_table():
    assert PAGE.read_text("utf-8") == page(), "docs/permissions.md is not what the table says: run 'make permissions'."


@pytest.mark.parametrize("what", OPERATIONS)
def test_everybody_is_answered_as_the_table_says(house, what):
    assert {role: outcome(house, OPERATIONS[what], role) for role in ROLES} == read()[what]


@pytest.mark.parametrize("what", OTHERS)
def test_pages_and_the_doors_of_signing_in_are_as_the_table_says(house, busy, what):
    assert {role: outcome_at(house, OTHERS[what], role) for role in ROLES} == read()[what]


@pytest.mark.parametrize("what", [what for what in OPERATIONS if "/tables/{table}" in what])
def test_a_table_that_takes_an_invitation_is_for_strangers_as_one_that_does_not_exist(house, what):
    method = OPERATIONS[what].method
    _, address, body, key = question(house, OPERATIONS[what], "owner")
    hidden = _hidden_table(house)
    rest = address[len(f"tables/{hidden}") :]
    for role in STRANGERS:
        asker = house.asker(role, hidden)
        answers = [told(asker.ask(method, f"tables/{table}{rest}", body, key=key)) for table in (hidden, uuid4())]
        assert answers[0] == answers[1]
        assert answers[0].startswith(("404", "401")) or what == f"DELETE {V1}/tables/{{table}}/mute", (
            "which tells nobody a thing"
        )


def _hidden_table(house):
    return house.people["owner"].post("tables", {"game": "haggle", "seats": 2, "listed": False})["id"]


# ── A page of another site: the browser sends the cookie along, and the CSRF token it can't know ────────────────────


def _lured(user=None):
    browser = Browser(user)
    browser.headers = {}
    return browser


@pytest.mark.parametrize("what", [what for what in OPERATIONS if not what.startswith("GET") and what not in PUBLIC])
def test_another_sites_page_can_not_ask_for_it(house, what):
    _, address, body, _ = question(house, OPERATIONS[what], "owner")
    browser = _lured(house.users["owner"])
    assert told(browser.ask(OPERATIONS[what].method, address, body, key="a")) == "403 forbidden"


@pytest.mark.parametrize("what", PUBLIC)
@pytest.mark.parametrize("kind", FORMS)
def test_another_sites_form_can_not_ask_for_what_everybody_may(house, what, kind):
    """Nobody has a token before they come in; but a form is not JSON, and JSON takes a question that we never grant."""
    door, people = OPERATIONS[what], User.objects.count()
    _, address, body, _ = question(house, door, "nobody")
    for sender in (Client(), _lured().client, _lured(house.users["owner"]).client):
        before = sender.cookies.get("sessionid")
        answer = sender.generic(door.method, f"{V1}/{address}", json.dumps(body), content_type=kind)
        assert told(Answer(answer)) == "415 unsupported-media-type"
        assert sender.cookies.get("sessionid") == before
    assert User.objects.count() == people


@pytest.mark.parametrize("what", PUBLIC)
def test_no_other_site_is_told_that_it_may_ask(house, what):
    headers = {"Origin": "https://elsewhere.example", "Access-Control-Request-Method": "POST"}
    headers |= {"Access-Control-Request-Headers": "content-type"}
    answer = Client().options(f"{V1}/{question(house, OPERATIONS[what], 'nobody')[1]}", headers=headers)
    assert not [name for name in answer.headers if name.lower().startswith("access-control")]


@pytest.mark.parametrize("what", [what for what in OTHERS if not what.startswith("GET")])
def test_another_sites_form_opens_no_page_and_no_door(house, fresh_cache, what):
    """Not even with the cookie of who may do everything."""
    door, browser = OTHERS[what], _lured(house.users["superuser"])
    if door.path.startswith(f"{AUTH}app/"):
        answer = browser.client.generic(door.method, address_of(house, door), b"{}", content_type="application/json")
        assert said_by(answer) == read()[what]["nobody"], "an app's doors don't look at cookies"
    elif what not in ASKS_FOR_NOTHING:
        assert asked(house, door, browser) == "403"


# ── Sockets ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_sockets_are_as_the_table_says(house):
    with serving() as address:
        found = {what: {role: _at_socket(house, address, what, role) for role in ROLES} for what in socket_questions()}
    expected = read()
    assert found == {what: expected[what] for what in found}


def test_the_socket_of_a_table_that_takes_an_invitation_is_not_there_for_strangers(house):
    hidden = _hidden_table(house)
    with serving() as address:
        for role in STRANGERS:
            asker = house.asker(role, hidden)
            for table in (hidden, uuid4()):
                with _connected(address, f"/ws/tables/{table}/", asker) as socket:
                    with pytest.raises(ConnectionClosed) as closed:
                        socket.recv(PATIENCE)
                    assert closed.value.rcvd.code == 4004


def _at_socket(house, address, what, role):
    """The type of the answer, the code of its refusal, or of the closing."""
    _, place, *message = what.split()
    table = house.table("running", fresh=message in (["act"], ["preview"]))
    position = house.sitter(role).sees(table)["position"]
    place = place.format(table=table, anything="ws/nowhere/")
    with _connected(address, place, house.asker(role, table)) as socket:
        try:
            heard = first = json.loads(socket.recv(PATIENCE))
            if not message:
                return heard["type"]
            answers = {first["type"]} if message == ["anything"] else {"done", "refused", "previewed", "pong"}
            socket.send(json.dumps(_said(message[0], position)))
            while (heard := json.loads(socket.recv(PATIENCE)))["type"] not in answers:
                pass
        except ConnectionClosed as closed:
            return f"closed {closed.rcvd.code}"
    return f"refused {heard['problem']['code']}" if heard["type"] == "refused" else heard["type"]


def _connected(address, place, asker: Person):
    cookie = "; ".join(f"{name}={morsel.value}" for name, morsel in asker.client.cookies.items())
    headers = {**asker.headers, "Cookie": cookie}
    return closing(connect(f"ws://{address}{place}", legacy=True, additional_headers=headers, open_timeout=PATIENCE))


def _said(kind, position):
    wish = {"rules": position["rules"], "actions": position["legal"][:1], "at": position["version"]}
    said = {
        "ping": {},
        "anything": {},
        "preview": {"id": "a", **wish},
        "act": {"command": "0b9f2c1e-6f0b-4a57-9a3e-5d1f6c0f7a11", **wish},
    }
    return {"type": kind, **said[kind]}
