"""One mail a day, by time left, for who prefers it."""

import re
from datetime import UTC, datetime

import pytest

from serai.eventlog.projections import follow
from serai.eventlog.table_events import Terms
from serai.nudges import send
from serai.nudges.digest import ask_for_digests
from serai.nudges.models import Notice, Wishes
from serai.nudges.moments import micros
from serai.nudges.notices import notices
from serai.nudges.wishes import change, mute, next_digest
from tests.nudges.house import became_of, member, table_of, work
from tests.nudges.post_office import html_of, text_of
from tests.tables.moved_clock import MINUTE, SECOND
from tests.tables.people import first_legal, move, play

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")

QUICK = {"clock": "async", "terms": Terms(bank=86400 + 7200, increment=86400)}


@pytest.fixture
def zenobia():
    return change(member(), turn="digest", alarm="digest", over="digest").user


@pytest.fixture
def others():
    return member("Odaenathus", verified=False)


def next_day(clock, user):
    """The time at which the person's digest is due, and what beat does then."""
    clock.to(micros(Wishes.objects.get(user=user).next_digest_at) + MINUTE)
    ask_for_digests()
    return work()


def test_tables_stand_by_time_left_each_with_its_link(office, clock, zenobia, others):
    slow, quick = table_of(zenobia, others), table_of(zenobia, others, **QUICK)
    untimed = table_of(zenobia, others, clock="untimed", terms=Terms())
    muted = table_of(zenobia, others)
    mute(zenobia, muted.head.id)
    passed = table_of(zenobia, others)
    move(passed, 0, first_legal(passed, 0))
    assert work() == 0
    assert next_day(clock, zenobia) == 1
    mail = office.mails[0]
    assert mail["Subject"] == "3 tables wait for you"
    for content in (text_of(mail), html_of(mail)):
        places = [content.index(str(table.head.id)) for table in (quick, slow, untimed)]
        assert places == sorted(places)
        assert len(set(re.findall(r"/tables/([0-9a-f-]+)#go=", content))) == 3
        assert str(muted.head.id) not in content
        assert str(passed.head.id) not in content
    assert "There is no clock" in text_of(mail)


def test_it_comes_once_a_day_and_only_if_there_is_something(office, clock, zenobia, others):
    assert next_day(clock, zenobia) == 0
    assert became_of(zenobia) == [("digest", "dropped", "nothing")]
    table_of(zenobia, others, clock="untimed", terms=Terms())
    assert next_day(clock, zenobia) == 1
    ask_for_digests()
    assert work() == 0
    assert next_day(clock, zenobia) == 1
    assert office.subjects == ["One table waits for you"] * 2


def test_what_would_have_been_a_mail_of_its_own_stands_in_it_once(office, clock, zenobia, others):
    play(table_of(zenobia, others))
    assert work() == 0
    assert next_day(clock, zenobia) == 1
    assert office.subjects == ["News from your tables"]
    assert "Haggle: The game is over." in text_of(office.mails[0])
    assert next_day(clock, zenobia) == 0


def test_what_comes_while_it_is_handed_over_stands_in_the_next(office, clock, zenobia, others, monkeypatch):
    table_of(zenobia, others, clock="untimed", terms=Terms())
    known, hand_over = table_of(zenobia, others), send.Post.hand_over

    def slowly(post, mail):
        clock.forward(SECOND)
        play(known)
        follow(notices)
        send._take(post)
        clock.forward(SECOND)
        hand_over(post, mail)

    with monkeypatch.context() as slow:
        slow.setattr(send.Post, "hand_over", slowly)
        assert next_day(clock, zenobia) == 1
    assert became_of(zenobia)[-1] == ("over", "dropped", "digest")
    assert next_day(clock, zenobia) == 1
    assert "The game is over." in text_of(office.mails[1])


def test_it_holds_nothing_that_is_not_wished_for(office, clock, zenobia, others):
    table_of(zenobia, others, clock="untimed", terms=Terms())
    play(table_of(zenobia, others))
    work()
    change(zenobia, turn="none", alarm="none")
    assert next_day(clock, zenobia) == 1
    assert office.subjects == ["News from your tables"]
    play(table_of(zenobia, others))
    work()
    change(zenobia, turn="digest", over="none")
    assert next_day(clock, zenobia) == 1
    assert "The game is over." not in text_of(office.mails[1])


def test_a_digest_that_is_held_is_not_joined_by_another(office, clock, zenobia, others):
    table_of(zenobia, others, clock="untimed", terms=Terms())
    held = {"created": datetime(2026, 1, 1, tzinfo=UTC), "not_before": datetime(2100, 1, 1, tzinfo=UTC)}
    Notice.objects.create(user=zenobia, kind="digest", **held)
    assert next_day(clock, zenobia) == 0
    assert Notice.objects.filter(kind="digest").count() == 1


def test_who_wants_none_has_no_appointment(zenobia):
    assert Wishes.objects.get(user=zenobia).next_digest_at
    change(zenobia, silent=True)
    assert Wishes.objects.get(user=zenobia).next_digest_at is None
    change(zenobia, silent=False)
    change(zenobia, turn="each", alarm="none", over="each")
    assert Wishes.objects.get(user=zenobia).next_digest_at is None


@pytest.mark.parametrize(
    ("after", "expected"),
    [
        (datetime(2026, 11, 5, 6, 59, tzinfo=UTC), datetime(2026, 11, 5, 7, tzinfo=UTC)),
        (datetime(2026, 11, 5, 7, tzinfo=UTC), datetime(2026, 11, 6, 7, tzinfo=UTC)),
        (datetime(2027, 3, 27, 8, tzinfo=UTC), datetime(2027, 3, 28, 6, tzinfo=UTC)),  # the night of daylight saving
    ],
)
def test_the_hour_is_that_of_the_wall(after, expected):
    assert next_digest(Wishes(digest_hour=8), "Europe/Budapest", after) == expected
