"""The moderators' admin pages: what they show, and who may decide."""

import pytest
from django.contrib.auth.models import Permission
from django.test import Client

from serai.accounts.models import User
from serai.moderation.models import Decision, Report
from tests.api.clients import finished, guest_client, running, send_chat, username
from tests.moderation.test_reports import reports
from tests.site.test_admin import admin, text  # noqa: F401 — a fixture

pytestmark = pytest.mark.usefixtures("database")


def reported():
    (anna, bela), table = running()
    message = send_chat(bela, table, "You <b>fool</b>").json["id"]
    reports(anna, bela, text="Look at this", table=table, chat_message=message)
    return (anna, bela), table, f"/admin/moderation/report/{Report.objects.get().pk}/"


def test_open_reports_are_listed_and_shown_with_evidence(admin):  # noqa: F811
    (anna, bela), _, page = reported()
    assert "Look at this" in text(admin.get("/admin/moderation/report/"))
    shown = admin.get(f"{page}change/")
    raw = shown.content.decode()
    assert "You &lt;b&gt;fool&lt;/b&gt;" in raw
    assert "(reported)" in raw
    assert username(anna) in raw
    assert username(bela) in raw
    assert "The game is running: you see what a spectator sees." in raw
    assert f"{username(bela)} has seat 1." in raw


def test_hidden_information_is_shown_only_of_a_finished_game(admin):  # noqa: F811
    people, table, page = reported()
    assert '"hands"' not in text(admin.get(f"{page}change/"))
    finished(people, table)
    assert '"hands"' in text(admin.get(f"{page}change/"))


def test_a_decision_closes_the_report_and_is_listed(admin):  # noqa: F811
    (_, bela), _, page = reported()
    answer = admin.post(f"{page}decide/", {"kind": "warn", "reason": "Be kind.", "known_decisions": 0}, follow=True)
    assert "The decision is stored." in text(answer)
    assert "Be kind." in text(answer)
    assert Decision.objects.get().user_id == bela.user.id
    assert "Look at this" not in text(admin.get("/admin/moderation/report/"))
    assert "Look at this" in text(admin.get("/admin/moderation/report/?state=closed"))
    trail = text(admin.get("/admin/moderation/decision/"))
    assert "Be kind." in trail
    assert "Aurelian" in trail


def test_a_moderator_who_has_not_seen_the_first_decision_cannot_make_a_second(admin):  # noqa: F811
    page = reported()[2]
    opened = admin.get(f"{page}change/").content.decode()
    assert '<input type="hidden" name="known_decisions" value="0"' in opened
    admin.post(f"{page}decide/", {"kind": "warn", "reason": "Be kind.", "known_decisions": 0})
    late = {"kind": "chat-ban", "until": "2099-01-01T12:00", "reason": "Enough."}
    assert "Another moderator has decided" in text(
        admin.post(f"{page}decide/", {**late, "known_decisions": 0}, follow=True)
    )
    assert Decision.objects.get().kind == "warn"
    assert "The decision is stored." in text(admin.post(f"{page}decide/", {**late, "known_decisions": 1}, follow=True))


def test_invalid_decisions_are_refused_with_a_reason(admin):  # noqa: F811
    page = reported()[2]
    for wrong, why in (
        ({"kind": "warn", "reason": ""}, "required"),
        ({"kind": "suspend", "reason": "x"}, "Enter an end time in the future"),
        ({"kind": "void", "reason": "x"}, "Only a finished ranked game can be voided."),
        ({"kind": "void", "void_reason": "rain", "reason": "x"}, "not one of the available choices"),
    ):
        assert why in text(admin.post(f"{page}decide/", {**wrong, "known_decisions": 0}, follow=True))
    assert not Decision.objects.exists()


def test_a_moderator_can_decide_without_a_report(admin):  # noqa: F811
    anna = guest_client()
    page = "/admin/moderation/decision/add/"
    assert username(anna) in text(admin.get(f"{page}?name={username(anna)}"))
    given = {"name": username(anna), "kind": "suspend", "until": "2099-01-01T12:00", "reason": "Three accounts."}
    assert "There is no user with this name." in text(admin.post(page, {**given, "name": "Nobody"}))
    assert "Three accounts." in text(admin.post(page, given, follow=True))
    assert anna.post("tables", {"game": "haggle", "seats": 2}).code == "suspended"


def test_deciding_needs_a_permission_and_decisions_cannot_be_changed(admin):  # noqa: F811
    _, _, page = reported()
    reader, guest = Client(), Client()
    trusted = User.objects.create_user("Reader", is_staff=True)
    trusted.user_permissions.set(Permission.objects.filter(codename__in=["view_report", "view_decision"]))
    reader.force_login(trusted)
    guest.force_login(User.objects.create_user("Visitor"))
    values = {"kind": "warn", "reason": "x", "known_decisions": 0}
    assert 'value="Decide"' not in text(reader.get(f"{page}change/"))
    assert reader.post(f"{page}decide/", values).status_code == 403
    assert reader.get("/admin/moderation/decision/add/").status_code == 403
    assert guest.post(f"{page}decide/", values).url.startswith("/admin/login/")
    admin.post(f"{page}decide/", values)
    trail = f"/admin/moderation/decision/{Decision.objects.get().pk}"
    assert admin.post(f"{trail}/change/", {"reason": "other"}).status_code == 403
    assert admin.post(f"{trail}/delete/", {"post": "yes"}).status_code == 403
    assert Decision.objects.get().reason == "x"


def test_moderators_do_not_see_reports_about_themselves_and_accounts_can_be_deleted(admin):  # noqa: F811
    (_, bela), _, page = reported()
    moderator = User.objects.get(username="Aurelian")
    Report.objects.create(user=moderator, reporter=bela.user, reason="other", text="He was unfair to me.")
    assert "He was unfair" not in text(admin.get("/admin/moderation/report/?state=all"))
    own = Report.objects.get(user=moderator)
    assert admin.get(f"/admin/moderation/report/{own.pk}/change/").status_code == 302
    assert admin.post(f"{page}delete/", {"post": "yes"}).status_code == 403
    assert admin.post(f"/admin/accounts/user/{bela.user.pk}/delete/", {"post": "yes"}).status_code == 302
    assert not User.objects.filter(pk=bela.user.pk).exists()
