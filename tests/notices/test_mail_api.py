"""Email preferences, invitations and disabled addresses by the API."""

import json
import re
from base64 import b64encode
from datetime import timedelta

import pytest
from allauth.account.models import EmailAddress
from django.test import Client
from django.urls import clear_url_caches, include, path

from serai.accounts.tokens import issue_token
from serai.notices.addresses import disable
from serai.notices.models import Notice
from serai.notices.times import utc_now
from tests.api.clients import ApiClient
from tests.notices.mail_recipients import member, outcomes_of, run_tasks, table_of
from tests.notices.mail_server import text_of

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")


def signed_in(user):
    return ApiClient(issue_token(user=user, name="test")[1], user)


@pytest.fixture
def zenobia():
    return signed_in(member())


def test_by_default_every_notice_is_an_email_of_its_own(zenobia):
    mail = zenobia.get("me/mail-preferences").json
    assert set(mail["kinds"].values()) == {"each"}
    assert (mail["address"], mail["address_disabled"], mail["muted_tables"]) == ("zenobia@palmyra.example", None, [])


def test_fields_that_are_missing_in_the_request_stay_as_they_are(zenobia):
    zenobia.ask("PATCH", "me/mail-preferences", {"kinds": {"turn": "digest"}, "digest_hour": 6})
    mail = zenobia.ask("PATCH", "me/mail-preferences", {"kinds": {"over": "none"}}).json
    assert (mail["kinds"]["turn"], mail["kinds"]["over"], mail["digest_hour"]) == ("digest", "none", 6)
    assert zenobia.ask("PATCH", "me/mail-preferences", {"all_off": True})["all_off"] is True


@pytest.mark.parametrize(
    "body", [{"kinds": {"turn": "often"}}, {"kinds": {"digest": "each"}}, {"digest_hour": 24}, {"hour": 3}]
)
def test_invalid_preferences_are_refused_and_change_nothing(zenobia, body):
    before = zenobia.get("me/mail-preferences").json
    assert zenobia.ask("PATCH", "me/mail-preferences", body).code == "invalid"
    assert zenobia.get("me/mail-preferences").json == before


def test_a_table_is_muted_and_unmuted(zenobia):
    table = str(table_of(zenobia.user, member("Odaenathus")).head.id)
    for _ in range(2):
        assert zenobia.ask("PUT", f"tables/{table}/mute").status == 204
    assert zenobia.get(f"tables/{table}/mute").json == {"muted": True}
    assert zenobia.get("me/mail-preferences")["muted_tables"] == [{"table": table, "game": "haggle"}]
    for _ in range(2):
        assert zenobia.delete(f"tables/{table}/mute").status == 204
    assert zenobia.get(f"tables/{table}/mute").json == {"muted": False}
    assert zenobia.get("me/mail-preferences")["muted_tables"] == []


def test_a_table_that_the_user_may_not_see_cannot_be_muted(zenobia):
    hidden = table_of(member("Odaenathus"), member("Hairan"), listed=False)
    for method in ("GET", "PUT"):
        assert zenobia.ask(method, f"tables/{hidden.head.id}/mute").code == "unknown-table"


def test_ending_a_vacation_sends_notices_that_were_held_for_it(mail_server, zenobia):
    leave = {"begins": utc_now().isoformat(), "ends": (utc_now() + timedelta(days=7)).isoformat()}
    booked = zenobia.post("me/vacations", leave, key=False)
    table_of(zenobia.user, member("Odaenathus", verified=False))
    assert run_tasks() == 0
    assert outcomes_of(zenobia.user) == [("turn", "pending", "quiet-hours")]
    zenobia.delete(f"me/vacations/{booked['vacations'][0]['id']}")
    assert run_tasks() == 1
    assert outcomes_of(zenobia.user)[0][:2] == ("turn", "sent")


ADDRESS = "zenobia@palmyra.example"
BOUNCE = {"RecordType": "Bounce", "Type": "HardBounce", "Email": ADDRESS, "ID": 1, "MessageID": "x"}
COMPLAINT = {**BOUNCE, "RecordType": "SpamComplaint", "Type": "SpamComplaint"}


class TestInvitations:
    def test_an_invitation_is_emailed_with_the_invitation_code_of_an_unlisted_table(self, mail_server, zenobia):
        odaenathus = member("Odaenathus", language="hu")
        table = zenobia.opens(seats=3, listed=False)
        for _ in range(2):
            assert zenobia.post(f"tables/{table['id']}/invitations", {"name": "odaenathus"}).status == 204
        assert run_tasks() == 1
        assert mail_server.recipients == [odaenathus.email]
        assert mail_server.subjects == ["Zenobia meghív egy játszmára: Haggle"]
        text = text_of(mail_server.mails[0])
        assert f"http://localhost:8000/tables/{table['id']}?invitation={table['invitation']}" in text
        assert "#go=" not in text
        assert run_tasks() == 0

    def test_the_response_does_not_reveal_whether_an_email_is_sent(self, mail_server, zenobia):
        odaenathus = signed_in(member("Odaenathus"))
        odaenathus.ask("PATCH", "me/mail-preferences", {"kinds": {"invitation": "none"}})
        table = zenobia.opens(seats=3)["id"]
        assert zenobia.post(f"tables/{table}/invitations", {"name": "Odaenathus"}).status == 204
        assert run_tasks() == 0
        assert outcomes_of(odaenathus.user) == [("invitation", "dropped", "unsubscribed")]

    def test_a_player_who_has_sat_down_meanwhile_gets_no_email(self, mail_server, zenobia):
        odaenathus = signed_in(member("Odaenathus"))
        table = zenobia.opens(seats=3)["id"]
        zenobia.post(f"tables/{table}/invitations", {"name": "Odaenathus"})
        odaenathus.sits(table)
        assert run_tasks() == 0
        assert outcomes_of(odaenathus.user) == [("invitation", "dropped", "obsolete")]

    def test_a_player_at_the_table_cannot_be_invited(self, zenobia):
        table = zenobia.opens(seats=3)["id"]
        odaenathus = signed_in(member("Odaenathus"))
        odaenathus.sits(table)
        for name in ("Zenobia", "odaenathus"):
            assert zenobia.post(f"tables/{table}/invitations", {"name": name}).code == "already-at-table"
        assert not Notice.objects.filter(kind="invitation").exists()

    def test_inviting_needs_a_seat_an_existing_user_and_an_open_table(self, zenobia):
        member("Odaenathus")
        table = zenobia.opens(seats=3)["id"]
        stranger = signed_in(member("Hairan"))
        assert stranger.post(f"tables/{table}/invitations", {"name": "Odaenathus"}).code == "not-yours"
        assert zenobia.post(f"tables/{table}/invitations", {"name": "Nobody"}).code == "unknown-player"
        running = table_of(zenobia.user, stranger.user).head.id
        assert zenobia.post(f"tables/{running}/invitations", {"name": "Odaenathus"}).code == "wrong-moment"
        assert not Notice.objects.filter(kind="invitation").exists()


class TestAddresses:
    @pytest.fixture
    def provider(self, settings):
        """An email provider that may know the secret, and the site as if it had been started with it."""
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
    def test_a_bounce_or_complaint_disables_the_address(self, mail_server, zenobia, provider, event, reason):
        assert provider("post:a-long-secret", event).status_code == 200
        assert zenobia.get("me/mail-preferences")["address_disabled"]["reason"] == reason
        table_of(zenobia.user, member("Odaenathus", verified=False))
        assert run_tasks() == 0
        assert outcomes_of(zenobia.user) == [("turn", "dropped", "address-disabled")]

    def test_a_wrong_secret_is_refused(self, zenobia, provider):
        assert provider("post:a-guess-at-it", BOUNCE).status_code == 400
        assert zenobia.get("me/mail-preferences")["address_disabled"] is None

    def test_without_a_secret_there_is_no_webhook(self):
        assert Client().post("/anymail/postmark/tracking/", "{}", content_type="application/json").status_code == 404

    def test_verifying_a_disabled_address_again_enables_it(self, mail_server, zenobia):
        disable("Zenobia@Palmyra.example", "bounced")
        assert zenobia.get("me/mail-preferences")["address_disabled"]
        browser = Client()
        browser.force_login(zenobia.user)
        endpoint = "/api/v1/auth/browser/v1"
        asked = browser.put(f"{endpoint}/account/email", {"email": ADDRESS}, content_type="application/json")
        assert asked.status_code == 200
        assert zenobia.get("me/mail-preferences")["address"] is None
        key = re.search(r"Code: (\S+)", text_of(mail_server.mails[-1]))[1]
        browser.post(f"{endpoint}/auth/email/verify", {"key": key}, content_type="application/json")
        mail = zenobia.get("me/mail-preferences").json
        assert (mail["address"], mail["address_disabled"]) == (ADDRESS, None)

    def test_an_enabled_address_stays_verified_when_a_verification_is_requested(self, mail_server, zenobia):
        browser = Client()
        browser.force_login(zenobia.user)
        browser.put("/api/v1/auth/browser/v1/account/email", {"email": ADDRESS}, content_type="application/json")
        assert zenobia.get("me/mail-preferences")["address"] == ADDRESS

    def test_another_address_is_not_disabled(self, zenobia):
        disable("zenobia@palmyra.example", "bounced")
        EmailAddress.objects.filter(user=zenobia.user).update(email="queen@palmyra.example")
        assert zenobia.get("me/mail-preferences")["address_disabled"] is None
