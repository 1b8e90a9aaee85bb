"""One click in, a name for good, preferences, tokens, and out."""

import pytest
from django.test import Client

from serai.accounts.models import Player, SeatMark, Token, User
from serai.tables.models import Table
from tests.accounts.conftest import PASSWORD
from tests.api.people import Answer, Person, member, person, running

pytestmark = pytest.mark.usefixtures("database")


def browser_of(user):
    browser = Person(user=user)
    browser.client.force_login(user)
    return browser


@pytest.fixture
def guest():
    return browser_of(person().user)


def test_one_click_and_one_is_in():
    browser = Person()
    me = browser.post("guest", {}, key=False)
    assert me.status == 200
    assert me["is_guest"]
    assert me["csrf_token"]
    assert browser.get("me")["id"] == me["id"]
    again = browser.post("guest", {}, key=False)
    assert again["id"] == me["id"]
    assert User.objects.count() == 1


def test_a_page_asks_who_is_here_and_a_stranger_is_no_error():
    browser = Person()
    stranger = browser.get("session")
    assert (stranger.status, stranger["me"]) == (200, None)
    me = browser.post("guest", {}, key=False)
    assert browser.get("session")["me"]["id"] == me["id"]


def test_a_guest_speaks_the_browser_s_language_unless_it_says_another():
    assert Person().post("guest", {}, key=False, **{"Accept-Language": "hu"})["language"] == "hu"
    assert Person().post("guest", {"language": "it"}, key=False, **{"Accept-Language": "hu"})["language"] == "it"


def test_a_form_of_another_page_lets_nobody_in():
    """A page elsewhere can send a form without asking, but no JSON."""
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


def test_without_a_wish_words_come_in_the_person_s_own_language(guest):
    guest.ask("PATCH", "me", {"language": "hu"})
    assert guest.get("games/haggle/rules")["language"] == "hu"
    assert guest.get("games/haggle/rules", **{"Accept-Language": "it"})["language"] == "it"


def test_a_guest_becomes_a_member_and_keeps_its_seats(guest, fresh_cache):
    table = guest.opens("byzanz", 3)
    member = guest.post("me/account", {"username": "Zenobia", "password": PASSWORD})
    assert (member.status, member["name"], member["is_guest"]) == (200, "Zenobia", False)
    assert guest.sees(table["id"])["position"]["seat"] == 0
    assert guest.sees(table["id"])["names"] == {table["player"]: "Zenobia"}


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"username": "x"}, 422, "username-invalid"),
        ({"username": "admin"}, 422, "username-reserved"),
        ({"username": "Palmyra"}, 409, "username-taken"),
        ({"email": "nonsense"}, 422, "email-invalid"),
        ({"password": "12345"}, 422, "password-refused"),
    ],
)
def test_what_can_not_be_a_member_is_refused_by_its_code(guest, fresh_cache, change, status, code):
    User.objects.create_user("palmyra")
    answer = guest.post("me/account", {"username": "Zenobia", "password": PASSWORD, **change})
    assert (answer.status, answer.code) == (status, code)


def test_a_member_is_no_guest(guest, fresh_cache):
    guest.post("me/account", {"username": "Zenobia", "password": PASSWORD})
    answer = guest.post("me/account", {"username": "Zenobia2", "password": PASSWORD})
    assert (answer.status, answer.code) == (409, "not-a-guest")


def test_who_goes_leaves_no_name_and_nobody_waiting(guest):
    (anna, bela), table = running()
    waiting = anna.opens("byzanz", 3)
    browser_of(anna.user).delete("me")
    assert not User.objects.filter(pk=anna.user.pk).exists()
    assert Player.objects.filter(table=table, user=None).count() == 1
    seen = bela.sees(table)
    assert seen["position"]["chairs"][0]["departed"] == "resigned"
    assert seen["names"][seen["position"]["chairs"][0]["player"]] is None
    assert Table.objects.get(id=waiting["id"]).status == "abandoned"


def test_whom_staff_delete_leaves_nobody_waiting_either(client):
    (anna, bela), table = running()
    cili = browser_of(member().user)
    ranked = cili.opens("byzanz", 3, ranked=True)
    client.force_login(User.objects.create_superuser("Aurelian"))
    chosen = {"action": "delete_selected", "_selected_action": [anna.user.pk, cili.user.pk], "post": "yes"}
    assert client.post("/admin/accounts/user/", chosen).status_code == 302
    assert not User.objects.filter(pk__in=[anna.user.pk, cili.user.pk]).exists()
    assert bela.sees(table)["position"]["chairs"][0]["departed"] == "resigned"
    assert Table.objects.get(id=ranked["id"]).status == "abandoned"
    assert not SeatMark.objects.exists()


def test_who_has_gone_has_no_session(guest):
    assert guest.delete("me").status == 204
    assert guest.get("me").status == 401


def test_tokens_are_made_listed_and_revoked(guest):
    made = guest.post("me/tokens", {"name": "my bot", "days": 30}, key=False)
    assert made.status == 201
    program = Person(made["token"])
    assert program.get("me")["id"] == str(guest.user.id)
    listed = guest.get("me/tokens").json["tokens"]
    assert [token["name"] for token in listed] == ["test", "my bot"]
    assert made["token"] not in str(listed)
    assert guest.delete(f"me/tokens/{made['id']}").status == 204
    assert program.get("me").code == "bad-credentials"
    assert guest.delete(f"me/tokens/{made['id']}").status == 404


def test_nobody_revokes_another_s_token(guest):
    other = person()
    token = Token.objects.get(user=other.user)
    assert guest.delete(f"me/tokens/{token.id}").status == 404
    assert other.get("me").status == 200


def test_a_token_makes_no_tokens_and_closes_no_account():
    program = person()
    token = Token.objects.get(user=program.user)
    for answer in (
        program.post("me/tokens", {"name": "more"}),
        program.delete(f"me/tokens/{token.id}"),
        program.delete("me"),
        program.post("me/account", {"username": "Zenobia", "password": PASSWORD}),
    ):
        assert isinstance(answer, Answer)
        assert (answer.status, answer.code) == (403, "forbidden")
    assert program.get("me/tokens").status == 200


def test_there_is_an_end_to_tokens(guest):
    for number in range(19):
        assert guest.post("me/tokens", {"name": f"bot {number}"}).status == 201
    assert guest.post("me/tokens", {"name": "one too many"}).code == "bad-input"
