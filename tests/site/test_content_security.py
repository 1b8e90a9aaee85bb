"""The security headers of every response."""

import os
import subprocess
import sys

import pytest
from django.test import Client

from serai.site.content_security import HEADER, policy
from tests.site.test_configuration import PRODUCTION

PAGES = ["/", "/lobby", "/nowhere", "/api/docs/", "/api/docs/?script=", "/api/v1/games", "/api/v1/nothing"]
PAGES += ["/admin/login/", "/healthz", "/mail/invalid", "/static/admin/css/base.css"]


@pytest.mark.parametrize("page", PAGES)
def test_every_response_has_a_policy_without_inline_scripts(db, page):
    response = Client().get(page)
    rules = dict(rule.strip().partition(" ")[::2] for rule in response.headers[HEADER].split(";"))
    assert "unsafe-inline" not in rules.get("script-src", rules["default-src"])
    assert "unsafe-eval" not in response.headers[HEADER]
    assert rules["frame-ancestors"] == "'none'"
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert response.headers["Referrer-Policy"] in ("same-origin", "no-referrer")


@pytest.mark.parametrize("page", ["/", "/api/docs/", "/admin/login/", "/mail/invalid"])
def test_no_page_has_an_inline_script(db, page):
    content = Client().get(page).content.decode()
    for script in content.split("<script")[1:]:
        assert "src=" in script.partition(">")[0], script[:100]
    assert " onclick" not in content


def test_the_policy_names_no_other_site():
    assert policy("wss://games.example").count("://") == 1
    assert "*" not in policy()


SCRIPT = """
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
from serai.site.content_security import with_security_headers
print(with_security_headers(HttpResponse()).headers["Strict-Transport-Security"])
"""


def test_in_production_cookies_are_secure_and_browsers_remember_https():
    environment = {**os.environ, **PRODUCTION, "DJANGO_SETTINGS_MODULE": "serai.site.settings"}
    environment |= {"ALLOWED_HOSTS": "testserver,games.example"}
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True)
    redirect, hsts, csrf, session, device, hsts_before = done.stdout.splitlines()
    assert redirect == "301 https://testserver/ True"
    assert hsts == "max-age=31536000; includeSubDomains; preload"
    assert "; Secure" in csrf
    assert "SameSite=Lax" in csrf
    assert session == "True True Lax"
    assert {"Secure", "HttpOnly", "SameSite=Lax", "Path=/"} <= set(device.split("; "))
    assert "Domain" not in device
    assert hsts_before == hsts, "also for a request that is refused before it is read"
