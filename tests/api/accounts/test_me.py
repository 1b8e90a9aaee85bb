"""The user's account: guests, membership, preferences, tokens, deleting it."""

import pytest
from django.test import Client

from serai.accounts.models import Player, SeatFingerprint, Token, User
from serai.tables.models import Table
from tests.accounts.conftest import PASSWORD
from tests.api.clients import Answer, ApiClient, browser_of, guest_client, member_client, running

pytestmark = pytest.mark.usefixtures("database")


@pytest.fixture
def guest():
    return browser_of(guest_client().user)


def test_a_guest_account_is_created_and_signed_in_once():
    browser = ApiClient()
    me = browser.post("guest", {}, key=False)
    assert me.status == 200
    assert me["is_guest"]
    assert me["csrf_token"]
    assert browser.get("me")["id"] == me["id"]
    again = browser.post("guest", {}, key=False)
    assert again["id"] == me["id"]
    assert User.objects.count() == 1


def test_the_session_of_an_anonymous_client_is_empty():
    browser = ApiClient()
    anonymous = browser.get("session")
    assert (anonymous.status, anonymous["me"]) == (200, None)
    me = browser.post("guest", {}, key=False)
    assert browser.get("session")["me"]["id"] == me["id"]


def test_a_guests_language_defaults_to_the_browsers():
    assert ApiClient().post("guest", {}, key=False, **{"Accept-Language": "hu"})["language"] == "hu"
    assert ApiClient().post("guest", {"language": "it"}, key=False, **{"Accept-Language": "hu"})["language"] == "it"


def test_a_form_on_another_site_cannot_create_a_guest():
    """Browsers let other sites send forms without a CORS check, but no JSON."""
    answer = Client().post("/api/v1/guest", {"language": "en"})
    assert answer.status_code == 415
    assert not User.objects.exists()


def test_preferences_are_changed_one_by_one(guest):
    assert guest.ask("PATCH", "me", {"language": "de"})["language"] == "de"
    assert guest.ask("PATCH", "me", {"time_zone": "Europe/Budapest"})["time_zone"] == "Europe/Budapest"
    assert guest.get("me")["language"] == "de"
    assert guest.ask("PATCH", "me", {"time_zone": "Mars/Olympus"}).code == "bad-input"
    for name, first, then, wrong in (
        ("theme", "system", "dark", "pink"),
        ("motion", "system", "reduced", "slow"),
        ("sounds", True, False, "loud"),
        ("notifications", False, True, None),
    ):
        assert guest.get("me")[name] == first
        assert guest.ask("PATCH", "me", {name: then})[name] == then
        assert guest.get("me")[name] == then
        assert guest.ask("PATCH", "me", {name: wrong}).code == "invalid"
    assert guest.ask("PATCH", "me", {}).status == 200
    assert guest.get("me")["language"] == "de"
    assert guest.ask("PATCH", "me", {"language": "fr"}).code == "invalid"
    assert guest.ask("PATCH", "me", {"name": "king"}).code == "invalid"


def test_texts_default_to_the_users_language(guest):
    guest.ask("PATCH", "me", {"language": "hu"})
    assert guest.get("games/haggle/rules")["language"] == "hu"
    assert guest.get("games/haggle/rules", **{"Accept-Language": "it"})["language"] == "it"


def test_a_guest_becomes_a_member_and_keeps_the_seats(guest, fresh_cache):
    table = guest.opens("byzanz", 3)
    member = guest.post("me/membership", {"username": "Zenobia", "password": PASSWORD})
    assert (member.status, member["name"], member["is_guest"]) == (200, "Zenobia", False)
    assert guest.sees(table["id"])["position"]["seat"] == 0
    assert guest.sees(table["id"])["names"] == {table["player"]: "Zenobia"}


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"username": "x"}, 422, "username-invalid"),
        ({"username": "admin"}, 422, "username-reserved"),
        ({"username": "Palmyra"}, 409, "username-taken"),
        ({"email": "invalid"}, 422, "email-invalid"),
        ({"password": "12345"}, 422, "password-refused"),
    ],
)
def test_becoming_a_member_with_invalid_input_is_refused(guest, fresh_cache, change, status, code):
    User.objects.create_user("palmyra")
    answer = guest.post("me/membership", {"username": "Zenobia", "password": PASSWORD, **change})
    assert (answer.status, answer.code) == (status, code)


def test_a_member_cannot_become_a_member_again(guest, fresh_cache):
    guest.post("me/membership", {"username": "Zenobia", "password": PASSWORD})
    answer = guest.post("me/membership", {"username": "Zenobia2", "password": PASSWORD})
    assert (answer.status, answer.code) == (409, "not-a-guest")


def test_a_deleted_account_leaves_no_name_and_a_bot_in_its_seat(guest):
    (anna, bela), table = running()
    waiting = anna.opens("byzanz", 3)
    browser_of(anna.user).delete("me")
    assert not User.objects.filter(pk=anna.user.pk).exists()
    assert Player.objects.filter(table=table, user=None).count() == 1
    seen = bela.sees(table)
    assert seen["position"]["occupants"][0]["departed"] == "resigned"
    assert seen["names"][seen["position"]["occupants"][0]["player"]] is None
    assert Table.objects.get(id=waiting["id"]).status == "cancelled"


def test_an_account_deleted_by_staff_leaves_bots_in_its_seats(client):
    (anna, bela), table = running()
    cili = browser_of(member_client().user)
    ranked = cili.opens("byzanz", 3, ranked=True)
    client.force_login(User.objects.create_superuser("Aurelian"))
    chosen = {"action": "delete_selected", "_selected_action": [anna.user.pk, cili.user.pk], "post": "yes"}
    assert client.post("/admin/accounts/user/", chosen).status_code == 302
    assert not User.objects.filter(pk__in=[anna.user.pk, cili.user.pk]).exists()
    assert bela.sees(table)["position"]["occupants"][0]["departed"] == "resigned"
    assert Table.objects.get(id=ranked["id"]).status == "cancelled"
    assert not SeatFingerprint.objects.exists()


def test_deleting_the_account_ends_the_session(guest):
    assert guest.delete("me").status == 204
    assert guest.get("me").status == 401


def test_tokens_are_created_listed_and_revoked(guest):
    created = guest.post("me/tokens", {"name": "my bot", "days": 30}, key=False)
    assert created.status == 201
    program = ApiClient(created["token"])
    assert program.get("me")["id"] == str(guest.user.id)
    listed = guest.get("me/tokens").json["tokens"]
    assert [token["name"] for token in listed] == ["test", "my bot"]
    assert created["token"] not in str(listed)
    assert guest.delete(f"me/tokens/{created['id']}").status == 204
    assert program.get("me").code == "bad-credentials"
    assert guest.delete(f"me/tokens/{created['id']}").status == 404


def test_another_users_token_cannot_be_revoked(guest):
    other = guest_client()
    token = Token.objects.get(user=other.user)
    assert guest.delete(f"me/tokens/{token.id}").status == 404
    assert other.get("me").status == 200


def test_a_token_cannot_manage_tokens_or_the_account():
    program = guest_client()
    token = Token.objects.get(user=program.user)
    for answer in (
        program.post("me/tokens", {"name": "more"}),
        program.delete(f"me/tokens/{token.id}"),
        program.delete("me"),
        program.post("me/membership", {"username": "Zenobia", "password": PASSWORD}),
    ):
        assert isinstance(answer, Answer)
        assert (answer.status, answer.code) == (403, "forbidden")
    assert program.get("me/tokens").status == 200


def test_the_number_of_tokens_is_limited(guest):
    for number in range(19):
        assert guest.post("me/tokens", {"name": f"bot {number}"}).status == 201
    assert guest.post("me/tokens", {"name": "one too many"}).code == "bad-input"
