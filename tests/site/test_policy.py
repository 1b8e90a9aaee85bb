"""What every answer tells browsers, and what no request may be."""

import http.client
import json
import os
import subprocess
import sys
from contextlib import suppress

import pytest
from django.test import Client

from serai.site.policy import HEADER, policy
from tests.live.server import serving
from tests.site.test_configuration import PRODUCTION

PAGES = ["/", "/lobby", "/nowhere", "/api/docs/", "/api/docs/?script=", "/api/v1/games", "/api/v1/nothing"]
PAGES += ["/admin/login/", "/healthz", "/mail/nonsense", "/static/admin/css/base.css"]


@pytest.mark.parametrize("page", PAGES)
def test_every_answer_has_a_policy_that_runs_no_script_inside_a_page(db, page):
    answer = Client().get(page)
    rules = dict(rule.strip().partition(" ")[::2] for rule in answer.headers[HEADER].split(";"))
    assert "unsafe-inline" not in rules.get("script-src", rules["default-src"])
    assert "unsafe-eval" not in answer.headers[HEADER]
    assert rules["frame-ancestors"] == "'none'"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] in ("same-origin", "no-referrer")


@pytest.mark.parametrize("page", ["/", "/api/docs/", "/admin/login/", "/mail/nonsense"])
def test_no_page_has_a_script_inside_that_the_policy_would_stop(db, page):
    content = Client().get(page).content.decode()
    for script in content.split("<script")[1:]:
        assert "src=" in script.partition(">")[0], script[:100]
    assert " onclick" not in content


def test_no_policy_lets_others_in():
    assert policy("wss://games.example").count("://") == 1
    assert "*" not in policy()


ASK = """
from django.test import Client
import django; django.setup()
from django.conf import settings
plain, safe = Client().get("/"), Client().get("/", secure=True)
print(plain.status_code, plain.headers["Location"], "Content-Security-Policy" in plain.headers)
print(safe.headers["Strict-Transport-Security"])
print(safe.cookies["csrftoken"].OutputString())
print(settings.SESSION_COOKIE_SECURE, settings.SESSION_COOKIE_HTTPONLY, settings.SESSION_COOKIE_SAMESITE)
from django.http import HttpRequest, HttpResponse
from serai.accounts.devices import DeviceCookie, device_of
request = HttpRequest()
device_of(request)
print(DeviceCookie(lambda _: HttpResponse())(request).cookies["device"].OutputString())
from serai.site.policy import as_every_answer
print(as_every_answer(HttpResponse()).headers["Strict-Transport-Security"])
"""


def test_in_production_cookies_are_secure_and_browsers_remember_https():
    environment = {**os.environ, **PRODUCTION, "DJANGO_SETTINGS_MODULE": "serai.site.settings"}
    environment |= {"ALLOWED_HOSTS": "testserver,games.example"}
    done = subprocess.run([sys.executable, "-c", ASK], env=environment, capture_output=True, text=True, check=True)
    redirect, hsts, csrf, session, device, hsts_before = done.stdout.splitlines()
    assert redirect == "301 https://testserver/ True"
    assert hsts == "max-age=31536000; includeSubDomains; preload"
    assert "; Secure" in csrf
    assert "SameSite=Lax" in csrf
    assert session == "True True Lax"
    assert {"Secure", "HttpOnly", "SameSite=Lax", "Path=/"} <= set(device.split("; "))
    assert "Domain" not in device
    assert hsts_before == hsts, "also on what is refused before it is read"


# ── Requests that are too long ──────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def line(database, valkey_server):
    with serving() as address:
        yield http.client.HTTPConnection(address, timeout=60)


def test_a_request_that_says_to_be_too_long_is_not_read(line):
    line.putrequest("POST", "/api/v1/guest")
    line.putheader("Content-Type", "application/json")
    line.putheader("Content-Length", str(10**12))
    line.endheaders()
    answer = line.getresponse()
    assert answer.status == 413
    assert json.loads(answer.read())["code"] == "too-large"


def test_one_that_does_not_say_so_is_read_no_further(line):
    def chunks():
        for _ in range(40):
            yield b"x" * 65536

    with suppress(BrokenPipeError, ConnectionResetError):  # it was answered before all was sent
        line.request("POST", "/api/v1/guest", chunks(), {"Content-Type": "application/json"}, encode_chunked=True)
    answer = line.getresponse()
    assert answer.status == 413
    assert json.loads(answer.read())["code"] == "too-large"


def test_what_is_refused_unread_tells_browsers_what_every_answer_does(line):
    line.request("GET", "/api/v1/nothing")
    told = _told(line.getresponse())
    assert {HEADER, "X-Content-Type-Options", "X-Frame-Options", "Referrer-Policy"} <= told.keys()
    line.request("POST", "/api/v1/guest", headers={"Content-Length": str(10**12)})
    answer = line.getresponse()
    assert answer.status == 413
    assert _told(answer) == told


def _told(answer):
    """To browsers: the headers that are not about this one answer."""
    answer.read()
    about = {"Date", "Server", "Content-Length", "Content-Type", "Connection", "Allow", "Vary", "Content-Language"}
    return {name.title(): value for name, value in answer.getheaders() if name.title() not in about}


def test_what_somebody_is_told_is_kept_by_no_cache(line):
    line.request("POST", "/api/v1/guest", b"{}", {"Content-Type": "application/json"})
    answer = line.getresponse()
    cookie = "; ".join(one.split(";")[0] for one in answer.headers.get_all("Set-Cookie"))
    answer.read()
    line.request("GET", "/api/v1/me", headers={"Cookie": cookie})
    answer = line.getresponse()
    assert answer.headers["Cache-Control"] == "private, no-store"
    assert {"Cookie", "Authorization"} <= {name.strip() for name in answer.headers["Vary"].split(",")}
