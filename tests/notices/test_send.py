"""From an event to an email, with a real mail server."""

import re
import time
from contextlib import suppress
from datetime import timedelta
from uuid import uuid4

import pytest
import redis
from django.conf import settings
from django.db import connection

from serai.accounts.guest import new_guest
from serai.accounts.models import QuietHours
from serai.eventlog.projections import follow
from serai.eventlog.table_events import Terms
from serai.live import presence
from serai.notices import send
from serai.notices.models import DisabledAddress, Notice
from serai.notices.preferences import change, mute
from serai.notices.projection import notices
from serai.notices.times import utc_now
from serai.notices.visits import mark_as_standing_order, record_visit
from serai.tables.listeners import commit_and_notify
from serai.tables.models import Table
from serai.tables.verbs.away import come_back
from tests.notices.mail_recipients import member, outcomes_of, run_tasks, table_of, timed_out, warned
from tests.notices.mail_server import html_of, text_of
from tests.tables.sample_tables import LIVE, first_legal, move, play, player
from tests.tables.shifted_clock import DAY, HOUR, MINUTE

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")


def test_players_who_have_to_move_get_one_email_each(mail_server):
    zenobia, odaenathus = member(), member("Odaenathus")
    table_of(zenobia, odaenathus)
    assert run_tasks() == 2
    assert sorted(mail_server.recipients) == ["odaenathus@palmyra.example", "zenobia@palmyra.example"]
    assert set(mail_server.subjects) == {"Haggle: your turn"}
    assert run_tasks() == 0
    assert outcomes_of(zenobia) == [("turn", "sent", "")]


def test_an_email_has_html_and_text_and_one_click_unsubscribe(mail_server):
    loaded = table_of(member(), member("Odaenathus"))
    run_tasks()
    mail = next(mail for mail in mail_server.mails if mail["To"] == "zenobia@palmyra.example")
    assert mail["From"] == "Caravanserai <caravanserai@localhost>"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert re.fullmatch(r"<http://localhost:8000/mail/\S+>", mail["List-Unsubscribe"].strip())
    for content in (text_of(mail), html_of(mail)):
        assert "Round 1: choose a card." in content
        assert f"http://localhost:8000/tables/{loaded.head.id}#go=" in content
        assert "You have 2 days left, until" in content
        assert "No more emails about this table" in content


@pytest.mark.parametrize(
    ("language", "subject", "left", "names"),
    [
        ("en", "Haggle: your turn", "You have 2 days left", "At the table: Zenobia and Odaenathus."),
        ("hu", "Haggle: te jössz", "Még 2 nap időd van", "Az asztalnál: Zenobia és Odaenathus."),
        ("de", "Haggle: du bist dran", "Du hast noch 2 Tage Zeit", "Am Tisch: Zenobia und Odaenathus."),
        ("it", "Haggle: tocca a te", "Tempo rimasto: 2 giorni", "Al tavolo: Zenobia e Odaenathus."),
    ],
)
def test_an_email_is_in_the_users_language(mail_server, language, subject, left, names):
    table_of(member(language=language, time_zone="Europe/Budapest"), member("Odaenathus", verified=False))
    assert run_tasks() == 1
    assert mail_server.subjects == [subject]
    for content in (text_of(mail_server.mails[0]), html_of(mail_server.mails[0])):
        assert left in content
        assert names in content
        assert "Europe/Budapest" in content


def test_guests_and_unverified_addresses_get_no_email(mail_server):
    table_of(member(verified=False), new_guest())
    assert run_tasks() == 0
    assert outcomes_of() == [("turn", "dropped", "no-address")]


def test_a_turn_that_is_over_is_not_emailed(mail_server):
    zenobia, odaenathus = member(), member("Odaenathus")
    loaded = table_of(zenobia, odaenathus)
    move(loaded, 0, first_legal(loaded, 0))
    assert run_tasks() == 1
    assert mail_server.recipients == ["odaenathus@palmyra.example"]
    assert outcomes_of(zenobia) == [("turn", "dropped", "obsolete")]


def test_a_turn_that_ends_before_it_is_sent_is_dropped(mail_server):
    zenobia, odaenathus = member(), member("Odaenathus")
    loaded = table_of(zenobia, odaenathus)
    follow(notices)
    move(loaded, 0, first_legal(loaded, 0))
    assert run_tasks() == 1
    assert outcomes_of(zenobia) == [("turn", "dropped", "obsolete")]


def test_the_move_of_a_standing_order_is_no_visit(mail_server, clock):
    zenobia, odaenathus = member(), member("Odaenathus")
    loaded = table_of(zenobia, odaenathus)
    assert run_tasks() == 2
    clock.forward(HOUR)
    command = uuid4()
    mark_as_standing_order(command)
    loaded = move(loaded, 0, first_legal(loaded, 0), command=command).loaded
    move(loaded, 1, first_legal(loaded, 1))
    assert run_tasks() == 1
    assert outcomes_of(zenobia) == [("turn", "sent", ""), ("turn", "dropped", "already-notified")]
    assert outcomes_of(odaenathus) == [("turn", "sent", "")] * 2


def test_after_a_move_the_next_turn_is_emailed_again(mail_server, clock):
    zenobia, odaenathus = member(), member("Odaenathus")
    loaded = table_of(zenobia, odaenathus)
    run_tasks()
    clock.forward(HOUR)
    loaded = move(loaded, 0, first_legal(loaded, 0)).loaded
    clock.forward(HOUR)
    move(loaded, 1, first_legal(loaded, 1))
    assert run_tasks() == 2
    assert outcomes_of(zenobia) == [("turn", "sent", "")] * 2


def test_after_a_visit_without_a_move_the_same_turn_is_not_emailed_again(mail_server, clock):
    zenobia, odaenathus = member(), member("Odaenathus")
    loaded = table_of(zenobia, odaenathus)
    run_tasks()
    clock.forward(HOUR)
    record_visit(zenobia.id, loaded.head.id)
    move(loaded, 1, first_legal(loaded, 1))
    assert run_tasks() == 0
    assert outcomes_of(zenobia) == [("turn", "sent", "")]


def test_the_warning_is_sent_to_a_player_who_visited_and_did_not_move(mail_server, clock):
    zenobia, odaenathus = member(), member("Odaenathus")
    loaded = table_of(zenobia, odaenathus)
    run_tasks()
    clock.forward(HOUR)
    record_visit(zenobia.id, loaded.head.id)
    warned(loaded, clock)
    assert run_tasks() == 1
    assert mail_server.subjects[2:] == ["Haggle: your time is nearly up"]
    assert outcomes_of(zenobia) == [("turn", "sent", ""), ("warning", "sent", "")]
    assert outcomes_of(odaenathus) == [("turn", "sent", ""), ("warning", "dropped", "already-notified")]


def test_a_player_who_timed_out_is_notified_and_can_come_back(mail_server, clock):
    zenobia, odaenathus = member(), member("Odaenathus")
    loaded = table_of(zenobia, odaenathus)
    loaded = move(loaded, 1, first_legal(loaded, 1)).loaded
    timed_out(loaded, clock)
    assert run_tasks() == 1
    assert mail_server.subjects == ["Haggle: a bot plays for you"]
    commit_and_notify(loaded.head.id, come_back(player=player(loaded, 0)))
    assert ("turn", "sent", "") not in outcomes_of(zenobia)


def test_the_end_is_emailed_with_the_result_unless_the_player_has_seen_it(mail_server, clock):
    zenobia, odaenathus = member(), member("Odaenathus", language="de")
    loaded = play(table_of(zenobia, odaenathus))
    clock.forward(HOUR)
    record_visit(zenobia.id, loaded.head.id)
    assert run_tasks() == 1
    assert mail_server.subjects == ["Haggle: die Partie ist zu Ende"]
    result = Table.objects.get().occupied_seats.get(seat=1)
    assert f"{result.place}. Odaenathus ({result.score})" in text_of(mail_server.mails[0])
    assert outcomes_of(zenobia) == [*[("turn", "dropped", "obsolete")] * 3, ("over", "dropped", "seen")]


def test_the_recap_has_the_games_sentences_since_the_last_move(mail_server, clock):
    zenobia, odaenathus = member(), member("Odaenathus", verified=False)
    loaded = table_of(zenobia, odaenathus)
    loaded = move(loaded, 0, first_legal(loaded, 0)).loaded
    move(loaded, 1, first_legal(loaded, 1))
    run_tasks()
    text = text_of(mail_server.mails[0])
    assert "Since your last move:\n\n- Odaenathus has chosen.\n- The cards are" in text
    assert "Zenobia has chosen" not in text


def test_a_present_player_has_seen_the_turn_after_a_minute(mail_server, clock):
    zenobia, odaenathus = member(), member("Odaenathus")
    loaded = table_of(zenobia, odaenathus)
    with redis.Redis.from_url(settings.REDIS_URL) as valkey:
        valkey.zadd(presence._key(loaded.head.id), {f"a-socket:{player(loaded, 0)}": time.time() + presence.LIFETIME})
    assert run_tasks() == 1
    assert outcomes_of(zenobia) == [("turn", "pending", "present")]
    clock.forward(MINUTE)
    assert run_tasks() == 0
    assert outcomes_of(zenobia) == [("turn", "dropped", "seen")]


def test_at_a_live_table_emails_wait_for_a_minute(mail_server, clock):
    table_of(member(), member("Odaenathus"), **LIVE)
    assert run_tasks() == 0
    clock.forward(MINUTE)
    assert run_tasks() == 2


def test_emails_wait_for_the_end_of_quiet_hours(mail_server, clock):
    zenobia = member()
    now = utc_now()
    minutes = now.hour * 60 + now.minute
    QuietHours.objects.create(
        user=zenobia,
        since=now - timedelta(days=1),
        time_zone="UTC",
        sleep_from=(minutes - 60) % 1440,
        sleep_to=(minutes + 120) % 1440,
        weekends_off=False,
    )
    table_of(zenobia, member("Odaenathus"))
    assert run_tasks() == 1
    assert outcomes_of(zenobia) == [("turn", "pending", "quiet-hours")]
    clock.forward(2 * HOUR)
    assert run_tasks() == 1
    assert mail_server.recipients == ["odaenathus@palmyra.example", "zenobia@palmyra.example"]


def test_preferences_and_mutes_are_respected(mail_server):
    zenobia, odaenathus = member(), member("Odaenathus")
    loaded = table_of(zenobia, odaenathus)
    change(zenobia, turn="none")
    mute(odaenathus, loaded.head.id)
    assert run_tasks() == 0
    assert {*outcomes_of()} == {("turn", "dropped", "unsubscribed"), ("turn", "dropped", "muted")}


def test_a_rejected_email_is_tried_again_with_growing_intervals(mail_server, clock):
    zenobia = member()
    table_of(zenobia, member("Odaenathus", verified=False))
    mail_server.refuse_mail = "451 busy"
    assert run_tasks() == 0
    notice = Notice.objects.get(user=zenobia)
    assert (notice.state, notice.attempts, notice.failures) == ("pending", 0, 1)
    assert run_tasks() == 0
    clock.forward(MINUTE // 2)
    assert run_tasks() == 0
    assert Notice.objects.get(user=zenobia).failures == 2
    mail_server.refuse_mail = ""
    clock.forward(MINUTE)
    assert run_tasks() == 1
    assert len(mail_server.mails) == 1


def test_no_email_is_lost_while_the_server_is_unavailable(mail_server, clock):
    table_of(member(), member("Odaenathus"))
    port, settings.EMAIL_PORT = settings.EMAIL_PORT, 1
    assert run_tasks() == 0
    assert {(notice.state, notice.attempts, notice.failures) for notice in Notice.objects.all()} == {("pending", 0, 0)}
    settings.EMAIL_PORT = port
    assert run_tasks() == 0
    clock.forward(MINUTE)
    assert run_tasks() == 2


def test_an_email_is_dropped_after_the_last_failure(mail_server, clock):
    table_of(member(), member("Odaenathus", verified=False), clock="untimed", terms=Terms())
    mail_server.refuse_mail = "451 busy"
    for _ in range(send.MAX_FAILURES + 1):
        run_tasks()
        clock.forward(DAY)
    notice = Notice.objects.get(user__username="Zenobia")
    assert (notice.state, notice.reason[:7]) == ("dropped", "failed:")
    assert notice.failures == send.MAX_FAILURES


def test_an_unknown_recipients_address_is_disabled(mail_server):
    zenobia = member()
    table_of(zenobia, member("Odaenathus", verified=False))
    mail_server.refuse_recipient = "550 no such user"
    assert run_tasks() == 0
    assert outcomes_of(zenobia) == [("turn", "dropped", "refused")]
    assert DisabledAddress.objects.get().reason == "refused"


def test_a_server_that_refuses_the_site_disables_no_address(mail_server, clock):
    zenobia = member()
    table_of(zenobia, member("Odaenathus", verified=False))
    mail_server.refuse_recipient = "554 5.7.1 Relay access denied"
    assert run_tasks() == 0
    assert not DisabledAddress.objects.exists()
    mail_server.refuse_recipient = ""
    clock.forward(MINUTE)
    assert run_tasks() == 1


def test_an_email_is_sent_at_most_twice_if_the_worker_is_killed_before_it_confirms(mail_server, clock, monkeypatch):
    """As if the worker had been killed: a sent email is never marked as sent."""
    table_of(member(), member("Odaenathus", verified=False))

    def killed(transport, ready):
        transport.send(ready.mail)
        raise KeyboardInterrupt

    monkeypatch.setattr(send, "_send", killed)
    for _ in range(4):
        with suppress(KeyboardInterrupt):
            run_tasks()
        clock.forward(HOUR)
    assert len({mail["Message-ID"] for mail in mail_server.mails}) == 1
    assert len(mail_server.mails) == 2
    assert outcomes_of()[0] == ("turn", "dropped", "unconfirmed")


def test_an_unconfirmed_email_does_not_suppress_a_later_turn(mail_server, clock, monkeypatch):
    zenobia, odaenathus = member(), member("Odaenathus", verified=False)
    loaded = table_of(zenobia, odaenathus)
    with monkeypatch.context() as killed:
        killed.setattr(send, "_send", lambda transport, ready: 0)
        run_tasks()
    clock.forward(MINUTE)
    loaded = move(loaded, 0, first_legal(loaded, 0)).loaded
    clock.forward(MINUTE)
    move(loaded, 1, first_legal(loaded, 1))
    assert run_tasks() == 1
    clock.forward(HOUR)
    assert run_tasks() == 0
    assert outcomes_of(zenobia) == [("turn", "dropped", "obsolete"), ("turn", "sent", "")]


def test_a_games_error_message_is_not_stored_in_the_notice(mail_server, monkeypatch):
    def broken(_):
        raise ValueError("seat 1 holds 7")

    zenobia = member()
    table_of(zenobia, member("Odaenathus", verified=False))
    monkeypatch.setattr(send, "table_content", broken)
    assert run_tasks() == 0
    assert outcomes_of(zenobia) == [("turn", "pending", "ValueError")]


def test_an_email_that_cannot_be_built_counts_no_attempt(mail_server, clock, monkeypatch):
    zenobia = member()
    table_of(zenobia, member("Odaenathus", verified=False))
    with monkeypatch.context() as broken:
        broken.setattr(send, "build_message", lambda *_: 1 / 0)
        for failures in range(1, 4):
            assert run_tasks() == 0
            notice = Notice.objects.get(user=zenobia)
            assert (notice.state, notice.attempts, notice.failures) == ("pending", 0, failures)
            clock.forward(HOUR)
    assert run_tasks() == 1


def test_due_notices_are_found_by_index(mail_server):
    zenobia = member()
    table_of(zenobia, member("Odaenathus", verified=False))
    follow(notices)
    with connection.cursor() as cursor:
        cursor.execute(
            """INSERT INTO notices_notice (user_id, "table", kind, version, created, state, reason, not_before,
                                          attempts, failures)
               SELECT user_id, gen_random_uuid(), kind, version, created,
                      CASE WHEN n % 2 = 0 THEN 'sent' ELSE state END,
                      reason, not_before + n * interval '1 hour', 0, 0
               FROM (SELECT * FROM notices_notice LIMIT 1) one, generate_series(1, 20000) n"""
        )
        cursor.execute("ANALYZE notices_notice")
        cursor.execute(f"EXPLAIN ANALYZE {send.DUE}", [utc_now()])
        plan = "\n".join(line for (line,) in cursor.fetchall())
    assert "notices_pending" in plan
    assert "Seq Scan" not in plan
    assert run_tasks() == 1
