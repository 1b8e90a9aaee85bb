"""The daily digest."""

import re
from datetime import UTC, datetime

import pytest

from serai.eventlog.projections import follow
from serai.eventlog.table_events import Terms
from serai.notices import send
from serai.notices.digest import create_digests
from serai.notices.models import MailPreferences, Notice
from serai.notices.preferences import change, mute, next_digest
from serai.notices.projection import notices
from serai.notices.times import micros
from tests.notices.mail_recipients import member, outcomes_of, run_tasks, table_of
from tests.notices.mail_server import html_of, text_of
from tests.tables.sample_tables import first_legal, move, play
from tests.tables.shifted_clock import MINUTE, SECOND

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")

QUICK = {"clock": "async", "terms": Terms(bank=86400 + 7200, increment=86400)}


@pytest.fixture
def zenobia():
    return change(member(), turn="digest", warning="digest", over="digest").user


@pytest.fixture
def others():
    return member("Odaenathus", verified=False)


def next_day(clock, user):
    """Moves the clock to the user's next digest and runs the tasks; returns how many emails were sent."""
    clock.to(micros(MailPreferences.objects.get(user=user).next_digest_at) + MINUTE)
    create_digests()
    return run_tasks()


def test_tables_are_ordered_by_time_left_each_with_a_link(mail_server, clock, zenobia, others):
    async_table, quick = table_of(zenobia, others), table_of(zenobia, others, **QUICK)
    untimed = table_of(zenobia, others, clock="untimed", terms=Terms())
    muted = table_of(zenobia, others)
    mute(zenobia, muted.head.id)
    passed = table_of(zenobia, others)
    move(passed, 0, first_legal(passed, 0))
    assert run_tasks() == 0
    assert next_day(clock, zenobia) == 1
    mail = mail_server.mails[0]
    assert mail["Subject"] == "3 tables are waiting for you"
    for content in (text_of(mail), html_of(mail)):
        places = [content.index(str(table.head.id)) for table in (quick, async_table, untimed)]
        assert places == sorted(places)
        assert len(set(re.findall(r"/tables/([0-9a-f-]+)#go=", content))) == 3
        assert str(muted.head.id) not in content
        assert str(passed.head.id) not in content
    assert "There is no time limit" in text_of(mail)


def test_the_digest_is_sent_once_a_day_and_only_if_it_is_not_empty(mail_server, clock, zenobia, others):
    assert next_day(clock, zenobia) == 0
    assert outcomes_of(zenobia) == [("digest", "dropped", "empty")]
    table_of(zenobia, others, clock="untimed", terms=Terms())
    assert next_day(clock, zenobia) == 1
    create_digests()
    assert run_tasks() == 0
    assert next_day(clock, zenobia) == 1
    assert mail_server.subjects == ["One table is waiting for you"] * 2


def test_a_notice_that_waits_for_the_digest_is_in_it_once(mail_server, clock, zenobia, others):
    play(table_of(zenobia, others))
    assert run_tasks() == 0
    assert next_day(clock, zenobia) == 1
    assert mail_server.subjects == ["News from your tables"]
    assert "Haggle: The game is over." in text_of(mail_server.mails[0])
    assert next_day(clock, zenobia) == 0


def test_a_notice_created_while_a_digest_is_sent_is_in_the_next_one(mail_server, clock, zenobia, others, monkeypatch):
    table_of(zenobia, others, clock="untimed", terms=Terms())
    loaded, send_mail = table_of(zenobia, others), send.MailTransport.send

    def slowly(transport, mail):
        clock.forward(SECOND)
        play(loaded)
        follow(notices)
        send._take(transport)
        clock.forward(SECOND)
        send_mail(transport, mail)

    with monkeypatch.context() as slow:
        slow.setattr(send.MailTransport, "send", slowly)
        assert next_day(clock, zenobia) == 1
    assert outcomes_of(zenobia)[-1] == ("over", "dropped", "digest")
    assert next_day(clock, zenobia) == 1
    assert "The game is over." in text_of(mail_server.mails[1])


def test_the_digest_has_only_the_kinds_of_notices_that_the_user_wants_in_it(mail_server, clock, zenobia, others):
    table_of(zenobia, others, clock="untimed", terms=Terms())
    play(table_of(zenobia, others))
    run_tasks()
    change(zenobia, turn="none", warning="none")
    assert next_day(clock, zenobia) == 1
    assert mail_server.subjects == ["News from your tables"]
    play(table_of(zenobia, others))
    run_tasks()
    change(zenobia, turn="digest", over="none")
    assert next_day(clock, zenobia) == 1
    assert "The game is over." not in text_of(mail_server.mails[1])


def test_while_a_digest_is_held_no_other_is_created(mail_server, clock, zenobia, others):
    table_of(zenobia, others, clock="untimed", terms=Terms())
    held = {"created": datetime(2026, 1, 1, tzinfo=UTC), "not_before": datetime(2100, 1, 1, tzinfo=UTC)}
    Notice.objects.create(user=zenobia, kind="digest", **held)
    assert next_day(clock, zenobia) == 0
    assert Notice.objects.filter(kind="digest").count() == 1


def test_the_next_digest_has_no_time_if_the_user_gets_none(zenobia):
    assert MailPreferences.objects.get(user=zenobia).next_digest_at
    change(zenobia, all_off=True)
    assert MailPreferences.objects.get(user=zenobia).next_digest_at is None
    change(zenobia, all_off=False)
    change(zenobia, turn="each", warning="none", over="each")
    assert MailPreferences.objects.get(user=zenobia).next_digest_at is None


@pytest.mark.parametrize(
    ("after", "expected"),
    [
        (datetime(2026, 11, 5, 6, 59, tzinfo=UTC), datetime(2026, 11, 5, 7, tzinfo=UTC)),
        (datetime(2026, 11, 5, 7, tzinfo=UTC), datetime(2026, 11, 6, 7, tzinfo=UTC)),
        (datetime(2027, 3, 27, 8, tzinfo=UTC), datetime(2027, 3, 28, 6, tzinfo=UTC)),  # the night of daylight saving
    ],
)
def test_the_hour_is_in_the_users_time_zone(after, expected):
    assert next_digest(MailPreferences(digest_hour=8), "Europe/Budapest", after) == expected
