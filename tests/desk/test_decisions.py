"""Decisions: written down for good, told to the person, and in force until they end."""

from datetime import timedelta
from uuid import uuid4

import pytest
from django.db import DatabaseError, connection, transaction

from serai.accounts.models import User
from serai.desk.conduct import in_force
from serai.desk.decide import NotDecided, decide
from serai.desk.models import Decision, Report
from serai.engine.registry import find
from serai.eventlog.load import load
from serai.ladder.models import Standing
from serai.matching.forming import match
from serai.nudges.models import Notice
from serai.nudges.moments import this_moment
from tests.api.people import NONCE, finished, person, running
from tests.api.test_company import name
from tests.api.test_me import browser_of
from tests.api.test_talk import says
from tests.desk.test_reports import reports
from tests.ladder.games import caught_up, member, played
from tests.matching.people import looking, now
from tests.tables.moved_clock import SECOND

pytestmark = pytest.mark.usefixtures("database")
WEEK = timedelta(days=7)


@pytest.fixture
def judge():
    return User.objects.create_superuser("Aurelian")


def suspended(judge, kind="suspend", **more):
    anna = person()
    decide(by=judge, person=anna.user, kind=kind, reason="Be kind.", until=this_moment() + WEEK, **more)
    return anna


def test_who_is_suspended_can_not_sit_down_open_or_chat_and_is_told_why(judge):
    (anna, bela), table = running()
    other = bela.opens("byzanz", 3)["id"]
    until = this_moment() + WEEK
    decide(by=judge, person=anna.user, kind="suspend", reason="Be kind.", until=until)
    for answer in (
        anna.post(f"tables/{other}/seats", {"nonce": NONCE}),
        anna.post("tables", {"game": "haggle", "seats": 2}),
        says(anna, table, "But"),
        anna.ask("PUT", f"me/friends/{name(bela)}"),
    ):
        assert (answer.status, answer.code, answer["reason"]) == (403, "suspended", "Be kind.")
        assert answer["until"].startswith(until.isoformat()[:16])


def test_who_is_suspended_looks_for_no_table_and_nobody_waits_for_them(judge):
    one, other = looking(), looking()
    match()
    decide(by=judge, person=one.user, kind="suspend", reason="Be kind.", until=this_moment() + WEEK)
    assert now(one) is None
    assert now(other).table is None


def test_who_is_suspended_may_finish_games_but_not_begin_them_again(judge):
    people, table = running()
    decide(by=judge, person=people[0].user, kind="suspend", reason="Be kind.", until=this_moment() + WEEK)
    assert finished(people, table)["position"]["result"]
    assert people[0].post(f"tables/{table}/rematch").code == "suspended"


def test_who_is_muted_plays_and_says_nothing(judge):
    (anna, bela), table = running()
    decide(by=judge, person=anna.user, kind="mute", reason="Enough.", until=this_moment() + WEEK)
    answer = says(anna, table, "But")
    assert (answer.status, answer.code, answer["reason"]) == (403, "silenced", "Enough.")
    anna.opens("byzanz", 3)
    assert says(bela, table, "Peace").status == 201


def test_it_ends_by_itself_or_by_another_decision(judge, clock):
    anna, bela = suspended(judge), suspended(judge, "mute")
    assert in_force(anna.user, "suspend")
    assert not in_force(anna.user, "mute")
    decide(by=judge, person=bela.user, kind="lift", reason="He has apologised.")
    assert not in_force(bela.user, "mute")
    clock.forward(int(WEEK.total_seconds() + 60) * SECOND)
    assert not in_force(anna.user, "suspend")


def test_every_decision_has_a_reason_and_an_end_and_nobody_judges_themselves(judge):
    anna = person().user
    for wrong in (
        {"kind": "warn", "reason": "  "},
        {"kind": "mute", "reason": "x"},
        {"kind": "suspend", "reason": "x", "until": this_moment() - WEEK},
        {"kind": "void", "reason": "x"},
    ):
        with pytest.raises(NotDecided):
            decide(by=judge, person=anna, **wrong)
    with pytest.raises(NotDecided):
        decide(by=judge, person=judge, kind="lift", reason="I am sorry.")
    assert not Decision.objects.exists()


@pytest.mark.parametrize("statement", ["UPDATE desk_decision SET reason = ''", "DELETE FROM desk_decision"])
def test_the_trail_can_not_be_changed(judge, statement):
    suspended(judge)
    with pytest.raises(DatabaseError, match="append-only"), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(statement)
    assert Decision.objects.get().reason == "Be kind."


def test_the_person_is_told_until_they_have_heard_it_and_the_reporter_that_it_is_dealt_with(judge):
    anna, bela = person(), person()
    reports(anna, bela)
    decide(by=judge, person=bela.user, kind="warn", reason="Be kind.", report=Report.objects.get())
    (told,) = bela.get("me/decisions")["decisions"]
    assert (told["kind"], told["reason"], told["heard"]) == ("warn", "Be kind.", False)
    assert anna.get("me/decisions")["decisions"] == []
    assert anna.get("me/reports")["reports"][0]["closed"]
    assert anna.ask("PUT", f"me/decisions/{told['id']}/heard").code == "not-found"
    assert bela.ask("PUT", f"me/decisions/{told['id']}/heard").status == 204
    assert bela.get("me/decisions")["decisions"][0]["heard"]
    assert Notice.objects.get().kind == "decision"


def test_of_what_was_not_held_against_them_nobody_hears(judge):
    anna, bela = person(), person()
    reports(anna, bela)
    decide(by=judge, person=bela.user, kind="dismiss", reason="Nothing there.", report=Report.objects.get())
    assert bela.get("me/decisions")["decisions"] == []
    assert anna.get("me/reports")["reports"][0]["closed"]
    assert not Notice.objects.exists()


def test_another_name_is_taken_where_it_was_asked_for(judge):
    anna = browser_of(person().user)
    assert anna.ask("PUT", "me/name", {"username": "Zenobia"}).code == "name-stays"
    decide(by=judge, person=anna.user, kind="rename", reason="It hurts others.")
    assert anna.get("me/decisions")["name_wanted"]
    assert anna.ask("PUT", "me/name", {"username": "Staff"}).code == "username-reserved"
    assert anna.ask("PUT", "me/name", {"username": "Aure1ian"}).code == "username-taken"
    assert anna.ask("PUT", "me/name", {"username": name(anna).upper()}).code == "username-taken"
    assert anna.ask("PUT", "me/name", {"username": "Zenobia"})["name"] == "Zenobia"
    assert not anna.get("me/decisions")["name_wanted"]
    assert anna.ask("PUT", "me/name", {"username": "Cleopatra"}).code == "name-stays"


def test_a_voided_game_counts_for_nobody(judge):
    anna, bela = member("Anna"), member("Bela")
    table = played([anna, bela]).head.id
    caught_up()
    assert Standing.objects.exists()
    decide(by=judge, person=bela, kind="void", reason="Two accounts.", table=table, cause="one-person")
    assert Decision.objects.get().table == table
    assert load(table, find).voided.reason == "one-person"
    caught_up()
    assert not Standing.objects.exists()
    with pytest.raises(NotDecided, match="voided before"):
        decide(by=judge, person=bela, kind="void", reason="Again.", table=table)
    assert Decision.objects.count() == 1


def test_nobody_decides_on_their_own_report(judge):
    anna = person()
    own = Report.objects.create(person=anna.user, reporter=judge, reason="spam")
    with pytest.raises(NotDecided, match="own report"):
        decide(by=judge, person=anna.user, kind="warn", reason="x", report=own)


def test_only_a_ranked_game_that_is_over_can_be_voided(judge):
    people, table = running()
    reports(people[0], people[1], table=table)
    with pytest.raises(NotDecided, match="ranked game that is over"):
        decide(by=judge, person=people[1].user, kind="void", reason="Two accounts.", report=Report.objects.get())
    with pytest.raises(NotDecided):
        decide(by=judge, person=people[1].user, kind="void", reason="Two accounts.", table=uuid4())
    assert not Decision.objects.exists()
    assert Report.objects.get().closed is None


def test_decisions_go_home_with_the_data_and_the_trail_stays_when_somebody_leaves(judge):
    anna = suspended(judge)
    browser = browser_of(anna.user)
    assert [one["kind"] for one in browser.get("me/export")["decisions"]] == ["suspend"]
    assert browser.delete("me").status == 204
    assert Decision.objects.get().person_id == anna.user.id
    assert not User.objects.filter(pk=anna.user.id).exists()
