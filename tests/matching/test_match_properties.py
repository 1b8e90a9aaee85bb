"""Properties of formed tables for arbitrary searches."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from serai.matching.match import PairHistory, distance, form_tables, range_of
from serai.matching.paces import DAY, HOUR, MINUTE, PACES
from tests.matching.seekers import NOW, seeker
from tests.soak.options import examples

KINDS = st.lists(
    st.sampled_from([("silk", 2), ("silk", 3), ("amber", 3), ("amber", 5), ("salt", 4)]), min_size=1, unique=True
)
PEOPLE = [seeker().person for _ in range(12)]
SEEKERS = st.builds(
    lambda kinds, rating, waited, person, pace, bots: seeker(
        *kinds, rating=rating, waited=waited, person=person, pace=pace, bots=bots
    ),
    KINDS,
    st.integers(0, 3000),
    st.integers(0, 2 * DAY) | st.integers(0, 5 * MINUTE),
    st.sampled_from(PEOPLE),
    st.sampled_from(["live", "live", "quick", "day"]),
    st.booleans(),
)
PAIRS = st.sets(st.frozensets(st.sampled_from(PEOPLE), min_size=2, max_size=2), max_size=12)


def one_live_search_each(seekers):
    """The database allows one live search per user."""
    live, result = set(), []
    for one in seekers:
        if PACES[one.pace].clock == "live":
            if one.person in live:
                continue
            live.add(one.person)
        result.append(one)
    return result


@settings(max_examples=examples(300), deadline=None)
@given(st.lists(SEEKERS, max_size=24), PAIRS, PAIRS)
def test_formed_tables_are_valid(seekers, blocked, met):
    history = PairHistory(frozenset(blocked), dict.fromkeys(met, 1))
    tables = form_tables(seekers, history, NOW)
    placed = [one for table in tables for one in table.seekers]
    assert len({one.search for one in placed}) == len(placed), "each search is placed once"
    assert all(one in seekers for one in placed)
    live = [one.person for one in placed if PACES[one.pace].clock == "live"]
    assert len(set(live)) == len(live), "nobody sits at two live tables"
    for table in tables:
        assert len(table.seekers) + table.bots == table.kind.seats
        assert all(table.kind in one.kinds and one.pace == table.pace for one in table.seekers)
        assert not table.bots or all(one.bots for one in table.seekers)
        for one, other in combinations(table.seekers, 2):
            assert one.person != other.person
            assert frozenset((one.person, other.person)) not in blocked
            assert distance(one, other, table.kind.game, history) <= range_of(one, NOW) + range_of(other, NOW)


@given(st.lists(SEEKERS, max_size=16).map(one_live_search_each), st.randoms())
def test_the_order_of_searches_changes_nothing(seekers, random):
    shuffled = [*seekers]
    random.shuffle(shuffled)
    assert form_tables(seekers, PairHistory(), NOW) == form_tables(shuffled, PairHistory(), NOW)


@given(st.lists(SEEKERS, max_size=24).map(one_live_search_each))
def test_seekers_who_allow_bots_wait_no_longer_than_the_limit(seekers):
    placed = {one.search for table in form_tables(seekers, PairHistory(), NOW) for one in table.seekers}
    for one in seekers:
        due = HOUR if PACES[one.pace].clock == "async" else MINUTE
        assert one.search in placed or not one.bots or NOW - one.since < due


@given(st.integers(2, 6), st.lists(st.integers(0, 3000), min_size=12, max_size=12))
def test_of_overdue_seekers_only_the_remainder_waits(seats, ratings):
    waiting = [seeker(("amber", seats), rating=rating, waited=10 * MINUTE) for rating in ratings]
    placed = sum(len(table.seekers) for table in form_tables(waiting, PairHistory(), NOW))
    assert placed == len(waiting) // seats * seats
