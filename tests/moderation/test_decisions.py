"""Decisions are permanent, sent to the user, and in force until they end."""

from datetime import timedelta
from uuid import uuid4

import pytest
from django.db import DatabaseError, connection, transaction

from serai.accounts.models import User
from serai.engine.registry import find
from serai.eventlog.load import load
from serai.ladder.models import Standing
from serai.matchmaking.run_matcher import run_matcher
from serai.moderation.decisions import DecisionError, make_decision
from serai.moderation.models import Decision, Report
from serai.moderation.restrictions import in_force
from serai.notices.models import Notice
from serai.notices.times import utc_now
from tests.api.clients import NONCE, browser_of, finished, guest_client, running, send_chat, username
from tests.ladder.ranked_games import member, played, update_ladder
from tests.matchmaking.searches import current, searching
from tests.moderation.test_reports import reports
from tests.tables.shifted_clock import SECOND

pytestmark = pytest.mark.usefixtures("database")
WEEK = timedelta(days=7)


@pytest.fixture
def moderator():
    return User.objects.create_superuser("Aurelian")


def suspended(moderator, kind="suspend", **more):
    anna = guest_client()
    make_decision(by=moderator, user=anna.user, kind=kind, reason="Be kind.", until=utc_now() + WEEK, **more)
    return anna


def test_a_suspended_user_cannot_sit_down_open_tables_or_chat(moderator):
    (anna, bela), table = running()
    other = bela.opens("byzanz", 3)["id"]
    until = utc_now() + WEEK
    make_decision(by=moderator, user=anna.user, kind="suspend", reason="Be kind.", until=until)
    for answer in (
        anna.post(f"tables/{other}/seats", {"nonce": NONCE}),
        anna.post("tables", {"game": "haggle", "seats": 2}),
        send_chat(anna, table, "But"),
        anna.ask("PUT", f"me/friends/{username(bela)}"),
    ):
        assert (answer.status, answer.code, answer["reason"]) == (403, "suspended", "Be kind.")
        assert answer["until"].startswith(until.isoformat()[:16])


def test_a_suspension_cancels_searches_and_reserved_seats(moderator):
    one, other = searching(), searching()
    run_matcher()
    make_decision(by=moderator, user=one.user, kind="suspend", reason="Be kind.", until=utc_now() + WEEK)
    assert current(one) is None
    assert current(other).table is None


def test_a_suspended_user_may_finish_games_but_not_open_rematches(moderator):
    people, table = running()
    make_decision(by=moderator, user=people[0].user, kind="suspend", reason="Be kind.", until=utc_now() + WEEK)
    assert finished(people, table)["position"]["result"]
    assert people[0].post(f"tables/{table}/rematch").code == "suspended"


def test_a_muted_user_can_play_and_not_chat(moderator):
    (anna, bela), table = running()
    make_decision(by=moderator, user=anna.user, kind="chat-ban", reason="Enough.", until=utc_now() + WEEK)
    answer = send_chat(anna, table, "But")
    assert (answer.status, answer.code, answer["reason"]) == (403, "chat-banned", "Enough.")
    anna.opens("byzanz", 3)
    assert send_chat(bela, table, "Peace").status == 201


def test_a_restriction_ends_in_time_or_by_another_decision(moderator, clock):
    anna, bela = suspended(moderator), suspended(moderator, "chat-ban")
    assert in_force(anna.user, "suspend")
    assert not in_force(anna.user, "chat-ban")
    make_decision(by=moderator, user=bela.user, kind="lift", reason="He has apologised.")
    assert not in_force(bela.user, "chat-ban")
    clock.forward(int(WEEK.total_seconds() + 60) * SECOND)
    assert not in_force(anna.user, "suspend")


def test_invalid_decisions_are_refused(moderator):
    anna = guest_client().user
    for wrong in (
        {"kind": "warn", "reason": "  "},
        {"kind": "chat-ban", "reason": "x"},
        {"kind": "suspend", "reason": "x", "until": utc_now() - WEEK},
        {"kind": "void", "reason": "x"},
    ):
        with pytest.raises(DecisionError):
            make_decision(by=moderator, user=anna, **wrong)
    with pytest.raises(DecisionError):
        make_decision(by=moderator, user=moderator, kind="lift", reason="I am sorry.")
    assert not Decision.objects.exists()


@pytest.mark.parametrize("statement", ["UPDATE moderation_decision SET reason = ''", "DELETE FROM moderation_decision"])
def test_decisions_cannot_be_changed_or_deleted(moderator, statement):
    suspended(moderator)
    with pytest.raises(DatabaseError, match="append-only"), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(statement)
    assert Decision.objects.get().reason == "Be kind."


def test_a_decision_is_shown_until_acknowledged_and_the_report_is_closed(moderator):
    anna, bela = guest_client(), guest_client()
    reports(anna, bela)
    make_decision(by=moderator, user=bela.user, kind="warn", reason="Be kind.", report=Report.objects.get())
    (decision,) = bela.get("me/decisions")["decisions"]
    assert (decision["kind"], decision["reason"], decision["acknowledged"]) == ("warn", "Be kind.", False)
    assert anna.get("me/decisions")["decisions"] == []
    assert anna.get("me/reports")["reports"][0]["closed"]
    assert anna.ask("PUT", f"me/decisions/{decision['id']}/acknowledgement").code == "not-found"
    assert bela.ask("PUT", f"me/decisions/{decision['id']}/acknowledgement").status == 204
    assert bela.get("me/decisions")["decisions"][0]["acknowledged"]
    assert Notice.objects.get().kind == "decision"


def test_a_dismissed_report_is_not_shown_to_the_user_concerned(moderator):
    anna, bela = guest_client(), guest_client()
    reports(anna, bela)
    make_decision(by=moderator, user=bela.user, kind="dismiss", reason="Nothing there.", report=Report.objects.get())
    assert bela.get("me/decisions")["decisions"] == []
    assert anna.get("me/reports")["reports"][0]["closed"]
    assert not Notice.objects.exists()


def test_a_name_can_be_changed_only_when_requested(moderator):
    anna = browser_of(guest_client().user)
    assert anna.ask("PUT", "me/name", {"username": "Zenobia"}).code == "rename-not-requested"
    make_decision(by=moderator, user=anna.user, kind="rename", reason="It hurts others.")
    assert anna.get("me/decisions")["rename_requested"]
    assert anna.ask("PUT", "me/name", {"username": "Staff"}).code == "username-reserved"
    assert anna.ask("PUT", "me/name", {"username": "Aure1ian"}).code == "username-taken"
    assert anna.ask("PUT", "me/name", {"username": username(anna).upper()}).code == "username-taken"
    assert anna.ask("PUT", "me/name", {"username": "Zenobia"})["name"] == "Zenobia"
    assert not anna.get("me/decisions")["rename_requested"]
    assert anna.ask("PUT", "me/name", {"username": "Cleopatra"}).code == "rename-not-requested"


def test_a_voided_game_is_not_rated(moderator):
    anna, bela = member("Anna"), member("Bela")
    table = played([anna, bela]).head.id
    update_ladder()
    assert Standing.objects.exists()
    make_decision(by=moderator, user=bela, kind="void", reason="Two accounts.", table=table, void_reason="one-person")
    assert Decision.objects.get().table == table
    assert load(table, find).voided.reason == "one-person"
    update_ladder()
    assert not Standing.objects.exists()
    with pytest.raises(DecisionError, match="already voided"):
        make_decision(by=moderator, user=bela, kind="void", reason="Again.", table=table)
    assert Decision.objects.count() == 1


def test_moderators_cannot_decide_on_their_own_reports(moderator):
    anna = guest_client()
    own = Report.objects.create(user=anna.user, reporter=moderator, reason="spam")
    with pytest.raises(DecisionError, match="own report"):
        make_decision(by=moderator, user=anna.user, kind="warn", reason="x", report=own)


def test_only_a_finished_ranked_game_can_be_voided(moderator):
    people, table = running()
    reports(people[0], people[1], table=table)
    with pytest.raises(DecisionError, match="finished ranked game"):
        make_decision(
            by=moderator, user=people[1].user, kind="void", reason="Two accounts.", report=Report.objects.get()
        )
    with pytest.raises(DecisionError):
        make_decision(by=moderator, user=people[1].user, kind="void", reason="Two accounts.", table=uuid4())
    assert not Decision.objects.exists()
    assert Report.objects.get().closed is None


def test_decisions_are_exported_and_stay_when_the_account_is_deleted(moderator):
    anna = suspended(moderator)
    browser = browser_of(anna.user)
    assert [one["kind"] for one in browser.get("me/export")["decisions"]] == ["suspend"]
    assert browser.delete("me").status == 204
    assert Decision.objects.get().user_id == anna.user.id
    assert not User.objects.filter(pk=anna.user.id).exists()
