"""Requests that are too large are refused before they are read."""

import http.client
import json
from contextlib import suppress

import pytest

from serai.site.content_security import HEADER
from tests.live.server import serving


@pytest.fixture
def client(database, valkey_server):
    with serving() as address:
        yield http.client.HTTPConnection(address, timeout=60)


def test_a_request_with_a_large_content_length_is_not_read(client):
    client.putrequest("POST", "/api/v1/guest")
    client.putheader("Content-Type", "application/json")
    client.putheader("Content-Length", str(10**12))
    client.endheaders()
    response = client.getresponse()
    assert response.status == 413
    assert json.loads(response.read())["code"] == "too-large"


def test_a_chunked_request_is_read_only_up_to_the_limit(client):
    def chunks():
        for _ in range(40):
            yield b"x" * 65536

    with suppress(BrokenPipeError, ConnectionResetError):  # the response comes before everything is sent
        client.request("POST", "/api/v1/guest", chunks(), {"Content-Type": "application/json"}, encode_chunked=True)
    response = client.getresponse()
    assert response.status == 413
    assert json.loads(response.read())["code"] == "too-large"


def test_a_refused_request_gets_the_same_security_headers(client):
    client.request("GET", "/api/v1/nothing")
    expected = general_headers(client.getresponse())
    assert {HEADER, "X-Content-Type-Options", "X-Frame-Options", "Referrer-Policy"} <= expected.keys()
    client.request("POST", "/api/v1/guest", headers={"Content-Length": str(10**12)})
    response = client.getresponse()
    assert response.status == 413
    assert general_headers(response) == expected


def general_headers(response):
    """The headers that are not about this one response."""
    response.read()
    specific = {"Date", "Server", "Content-Length", "Content-Type", "Connection", "Allow", "Vary", "Content-Language"}
    return {name.title(): value for name, value in response.getheaders() if name.title() not in specific}


def test_personal_responses_are_not_cached(client):
    client.request("POST", "/api/v1/guest", b"{}", {"Content-Type": "application/json"})
    response = client.getresponse()
    cookie = "; ".join(one.split(";")[0] for one in response.headers.get_all("Set-Cookie"))
    response.read()
    client.request("GET", "/api/v1/me", headers={"Cookie": cookie})
    response = client.getresponse()
    assert response.headers["Cache-Control"] == "private, no-store"
    assert {"Cookie", "Authorization"} <= {name.strip() for name in response.headers["Vary"].split(",")}
