"""The moderators' pages: what they show, who may decide, and that a running game keeps its secrets there."""

import pytest
from django.contrib.auth.models import Permission
from django.test import Client

from serai.accounts.models import User
from serai.desk.models import Decision, Report
from tests.api.people import finished, person, running
from tests.api.test_company import name
from tests.api.test_talk import says
from tests.desk.test_reports import reports
from tests.site.test_admin import desk, text  # noqa: F401 — a fixture

pytestmark = pytest.mark.usefixtures("database")


def reported():
    (anna, bela), table = running()
    line = says(bela, table, "You <b>fool</b>").json["id"]
    reports(anna, bela, words="Look at this", table=table, line=line)
    return (anna, bela), table, f"/admin/desk/report/{Report.objects.get().pk}/"


def test_open_reports_stand_in_a_list_with_their_evidence(desk):  # noqa: F811
    (anna, bela), _, page = reported()
    assert "Look at this" in text(desk.get("/admin/desk/report/"))
    shown = desk.get(f"{page}change/")
    raw = shown.content.decode()
    assert "You &lt;b&gt;fool&lt;/b&gt;" in raw
    assert "(reported)" in raw
    assert name(anna) in raw
    assert name(bela) in raw
    assert "As a spectator may see it" in raw
    assert f"{name(bela)} has seat 1." in raw


def test_a_running_game_keeps_its_secrets_and_a_finished_one_has_none(desk):  # noqa: F811
    people, table, page = reported()
    assert '"hands"' not in text(desk.get(f"{page}change/"))
    finished(people, table)
    assert '"hands"' in text(desk.get(f"{page}change/"))


def test_a_decision_closes_the_report_and_stands_in_the_trail(desk):  # noqa: F811
    (_, bela), _, page = reported()
    answer = desk.post(f"{page}decide/", {"kind": "warn", "reason": "Be kind.", "seen": 0}, follow=True)
    assert "It is decided, and written down." in text(answer)
    assert "Be kind." in text(answer)
    assert Decision.objects.get().person_id == bela.user.id
    assert "Look at this" not in text(desk.get("/admin/desk/report/"))
    assert "Look at this" in text(desk.get("/admin/desk/report/?state=closed"))
    trail = text(desk.get("/admin/desk/decision/"))
    assert "Be kind." in trail
    assert "Aurelian" in trail


def test_who_decides_second_without_having_seen_the_first_decision_is_told_so(desk):  # noqa: F811
    page = reported()[2]
    opened = desk.get(f"{page}change/").content.decode()
    assert '<input type="hidden" name="seen" value="0"' in opened
    desk.post(f"{page}decide/", {"kind": "warn", "reason": "Be kind.", "seen": 0})
    late = {"kind": "mute", "until": "2099-01-01T12:00", "reason": "Enough."}
    assert "Another moderator has decided" in text(desk.post(f"{page}decide/", {**late, "seen": 0}, follow=True))
    assert Decision.objects.get().kind == "warn"
    assert "It is decided" in text(desk.post(f"{page}decide/", {**late, "seen": 1}, follow=True))


def test_what_can_not_be_decided_so_is_said(desk):  # noqa: F811
    page = reported()[2]
    for wrong, why in (
        ({"kind": "warn", "reason": ""}, "required"),
        ({"kind": "suspend", "reason": "x"}, "Say until when"),
        ({"kind": "void", "reason": "x"}, "Only a ranked game that is over can be voided."),
        ({"kind": "void", "cause": "rain", "reason": "x"}, "not one of the available choices"),
    ):
        assert why in text(desk.post(f"{page}decide/", {**wrong, "seen": 0}, follow=True))
    assert not Decision.objects.exists()


def test_a_moderator_decides_without_a_report_too(desk):  # noqa: F811
    anna = person()
    page = "/admin/desk/decision/add/"
    assert name(anna) in text(desk.get(f"{page}?name={name(anna)}"))
    given = {"name": name(anna), "kind": "suspend", "until": "2099-01-01T12:00", "reason": "Three accounts."}
    assert "Nobody goes by this name." in text(desk.post(page, {**given, "name": "Nobody"}))
    assert "Three accounts." in text(desk.post(page, given, follow=True))
    assert anna.post("tables", {"game": "haggle", "seats": 2}).code == "suspended"


def test_only_who_has_the_right_may_decide_and_nobody_may_change_the_trail(desk):  # noqa: F811
    _, _, page = reported()
    reader, guest = Client(), Client()
    trusted = User.objects.create_user("Reader", is_staff=True)
    trusted.user_permissions.set(Permission.objects.filter(codename__in=["view_report", "view_decision"]))
    reader.force_login(trusted)
    guest.force_login(User.objects.create_user("Visitor"))
    wish = {"kind": "warn", "reason": "x", "seen": 0}
    assert 'value="Decide"' not in text(reader.get(f"{page}change/"))
    assert reader.post(f"{page}decide/", wish).status_code == 403
    assert reader.get("/admin/desk/decision/add/").status_code == 403
    assert guest.post(f"{page}decide/", wish).url.startswith("/admin/login/")
    desk.post(f"{page}decide/", wish)
    trail = f"/admin/desk/decision/{Decision.objects.get().pk}"
    assert desk.post(f"{trail}/change/", {"reason": "other"}).status_code == 403
    assert desk.post(f"{trail}/delete/", {"post": "yes"}).status_code == 403
    assert Decision.objects.get().reason == "x"


def test_nobody_reads_who_has_reported_them_and_a_reported_account_can_be_deleted(desk):  # noqa: F811
    (_, bela), _, page = reported()
    moderator = User.objects.get(username="Aurelian")
    Report.objects.create(person=moderator, reporter=bela.user, reason="other", words="He was unfair to me.")
    assert "He was unfair" not in text(desk.get("/admin/desk/report/?state=all"))
    own = Report.objects.get(person=moderator)
    assert desk.get(f"/admin/desk/report/{own.pk}/change/").status_code == 302
    assert desk.post(f"{page}delete/", {"post": "yes"}).status_code == 403
    assert desk.post(f"/admin/accounts/user/{bela.user.pk}/delete/", {"post": "yes"}).status_code == 302
    assert not User.objects.filter(pk=bela.user.pk).exists()
