"""Forming tables from searches."""

import pytest

from serai.matchmaking.match import MEETING_PENALTY, PairHistory, form_tables
from serai.matchmaking.paces import HOUR, MINUTE, SECOND, WAIT_RULES
from tests.matchmaking.seekers import NOW, seeker

NO_HISTORY = PairHistory()


def tables(*seekers, history=NO_HISTORY, at=NOW):
    return form_tables(seekers, history, at)


def searches_at(table):
    return {one.search for one in table.seekers}


def pair(one, other):
    return frozenset((one.user, other.user))


def test_two_fitting_seekers_meet_at_once():
    one, other = seeker(), seeker()
    (table,) = tables(one, other)
    assert searches_at(table) == {one.search, other.search}
    assert (table.kind, table.bots) == (("silk", 2), 0)


def test_a_table_is_formed_only_when_it_is_full():
    three = [seeker(("amber", 4)) for _ in range(3)]
    assert tables(*three) == []
    assert len(tables(*three, seeker(("amber", 4)))[0].seekers) == 4


@pytest.mark.parametrize(
    "other",
    [seeker(("salt", 2)), seeker(("silk", 3)), seeker(pace="quick"), seeker(pace="day")],
    ids=["game", "seats", "pace", "clock"],
)
def test_seekers_of_different_games_sizes_or_paces_do_not_meet(other):
    assert tables(seeker(), other) == []


def test_seekers_meet_if_they_have_one_kind_of_table_in_common():
    one, other = seeker(("silk", 2), ("salt", 4), ("amber", 3)), seeker(("silk", 3), ("silk", 2))
    assert tables(one, other)[0].kind == ("silk", 2)


def test_the_largest_possible_table_is_formed():
    assert tables(*[seeker(("silk", 2), ("silk", 4)) for _ in range(4)])[0].kind == ("silk", 4)


def test_distant_ratings_meet_only_after_waiting():
    weak, strong = seeker(rating=1300), seeker(rating=1700)
    assert tables(weak, strong) == []
    rules = WAIT_RULES["live"]
    missing = (400 - 2 * rules.initial_range) / 2 * rules.time_per_point
    assert tables(weak, strong, at=NOW + int(missing) - SECOND) == []
    assert len(tables(weak, strong, at=NOW + int(missing))) == 1


def test_the_seekers_with_the_nearest_ratings_meet():
    one, near, far = seeker(waited=SECOND, rating=1500), seeker(rating=1510), seeker(rating=1600)
    assert searches_at(tables(one, far, near)[0]) == {one.search, near.search}


def test_overdue_seekers_meet_any_rating():
    assert len(tables(seeker(rating=500, waited=3 * MINUTE), seeker(rating=2800))) == 1
    assert tables(seeker(rating=500, waited=2 * HOUR, pace="day"), seeker(rating=2800, pace="day")) == []
    assert len(tables(seeker(rating=500, waited=12 * HOUR, pace="day"), seeker(rating=2800, pace="day"))) == 1


def test_the_seekers_who_have_waited_longest_are_seated_first():
    last, first, second = seeker(), seeker(waited=20 * SECOND), seeker(waited=10 * SECOND)
    (table,) = tables(last, first, second)
    assert searches_at(table) == {first.search, second.search}


def test_a_blocked_pair_never_meets():
    one, other = seeker(waited=HOUR), seeker(waited=HOUR)
    assert tables(one, other, history=PairHistory(frozenset({pair(one, other)}))) == []


def test_a_table_is_formed_without_a_blocked_pair():
    one, other, third, fourth = (seeker(("amber", 3), waited=waited) for waited in (4, 3, 2, 1))
    history = PairHistory(frozenset({pair(one, other)}))
    (table,) = tables(one, other, third, fourth, history=history)
    assert searches_at(table) == {one.search, third.search, fourth.search}


def test_recent_opponents_meet_others_first_and_each_other_after_waiting():
    one, friend, stranger = seeker(waited=2), seeker(waited=1), seeker(rating=1600)
    history = PairHistory(meetings={pair(one, friend): 1})
    assert searches_at(tables(one, friend, stranger, history=history)[0]) == {one.search, stranger.search}
    met_often = PairHistory(
        meetings={pair(one, friend): 1 + int(2 * WAIT_RULES["live"].initial_range / MEETING_PENALTY)}
    )
    assert tables(one, friend, history=met_often) == []
    assert len(tables(one, friend, history=met_often, at=NOW + 3 * MINUTE)) == 1


def test_a_user_with_two_searches_does_not_meet_themselves():
    one = seeker(pace="day")
    assert tables(one, seeker(pace="day", user=one.user)) == []


def test_users_who_have_not_waited_too_long_are_held_back_for_a_large_table_that_is_overdue():
    waiting = seeker(("amber", 4), waited=3 * MINUTE)
    others = [seeker(("amber", 4), ("silk", 2)) for _ in range(2)]
    assert tables(waiting, *others) == []
    assert tables(*others)[0].kind == ("silk", 2)
    assert tables(waiting, *others, at=NOW + 3 * MINUTE)[0].kind == ("silk", 2), "but not for ever"


class TestBots:
    def test_bots_play_only_if_the_seeker_allows_it(self):
        assert tables(seeker(("amber", 4), waited=HOUR)) == []
        (table,) = tables(seeker(("amber", 4), waited=MINUTE, bots=True))
        assert table.bots == 3

    @pytest.mark.parametrize(("pace", "after"), [("live", MINUTE), ("day", HOUR)])
    def test_bots_play_after_some_waiting(self, pace, after):
        agrees = seeker(("amber", 4), pace=pace, bots=True)
        assert tables(agrees, at=NOW + after - SECOND) == []
        assert tables(agrees, at=NOW + after)[0].bots == 3

    def test_people_are_preferred_to_bots(self):
        due, others = seeker(("silk", 3), waited=MINUTE, bots=True), [seeker(("silk", 3)) for _ in range(2)]
        (table,) = tables(due, *others)
        assert (len(table.seekers), table.bots) == (3, 0)

    def test_other_seekers_who_allow_bots_join_the_table(self):
        due, agrees, refuses = seeker(("silk", 4), waited=MINUTE, bots=True), seeker(("silk", 4), bots=True), seeker()
        (table,) = tables(due, agrees, refuses)
        assert searches_at(table) == {due.search, agrees.search}
        assert table.bots == 2

    def test_as_few_bots_as_possible_play(self):
        due = seeker(("amber", 6), ("silk", 2), ("salt", 3), waited=MINUTE, bots=True)
        assert tables(due)[0].kind == ("silk", 2)
