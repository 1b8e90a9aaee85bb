"""The matcher at work, on a real database."""

from uuid import uuid4

import pytest

from serai.accounts.blocks import block
from serai.accounts.guest import new_guest
from serai.accounts.models import User
from serai.accounts.players import players_of
from serai.eventlog.clock import now as clock_now
from serai.ladder.models import Ladder, Person, Standing
from serai.ladder.rating import mean_of
from serai.matching.chairs import withdraw
from serai.matching.company import met_lately
from serai.matching.errors import AtLiveTable, MembersOnly, SearchingAlready, TooManySearches
from serai.matching.forming import acquaintance, match, open_formed, seekers
from serai.matching.match import form
from serai.matching.models import Search
from serai.matching.paces import AWAY_AFTER
from serai.matching.seek import MOST_ASYNC, has_left, is_here, look_for_table
from serai.tables.doors import django_door, run
from serai.tables.errors import BadInput, Full
from serai.tables.known import current
from serai.tables.models import Seat
from serai.tables.rows import status_of, time_of
from tests.matching.people import looking, member, now, sits, sits_elsewhere, tables
from tests.tables.moved_clock import DAY, HOUR, MINUTE, SECOND
from tests.tables.people import LIVE, SLOW, opened

pytestmark = pytest.mark.usefixtures("database")


def test_two_who_look_for_the_same_find_a_ranked_table():
    one, other = looking(), looking()
    (table,) = match()
    assert now(one).table == now(other).table == table
    (row,) = tables()
    assert (row.id, row.game, row.seats, row.clock, row.bank, row.ranked, row.listed) == (
        *(table, "haggle", 2, "live", 1200, True, True),
    )
    assert not Seat.objects.exists(), "nobody is seated: each brings a nonce of their own"


def test_the_game_begins_when_all_have_come_and_their_search_is_over():
    one, other = looking(), looking()
    match()
    assert status_of(sits(one).chronicle) == "open"
    assert status_of(sits(other).chronicle) == "running"
    match()
    assert not Search.objects.exists()


def test_nobody_else_sits_down_in_their_chairs():
    looking(), looking()
    match()
    (row,) = tables()
    with pytest.raises(Full):
        sits_elsewhere(member(), run(current(django_door, row.id)))


def test_chairs_are_dealt_by_chance():
    seats = set()
    for _ in range(20):
        one, _ = looking(), looking()
        match()
        seats.add(sits(one).seat_of(next(iter(players_of(one.user)))))
        Search.objects.all().delete()
    assert seats == {0, 1}


def test_who_has_blocked_somebody_does_not_meet_them(clock):
    one, other = looking(), looking()
    block(other.user, one.user)
    clock.forward(10 * MINUTE)
    for search in (one, other):
        is_here(search.user_id)
    assert match() == []
    third = looking()
    (table,) = match()
    assert now(third).table == table
    assert (now(one).table == table) != (now(other).table == table)


def test_who_blocks_somebody_while_the_matcher_thinks_does_not_meet_them():
    one, other = looking(), looking()
    (formed,) = form(seekers([one, other]), acquaintance([one, other]), clock_now())
    block(other.user, one.user)
    assert open_formed(formed) is None
    assert not tables()


def test_whose_account_is_closed_is_found_by_nobody():
    gone, other = looking(), looking()
    User.objects.filter(pk=gone.user_id).update(is_active=False)
    assert match() == []
    assert now(gone) is None
    assert now(other)


def test_who_is_rated_alike_is_found_first():
    ladder = Ladder.objects.create(game="haggle", pace="live").id
    strong, weak, alike = looking(), looking(), looking()
    for search, rating in ((strong, 1900), (weak, 1100), (alike, 1880)):
        person = Person.objects.create(user=search.user)
        figures = {"mu": mean_of(rating), "sigma": 3.0, "shown": rating, "settled": True, "division": 3}
        played = {"games": 20, "wins": 10, "season_games": 20, "season_wins": 10, "bots_today": 0.0}
        Standing.objects.create(
            ladder=ladder, person=person.id, last_at=time_of(clock_now()), faded=False, **figures, **played
        )
    (table,) = match()
    assert now(strong).table == now(alike).table == table
    assert now(weak).table is None


def test_bots_fill_the_table_after_a_minute_for_who_agrees_and_it_counts_for_less(clock):
    search = looking("byzanz", 4, bots=True)
    assert match() == []
    clock.forward(MINUTE - SECOND)
    assert match() == []
    clock.forward(2 * SECOND)
    (table,) = match()
    known = sits(search)
    assert known.head.id == table
    assert status_of(known.chronicle) == "running"
    assert sum(chair.bot is not None for chair in known.chronicle.chairs) == 3
    assert tables()[0].ranked


class TestWhoCanLook:
    def test_no_guest(self):
        with pytest.raises(MembersOnly):
            looking(user=new_guest())

    def test_for_one_live_table_at_a_time(self):
        user = member()
        looking(user=user)
        with pytest.raises(SearchingAlready):
            looking("byzanz", 3, pace="quick", user=user)

    def test_for_several_slow_ones(self):
        user = member()
        for _ in range(MOST_ASYNC):
            looking(user=user, pace="day")
        with pytest.raises(TooManySearches):
            looking(user=user, pace="week")
        assert now(looking(user=user))

    def test_the_same_wish_twice_is_one_search(self):
        user, search = member(), uuid4()
        for _ in range(2):
            look_for_table(user, search=search, pace="day", games={"haggle": [2]})
        assert Search.objects.count() == 1

    @pytest.mark.parametrize("games", [{}, {"haggle": []}, {"chess": [2]}, {"haggle": [9]}], ids=str)
    def test_for_nothing_that_is_not_there(self, games):
        with pytest.raises(BadInput):
            looking(games=games)

    @pytest.mark.parametrize("seats", [2, 3], ids=["running", "open"])
    def test_nobody_who_sits_at_a_live_table(self, seats):
        user, known = member(), opened("byzanz", 3, bots={2: "random"} if seats == 2 else None, **LIVE)
        sits_elsewhere(user, known)
        with pytest.raises(AtLiveTable):
            looking(user=user)
        assert now(looking(user=user, pace="day"))

    def test_who_sits_at_slow_tables_may(self):
        user = member()
        sits_elsewhere(user, opened("haggle", 2, **SLOW))
        search = looking(user=user)
        other = looking()
        (table,) = match()
        assert now(search).table == now(other).table == table

    def test_who_has_begun_a_found_game_is_told_that_and_nothing_else(self):
        one, other = looking(), looking()
        match()
        sits(one), sits(other)
        with pytest.raises(AtLiveTable):
            looking(user=one.user)


class TestWhoIsGone:
    def test_a_closed_page_looks_no_longer(self, clock):
        search, slow = looking(), looking(pace="day")
        clock.forward(AWAY_AFTER - SECOND)
        match()
        assert now(search)
        clock.forward(2 * SECOND)
        match()
        assert now(search) is None
        assert now(slow)

    def test_an_open_page_looks_on(self, clock):
        search = looking()
        for _ in range(6):
            clock.forward(AWAY_AFTER - SECOND)
            is_here(search.user_id)
            match()
        assert now(search)

    def test_a_page_that_was_left_has_a_moment_to_come_back(self, clock):
        search = looking()
        has_left(search.user_id)
        match()
        assert now(search)
        clock.forward(20 * SECOND)
        match()
        assert now(search) is None

    def test_who_sits_down_at_another_live_table_looks_no_longer(self):
        one, other = looking(), looking()
        sits_elsewhere(one.user, opened("byzanz", 4, **LIVE))
        assert match() == []
        assert now(one) is None
        assert now(other)

    def test_a_slow_search_stands_for_days_and_not_for_ever(self, clock):
        search = looking(pace="week")
        clock.forward(13 * DAY)
        match()
        assert now(search)
        clock.forward(2 * DAY)
        match()
        assert now(search) is None

    def test_who_stops_is_not_found(self):
        one, _ = looking(), looking()
        withdraw(one.user, one.id)
        assert match() == []


def test_who_has_met_lately_is_known(clock):
    one, other, third = looking(), looking(), member()
    people = [one.user_id, other.user_id, third.pk]
    match()
    assert met_lately(people) == {}, "the game has not begun"
    sits(one), sits(other)
    assert met_lately(people) == {frozenset({one.user_id, other.user_id}): 1}
    clock.forward(4 * DAY)
    assert met_lately(people) == {}


def test_several_slow_tables_are_formed_at_once_for_one_person(clock):
    user = member()
    first, second = looking(user=user, pace="day"), looking(user=user, pace="day")
    assert match() == []
    looking(pace="day"), looking(pace="day")
    clock.forward(HOUR)
    assert len(match()) == 2
    assert now(first).table != now(second).table
