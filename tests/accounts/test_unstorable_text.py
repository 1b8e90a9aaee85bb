"""JSON with characters that can't be stored is refused."""

import pytest
from django.test import Client

from serai.accounts.unstorable_text import has_unstorable_text
from tests.api.clients import running

UNSTORABLE = [rb"\u0000", rb"\\\u0000", rb"\ud83d", rb"\ude00", rb"\ud83d\ud83d\ude00", rb"\ude00\ud83d", rb"\uD800x"]
STORABLE = [rb"\\u0000", rb"\ud83d\ude00", rb"\\ud83d", rb"\u0041", rb"u0000", rb"\n"]


@pytest.mark.parametrize("inside", UNSTORABLE)
def test_unstorable_text_is_found(inside):
    assert has_unstorable_text(b'{"a":"' + inside + b'"}')


@pytest.mark.parametrize("inside", STORABLE)
def test_storable_text_is_accepted(inside):
    assert not has_unstorable_text(b'{"a":"' + inside + b'"}')


@pytest.mark.parametrize("inside", UNSTORABLE)
@pytest.mark.parametrize("endpoint", ["auth/login", "auth/signup", "auth/password/request", "auth/email/verify"])
def test_allauths_endpoints_refuse_unstorable_text(database, fresh_cache, endpoint, inside):
    body = b'{"username":"%s","password":"%s","email":"%s","key":"%s"}' % (inside, inside, inside, inside)
    answer = Client().post(f"/api/v1/auth/app/v1/{endpoint}", body, content_type="application/json")
    assert answer.status_code == 400
    assert answer.json()["errors"]


def test_the_api_refuses_unstorable_text(database):
    (anna, _), table = running()
    for method, path in (("PUT", f"tables/{table}/note"), ("POST", f"tables/{table}/chat")):
        answer = anna.ask(method, path, {"text": "a\0b"})
        assert (answer.status, answer.code) == (400, "malformed")
