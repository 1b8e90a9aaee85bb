"""Every error under /api/ is a problem with a stable code."""

import json
from http import HTTPStatus
from pathlib import Path

import pytest
from django.db import OperationalError
from django.test import Client, override_settings

from serai.api.core.problems import MEDIA_TYPE, PROBLEMS
from serai.engine import codec
from serai.engine.texts import LANGUAGES
from tests.api.core.sample_operations import FAILURES

pytestmark = pytest.mark.urls("tests.api.core.sample_operations")

ACT = {"rules": "haggle/1", "version": 1, "actions": [{"type": "choose", "card": 6}]}


@pytest.fixture
def client():
    return Client(raise_request_exception=False)


def expect(answer, code):
    assert answer.headers["Content-Type"] == MEDIA_TYPE
    problem = json.loads(answer.content)
    assert problem["code"] == code
    assert answer.status_code == problem["status"] == PROBLEMS[code].status
    assert problem["title"] == PROBLEMS[code].title
    assert problem["type"] == f"urn:serai:problem:{code}"
    assert problem["detail"]
    assert "secret" not in answer.content.decode()
    return problem


def post(client, address, body, **more):
    return client.post(address, json.dumps(body), content_type="application/json", **more)


def test_every_status_is_an_http_error_status():
    assert all(HTTPStatus(kind.status) >= 400 for kind in PROBLEMS.values())


@pytest.mark.parametrize("how", FAILURES)
def test_every_exception_becomes_a_problem_without_secrets(client, how):
    expect(client.get(f"/api/sample/fail/{how}"), FAILURES[how][1])


def test_an_unhandled_exception_is_signalled():
    with pytest.raises(ZeroDivisionError):
        Client().get("/api/sample/fail/crash")


@override_settings(DEBUG=True)
def test_debug_mode_does_not_show_exceptions_to_clients(client):
    expect(client.get("/api/sample/fail/crash"), "server-error")


@pytest.mark.parametrize("address", ["/api/", "/api/v1/games/", "/api/v1/tables/%00", "/api/v1/games/%0A"])
@pytest.mark.parametrize("method", ["get", "post", "delete", "options"])
def test_an_unknown_path_is_a_problem(client, address, method):
    expect(getattr(client, method)(address), "not-found")


@pytest.mark.parametrize("method", ["post", "put", "patch", "delete", "options"])
def test_an_unsupported_method_is_refused_with_the_allowed_ones(client, method):
    answer = getattr(client, method)("/api/v1/games")
    expect(answer, "method-not-allowed")
    assert answer.headers["Allow"] == "GET, HEAD"


def test_a_head_request_is_answered_like_get_without_a_body(client):
    answer = client.head("/api/v1/games")
    assert (answer.status_code, answer.content) == (200, b"")


@pytest.mark.parametrize("address", ["/api/v1/games", "/api/schema/", "/api/sample/page"])
def test_an_unavailable_media_type_is_refused(client, address):
    expect(client.get(address, headers={"Accept": "image/png"}), "not-acceptable")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_body_must_be_json(client, kind):
    expect(client.generic("POST", "/api/sample/acts", json.dumps(ACT), content_type=kind), "unsupported-media-type")


@pytest.mark.parametrize("kind", ["application/json", "application/json; charset=utf-8", "Application/JSON"])
def test_all_spellings_of_the_json_media_type_are_accepted(client, kind):
    expect(client.generic("POST", "/api/sample/acts", json.dumps(ACT), content_type=kind), "illegal")


@pytest.mark.parametrize(
    "text",
    [b"", b"{", b"\xff\xfe", b'{"game":"\\ud800"}', b"{'game':1}", b'{"game":"haggle","x":' + b"[" * 100_000],
    ids=["empty", "cut", "not-utf-8", "half-a-character", "not-json", "deep"],
)
def test_invalid_json_is_malformed(client, text):
    expect(client.generic("POST", "/api/sample/tables", text, CONTENT_TYPE="application/json"), "malformed")


@pytest.mark.parametrize(
    ("body", "place", "detail"),
    [
        ([], "body", "Expected `object`, got `array`."),
        ({}, "body", "Object missing required field `rules`."),
        ({**ACT, "rules": "chess/1"}, "body.rules", "Invalid value 'chess/1'."),
        ({**ACT, "version": "1"}, "body.version", "Expected `int`, got `str`."),
        ({**ACT, "actions": [{"type": "bid"}]}, "body.actions[0].type", "Invalid value 'bid'."),
        ({**ACT, "actions": [{"type": "choose", "card": 7}]}, "body.actions[0].card", "Expected `int` <= 6."),
        ({**ACT, "more": 1}, "body", "Object contains unknown field `more`."),
    ],
)
def test_an_invalid_body_names_the_place_of_the_first_error(client, body, place, detail):
    problem = expect(post(client, "/api/sample/acts", body), "invalid")
    assert (problem["location"], problem["detail"]) == (place, detail)


@pytest.mark.parametrize(
    ("query", "place"),
    [("page=x", "query.page"), ("page=0", "query.page"), ("mine=2", "query.mine"), ("pgae=1", "query")],
)
def test_an_invalid_query_names_the_parameter(client, query, place):
    assert expect(client.get(f"/api/sample/frames?{query}"), "invalid")["location"] == place


def test_query_values_are_converted_to_their_types(client):
    assert len(client.get("/api/sample/frames?page=3&mine=true").json()["frames"]) == 3


@override_settings(DATA_UPLOAD_MAX_MEMORY_SIZE=100)
def test_a_body_must_not_be_too_large(client):
    expect(post(client, "/api/sample/acts", {**ACT, "padding": "x" * 200}), "too-large")


def test_an_anonymous_client_has_to_sign_in(client):
    answer = client.get("/api/sample/members", headers={"Accept": "text/plain"})
    expect(answer, "not-authenticated")
    assert answer.headers["WWW-Authenticate"] == "Bearer"


def test_bad_credentials_come_with_www_authenticate(client):
    answer = client.get("/api/sample/fail/credentials")
    assert answer.headers["WWW-Authenticate"] == "Bearer"


def test_a_throttled_problem_has_retry_after(client):
    assert client.get("/api/sample/fail/throttled").headers["Retry-After"] == "3"


def test_a_database_failure_has_retry_after(client):
    assert client.get("/api/sample/fail/database").headers["Retry-After"] == "2"


def test_a_database_failure_outside_of_a_view_is_unavailable(rf):
    from serai.api.core.errors import server_error

    try:
        raise OperationalError("secret")
    except OperationalError:
        expect(server_error(rf.get("/api/v1/auth/browser/v1/config")), "unavailable")


def test_a_forged_host_is_refused_as_a_problem(client):
    expect(client.get("/api/v1/games", headers={"Host": "evil.example"}), "malformed")
    assert client.get("/healthz", headers={"Host": "evil.example"}).headers["Content-Type"].startswith("text/html")


def test_an_exception_outside_of_a_view_is_a_problem(rf):
    from serai.api.core.errors import server_error

    expect_json = server_error(rf.get("/api/v1/games"))
    assert (expect_json.status_code, expect_json.headers["Content-Type"]) == (500, MEDIA_TYPE)
    assert server_error(rf.get("/")).headers["Content-Type"].startswith("text/html")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_illegal_action_names_the_ruling_and_is_explained_in_the_language_of_the_request(client, language):
    from haggle.plugin import plugin
    from serai.engine import IllegalAction
    from serai.engine.texts import texts

    answer = post(client, "/api/sample/acts", ACT, headers={"Accept-Language": language})
    problem = expect(answer, "illegal")
    assert problem["detail"] == texts(plugin.texts, language).illegal_sentence(IllegalAction("not-in-hand", card=6))
    assert (problem["rule_code"], problem["ruling"], problem["params"]) == ("not-in-hand", "H1", {"card": 6})
    assert answer.headers["Content-Language"] == language
    assert "Accept-Language" in answer.headers["Vary"]


def test_an_illegal_action_of_an_unknown_game_is_explained_by_its_code(client):
    problem = expect(client.get("/api/sample/fail/rule"), "illegal")
    assert problem["detail"].startswith("no-such-rule (H9)")
    assert problem["params"] == {"where": [1, 2], "what": "<class 'object'>"}


def test_the_problem_table_changed_contains_the_current_position(client):
    problem = expect(post(client, "/api/sample/acts", {**ACT, "version": 2}), "table-changed")
    assert problem["frame"]["rules"] == problem["rules"] == "haggle/1"


def test_unknown_options_are_refused(client):
    problem = expect(post(client, "/api/sample/tables", {"game": "haggle", "seats": 2, "options": {"x": 1}}), "invalid")
    assert problem["location"] == "body.options"
    assert post(client, "/api/sample/tables", {"game": "haggle", "seats": 2}).status_code == 201


def test_responses_are_encoded_with_the_codec_of_the_engine(client):
    from tests.api.core.sample_operations import first_frame

    assert client.get("/api/sample/frames").content == b'{"frames":[' + codec.encode(first_frame()) + b"]}"


def test_the_documentation_lists_every_code():
    page = Path("docs/api.md").read_text("utf-8")
    rows = [f"| `{code}` | {kind.status} | {kind.title} |" for code, kind in PROBLEMS.items()]
    assert "\n".join(rows) in page
    section = page.partition("## Problems")[2].partition("\n## ")[0]
    assert section.count("\n| `") == len(rows)
