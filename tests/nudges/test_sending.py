"""From an event to a mail, over a real mail server."""

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
from serai.accounts.models import Habits
from serai.eventlog.projections import follow
from serai.eventlog.table_events import Terms
from serai.live import presence
from serai.nudges import send
from serai.nudges.models import ClosedAddress, Notice
from serai.nudges.moments import this_moment
from serai.nudges.notices import notices
from serai.nudges.visits import not_by_hand, note
from serai.nudges.wishes import change, mute
from serai.tables.announce import carry_out
from serai.tables.away import come_back
from serai.tables.models import Table
from tests.nudges.house import became_of, member, table_of, timed_out, warned, work
from tests.nudges.post_office import html_of, text_of
from tests.tables.moved_clock import DAY, HOUR, MINUTE
from tests.tables.people import LIVE, first_legal, move, play, player

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")


def test_who_is_waited_for_gets_one_mail(office):
    zenobia, odaenathus = member(), member("Odaenathus")
    table_of(zenobia, odaenathus)
    assert work() == 2
    assert sorted(office.readers) == ["odaenathus@palmyra.example", "zenobia@palmyra.example"]
    assert set(office.subjects) == {"Haggle: your turn"}
    assert work() == 0
    assert became_of(zenobia) == [("turn", "sent", "")]


def test_a_mail_is_html_and_text_and_can_be_stopped_with_one_click(office):
    known = table_of(member(), member("Odaenathus"))
    work()
    mail = next(mail for mail in office.mails if mail["To"] == "zenobia@palmyra.example")
    assert mail["From"] == "Caravanserai <caravanserai@localhost>"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert re.fullmatch(r"<http://localhost:8000/mail/\S+>", mail["List-Unsubscribe"].strip())
    for content in (text_of(mail), html_of(mail)):
        assert "Round 1: choose a card." in content
        assert f"http://localhost:8000/tables/{known.head.id}#go=" in content
        assert "You have 2 days left, until" in content
        assert "No more mails about this table" in content


@pytest.mark.parametrize(
    ("language", "subject", "left", "names"),
    [
        ("en", "Haggle: your turn", "You have 2 days left", "At the table: Zenobia and Odaenathus."),
        ("hu", "Haggle: te jössz", "Még 2 nap időd van", "Az asztalnál: Zenobia és Odaenathus."),
        ("de", "Haggle: du bist dran", "Restzeit: 2 Tage", "Am Tisch: Zenobia und Odaenathus."),
        ("it", "Haggle: tocca a te", "Tempo rimasto: 2 giorni", "Al tavolo: Zenobia e Odaenathus."),
    ],
)
def test_a_mail_speaks_the_readers_language(office, language, subject, left, names):
    table_of(member(language=language, time_zone="Europe/Budapest"), member("Odaenathus", verified=False))
    assert work() == 1
    assert office.subjects == [subject]
    for content in (text_of(office.mails[0]), html_of(office.mails[0])):
        assert left in content
        assert names in content
        assert "Europe/Budapest" in content


def test_guests_and_addresses_that_nobody_has_verified_get_none(office):
    table_of(member(verified=False), new_guest())
    assert work() == 0
    assert became_of() == [("turn", "dropped", "no-address")]


def test_a_turn_that_has_passed_needs_no_mail(office):
    zenobia, odaenathus = member(), member("Odaenathus")
    known = table_of(zenobia, odaenathus)
    move(known, 0, first_legal(known, 0))
    assert work() == 1
    assert office.readers == ["odaenathus@palmyra.example"]
    assert became_of(zenobia) == [("turn", "dropped", "passed")]


def test_a_turn_that_passes_before_it_was_sent_is_dropped(office):
    zenobia, odaenathus = member(), member("Odaenathus")
    known = table_of(zenobia, odaenathus)
    follow(notices)
    move(known, 0, first_legal(known, 0))
    assert work() == 1
    assert became_of(zenobia) == [("turn", "dropped", "passed")]


def test_what_a_standing_order_does_is_no_visit(office, clock):
    zenobia, odaenathus = member(), member("Odaenathus")
    known = table_of(zenobia, odaenathus)
    assert work() == 2
    clock.forward(HOUR)
    command = uuid4()
    not_by_hand(command)
    known = move(known, 0, first_legal(known, 0), command=command).known
    move(known, 1, first_legal(known, 1))
    assert work() == 1
    assert became_of(zenobia) == [("turn", "sent", ""), ("turn", "dropped", "told")]
    assert became_of(odaenathus) == [("turn", "sent", "")] * 2


def test_the_next_turn_is_told_again_once_somebody_has_moved(office, clock):
    zenobia, odaenathus = member(), member("Odaenathus")
    known = table_of(zenobia, odaenathus)
    work()
    clock.forward(HOUR)
    known = move(known, 0, first_legal(known, 0)).known
    clock.forward(HOUR)
    move(known, 1, first_legal(known, 1))
    assert work() == 2
    assert became_of(zenobia) == [("turn", "sent", "")] * 2


def test_who_was_there_and_left_without_a_move_is_not_told_again_of_the_same_turn(office, clock):
    zenobia, odaenathus = member(), member("Odaenathus")
    known = table_of(zenobia, odaenathus)
    work()
    clock.forward(HOUR)
    note(zenobia.id, known.head.id)
    move(known, 1, first_legal(known, 1))
    assert work() == 0
    assert became_of(zenobia) == [("turn", "sent", "")]


def test_the_alarm_is_for_who_came_and_did_not_move(office, clock):
    zenobia, odaenathus = member(), member("Odaenathus")
    known = table_of(zenobia, odaenathus)
    work()
    clock.forward(HOUR)
    note(zenobia.id, known.head.id)
    warned(known, clock)
    assert work() == 1
    assert office.subjects[2:] == ["Haggle: your time is nearly up"]
    assert became_of(zenobia) == [("turn", "sent", ""), ("alarm", "sent", "")]
    assert became_of(odaenathus) == [("turn", "sent", ""), ("alarm", "dropped", "told")]


def test_whose_time_ran_out_is_told_who_plays_and_can_come_back(office, clock):
    zenobia, odaenathus = member(), member("Odaenathus")
    known = table_of(zenobia, odaenathus)
    known = move(known, 1, first_legal(known, 1)).known
    timed_out(known, clock)
    assert work() == 1
    assert office.subjects == ["Haggle: a bot plays for you"]
    carry_out(known.head.id, come_back(player=player(known, 0)))
    assert ("turn", "sent", "") not in became_of(zenobia)


def test_the_end_is_told_with_the_result_to_who_is_not_there(office, clock):
    zenobia, odaenathus = member(), member("Odaenathus", language="de")
    known = play(table_of(zenobia, odaenathus))
    clock.forward(HOUR)
    note(zenobia.id, known.head.id)
    assert work() == 1
    assert office.subjects == ["Haggle: das Spiel ist aus"]
    result = Table.objects.get().chairs.get(seat=1)
    assert f"{result.place}. Odaenathus ({result.score})" in text_of(office.mails[0])
    assert became_of(zenobia) == [*[("turn", "dropped", "passed")] * 3, ("over", "dropped", "seen")]


def test_what_happened_since_the_last_move_is_told_in_the_games_words(office, clock):
    zenobia, odaenathus = member(), member("Odaenathus", verified=False)
    known = table_of(zenobia, odaenathus)
    known = move(known, 0, first_legal(known, 0)).known
    move(known, 1, first_legal(known, 1))
    work()
    text = text_of(office.mails[0])
    assert "Since your last move:\n\n- Odaenathus has chosen.\n- The cards are" in text
    assert "Zenobia has chosen" not in text


def test_who_is_looking_is_given_a_minute_and_then_has_seen_it(office, clock):
    zenobia, odaenathus = member(), member("Odaenathus")
    known = table_of(zenobia, odaenathus)
    with redis.Redis.from_url(settings.REDIS_URL) as valkey:
        valkey.zadd(presence._key(known.head.id), {f"a-socket:{player(known, 0)}": time.time() + presence.LIFE})
    assert work() == 1
    assert became_of(zenobia) == [("turn", "pending", "looking")]
    clock.forward(MINUTE)
    assert work() == 0
    assert became_of(zenobia) == [("turn", "dropped", "seen")]


def test_at_a_live_table_a_minute_passes_first(office, clock):
    table_of(member(), member("Odaenathus"), **LIVE)
    assert work() == 0
    clock.forward(MINUTE)
    assert work() == 2


def test_nobody_is_woken(office, clock):
    zenobia = member()
    now = this_moment()
    minutes = now.hour * 60 + now.minute
    Habits.objects.create(
        user=zenobia,
        since=now - timedelta(days=1),
        time_zone="UTC",
        sleep_from=(minutes - 60) % 1440,
        sleep_to=(minutes + 120) % 1440,
        weekends_off=False,
    )
    table_of(zenobia, member("Odaenathus"))
    assert work() == 1
    assert became_of(zenobia) == [("turn", "pending", "resting")]
    clock.forward(2 * HOUR)
    assert work() == 1
    assert office.readers == ["odaenathus@palmyra.example", "zenobia@palmyra.example"]


def test_wishes_are_heeded(office):
    zenobia, odaenathus = member(), member("Odaenathus")
    known = table_of(zenobia, odaenathus)
    change(zenobia, turn="none")
    mute(odaenathus, known.head.id)
    assert work() == 0
    assert {*became_of()} == {("turn", "dropped", "unsubscribed"), ("turn", "dropped", "muted")}


def test_a_mail_that_was_not_taken_is_tried_again_later_each_time(office, clock):
    zenobia = member()
    table_of(zenobia, member("Odaenathus", verified=False))
    office.refuse_mail = "451 busy"
    assert work() == 0
    notice = Notice.objects.get(user=zenobia)
    assert (notice.state, notice.attempts, notice.failures) == ("pending", 0, 1)
    assert work() == 0
    clock.forward(MINUTE // 2)
    assert work() == 0
    assert Notice.objects.get(user=zenobia).failures == 2
    office.refuse_mail = ""
    clock.forward(MINUTE)
    assert work() == 1
    assert len(office.mails) == 1


def test_a_server_that_is_away_loses_nothing(office, clock):
    table_of(member(), member("Odaenathus"))
    port, settings.EMAIL_PORT = settings.EMAIL_PORT, 1
    assert work() == 0
    assert {(notice.state, notice.attempts, notice.failures) for notice in Notice.objects.all()} == {("pending", 0, 0)}
    settings.EMAIL_PORT = port
    assert work() == 0
    clock.forward(MINUTE)
    assert work() == 2


def test_it_is_not_tried_for_ever(office, clock):
    table_of(member(), member("Odaenathus", verified=False), clock="untimed", terms=Terms())
    office.refuse_mail = "451 busy"
    for _ in range(send.MOST_FAILURES + 1):
        work()
        clock.forward(DAY)
    notice = Notice.objects.get(user__username="Zenobia")
    assert (notice.state, notice.reason[:7]) == ("dropped", "failed:")
    assert notice.failures == send.MOST_FAILURES


def test_a_reader_whom_the_server_does_not_know_is_written_to_no_more(office):
    zenobia = member()
    table_of(zenobia, member("Odaenathus", verified=False))
    office.refuse_reader = "550 no such user"
    assert work() == 0
    assert became_of(zenobia) == [("turn", "dropped", "refused")]
    assert ClosedAddress.objects.get().reason == "refused"


def test_a_server_that_takes_nothing_from_us_turns_nobodys_mail_off(office, clock):
    zenobia = member()
    table_of(zenobia, member("Odaenathus", verified=False))
    office.refuse_reader = "554 5.7.1 Relay access denied"
    assert work() == 0
    assert not ClosedAddress.objects.exists()
    office.refuse_reader = ""
    clock.forward(MINUTE)
    assert work() == 1


def test_killed_between_mail_and_mark_the_same_message_goes_out_at_most_twice(office, clock, monkeypatch):
    """As if killed: whoever has handed a mail over never marks it."""
    table_of(member(), member("Odaenathus", verified=False))

    def killed(post, ready):
        post.hand_over(ready.mail)
        raise KeyboardInterrupt

    monkeypatch.setattr(send, "_send", killed)
    for _ in range(4):
        with suppress(KeyboardInterrupt):
            work()
        clock.forward(HOUR)
    assert len({mail["Message-ID"] for mail in office.mails}) == 1
    assert len(office.mails) == 2
    assert became_of()[0] == ("turn", "dropped", "unsure")


def test_a_mail_of_which_nobody_knows_hides_no_later_turn_from_who_has_moved_since(office, clock, monkeypatch):
    zenobia, odaenathus = member(), member("Odaenathus", verified=False)
    known = table_of(zenobia, odaenathus)
    with monkeypatch.context() as killed:
        killed.setattr(send, "_send", lambda post, ready: 0)
        work()
    clock.forward(MINUTE)
    known = move(known, 0, first_legal(known, 0)).known
    clock.forward(MINUTE)
    move(known, 1, first_legal(known, 1))
    assert work() == 1
    clock.forward(HOUR)
    assert work() == 0
    assert became_of(zenobia) == [("turn", "dropped", "passed"), ("turn", "sent", "")]


def test_what_a_game_says_when_it_fails_is_not_told_to_the_reader(office, monkeypatch):
    def broken(_):
        raise ValueError("seat 1 holds 7")

    zenobia = member()
    table_of(zenobia, member("Odaenathus", verified=False))
    monkeypatch.setattr(send, "letter_of", broken)
    assert work() == 0
    assert became_of(zenobia) == [("turn", "pending", "ValueError")]


def test_a_mail_that_could_not_be_written_was_never_handed_over(office, clock, monkeypatch):
    zenobia = member()
    table_of(zenobia, member("Odaenathus", verified=False))
    with monkeypatch.context() as broken:
        broken.setattr(send, "mail_of", lambda *_: 1 / 0)
        for failures in range(1, 4):
            assert work() == 0
            notice = Notice.objects.get(user=zenobia)
            assert (notice.state, notice.attempts, notice.failures) == ("pending", 0, failures)
            clock.forward(HOUR)
    assert work() == 1


def test_what_is_due_is_found_without_looking_at_the_rest(office):
    zenobia = member()
    table_of(zenobia, member("Odaenathus", verified=False))
    follow(notices)
    with connection.cursor() as cursor:
        cursor.execute(
            """INSERT INTO nudges_notice (user_id, "table", kind, version, created, state, reason, not_before,
                                          attempts, failures)
               SELECT user_id, gen_random_uuid(), kind, version, created,
                      CASE WHEN n % 2 = 0 THEN 'sent' ELSE state END,
                      reason, not_before + n * interval '1 hour', 0, 0
               FROM (SELECT * FROM nudges_notice LIMIT 1) one, generate_series(1, 20000) n"""
        )
        cursor.execute("ANALYZE nudges_notice")
        cursor.execute(f"EXPLAIN ANALYZE {send.DUE}", [this_moment()])
        plan = "\n".join(line for (line,) in cursor.fetchall())
    assert "nudges_pending" in plan
    assert "Seq Scan" not in plan
    assert work() == 1
