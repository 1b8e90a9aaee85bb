"""Who plays with whom."""

import pytest

from serai.matching.match import MET, Acquaintance, form
from serai.matching.paces import HOUR, MINUTE, PATIENCE, SECOND
from tests.matching.seekers import NOW, seeker

STRANGERS = Acquaintance()


def tables(*seekers, known=STRANGERS, at=NOW):
    return form(seekers, known, at)


def people(table):
    return {one.search for one in table.seekers}


def pair(one, other):
    return frozenset((one.person, other.person))


def test_two_of_a_kind_meet_at_once():
    one, other = seeker(), seeker()
    (table,) = tables(one, other)
    assert people(table) == {one.search, other.search}
    assert (table.kind, table.bots) == (("silk", 2), 0)


def test_a_table_is_formed_when_it_is_full_and_not_before():
    three = [seeker(("amber", 4)) for _ in range(3)]
    assert tables(*three) == []
    assert len(tables(*three, seeker(("amber", 4)))[0].seekers) == 4


@pytest.mark.parametrize(
    "other",
    [seeker(("salt", 2)), seeker(("silk", 3)), seeker(pace="quick"), seeker(pace="day")],
    ids=["game", "chairs", "pace", "clock"],
)
def test_who_looks_for_something_else_is_not_met(other):
    assert tables(seeker(), other) == []


def test_one_of_several_wishes_is_enough():
    one, other = seeker(("silk", 2), ("salt", 4), ("amber", 3)), seeker(("silk", 3), ("silk", 2))
    assert tables(one, other)[0].kind == ("silk", 2)


def test_of_the_tables_that_can_be_filled_the_largest_is_formed():
    assert tables(*[seeker(("silk", 2), ("silk", 4)) for _ in range(4)])[0].kind == ("silk", 4)


def test_far_ratings_meet_only_after_waiting():
    weak, strong = seeker(rating=1300), seeker(rating=1700)
    assert tables(weak, strong) == []
    reach = 2 * PATIENCE["live"].start
    missing = (400 - reach) / 2 * PATIENCE["live"].wider_every
    assert tables(weak, strong, at=NOW + int(missing) - SECOND) == []
    assert len(tables(weak, strong, at=NOW + int(missing))) == 1


def test_the_nearest_are_chosen():
    one, near, far = seeker(waited=SECOND, rating=1500), seeker(rating=1510), seeker(rating=1600)
    assert people(tables(one, far, near)[0]) == {one.search, near.search}


def test_who_has_waited_long_enough_meets_anybody():
    assert len(tables(seeker(rating=500, waited=3 * MINUTE), seeker(rating=2800))) == 1
    assert tables(seeker(rating=500, waited=2 * HOUR, pace="day"), seeker(rating=2800, pace="day")) == []
    assert len(tables(seeker(rating=500, waited=12 * HOUR, pace="day"), seeker(rating=2800, pace="day"))) == 1


def test_the_longest_waiting_are_served_first():
    last, first, second = seeker(), seeker(waited=20 * SECOND), seeker(waited=10 * SECOND)
    (table,) = tables(last, first, second)
    assert people(table) == {first.search, second.search}


def test_a_blocked_pair_never_meets_however_long_it_waits():
    one, other = seeker(waited=HOUR), seeker(waited=HOUR)
    assert tables(one, other, known=Acquaintance(frozenset({pair(one, other)}))) == []


def test_a_table_is_found_around_a_blocked_pair():
    one, other, third, fourth = (seeker(("amber", 3), waited=waited) for waited in (4, 3, 2, 1))
    known = Acquaintance(frozenset({pair(one, other)}))
    (table,) = tables(one, other, third, fourth, known=known)
    assert people(table) == {one.search, third.search, fourth.search}


def test_who_has_met_lately_meets_others_first_and_each_other_in_the_end():
    one, friend, stranger = seeker(waited=2), seeker(waited=1), seeker(rating=1600)
    known = Acquaintance(met={pair(one, friend): 1})
    assert people(tables(one, friend, stranger, known=known)[0]) == {one.search, stranger.search}
    met_often = Acquaintance(met={pair(one, friend): 1 + int(2 * PATIENCE["live"].start / MET)})
    assert tables(one, friend, known=met_often) == []
    assert len(tables(one, friend, known=met_often, at=NOW + 3 * MINUTE)) == 1


def test_nobody_meets_themselves_by_two_searches():
    one = seeker(pace="day")
    assert tables(one, seeker(pace="day", person=one.person)) == []


def test_newcomers_are_held_for_a_large_table_that_somebody_has_waited_for_too_long():
    waiting = seeker(("amber", 4), waited=3 * MINUTE)
    newcomers = [seeker(("amber", 4), ("silk", 2)) for _ in range(2)]
    assert tables(waiting, *newcomers) == []
    assert tables(*newcomers)[0].kind == ("silk", 2)
    assert tables(waiting, *newcomers, at=NOW + 3 * MINUTE)[0].kind == ("silk", 2), "but not for ever"


class TestBots:
    def test_they_come_only_to_who_agrees(self):
        assert tables(seeker(("amber", 4), waited=HOUR)) == []
        (table,) = tables(seeker(("amber", 4), waited=MINUTE, bots=True))
        assert table.bots == 3

    @pytest.mark.parametrize(("pace", "after"), [("live", MINUTE), ("day", HOUR)])
    def test_they_come_after_a_time(self, pace, after):
        agrees = seeker(("amber", 4), pace=pace, bots=True)
        assert tables(agrees, at=NOW + after - SECOND) == []
        assert tables(agrees, at=NOW + after)[0].bots == 3

    def test_people_come_before_them(self):
        due, others = seeker(("silk", 3), waited=MINUTE, bots=True), [seeker(("silk", 3)) for _ in range(2)]
        (table,) = tables(due, *others)
        assert (len(table.seekers), table.bots) == (3, 0)

    def test_others_who_agree_sit_down_with_them(self):
        due, agrees, refuses = seeker(("silk", 4), waited=MINUTE, bots=True), seeker(("silk", 4), bots=True), seeker()
        (table,) = tables(due, agrees, refuses)
        assert people(table) == {due.search, agrees.search}
        assert table.bots == 2

    def test_as_few_as_can_be(self):
        due = seeker(("amber", 6), ("silk", 2), ("salt", 3), waited=MINUTE, bots=True)
        assert tables(due)[0].kind == ("silk", 2)
