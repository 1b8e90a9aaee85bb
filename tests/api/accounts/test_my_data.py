"""The export of a user's data."""

import json

import pytest
from allauth.account.models import EmailAddress

from serai.accounts.models import Token, User
from tests.api.clients import browser_of, finished, guest_client, running

pytestmark = pytest.mark.usefixtures("database")


def test_the_export_has_everything_about_the_user_and_nobody_else():
    (anna, bela), table = running(listed=False)
    User.objects.filter(id=anna.user.id).update(email="anna@mail.example", theme="dark")
    EmailAddress.objects.create(user=anna.user, email="anna@mail.example", verified=True, primary=True)
    anna.post(f"tables/{table}/chat", {"text": "Good luck!"})
    bela.post(f"tables/{table}/chat", {"text": "The same to you!"})
    over = finished((anna, bela), table)
    waiting = anna.post("tables", {"game": "byzanz", "seats": 3}).json
    bela.opens("byzanz", 3)

    answer = browser_of(anna.user).get("me/export")
    assert answer.status == 200
    assert answer.headers["Content-Type"] == "application/json"
    assert answer.headers["Content-Disposition"] == f'attachment; filename="caravanserai-{anna.user.username}.json"'
    data = answer.json
    assert data["account"]["name"] == anna.user.username
    assert (data["account"]["email"], data["account"]["theme"]) == ("anna@mail.example", "dark")
    assert data["addresses"] == [{"email": "anna@mail.example", "is_verified": True}]
    assert [token["name"] for token in data["tokens"]] == ["test"]
    assert [message["text"] for message in data["chat"]] == ["Good luck!"]
    played, opened = data["tables"]
    assert (played["table"], played["status"], played["seat"], played["is_host"]) == (table, "finished", 0, True)
    assert played["place"] == over["position"]["result"]["places"][0]
    assert played["player"] == over["player"]
    assert (opened["table"], opened["seat"], opened["place"]) == (waiting["id"], None, None)


def test_the_export_contains_no_secrets():
    anna = guest_client()
    anna.user.set_password("seven-camels-at-dusk")
    anna.user.save()
    text = browser_of(anna.user).get("me/export").content.decode()
    token = anna.headers["Authorization"].removeprefix("Bearer ")
    digest = bytes(Token.objects.get(user=anna.user).digest)
    assert not any(secret in text for secret in (token, digest.hex(), "argon2", "csrf"))
    assert json.loads(text)["chat"] == []


def test_the_export_needs_a_session():
    anna = guest_client()
    assert anna.get("me/export").code == "forbidden"
    anna.headers = {}
    assert anna.get("me/export").status == 401
