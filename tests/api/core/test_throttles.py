"""Rate limits, also when the cache fails."""

from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import pytest
from django.conf import settings
from django.test import Client, override_settings
from drf_spectacular.generators import EndpointEnumerator

from serai.api.core import throttles
from serai.api.core.throttles import ScopeThrottle

pytestmark = pytest.mark.urls("tests.api.core.sample_operations")


@pytest.fixture
def slow(fresh_cache):
    """Limits the throttle to two pages a minute."""
    rates = {"DEFAULT_THROTTLE_RATES": {"pages": "2/min", "notes": "10/s"}}
    with override_settings(REST_FRAMEWORK={**settings.REST_FRAMEWORK, **rates}):
        yield


@pytest.fixture
def clock(monkeypatch):
    clock = SimpleNamespace(now=1_000_000_000.0)
    monkeypatch.setattr(throttles.time, "time", lambda: clock.now)
    return clock


def test_every_throttle_scope_has_a_rate():
    from serai.site.settings import REST_FRAMEWORK

    views = [callback.cls for _, _, _, callback in EndpointEnumerator(urlconf="serai.site.urls").get_api_endpoints()]
    scopes = {operation.throttle for view in views for operation in getattr(view, "operations", {}).values()}
    assert scopes
    assert scopes <= REST_FRAMEWORK["DEFAULT_THROTTLE_RATES"].keys()


SCOPES = {
    "guest": {"sign_in_as_guest"},
    "account": {"become_member", "delete_me", "create_token", "revoke_token", "change_name"},
    "open": {"open_table", "open_rematch", "start_search"},
    "search": {"find_on_ladder"},
    "commands": {
        *("sit_down", "leave_table", "add_bot", "remove_bot", "start_game"),
        *("preview_actions", "take_actions", "resign_game", "vote_to_end", "return_to_game", "vote_for_substitute"),
        *("place_standing_order", "withdraw_standing_order", "mute_table", "unmute_table"),
    },
    "chat": {"send_chat_message"},
    "invitations": {"invite_person"},
    "links": {"open_mail_link"},
    "friends": {"add_friend", "block_person", "mute_person"},
    "reports": {"report_person"},
    "export": {"export_game", "export_my_data"},
    "history": {"read_history"},
    "advice": {"show_advice", "explain_action"},
}


def test_expensive_operations_have_their_own_scopes():
    found: dict[str, set[str]] = {}
    for _, _, method, callback in EndpointEnumerator(urlconf="serai.site.urls").get_api_endpoints():
        if operation := getattr(callback.cls, "operations", {}).get(method):
            found.setdefault(operation.throttle, set()).add(operation.name)
    assert {scope: names for scope, names in found.items() if scope != "api"} == SCOPES
    assert "update_me" in found["api"]


@pytest.mark.usefixtures("database")
def test_guest_sign_ins_are_counted_by_address_and_chat_by_user(fresh_cache):
    from tests.api.clients import ApiClient, running

    rates = {"DEFAULT_THROTTLE_RATES": {"guest": "2/day", "chat": "1/day"}}
    with override_settings(ROOT_URLCONF="serai.site.urls", REST_FRAMEWORK={**settings.REST_FRAMEWORK, **rates}):
        assert [ApiClient().post("guest", {}).status for _ in range(3)] == [200, 200, 429]
        (anna, bela), table = running()
        sent = [anna.post(f"tables/{table}/chat", {"text": "hello"}) for _ in range(2)]
        assert [answer.status for answer in sent] == [201, 429]
        assert bela.post(f"tables/{table}/chat", {"text": "hello"}).status == 201


def page(**more):
    return Client().get("/api/sample/page", **more)


def test_a_throttled_response_has_retry_after(slow, clock):
    clock.now = 1_000_000_000.0 - 1_000_000_000 % 60 + 45.5
    assert [page().status_code for _ in range(3)] == [200, 200, 429]
    refused = page()
    assert refused.json()["code"] == "throttled"
    assert refused.headers["Content-Type"] == "application/problem+json"
    assert refused.headers["Retry-After"] == "15"
    clock.now += int(refused.headers["Retry-After"])
    assert page().status_code == 200


def test_addresses_and_scopes_are_counted_separately(slow, clock):
    assert [page(REMOTE_ADDR="10.0.0.1").status_code for _ in range(3)] == [200, 200, 429]
    assert page(REMOTE_ADDR="10.0.0.2").status_code == 200
    assert Client().get("/api/v1/games", REMOTE_ADDR="10.0.0.1").status_code == 200


def test_a_forged_forwarded_header_does_not_change_the_count(slow, clock):
    answers = [page(headers={"X-Forwarded-For": f"10.0.0.{number}"}).status_code for number in range(3)]
    assert answers == [200, 200, 429]


def test_a_user_is_counted_across_addresses(slow, clock):
    def is_allowed(user, address):
        user = SimpleNamespace(pk=user, is_authenticated=True)
        request = SimpleNamespace(user=user, headers={}, META={"REMOTE_ADDR": address})
        return ScopeThrottle("pages").allow_request(request, None)

    assert [is_allowed(1, f"10.0.0.{number}") for number in range(3)] == [True, True, False]
    assert is_allowed(2, "10.0.0.1")


def test_simultaneous_requests_are_all_counted(slow, clock):
    def is_allowed(_):
        request = SimpleNamespace(user=None, headers={}, META={"REMOTE_ADDR": "10.0.0.9"})
        return ScopeThrottle("notes").allow_request(request, None)

    with ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(is_allowed, range(40))) == 10


@override_settings(
    CACHES={"default": {**settings.CACHES["default"], "LOCATION": "unix:///nowhere/valkey.sock"}},
    REST_FRAMEWORK={**settings.REST_FRAMEWORK, "DEFAULT_THROTTLE_RATES": {"pages": "1/min"}},
)
def test_without_the_cache_all_requests_are_allowed():
    assert [page().status_code for _ in range(3)] == [200, 200, 200]
