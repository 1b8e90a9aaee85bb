"""Texts that are none, and addresses that count as one."""

import pytest
from django.test import Client

from serai.accounts.clean import has_no_text
from serai.accounts.household import household
from tests.api.people import running

NO_TEXTS = [rb"\u0000", rb"\\\u0000", rb"\ud83d", rb"\ude00", rb"\ud83d\ud83d\ude00", rb"\ude00\ud83d", rb"\uD800x"]
TEXTS = [rb"\\u0000", rb"\ud83d\ude00", rb"\\ud83d", rb"\u0041", rb"u0000", rb"\n"]


@pytest.mark.parametrize("inside", NO_TEXTS)
def test_what_no_text_has_is_seen(inside):
    assert has_no_text(b'{"a":"' + inside + b'"}')


@pytest.mark.parametrize("inside", TEXTS)
def test_what_a_text_may_have_is_let_through(inside):
    assert not has_no_text(b'{"a":"' + inside + b'"}')


@pytest.mark.parametrize("inside", NO_TEXTS)
@pytest.mark.parametrize("door", ["auth/login", "auth/signup", "auth/password/request", "auth/email/verify"])
def test_signing_in_refuses_it(database, fresh_cache, door, inside):
    body = b'{"username":"%s","password":"%s","email":"%s","key":"%s"}' % (inside, inside, inside, inside)
    answer = Client().post(f"/api/v1/auth/app/v1/{door}", body, content_type="application/json")
    assert answer.status_code == 400
    assert answer.json()["errors"]


def test_so_does_everything_else(database):
    (anna, _), table = running()
    for method, path in (("PUT", f"tables/{table}/note"), ("POST", f"tables/{table}/chat")):
        answer = anna.ask(method, path, {"text": "a\0b"})
        assert (answer.status, answer.code) == (400, "malformed")


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
        ("unix:", "unix:"),
    ],
)
def test_a_household_counts_as_one(address, counted):
    assert household(address) == counted


@pytest.mark.usefixtures("fresh_cache", "database")
def test_wrong_passwords_are_counted_for_the_household():
    """Ten a minute: whoever has a whole network doesn't get ten for each address in it."""

    def tries(number):
        body = {"username": f"nobody{number}", "password": "wrong"}
        address = f"2001:db8::{number:x}"
        door = "/api/v1/auth/app/v1/auth/login"
        answer = Client().post(door, body, content_type="application/json", REMOTE_ADDR=address)
        return answer.json()["errors"][0]["code"]

    assert "too_many_login_attempts" in {tries(number) for number in range(12)}
