"""Signing up, in and out from a page, as docs/api.md describes it: with cookies and the CSRF token."""

import json

import pytest
from django.test import Client

from serai.accounts.models import User
from tests.accounts.conftest import PASSWORD, code_in_mail

NAME, EMAIL = "Odaenathus", "odaenathus@palmyra.example"
NEW = {"username": NAME, "email": EMAIL, "password": PASSWORD}
ANOTHER = "nine-camels-at-dawn"

pytestmark = pytest.mark.usefixtures("db", "fresh_cache")


class Browser:
    def __init__(self):
        self.client = Client(enforce_csrf_checks=True)
        self.ask("GET", "auth/browser/v1/config")

    def ask(self, method, path, **data):
        """The status and the body of the response."""
        answer = self.client.generic(
            method,
            f"/api/v1/{path}",
            json.dumps(data) if data else "",
            content_type="application/json",
            headers={"X-CSRFToken": self.client.cookies["csrftoken"].value if self.client.cookies else ""},
        )
        return answer.status_code, answer.json()

    def auth(self, method, path, **data):
        return self.ask(method, f"auth/browser/v1/{path}", **data)

    @property
    def name(self):
        return self.ask("GET", "me")[1].get("name")


@pytest.fixture
def browser():
    return Browser()


@pytest.fixture
def signed_up(browser):
    status, body = browser.auth("POST", "auth/signup", **NEW)
    assert (status, body["meta"]["is_authenticated"], body["data"]["user"]["username"]) == (200, True, NAME)
    return browser


def test_the_first_request_sets_the_csrf_cookie(browser):
    assert browser.client.cookies["csrftoken"].value
    assert not browser.client.cookies["csrftoken"]["httponly"], "a page must be able to read it"
    assert browser.auth("GET", "auth/session")[0] == 401
    answer = browser.client.post("/api/v1/auth/browser/v1/auth/signup", NEW, content_type="application/json")
    assert answer.status_code == 403, "the header is missing"
    assert not User.objects.exists()


def test_a_browser_signs_up_signs_out_and_signs_in(signed_up):
    assert signed_up.name == NAME
    assert signed_up.auth("GET", "auth/session")[0] == 200
    assert signed_up.auth("DELETE", "auth/session")[0] == 401
    assert signed_up.ask("GET", "me")[0] == 401
    assert signed_up.auth("POST", "auth/login", username=NAME, password="wrong")[0] == 400
    assert signed_up.auth("POST", "auth/login", username=NAME, password=PASSWORD)[0] == 200
    assert signed_up.ask("PATCH", "me", theme="dark")[1]["theme"] == "dark"
    signed_up.auth("DELETE", "auth/session")
    assert signed_up.auth("POST", "auth/login", email=EMAIL, password=PASSWORD)[0] == 200
    assert signed_up.name == NAME


def test_an_address_can_be_verified_in_another_browser(signed_up):
    key = code_in_mail()
    assert signed_up.auth("GET", "account/email")[1]["data"] == [{"email": EMAIL, "verified": False, "primary": True}]
    assert signed_up.auth("POST", "auth/email/verify", key="invalid")[0] == 400
    assert Browser().auth("POST", "auth/email/verify", key=key)[0] == 401, "it is verified, and nobody is signed in"
    assert signed_up.auth("GET", "account/email")[1]["data"] == [{"email": EMAIL, "verified": True, "primary": True}]
    status, body = signed_up.auth("POST", "auth/email/verify", key=key)
    assert (status, body["errors"][0]["code"]) == (400, "invalid_or_expired_key")


def test_a_forgotten_password_is_reset_with_the_code(signed_up):
    signed_up.auth("DELETE", "auth/session")
    status, body = signed_up.auth("POST", "auth/password/request", email=EMAIL)
    assert status == 401
    assert {"id": "password_reset_by_code", "is_pending": True} in body["data"]["flows"]
    code = code_in_mail()
    assert Browser().auth("POST", "auth/password/reset", key=code, password=ANOTHER)[0] == 409, (
        "requested in another browser"
    )
    assert signed_up.auth("POST", "auth/password/reset", key="AAAA-AAAA", password=ANOTHER)[0] == 400
    assert signed_up.auth("POST", "auth/password/reset", key=code, password=ANOTHER)[0] == 401
    assert signed_up.auth("POST", "auth/login", username=NAME, password=ANOTHER)[0] == 200


def test_changing_the_password_keeps_the_session(signed_up):
    change = {"current_password": PASSWORD, "new_password": ANOTHER}
    assert signed_up.auth("POST", "account/password/change", **{**change, "current_password": "wrong"})[0] == 400
    assert signed_up.auth("POST", "account/password/change", **change)[0] == 200
    assert signed_up.name == NAME
    assert User.objects.get().check_password(ANOTHER)


def test_changing_the_address_needs_the_password_and_a_verification(signed_up):
    new = "odaenathus@rome.example"
    signed_up.auth("POST", "auth/email/verify", key=code_in_mail())
    status, body = signed_up.auth("POST", "account/email", email=new)
    assert status == 401
    assert "reauthenticate" in [flow["id"] for flow in body["data"]["flows"]]
    assert signed_up.auth("POST", "auth/reauthenticate", password=PASSWORD)[0] == 200
    assert signed_up.auth("POST", "account/email", email=new)[0] == 200
    assert signed_up.auth("PUT", "account/email", email=new)[0] == 403, "an email was sent already"
    assert signed_up.ask("GET", "me")[1]["email"] == EMAIL
    assert signed_up.auth("POST", "auth/email/verify", key=code_in_mail())[0] == 200
    assert signed_up.ask("GET", "me")[1]["email"] == new


def test_a_guest_becomes_a_member_by_the_endpoint_for_guests(browser, member):
    assert browser.ask("POST", "guest", language="en")[0] == 200
    assert browser.auth("POST", "auth/signup", **NEW)[0] == 409
    assert browser.auth("POST", "auth/login", username="Zenobia", password=PASSWORD)[0] == 409
    assert browser.ask("POST", "me/membership", **NEW)[0] == 200
    assert browser.name == NAME
