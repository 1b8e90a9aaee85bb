"""What I am told, by the API; inviting others; addresses that mails come back from."""

import json
import re
from base64 import b64encode
from datetime import timedelta

import pytest
from allauth.account.models import EmailAddress
from django.test import Client
from django.urls import clear_url_caches, include, path

from serai.accounts.tokens import issue_token
from serai.nudges.addresses import close
from serai.nudges.models import Notice
from serai.nudges.moments import this_moment
from tests.api.people import Person
from tests.nudges.house import became_of, member, table_of, work
from tests.nudges.post_office import text_of

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")


def signed_in(user):
    return Person(issue_token(user=user, name="test")[1], user)


@pytest.fixture
def zenobia():
    return signed_in(member())


def test_everybody_is_told_each_at_first(zenobia):
    mail = zenobia.get("me/mail").json
    assert set(mail["kinds"].values()) == {"each"}
    assert (mail["address"], mail["address_off"], mail["muted"]) == ("zenobia@palmyra.example", None, [])


def test_what_is_not_named_stays(zenobia):
    zenobia.ask("PATCH", "me/mail", {"kinds": {"turn": "digest"}, "digest_hour": 6})
    mail = zenobia.ask("PATCH", "me/mail", {"kinds": {"over": "none"}}).json
    assert (mail["kinds"]["turn"], mail["kinds"]["over"], mail["digest_hour"]) == ("digest", "none", 6)
    assert zenobia.ask("PATCH", "me/mail", {"silent": True})["silent"] is True


@pytest.mark.parametrize(
    "body", [{"kinds": {"turn": "often"}}, {"kinds": {"digest": "each"}}, {"digest_hour": 24}, {"hour": 3}]
)
def test_nonsense_is_refused_and_changes_nothing(zenobia, body):
    before = zenobia.get("me/mail").json
    assert zenobia.ask("PATCH", "me/mail", body).code == "invalid"
    assert zenobia.get("me/mail").json == before


def test_a_table_is_muted_and_heard_again(zenobia):
    table = str(table_of(zenobia.user, member("Odaenathus")).head.id)
    for _ in range(2):
        assert zenobia.ask("PUT", f"tables/{table}/mute").status == 204
    assert zenobia.get(f"tables/{table}/mute").json == {"muted": True}
    assert zenobia.get("me/mail")["muted"] == [{"table": table, "game": "haggle"}]
    for _ in range(2):
        assert zenobia.delete(f"tables/{table}/mute").status == 204
    assert zenobia.get(f"tables/{table}/mute").json == {"muted": False}
    assert zenobia.get("me/mail")["muted"] == []


def test_a_table_that_one_may_not_see_can_not_be_muted(zenobia):
    hidden = table_of(member("Odaenathus"), member("Hairan"), listed=False)
    for method in ("GET", "PUT"):
        assert zenobia.ask(method, f"tables/{hidden.head.id}/mute").code == "unknown-table"


def test_who_ends_a_vacation_is_told_what_was_held_for_its_end(office, zenobia):
    leave = {"begins": this_moment().isoformat(), "ends": (this_moment() + timedelta(days=7)).isoformat()}
    booked = zenobia.post("me/vacations", leave, key=False)
    table_of(zenobia.user, member("Odaenathus", verified=False))
    assert work() == 0
    assert became_of(zenobia.user) == [("turn", "pending", "resting")]
    zenobia.delete(f"me/vacations/{booked['vacations'][0]['id']}")
    assert work() == 1
    assert became_of(zenobia.user)[0][:2] == ("turn", "sent")


ADDRESS = "zenobia@palmyra.example"
BOUNCE = {"RecordType": "Bounce", "Type": "HardBounce", "Email": ADDRESS, "ID": 1, "MessageID": "x"}
COMPLAINT = {**BOUNCE, "RecordType": "SpamComplaint", "Type": "SpamComplaint"}


class TestInvitations:
    def test_it_comes_by_mail_with_the_word_for_an_unlisted_table(self, office, zenobia):
        odaenathus = member("Odaenathus", language="hu")
        table = zenobia.opens(seats=3, listed=False)
        for _ in range(2):
            assert zenobia.post(f"tables/{table['id']}/invitations", {"name": "odaenathus"}).status == 204
        assert work() == 1
        assert office.readers == [odaenathus.email]
        assert office.subjects == ["Zenobia meghív egy játékra: Haggle"]
        text = text_of(office.mails[0])
        assert f"http://localhost:8000/tables/{table['id']}?invitation={table['invitation']}" in text
        assert "#go=" not in text
        assert work() == 0

    def test_the_answer_does_not_tell_whether_a_mail_goes_out(self, office, zenobia):
        odaenathus = signed_in(member("Odaenathus"))
        odaenathus.ask("PATCH", "me/mail", {"kinds": {"invitation": "none"}})
        table = zenobia.opens(seats=3)["id"]
        assert zenobia.post(f"tables/{table}/invitations", {"name": "Odaenathus"}).status == 204
        assert work() == 0
        assert became_of(odaenathus.user) == [("invitation", "dropped", "unsubscribed")]

    def test_who_has_sat_down_meanwhile_needs_none(self, office, zenobia):
        odaenathus = signed_in(member("Odaenathus"))
        table = zenobia.opens(seats=3)["id"]
        zenobia.post(f"tables/{table}/invitations", {"name": "Odaenathus"})
        odaenathus.sits(table)
        assert work() == 0
        assert became_of(odaenathus.user) == [("invitation", "dropped", "passed")]

    def test_who_is_there_already_can_not_be_invited(self, zenobia):
        table = zenobia.opens(seats=3)["id"]
        odaenathus = signed_in(member("Odaenathus"))
        odaenathus.sits(table)
        for name in ("Zenobia", "odaenathus"):
            assert zenobia.post(f"tables/{table}/invitations", {"name": name}).code == "there-already"
        assert not Notice.objects.filter(kind="invitation").exists()

    def test_it_takes_a_part_in_the_table_a_person_and_the_right_moment(self, zenobia):
        member("Odaenathus")
        table = zenobia.opens(seats=3)["id"]
        stranger = signed_in(member("Hairan"))
        assert stranger.post(f"tables/{table}/invitations", {"name": "Odaenathus"}).code == "not-yours"
        assert zenobia.post(f"tables/{table}/invitations", {"name": "Nobody"}).code == "unknown-person"
        running = table_of(zenobia.user, stranger.user).head.id
        assert zenobia.post(f"tables/{running}/invitations", {"name": "Odaenathus"}).code == "wrong-moment"
        assert not Notice.objects.filter(kind="invitation").exists()


class TestAddresses:
    @pytest.fixture
    def provider(self, settings):
        """A mail provider that knows the secret, and the site as if it had been started with it."""
        from serai.site import urls

        settings.ANYMAIL = {"WEBHOOK_SECRET": "post:a-long-secret"}
        pattern = path("anymail/", include("anymail.urls"))
        urls.urlpatterns.insert(0, pattern)
        clear_url_caches()
        yield lambda secret, event: Client(enforce_csrf_checks=True).post(
            "/anymail/postmark/tracking/",
            json.dumps(event),
            content_type="application/json",
            headers={"Authorization": f"Basic {b64encode(secret.encode()).decode()}"},
        )
        urls.urlpatterns.remove(pattern)
        clear_url_caches()

    @pytest.mark.parametrize(("event", "reason"), [(BOUNCE, "bounced"), (COMPLAINT, "complained")])
    def test_what_a_provider_tells_turns_mail_off_and_is_shown(self, office, zenobia, provider, event, reason):
        assert provider("post:a-long-secret", event).status_code == 200
        assert zenobia.get("me/mail")["address_off"]["reason"] == reason
        table_of(zenobia.user, member("Odaenathus", verified=False))
        assert work() == 0
        assert became_of(zenobia.user) == [("turn", "dropped", "address-off")]

    def test_who_does_not_know_the_secret_is_not_believed(self, zenobia, provider):
        assert provider("post:a-guess-at-it", BOUNCE).status_code == 400
        assert zenobia.get("me/mail")["address_off"] is None

    def test_without_a_secret_nobody_is_asked(self):
        assert Client().post("/anymail/postmark/tracking/", "{}", content_type="application/json").status_code == 404

    def test_verifying_it_again_turns_mail_on(self, office, zenobia):
        close("Zenobia@Palmyra.example", "bounced")
        assert zenobia.get("me/mail")["address_off"]
        browser = Client()
        browser.force_login(zenobia.user)
        door = "/api/v1/auth/browser/v1"
        asked = browser.put(f"{door}/account/email", {"email": ADDRESS}, content_type="application/json")
        assert asked.status_code == 200
        assert zenobia.get("me/mail")["address"] is None
        key = re.search(r"Code: (\S+)", text_of(office.mails[-1]))[1]
        browser.post(f"{door}/auth/email/verify", {"key": key}, content_type="application/json")
        mail = zenobia.get("me/mail").json
        assert (mail["address"], mail["address_off"]) == (ADDRESS, None)

    def test_an_address_that_is_on_stays_so_when_its_mail_is_asked_for(self, office, zenobia):
        browser = Client()
        browser.force_login(zenobia.user)
        browser.put("/api/v1/auth/browser/v1/account/email", {"email": ADDRESS}, content_type="application/json")
        assert zenobia.get("me/mail")["address"] == ADDRESS

    def test_another_address_is_not_off(self, zenobia):
        close("zenobia@palmyra.example", "bounced")
        EmailAddress.objects.filter(user=zenobia.user).update(email="queen@palmyra.example")
        assert zenobia.get("me/mail")["address_off"] is None
