"""Reserved seats are taken in time, or the table is cancelled."""

from datetime import timedelta

import pytest

from serai.eventlog.current_time import now as clock_now
from serai.matchmaking.errors import AtLiveTable, UnknownSearch
from serai.matchmaking.models import Search
from serai.matchmaking.reserved_seats import cancel_search
from serai.matchmaking.responses import searches_of
from serai.matchmaking.run_matcher import run_matcher
from serai.matchmaking.search import cancel_all_searches, decline, record_heartbeat, require_free_for
from serai.notices.models import Notice
from serai.tables.clock.outages import record_outage
from serai.tables.models import Table
from tests.matchmaking.searches import current, member, searching, sits, sits_elsewhere, tables
from tests.notices.mail_recipients import member as member_with_mail
from tests.notices.mail_recipients import outcomes_of, run_tasks
from tests.tables.sample_tables import LIVE, opened_table
from tests.tables.shifted_clock import DAY, HOUR, MINUTE, SECOND

pytestmark = pytest.mark.usefixtures("database")
RESERVED = 45 * SECOND


def test_an_absent_players_search_ends_and_the_others_are_put_back(clock):
    seated, absent = searching(), searching()
    run_matcher()
    sits(seated)
    clock.forward(RESERVED - SECOND)
    run_matcher()
    assert len(tables()) == 1
    clock.forward(2 * SECOND)
    run_matcher()
    assert tables() == []
    assert current(absent) is None
    assert current(seated).table is None
    assert current(seated).since == seated.since, "at the front of the queue"


def test_an_outage_extends_the_reservation(clock):
    seated, absent = searching(pace="day"), searching(pace="day")
    run_matcher()
    sits(seated)
    clock.forward(2 * HOUR)
    ended = clock_now()
    record_outage(ended - HOUR, ended)
    clock.forward(22 * HOUR + MINUTE)
    run_matcher()
    assert current(absent).table is not None, "the site was up for 23 hours of the last day and a minute"
    (response,) = searches_of([absent.user_id])[absent.user_id].searches
    assert response.found.until == current(absent).reserved_until + timedelta(hours=1)
    clock.forward(HOUR)
    run_matcher()
    assert current(absent) is None


def test_a_search_that_is_put_back_comes_first(clock):
    seated, _ = searching(), searching()
    run_matcher()
    sits(seated)
    clock.forward(RESERVED + SECOND)
    record_heartbeat(seated.user_id)
    later = searching()
    run_matcher()
    searching()
    run_matcher()
    assert current(seated).table is not None
    assert current(seated).table == current(later).table


def test_declining_puts_the_others_back_at_once():
    one, other = searching(), searching()
    run_matcher()
    cancel_search(one.user, one.id)
    assert current(one) is None
    assert current(other).table is None
    assert tables() == []


def test_leaving_the_reserved_seat_declines_it():
    one, other = searching(), searching()
    run_matcher()
    table = current(one).table
    sits(one)
    decline(one.user, table)
    assert current(one) is None
    assert current(other).table is None
    assert Table.objects.get(id=table).status == "cancelled"


def test_cancelling_does_not_stop_a_started_game():
    one, other = searching(), searching()
    run_matcher()
    sits(one), sits(other)
    cancel_search(one.user, one.id)
    assert tables()[0].status == "running"
    assert not Search.objects.exists()


def test_another_users_search_cannot_be_cancelled():
    search = searching()
    with pytest.raises(UnknownSearch):
        cancel_search(member(), search.id)


def test_deleting_the_account_puts_the_others_back():
    one, other = searching(), searching()
    run_matcher()
    cancel_all_searches(one.user)
    one.user.delete()
    assert current(other).table is None


def test_a_player_at_another_live_table_cannot_take_the_reserved_seat():
    one, _ = searching(), searching()
    (table,) = run_matcher()
    require_free_for(table, one.user)
    sits_elsewhere(one.user, opened_table("byzanz", 4, **LIVE))
    with pytest.raises(AtLiveTable):
        require_free_for(table, one.user)


def test_an_async_seat_is_reserved_for_a_day_and_emailed(clock, mailoutbox):
    zenobia = searching(user=member_with_mail("Zenobia"), pace="day")
    searching(pace="day")
    (table,) = run_matcher()
    run_tasks()
    (mail,) = mailoutbox
    assert mail.to == ["zenobia@palmyra.example"]
    assert mail.subject == "Haggle: we have found a table for you"
    assert f"/tables/{table}#go=" in mail.body
    clock.forward(DAY - MINUTE)
    run_matcher()
    assert current(zenobia).table == table
    clock.forward(2 * MINUTE)
    run_matcher()
    assert not Search.objects.exists(), "nobody has come"


def test_seated_players_and_players_at_live_tables_get_no_email():
    zenobia = searching(user=member_with_mail("Zenobia"), pace="day")
    searching(pace="day")
    run_matcher()
    sits(zenobia)
    run_tasks()
    assert outcomes_of(zenobia.user) == [("reserved_seat", "dropped", "obsolete")]
    searching(user=member_with_mail("Odaenathus")), searching()
    run_matcher()
    assert Notice.objects.exclude(table=None).filter(user__username="Odaenathus").count() == 0


def test_an_async_search_waits_for_hours(clock):
    search = searching(pace="day")
    for _ in range(10):
        clock.forward(HOUR)
        run_matcher()
    searching(pace="day")
    run_matcher()
    assert current(search).table
