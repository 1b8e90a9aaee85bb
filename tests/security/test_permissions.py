"""Every role sends a request to every endpoint: the answers are those of the permission matrix."""

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
from tests.api.clients import Answer, ApiClient
from tests.live.server import TIMEOUT, serving
from tests.security.endpoints import AUTH, V1, all_endpoints
from tests.security.pages import FORM, answer_to, create_page_data, outcome_at, path_of, status_of
from tests.security.permissions import PAGE, page, read, socket_requests
from tests.security.roles import ROLES, Browser, SiteData, outcome, request_for, status_and_code

OUTSIDERS = ("anonymous", "guest", "spectator", "moderator", "superuser")
ENDPOINTS = all_endpoints()
OPERATIONS = {name: endpoint for name, endpoint in ENDPOINTS.items() if endpoint.operation}
OTHERS = {name: endpoint for name, endpoint in ENDPOINTS.items() if not endpoint.operation}
PUBLIC = [name for name, endpoint in OPERATIONS.items() if endpoint.operation.public and endpoint.method != "GET"]
FORMS = (FORM, "multipart/form-data; boundary=x", "text/plain", "text/plain; application/json", "")
"""The content types that a page of another site can send without a CORS preflight request."""
HARMLESS = {"POST /mail/{token}", "POST /api/{var}"}
"""Where a form on another site does no harm: the first needs the token of an email, the second changes nothing."""


@pytest.fixture(scope="module")
def site(database_of_module, valkey_server):
    """A site with a public address, without a mail server."""
    with override_settings(SITE_URL="https://games.example"):
        site = SiteData()
        create_page_data(site)
        yield site


@pytest.fixture
def ready(fresh_cache):
    """No requests are counted for throttling yet, and every worker has sent a heartbeat."""
    for worker in heartbeat.WORKERS:
        heartbeat.beat(settings.REDIS_URL, worker)


def test_every_endpoint_has_a_row():
    assert sorted(read()) == sorted([*ENDPOINTS, *socket_requests()])


def test_the_documentation_page_matches_the_permission_matrix():
    assert PAGE.read_text("utf-8") == page(), (
        "docs/permissions.md does not show the permission matrix: run 'make permissions'."
    )


@pytest.mark.parametrize("name", OPERATIONS)
def test_every_role_gets_the_answers_of_the_permission_matrix(site, name):
    assert {role: outcome(site, OPERATIONS[name], role) for role in ROLES} == read()[name]


@pytest.mark.parametrize("name", OTHERS)
def test_pages_and_sign_in_endpoints_answer_as_the_permission_matrix_says(site, ready, name):
    assert {role: outcome_at(site, OTHERS[name], role) for role in ROLES} == read()[name]


@pytest.mark.parametrize("name", [name for name in OPERATIONS if "/tables/{table}" in name])
def test_without_an_invitation_an_unlisted_table_does_not_exist(site, name):
    method = OPERATIONS[name].method
    _, path, body, key = request_for(site, OPERATIONS[name], "owner")
    hidden = _unlisted_table(site)
    rest = path[len(f"tables/{hidden}") :]
    for role in OUTSIDERS:
        client = site.client_of(role, hidden)
        answers = [
            status_and_code(client.ask(method, f"tables/{table}{rest}", body, key=key)) for table in (hidden, uuid4())
        ]
        assert answers[0] == answers[1]
        assert answers[0].startswith(("404", "401")) or name == f"DELETE {V1}/tables/{{table}}/mute", (
            "unmuting always succeeds, so it reveals nothing"
        )


def _unlisted_table(site):
    return site.people["owner"].post("tables", {"game": "haggle", "seats": 2, "listed": False})["id"]


# ── A page of another site: the browser sends the user's cookies, but the page doesn't know the CSRF token ──────────


def _browser_without_csrf_token(user=None):
    browser = Browser(user)
    browser.headers = {}
    return browser


@pytest.mark.parametrize("name", [name for name in OPERATIONS if not name.startswith("GET") and name not in PUBLIC])
def test_a_page_of_another_site_cannot_send_requests_with_the_session(site, name):
    _, path, body, _ = request_for(site, OPERATIONS[name], "owner")
    browser = _browser_without_csrf_token(site.users["owner"])
    assert status_and_code(browser.ask(OPERATIONS[name].method, path, body, key="a")) == "403 forbidden"


@pytest.mark.parametrize("name", PUBLIC)
@pytest.mark.parametrize("kind", FORMS)
def test_a_form_on_another_site_cannot_use_public_operations(site, name, kind):
    """Public operations need no CSRF token, but they need JSON, which a form can't send and CORS doesn't allow."""
    endpoint, users = OPERATIONS[name], User.objects.count()
    _, path, body, _ = request_for(site, endpoint, "anonymous")
    signed_in = _browser_without_csrf_token(site.users["owner"])
    for sender in (Client(), _browser_without_csrf_token().client, signed_in.client):
        before = sender.cookies.get("sessionid")
        answer = sender.generic(endpoint.method, f"{V1}/{path}", json.dumps(body), content_type=kind)
        assert status_and_code(Answer(answer)) == "415 unsupported-media-type"
        assert sender.cookies.get("sessionid") == before
    assert User.objects.count() == users


@pytest.mark.parametrize("name", PUBLIC)
def test_cors_allows_no_other_site(site, name):
    headers = {"Origin": "https://elsewhere.example", "Access-Control-Request-Method": "POST"}
    headers |= {"Access-Control-Request-Headers": "content-type"}
    answer = Client().options(f"{V1}/{request_for(site, OPERATIONS[name], 'anonymous')[1]}", headers=headers)
    assert not [name for name in answer.headers if name.lower().startswith("access-control")]


@pytest.mark.parametrize("name", [name for name in OTHERS if not name.startswith("GET")])
def test_a_form_on_another_site_changes_nothing_at_any_page_or_endpoint(site, fresh_cache, name):
    """The browser sends a superuser's cookies with the form."""
    endpoint, browser = OTHERS[name], _browser_without_csrf_token(site.users["superuser"])
    if endpoint.path.startswith(f"{AUTH}app/"):
        answer = browser.client.generic(
            endpoint.method, path_of(site, endpoint), b"{}", content_type="application/json"
        )
        assert status_of(answer) == read()[name]["anonymous"], "the app endpoints ignore cookies"
    elif name not in HARMLESS:
        assert answer_to(site, endpoint, browser) == "403"


# ── Sockets ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_sockets_answer_as_the_permission_matrix_says(site):
    with serving() as address:
        found = {name: {role: _at_socket(site, address, name, role) for role in ROLES} for name in socket_requests()}
    expected = read()
    assert found == {name: expected[name] for name in found}


def test_the_socket_of_an_unlisted_table_needs_the_invitation(site):
    hidden = _unlisted_table(site)
    with serving() as address:
        for role in OUTSIDERS:
            client = site.client_of(role, hidden)
            for table in (hidden, uuid4()):
                with _connected(address, f"/ws/tables/{table}/", client) as socket:
                    with pytest.raises(ConnectionClosed) as closed:
                        socket.recv(TIMEOUT)
                    assert closed.value.rcvd.code == 4004


def _at_socket(site, address, name, role):
    """The type of the answer, the code of its problem, or of the close."""
    _, path, *message = name.split()
    table = site.table("running", fresh=message in (["act"], ["preview"]))
    position = site.seated_player(role).sees(table)["position"]
    path = path.format(table=table, anything="ws/nowhere/")
    with _connected(address, path, site.client_of(role, table)) as socket:
        try:
            received = first = json.loads(socket.recv(TIMEOUT))
            if not message:
                return received["type"]
            answers = {first["type"]} if message == ["anything"] else {"done", "refused", "previewed", "pong"}
            socket.send(json.dumps(_message(message[0], position)))
            while (received := json.loads(socket.recv(TIMEOUT)))["type"] not in answers:
                pass
        except ConnectionClosed as closed:
            return f"closed {closed.rcvd.code}"
    return f"refused {received['problem']['code']}" if received["type"] == "refused" else received["type"]


def _connected(address, path, client: ApiClient):
    cookie = "; ".join(f"{name}={morsel.value}" for name, morsel in client.client.cookies.items())
    headers = {**client.headers, "Cookie": cookie}
    return closing(connect(f"ws://{address}{path}", legacy=True, additional_headers=headers, open_timeout=TIMEOUT))


def _message(kind, position):
    actions = {"rules": position["rules"], "actions": position["legal"][:1], "version": position["version"]}
    fields = {
        "ping": {},
        "anything": {},
        "preview": {"id": "a", **actions},
        "act": {"command": "0b9f2c1e-6f0b-4a57-9a3e-5d1f6c0f7a11", **actions},
    }
    return {"type": kind, **fields[kind]}
