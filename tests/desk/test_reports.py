"""Reports: with the place in the log, read by moderators alone."""

import pytest

from serai.desk.models import Report
from tests.api.people import Person, person, running
from tests.api.test_company import name
from tests.api.test_me import browser_of
from tests.api.test_talk import says

pytestmark = pytest.mark.usefixtures("database")


def reports(by, whom, **body):
    return by.post(f"people/{name(whom)}/reports", {"reason": "abuse", **body}, key=False)


def test_a_report_has_the_place_in_the_log_and_what_was_said():
    (anna, bela), table = running()
    line = says(bela, table, "You fool").json["id"]
    answer = reports(anna, bela, words=" Look! ", table=table, line=line)
    assert answer.status == 201
    assert (answer["name"], answer["words"], answer["closed"]) == (name(bela), "Look!", None)
    assert answer["version"] == anna.sees(table)["position"]["version"]
    assert reports(anna, bela, words="Look!", table=table, version=3)["version"] == 3
    assert [one["line"] for one in anna.get("me/reports")["reports"]] == [None, line]
    assert bela.get("me/reports")["reports"] == []


def test_a_report_holds_nothing_that_no_text_has():
    anna, bela = person(), person()
    assert reports(anna, bela, words="Lo\x00ok!").code == "malformed"
    assert anna.get("me/reports")["reports"] == []


def test_the_same_report_is_made_once():
    anna, bela = person(), person()
    assert reports(anna, bela)["id"] == reports(anna, bela)["id"]
    assert reports(anna, bela, reason="name")["id"] != reports(person(), bela)["id"]
    assert Report.objects.count() == 3


def test_the_same_report_is_the_first_one_however_far_the_game_has_gone_since():
    (anna, bela), table = running()
    first = reports(anna, bela, table=table)
    mover = next(one for one in (anna, bela) if one.sees(table)["position"]["legal"])
    assert mover.acts(table).status == 200
    again = reports(anna, bela, table=table)
    assert (again["id"], again["version"]) == (first["id"], first["version"])
    assert anna.sees(table)["position"]["version"] > first["version"]


def test_a_place_has_to_be_one():
    (anna, bela), table = running()
    line = says(anna, table, "Hello").json["id"]
    for wrong in ({"version": 9999}, {"line": line}, {"line": 1_000_000}):
        assert reports(anna, bela, table=table, **wrong).code == "bad-input"
    assert reports(anna, person(), table=table).code == "bad-input", "who was never there has done nothing there"
    assert reports(anna, bela, version=1).code == "bad-input"
    assert reports(anna, bela, reason="other").code == "bad-input"
    assert reports(anna, bela, reason="ugly").code == "invalid"
    assert not Report.objects.exists()


def test_only_a_table_that_one_may_see_can_be_named():
    (_, bela), table = running(listed=False)
    assert reports(person(), bela, table=table).code == "unknown-table"
    assert reports(Person(), bela).status == 401
    assert reports(bela, bela).code == "thats-you"
    assert bela.post("people/Nobody/reports", {"reason": "spam"}, key=False).code == "unknown-person"


def test_it_goes_home_with_the_data_and_stays_nameless_when_its_maker_leaves():
    anna, bela, cili = person(), person(), person()
    reports(anna, bela)
    reports(cili, anna)
    assert [one["name"] for one in browser_of(anna.user).get("me/export")["reports"]] == [name(bela)]
    browser_of(anna.user).delete("me")
    (left,) = Report.objects.all()
    assert (left.person, left.reporter) == (bela.user, None)
