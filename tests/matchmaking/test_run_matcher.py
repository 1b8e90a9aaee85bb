"""The matcher with a real database."""

from uuid import uuid4

import pytest

from serai.accounts.blocks import block
from serai.accounts.guest import new_guest
from serai.accounts.models import User
from serai.accounts.players import players_of
from serai.eventlog.current_time import now as clock_now
from serai.ladder.models import Ladder, Person, Standing
from serai.ladder.rating import mu_of
from serai.matchmaking.errors import AlreadySearching, AtLiveTable, MembersOnly, TooManySearches
from serai.matchmaking.match import form_tables
from serai.matchmaking.models import Search
from serai.matchmaking.paces import HEARTBEAT_TIMEOUT
from serai.matchmaking.recent_opponents import recent_meetings
from serai.matchmaking.reserved_seats import cancel_search
from serai.matchmaking.run_matcher import open_formed, pair_history, run_matcher, seekers
from serai.matchmaking.search import MAX_ASYNC_SEARCHES, page_closed, record_heartbeat, start_search
from serai.tables.errors import BadInput, NoFreeSeat
from serai.tables.models import Seat
from serai.tables.read_models.rows import status_of, time_of
from serai.tables.store import django_store, run_sync
from serai.tables.table_cache import current_table
from tests.matchmaking.searches import current, member, searching, sits, sits_elsewhere, tables
from tests.tables.sample_tables import ASYNC, LIVE, opened_table
from tests.tables.shifted_clock import DAY, HOUR, MINUTE, SECOND

pytestmark = pytest.mark.usefixtures("database")


def test_two_equal_searches_get_a_ranked_table():
    one, other = searching(), searching()
    (table,) = run_matcher()
    assert current(one).table == current(other).table == table
    (row,) = tables()
    assert (row.id, row.game, row.seats, row.clock, row.bank, row.ranked, row.listed) == (
        *(table, "haggle", 2, "live", 1200, True, True),
    )
    assert not Seat.objects.exists(), "nobody is seated: each player brings a nonce"


def test_when_all_have_sat_down_the_game_starts_and_the_searches_end():
    one, other = searching(), searching()
    run_matcher()
    assert status_of(sits(one).state) == "open"
    assert status_of(sits(other).state) == "running"
    run_matcher()
    assert not Search.objects.exists()


def test_nobody_else_can_take_a_reserved_seat():
    searching(), searching()
    run_matcher()
    (row,) = tables()
    with pytest.raises(NoFreeSeat):
        sits_elsewhere(member(), run_sync(current_table(django_store, row.id)))


def test_seats_are_assigned_at_random():
    seats = set()
    for _ in range(20):
        one, _ = searching(), searching()
        run_matcher()
        seats.add(sits(one).seat_of(next(iter(players_of(one.user)))))
        Search.objects.all().delete()
    assert seats == {0, 1}


def test_a_blocked_pair_does_not_meet(clock):
    one, other = searching(), searching()
    block(other.user, one.user)
    clock.forward(10 * MINUTE)
    for search in (one, other):
        record_heartbeat(search.user_id)
    assert run_matcher() == []
    third = searching()
    (table,) = run_matcher()
    assert current(third).table == table
    assert (current(one).table == table) != (current(other).table == table)


def test_a_block_during_matchmaking_is_respected():
    one, other = searching(), searching()
    (formed,) = form_tables(seekers([one, other]), pair_history([one, other]), clock_now())
    block(other.user, one.user)
    assert open_formed(formed) is None
    assert not tables()


def test_searches_of_inactive_accounts_are_deleted():
    gone, other = searching(), searching()
    User.objects.filter(pk=gone.user_id).update(is_active=False)
    assert run_matcher() == []
    assert current(gone) is None
    assert current(other)


def test_similar_ratings_are_matched_first():
    ladder = Ladder.objects.create(game="haggle", speed="live").id
    strong, weak, alike = searching(), searching(), searching()
    for search, rating in ((strong, 1900), (weak, 1100), (alike, 1880)):
        person = Person.objects.create(user=search.user)
        figures = {"mu": mu_of(rating), "sigma": 3.0, "points": rating, "settled": True, "division": 3}
        played = {"games": 20, "wins": 10, "season_games": 20, "season_wins": 10, "bot_weight_today": 0.0}
        Standing.objects.create(
            ladder=ladder, person=person.id, last_at=time_of(clock_now()), inactive=False, **figures, **played
        )
    (table,) = run_matcher()
    assert current(strong).table == current(alike).table == table
    assert current(weak).table is None


def test_bots_fill_the_table_after_a_minute_if_allowed(clock):
    search = searching("byzanz", 4, bots=True)
    assert run_matcher() == []
    clock.forward(MINUTE - SECOND)
    assert run_matcher() == []
    clock.forward(2 * SECOND)
    (table,) = run_matcher()
    loaded = sits(search)
    assert loaded.head.id == table
    assert status_of(loaded.state) == "running"
    assert sum(occupant.bot is not None for occupant in loaded.state.occupants) == 3
    assert tables()[0].ranked


class TestStarting:
    def test_guests_cannot_search(self):
        with pytest.raises(MembersOnly):
            searching(user=new_guest())

    def test_a_user_has_one_live_search_at_a_time(self):
        user = member()
        searching(user=user)
        with pytest.raises(AlreadySearching):
            searching("byzanz", 3, pace="quick", user=user)

    def test_a_user_has_several_async_searches_up_to_a_limit(self):
        user = member()
        for _ in range(MAX_ASYNC_SEARCHES):
            searching(user=user, pace="day")
        with pytest.raises(TooManySearches):
            searching(user=user, pace="week")
        assert current(searching(user=user))

    def test_a_repeated_request_is_one_search(self):
        user, search = member(), uuid4()
        for _ in range(2):
            start_search(user, search=search, pace="day", games={"haggle": [2]})
        assert Search.objects.count() == 1

    @pytest.mark.parametrize("games", [{}, {"haggle": []}, {"chess": [2]}, {"haggle": [9]}], ids=str)
    def test_invalid_games_are_refused(self, games):
        with pytest.raises(BadInput):
            searching(games=games)

    @pytest.mark.parametrize("seats", [2, 3], ids=["running", "open"])
    def test_a_user_at_a_live_table_cannot_search_live(self, seats):
        user, loaded = member(), opened_table("byzanz", 3, bots={2: "random"} if seats == 2 else None, **LIVE)
        sits_elsewhere(user, loaded)
        with pytest.raises(AtLiveTable):
            searching(user=user)
        assert current(searching(user=user, pace="day"))

    def test_a_user_at_async_tables_can_search_live(self):
        user = member()
        sits_elsewhere(user, opened_table("haggle", 2, **ASYNC))
        search = searching(user=user)
        other = searching()
        (table,) = run_matcher()
        assert current(search).table == current(other).table == table

    def test_a_user_whose_matched_game_has_started_cannot_search_live(self):
        one, other = searching(), searching()
        run_matcher()
        sits(one), sits(other)
        with pytest.raises(AtLiveTable):
            searching(user=one.user)


class TestStaleSearches:
    def test_a_live_search_ends_without_heartbeats(self, clock):
        search, async_search = searching(), searching(pace="day")
        clock.forward(HEARTBEAT_TIMEOUT - SECOND)
        run_matcher()
        assert current(search)
        clock.forward(2 * SECOND)
        run_matcher()
        assert current(search) is None
        assert current(async_search)

    def test_heartbeats_keep_a_live_search(self, clock):
        search = searching()
        for _ in range(6):
            clock.forward(HEARTBEAT_TIMEOUT - SECOND)
            record_heartbeat(search.user_id)
            run_matcher()
        assert current(search)

    def test_a_live_search_survives_a_few_seconds_without_its_page(self, clock):
        search = searching()
        page_closed(search.user_id)
        run_matcher()
        assert current(search)
        clock.forward(20 * SECOND)
        run_matcher()
        assert current(search) is None

    def test_sitting_down_at_another_live_table_ends_the_search(self):
        one, other = searching(), searching()
        sits_elsewhere(one.user, opened_table("byzanz", 4, **LIVE))
        assert run_matcher() == []
        assert current(one) is None
        assert current(other)

    def test_an_async_search_ends_after_two_weeks(self, clock):
        search = searching(pace="week")
        clock.forward(13 * DAY)
        run_matcher()
        assert current(search)
        clock.forward(2 * DAY)
        run_matcher()
        assert current(search) is None

    def test_a_cancelled_search_is_not_matched(self):
        one, _ = searching(), searching()
        cancel_search(one.user, one.id)
        assert run_matcher() == []


def test_meetings_count_from_the_start_of_the_game_for_three_days(clock):
    one, other, third = searching(), searching(), member()
    people = [one.user_id, other.user_id, third.pk]
    run_matcher()
    assert recent_meetings(people) == {}, "the game has not started"
    sits(one), sits(other)
    assert recent_meetings(people) == {frozenset({one.user_id, other.user_id}): 1}
    clock.forward(4 * DAY)
    assert recent_meetings(people) == {}


def test_one_user_can_get_several_async_tables_at_once(clock):
    user = member()
    first, second = searching(user=user, pace="day"), searching(user=user, pace="day")
    assert run_matcher() == []
    searching(pace="day"), searching(pace="day")
    clock.forward(HOUR)
    assert len(run_matcher()) == 2
    assert current(first).table != current(second).table
