"""Authentication by session with CSRF, by token, and anonymous clients."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from serai.accounts.guest import new_guest
from serai.accounts.models import Token
from serai.accounts.tokens import issue_token
from tests.api.clients import ApiClient, guest_client

pytestmark = pytest.mark.django_db


def test_a_token_authenticates_its_user():
    anna = guest_client()
    assert anna.get("me")["name"] == anna.user.username
    assert anna.get("me")["csrf_token"] is None


@pytest.mark.parametrize("path", ["me", "games", "tables"])
@pytest.mark.parametrize(
    "header", ["Bearer serai_unknown", "Bearer", "Basic YTpi", "serai_unknown", "Bearer \xff", "Token x"]
)
def test_bad_credentials_are_refused_even_on_public_operations(path, header):
    answer = ApiClient().get(path, Authorization=header)
    assert (answer.status, answer.code) == (401, "bad-credentials")
    assert answer.headers["WWW-Authenticate"] == "Bearer"


def test_an_expired_and_a_revoked_token_are_refused():
    anna = guest_client()
    Token.objects.update(expires=timezone.now() - timedelta(seconds=1))
    assert anna.get("me").code == "bad-credentials"
    Token.objects.all().delete()
    assert anna.get("me").code == "bad-credentials"


def test_inactive_users_cannot_authenticate():
    anna = guest_client()
    browser = Client()
    browser.force_login(anna.user)
    anna.user.is_active = False
    anna.user.save()
    assert anna.get("me").code == "bad-credentials"
    assert browser.get("/api/v1/me").status_code == 401


def test_an_anonymous_client_has_to_sign_in():
    answer = ApiClient().get("me")
    assert (answer.status, answer.code) == (401, "not-authenticated")


def test_an_unknown_path_of_allauth_is_a_problem(client):
    answer = client.get("/api/v1/auth/nothing")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    assert client.get("/nothing").headers["Content-Type"].startswith("text/html")


def test_a_session_needs_the_csrf_token_for_changes():
    browser = Client(enforce_csrf_checks=True)
    browser.force_login(new_guest())
    token = browser.get("/api/v1/me").json()["csrf_token"]
    given = {"data": {"language": "hu"}, "content_type": "application/json"}
    refused = browser.patch("/api/v1/me", **given)
    assert (refused.status_code, refused.json()["code"]) == (403, "forbidden")
    assert browser.patch("/api/v1/me", headers={"X-CSRFToken": token}, **given).json()["language"] == "hu"


def test_a_token_needs_no_csrf_token_and_has_priority_over_the_session():
    user, other = new_guest(), new_guest()
    browser = Client(enforce_csrf_checks=True)
    browser.force_login(other)
    headers = {"Authorization": f"Bearer {issue_token(user=user, name='bot')[1]}"}
    answer = browser.patch("/api/v1/me", {"language": "it"}, content_type="application/json", headers=headers)
    assert answer.json()["name"] == user.username
