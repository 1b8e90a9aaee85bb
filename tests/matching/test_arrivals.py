"""Two thousand arrivals in moved time: everybody finds a table, nobody sits at two, and no blocked pair meets."""

from itertools import combinations, pairwise

import pytest

from serai.matching.paces import HOUR, MINUTE, SECOND
from serai.matching.rehearse import GAME_TAKES, rehearse


@pytest.fixture(scope="module")
def course():
    return rehearse(2000, gap=6 * SECOND, people=900, paces=["live", "quick"], blocks=400, seed=7)


def test_nobody_waits_for_ever(course):
    """It ends only when each of the first 2,000 has a table, while others keep coming."""
    waits = sorted(wait for seating in course.seatings for wait in seating.waits)
    assert len(waits) >= 2000
    assert waits[-1] < 2 * HOUR
    assert waits[len(waits) // 2] < 2 * MINUTE


def test_nobody_sits_at_two_live_tables_at_once(course):
    free_from = {}
    for seating in course.seatings:
        for seeker in seating.table.seekers:
            assert free_from.get(seeker.person, 0) <= seating.at
            free_from[seeker.person] = seating.at + GAME_TAKES


def test_no_search_ends_at_two_tables(course):
    searches = [seeker.search for seating in course.seatings for seeker in seating.table.seekers]
    assert len(set(searches)) == len(searches)


def test_no_blocked_pair_meets(course):
    pairs = {
        frozenset((one.person, other.person))
        for seating in course.seatings
        for one, other in combinations(seating.table.seekers, 2)
    }
    assert course.blocked
    assert not pairs & course.blocked


def test_bots_come_only_where_all_have_agreed_and_one_has_waited(course):
    with_bots = [seating for seating in course.seatings if seating.table.bots]
    assert with_bots
    for seating in with_bots:
        assert all(seeker.bots for seeker in seating.table.seekers)
        assert max(seating.waits) >= MINUTE


def test_those_who_meet_are_nearer_than_chance_would_have_it(course):
    """Of pairs at one table, against all pairs of people who have met."""
    at_tables, anybody = [], []
    for seating in course.seatings:
        game = seating.table.kind.game
        at_tables += [abs(a.rating(game) - b.rating(game)) for a, b in combinations(seating.table.seekers, 2)]
    everybody = [seating.table.seekers[0] for seating in course.seatings]
    for one, other in pairwise(everybody):
        anybody.append(abs(one.rating("silk") - other.rating("silk")))
    assert sorted(at_tables)[len(at_tables) // 2] < sorted(anybody)[len(anybody) // 2] * 0.8


def test_who_has_met_meets_others_next(course):
    again = [pair for pair, times in course.met.items() if times > 1]
    assert len(again) < len(course.met) / 50
