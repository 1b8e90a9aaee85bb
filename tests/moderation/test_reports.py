"""Reports have the place in the log, and only moderators read them."""

import pytest

from serai.moderation.models import Report
from tests.api.clients import ApiClient, browser_of, guest_client, running, send_chat, username

pytestmark = pytest.mark.usefixtures("database")


def reports(by, whom, **body):
    return by.post(f"people/{username(whom)}/reports", {"reason": "abuse", **body}, key=False)


def test_a_report_has_the_version_and_the_chat_message():
    (anna, bela), table = running()
    message = send_chat(bela, table, "You fool").json["id"]
    answer = reports(anna, bela, text=" Look! ", table=table, chat_message=message)
    assert answer.status == 201
    assert (answer["name"], answer["text"], answer["closed"]) == (username(bela), "Look!", None)
    assert answer["version"] == anna.sees(table)["position"]["version"]
    assert reports(anna, bela, text="Look!", table=table, version=3)["version"] == 3
    assert [one["chat_message"] for one in anna.get("me/reports")["reports"]] == [None, message]
    assert bela.get("me/reports")["reports"] == []


def test_unstorable_text_is_refused():
    anna, bela = guest_client(), guest_client()
    assert reports(anna, bela, text="Lo\x00ok!").code == "malformed"
    assert anna.get("me/reports")["reports"] == []


def test_a_repeated_report_is_stored_once():
    anna, bela = guest_client(), guest_client()
    assert reports(anna, bela)["id"] == reports(anna, bela)["id"]
    assert reports(anna, bela, reason="name")["id"] != reports(guest_client(), bela)["id"]
    assert Report.objects.count() == 3


def test_a_repeated_report_keeps_its_version():
    (anna, bela), table = running()
    first = reports(anna, bela, table=table)
    mover = next(one for one in (anna, bela) if one.sees(table)["position"]["legal"])
    assert mover.acts(table).status == 200
    again = reports(anna, bela, table=table)
    assert (again["id"], again["version"]) == (first["id"], first["version"])
    assert anna.sees(table)["position"]["version"] > first["version"]


def test_reports_of_a_place_that_does_not_fit_are_refused():
    (anna, bela), table = running()
    message = send_chat(anna, table, "Hello").json["id"]
    for wrong in ({"version": 9999}, {"chat_message": message}, {"chat_message": 1_000_000}):
        assert reports(anna, bela, table=table, **wrong).code == "bad-input"
    assert reports(anna, guest_client(), table=table).code == "bad-input", "the user was never at the table"
    assert reports(anna, bela, version=1).code == "bad-input"
    assert reports(anna, bela, reason="other").code == "bad-input"
    assert reports(anna, bela, reason="ugly").code == "invalid"
    assert not Report.objects.exists()


def test_only_a_visible_table_can_be_named():
    (_, bela), table = running(listed=False)
    assert reports(guest_client(), bela, table=table).code == "unknown-table"
    assert reports(ApiClient(), bela).status == 401
    assert reports(bela, bela).code == "is-yourself"
    assert bela.post("people/Nobody/reports", {"reason": "spam"}, key=False).code == "unknown-player"


def test_reports_are_exported_and_stay_without_the_reporter_after_deletion():
    anna, bela, cili = guest_client(), guest_client(), guest_client()
    reports(anna, bela)
    reports(cili, anna)
    assert [one["name"] for one in browser_of(anna.user).get("me/export")["reports"]] == [username(bela)]
    browser_of(anna.user).delete("me")
    (left,) = Report.objects.all()
    assert (left.user, left.reporter) == (bela.user, None)
