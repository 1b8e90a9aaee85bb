"""Who was found takes the chair, or loses it; the others are put back where they were."""

from datetime import timedelta

import pytest

from serai.eventlog.clock import now as clock_now
from serai.matching.chairs import withdraw
from serai.matching.errors import AtLiveTable, UnknownSearch
from serai.matching.forming import match
from serai.matching.models import Search
from serai.matching.seek import decline, is_here, require_free_for, stop_looking_everywhere
from serai.matching.told import searches_of
from serai.nudges.models import Notice
from serai.tables.models import Table
from serai.tables.outages import add
from tests.matching.people import looking, member, now, sits, sits_elsewhere, tables
from tests.nudges.house import became_of, work
from tests.nudges.house import member as member_with_mail
from tests.tables.moved_clock import DAY, HOUR, MINUTE, SECOND
from tests.tables.people import LIVE, opened

pytestmark = pytest.mark.usefixtures("database")
KEPT = 45 * SECOND


def test_who_does_not_come_loses_the_chair_and_who_came_is_put_back(clock):
    came, absent = looking(), looking()
    match()
    sits(came)
    clock.forward(KEPT - SECOND)
    match()
    assert len(tables()) == 1
    clock.forward(2 * SECOND)
    match()
    assert tables() == []
    assert now(absent) is None
    assert now(came).table is None
    assert now(came).since == came.since, "at the front of the queue"


def test_while_the_house_was_closed_nobody_could_come(clock):
    came, absent = looking(pace="day"), looking(pace="day")
    match()
    sits(came)
    clock.forward(2 * HOUR)
    closed = clock_now()
    add(closed - HOUR, closed)
    clock.forward(22 * HOUR + MINUTE)
    match()
    assert now(absent).table is not None, "a day and a minute have gone by, and the house was open for 23 hours of them"
    (told,) = searches_of([absent.user_id])[absent.user_id].searches
    assert told.found.until == now(absent).until + timedelta(hours=1)
    clock.forward(HOUR)
    match()
    assert now(absent) is None


def test_who_is_put_back_is_served_first(clock):
    came, _ = looking(), looking()
    match()
    sits(came)
    clock.forward(KEPT + SECOND)
    is_here(came.user_id)
    later = looking()
    match()
    looking()
    match()
    assert now(came).table is not None
    assert now(came).table == now(later).table


def test_who_declines_holds_nobody_up():
    one, other = looking(), looking()
    match()
    withdraw(one.user, one.id)
    assert now(one) is None
    assert now(other).table is None
    assert tables() == []


def test_who_gets_up_again_declines_too():
    one, other = looking(), looking()
    match()
    table = now(one).table
    sits(one)
    decline(one.user, table)
    assert now(one) is None
    assert now(other).table is None
    assert Table.objects.get(id=table).status == "abandoned"


def test_nobody_declines_a_game_that_has_begun():
    one, other = looking(), looking()
    match()
    sits(one), sits(other)
    withdraw(one.user, one.id)
    assert tables()[0].status == "running"
    assert not Search.objects.exists()


def test_somebody_elses_search_is_nobodys_business():
    search = looking()
    with pytest.raises(UnknownSearch):
        withdraw(member(), search.id)


def test_who_closes_the_account_holds_nobody_up():
    one, other = looking(), looking()
    match()
    stop_looking_everywhere(one.user)
    one.user.delete()
    assert now(other).table is None


def test_who_sat_down_elsewhere_meanwhile_cannot_sit_at_two_live_tables():
    one, _ = looking(), looking()
    (table,) = match()
    require_free_for(table, one.user)
    sits_elsewhere(one.user, opened("byzanz", 4, **LIVE))
    with pytest.raises(AtLiveTable):
        require_free_for(table, one.user)


def test_a_slow_chair_is_kept_for_a_day_and_told_by_mail(clock, mailoutbox):
    zenobia = looking(user=member_with_mail("Zenobia"), pace="day")
    looking(pace="day")
    (table,) = match()
    work()
    (mail,) = mailoutbox
    assert mail.to == ["zenobia@palmyra.example"]
    assert mail.subject == "Haggle: a table is found for you"
    assert f"/tables/{table}#go=" in mail.body
    clock.forward(DAY - MINUTE)
    match()
    assert now(zenobia).table == table
    clock.forward(2 * MINUTE)
    match()
    assert not Search.objects.exists(), "nobody has come"


def test_no_mail_for_who_has_come_already_and_none_of_live_tables():
    zenobia = looking(user=member_with_mail("Zenobia"), pace="day")
    looking(pace="day")
    match()
    sits(zenobia)
    work()
    assert became_of(zenobia.user) == [("chair", "dropped", "passed")]
    looking(user=member_with_mail("Odaenathus")), looking()
    match()
    assert Notice.objects.exclude(table=None).filter(user__username="Odaenathus").count() == 0


def test_a_slow_seeker_waits_in_the_queue_as_long_as_it_takes(clock):
    search = looking(pace="day")
    for _ in range(10):
        clock.forward(HOUR)
        match()
    looking(pace="day")
    match()
    assert now(search).table
