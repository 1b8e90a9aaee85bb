"""Nobody may ask too often, and a throttle never stops the games by itself."""

from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import pytest
from django.conf import settings
from django.test import Client, override_settings
from drf_spectacular.generators import EndpointEnumerator

from serai.api import throttles
from serai.api.throttles import ScopeThrottle

pytestmark = pytest.mark.urls("tests.api.sample")


@pytest.fixture
def slow(fresh_cache):
    """Two pages a minute, in the middle of a minute that doesn't pass."""
    rates = {"DEFAULT_THROTTLE_RATES": {"pages": "2/min", "notes": "10/s"}}
    with override_settings(REST_FRAMEWORK={**settings.REST_FRAMEWORK, **rates}):
        yield


@pytest.fixture
def clock(monkeypatch):
    clock = SimpleNamespace(now=1_000_000_000.0)
    monkeypatch.setattr(throttles.time, "time", lambda: clock.now)
    return clock


def test_every_scope_that_an_operation_names_has_a_rate():
    from serai.site.settings import REST_FRAMEWORK

    views = [callback.cls for _, _, _, callback in EndpointEnumerator(urlconf="serai.site.urls").get_api_endpoints()]
    scopes = {of.throttle for view in views for of in getattr(view, "operations", {}).values()}
    assert scopes
    assert scopes <= REST_FRAMEWORK["DEFAULT_THROTTLE_RATES"].keys()


SCOPES = {
    "guest": {"come_in"},
    "account": {"become", "close_me", "make_token", "revoke_token", "take_name"},
    "open": {"open_a_table", "play_again", "look_for"},
    "search": {"find_on_ladder"},
    "commands": {
        *("sit_down", "leave_table", "seat_bot", "unseat_bot", "start_game"),
        *("try_actions", "take_actions", "resign_game", "agree_to_end", "be_back", "wish_for_substitute"),
        *("leave_standing_order", "withdraw_standing_order", "mute_table", "unmute_table"),
    },
    "chat": {"say_something"},
    "invitations": {"invite_somebody"},
    "links": {"come_by_link"},
    "friends": {"befriend_somebody", "block_somebody", "mute_somebody"},
    "reports": {"report_somebody"},
    "export": {"export_game", "export_me"},
    "history": {"read_history"},
    "advice": {"show_hint", "show_reason"},
}


def test_what_costs_us_or_others_most_has_a_scope_of_its_own():
    found: dict[str, set[str]] = {}
    for _, _, method, callback in EndpointEnumerator(urlconf="serai.site.urls").get_api_endpoints():
        if of := getattr(callback.cls, "operations", {}).get(method):
            found.setdefault(of.throttle, set()).add(of.name)
    assert {scope: names for scope, names in found.items() if scope != "api"} == SCOPES
    assert "change_me" in found["api"]


@pytest.mark.usefixtures("database")
def test_guests_are_counted_by_address_and_talk_by_person(fresh_cache):
    from tests.api.people import Person, running

    rates = {"DEFAULT_THROTTLE_RATES": {"guest": "2/day", "chat": "1/day"}}
    with override_settings(ROOT_URLCONF="serai.site.urls", REST_FRAMEWORK={**settings.REST_FRAMEWORK, **rates}):
        assert [Person().post("guest", {}).status for _ in range(3)] == [200, 200, 429]
        (anna, bela), table = running()
        said = [anna.post(f"tables/{table}/chat", {"text": "hello"}) for _ in range(2)]
        assert [answer.status for answer in said] == [201, 429]
        assert bela.post(f"tables/{table}/chat", {"text": "hello"}).status == 201


def page(**more):
    return Client().get("/api/sample/page", **more)


def test_who_asks_too_often_is_told_when_to_come_back(slow, clock):
    clock.now = 1_000_000_000.0 - 1_000_000_000 % 60 + 45.5
    assert [page().status_code for _ in range(3)] == [200, 200, 429]
    refused = page()
    assert refused.json()["code"] == "throttled"
    assert refused.headers["Content-Type"] == "application/problem+json"
    assert refused.headers["Retry-After"] == "15"
    clock.now += int(refused.headers["Retry-After"])
    assert page().status_code == 200


def test_addresses_and_scopes_are_counted_apart(slow, clock):
    assert [page(REMOTE_ADDR="10.0.0.1").status_code for _ in range(3)] == [200, 200, 429]
    assert page(REMOTE_ADDR="10.0.0.2").status_code == 200
    assert Client().get("/api/v1/games", REMOTE_ADDR="10.0.0.1").status_code == 200


def test_nobody_gets_more_by_inventing_a_proxy(slow, clock):
    answers = [page(headers={"X-Forwarded-For": f"10.0.0.{number}"}).status_code for number in range(3)]
    assert answers == [200, 200, 429]


def test_a_person_is_counted_wherever_they_come_from(slow, clock):
    def asks(user, address):
        user = SimpleNamespace(pk=user, is_authenticated=True)
        request = SimpleNamespace(user=user, headers={}, META={"REMOTE_ADDR": address})
        return ScopeThrottle("pages").allow_request(request, None)

    assert [asks(1, f"10.0.0.{number}") for number in range(3)] == [True, True, False]
    assert asks(2, "10.0.0.1")


def test_requests_at_the_same_moment_are_all_counted(slow, clock):
    def asks(_):
        request = SimpleNamespace(user=None, headers={}, META={"REMOTE_ADDR": "10.0.0.9"})
        return ScopeThrottle("notes").allow_request(request, None)

    with ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(asks, range(40))) == 10


@override_settings(
    CACHES={"default": {**settings.CACHES["default"], "LOCATION": "unix:///nowhere/valkey.sock"}},
    REST_FRAMEWORK={**settings.REST_FRAMEWORK, "DEFAULT_THROTTLE_RATES": {"pages": "1/min"}},
)
def test_with_the_cache_away_everybody_is_let_in():
    assert [page().status_code for _ in range(3)] == [200, 200, 200]
