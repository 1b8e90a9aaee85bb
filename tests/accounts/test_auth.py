"""Signing up, in and out with allauth's endpoints."""

import pytest
from allauth.account.models import EmailAddress
from django.contrib.auth.hashers import Argon2PasswordHasher, get_hasher
from django.core import mail
from django.test import Client, override_settings

from serai.accounts.models import User
from serai.site import settings as site
from tests.accounts.conftest import PASSWORD, Api, code_in_mail

NEW = {"username": "Odaenathus", "email": "odaenathus@palmyra.example", "password": PASSWORD}


def test_the_site_uses_argon2_with_its_default_cost():
    """The tests use a cheaper hasher (hashers.py)."""
    with override_settings(PASSWORD_HASHERS=site.PASSWORD_HASHERS):
        assert type(get_hasher()) is Argon2PasswordHasher


def test_signing_up_signs_in_and_emails_a_code_that_verifies_the_address(api):
    status, body = api.post("auth/signup", **NEW)
    assert status == 200, body
    user = User.objects.get(username="Odaenathus")
    assert body["data"]["user"]["id"] == str(user.id)
    assert user.password.startswith("argon2$")
    assert not user.is_guest
    assert mail.outbox[0].subject.startswith("[Caravanserai] ")

    address = EmailAddress.objects.get(user=user)
    assert not address.verified
    api.post("auth/email/verify", key="not the code")
    address.refresh_from_db()
    assert not address.verified
    api.post("auth/email/verify", key=code_in_mail())
    address.refresh_from_db()
    assert address.verified


def test_the_email_links_to_the_site_url_and_not_to_the_host_of_the_request(api, settings):
    api.post("auth/signup", **NEW)
    assert f"{settings.SITE_URL}/verify-email/" in mail.outbox[0].body
    assert "testserver" not in mail.outbox[0].body


def test_an_email_address_is_optional_at_sign_up(api):
    status, _ = api.post("auth/signup", username="Odaenathus", password=PASSWORD)
    assert status == 200
    assert mail.outbox == []


def test_the_language_is_taken_from_accept_language(api):
    api.client = Client(headers={"Accept-Language": "hu-HU,hu;q=0.9,en;q=0.5"})
    api.post("auth/signup", **NEW)
    assert User.objects.get().language == "hu"
    assert mail.outbox[0].subject == "[Caravanserai] Kérjük, erősítsd meg az e-mail-címedet"


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("username", "no", "username_invalid"),
        ("username", "zENOBIA", "username_taken"),
        ("username", "Admin", "username_blacklisted"),
        ("email", "nowhere", "invalid"),
        ("password", "12345678901", "password_entirely_numeric"),
        ("password", "odaenathus", "password_too_similar"),
    ],
)
def test_invalid_input_is_refused_with_a_code(api, member, field, value, code):
    status, body = api.post("auth/signup", **{**NEW, field: value})
    assert status == 400
    assert (field, code) in {(error["param"], error["code"]) for error in body["errors"]}
    assert User.objects.count() == 1


def test_signing_up_does_not_reveal_who_has_an_account(api, member):
    EmailAddress.objects.create(user=member, email=member.email, verified=True, primary=True)
    status, _ = api.post("auth/signup", **{**NEW, "email": member.email})
    assert status == 200
    api.post("auth/email/verify", key=code_in_mail())
    assert not EmailAddress.objects.filter(user__username="Odaenathus", verified=True).exists()


@pytest.mark.parametrize("by", [{"username": "zenobia"}, {"email": "Zenobia@Palmyra.example"}])
def test_a_user_signs_in_with_the_name_or_the_email_address(api, member, by):
    status, body = api.post("auth/login", **by, password=PASSWORD)
    assert status == 200, body
    assert api.get("auth/session")[1]["data"]["user"]["username"] == "Zenobia"
    api.call("DELETE", "auth/session")
    assert api.get("auth/session")[0] in (401, 410)


def test_a_browser_signs_in_with_a_cookie_and_needs_the_csrf_token(db, fresh_cache, member):
    browser = Client(enforce_csrf_checks=True)
    endpoint = "/api/v1/auth/browser/v1/auth/login"
    given = {"username": "Zenobia", "password": PASSWORD}
    assert browser.post(endpoint, given, content_type="application/json").status_code == 403
    browser.get("/api/v1/auth/browser/v1/config")
    token = browser.cookies["csrftoken"].value
    answer = browser.post(endpoint, given, content_type="application/json", headers={"X-CSRFToken": token})
    assert answer.status_code == 200
    cookie = answer.cookies["sessionid"]
    assert cookie["samesite"] == "Lax"
    assert cookie["httponly"]


def test_a_password_is_reset_with_a_code(api, member):
    status, _ = api.post("auth/password/request", email=member.email)
    assert status == 401, "the reset is pending"
    status, _ = api.post("auth/password/reset", key=code_in_mail(), password="nine-camels-at-dawn")
    assert status in (200, 401)
    member.refresh_from_db()
    assert member.check_password("nine-camels-at-dawn")


def test_after_three_wrong_codes_the_right_one_is_refused(api, member):
    api.post("auth/password/request", email=member.email)
    for _ in range(3):
        assert api.post("auth/password/reset", key="AAAA-AAAA", password="nine-camels-at-dawn")[0] == 400
    assert api.post("auth/password/reset", key=code_in_mail(), password="nine-camels-at-dawn")[0] == 409
    member.refresh_from_db()
    assert member.check_password(PASSWORD)


def test_requesting_a_reset_does_not_reveal_who_has_an_account(api, member):
    known, unknown = Api(), Api()
    assert known.post("auth/password/request", email=member.email)[0] == 401
    assert unknown.post("auth/password/request", email="nobody@palmyra.example")[0] == 401


@pytest.mark.parametrize(
    ("path", "data", "limit"),
    [
        ("auth/login", {"username": "Zenobia", "password": PASSWORD}, 30),
        ("auth/signup", {"username": "x", "password": "x"}, 20),
        ("auth/password/request", {"email": "zenobia@palmyra.example"}, 5),
        ("auth/password/reset", {"key": "AAAA-AAAA", "password": "nine-camels-at-dawn"}, 20),
    ],
)
def test_too_many_requests_are_answered_with_429(api, member, path, data, limit):
    answers = [Api().post(path, **data)[0] for _ in range(limit + 1)]
    assert 429 not in answers[:limit]
    assert answers[limit] == 429


def test_guessing_a_password_is_stopped_after_five_attempts(api, member):
    for _ in range(5):
        status, body = api.post("auth/login", username="Zenobia", password="wrong-password")
        assert body["errors"][0]["code"] == "username_password_mismatch"
    status, body = api.post("auth/login", username="Zenobia", password=PASSWORD)
    assert status == 400
    assert body["errors"][0]["code"] == "too_many_login_attempts"


def test_allauth_serves_its_openapi_document(client):
    schema = client.get("/api/v1/auth/openapi.json").json()
    assert "/api/v1/auth/{client}/v1/auth/login" in schema["paths"]
    assert not [path for path in schema["paths"] if "phone" in path]


def test_changing_the_address_needs_the_password_and_takes_effect_once_verified(api, member):
    EmailAddress.objects.create(user=member, email=member.email, verified=True, primary=True)
    api.post("auth/login", username="Zenobia", password=PASSWORD)
    new = {"email": "zenobia@rome.example"}
    assert api.post("account/email", **new)[0] == 401
    api.post("auth/reauthenticate", password=PASSWORD)
    assert api.post("account/email", **new)[0] == 200
    member.refresh_from_db()
    assert member.email == "zenobia@palmyra.example"
    api.post("auth/email/verify", key=code_in_mail())
    member.refresh_from_db()
    assert member.email == "zenobia@rome.example"
    assert EmailAddress.objects.get(user=member).email == "zenobia@rome.example"
