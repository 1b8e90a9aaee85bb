"""Properties of formed tables for arbitrary searches."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from serai.matchmaking.match import PairHistory, distance, form_tables, range_of
from serai.matchmaking.paces import DAY, HOUR, MINUTE, PACES
from tests.matchmaking.seekers import NOW, seeker
from tests.soak.options import examples

KINDS = st.lists(
    st.sampled_from([("silk", 2), ("silk", 3), ("amber", 3), ("amber", 5), ("salt", 4)]), min_size=1, unique=True
)
USERS = [seeker().user for _ in range(12)]
SEEKERS = st.builds(
    lambda kinds, rating, waited, user, pace, bots: seeker(
        *kinds, rating=rating, waited=waited, user=user, pace=pace, bots=bots
    ),
    KINDS,
    st.integers(0, 3000),
    st.integers(0, 2 * DAY) | st.integers(0, 5 * MINUTE),
    st.sampled_from(USERS),
    st.sampled_from(["live", "live", "quick", "day"]),
    st.booleans(),
)
PAIRS = st.sets(st.frozensets(st.sampled_from(USERS), min_size=2, max_size=2), max_size=12)


def one_live_search_each(seekers):
    """The database allows one live search per user."""
    live, result = set(), []
    for one in seekers:
        if PACES[one.pace].clock == "live":
            if one.user in live:
                continue
            live.add(one.user)
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
    live = [one.user for one in placed if PACES[one.pace].clock == "live"]
    assert len(set(live)) == len(live), "nobody sits at two live tables"
    for table in tables:
        assert len(table.seekers) + table.bots == table.kind.seats
        assert all(table.kind in one.kinds and one.pace == table.pace for one in table.seekers)
        assert not table.bots or all(one.bots for one in table.seekers)
        for one, other in combinations(table.seekers, 2):
            assert one.user != other.user
            assert frozenset((one.user, other.user)) not in blocked
            assert distance(one, other, table.kind.game, history) <= range_of(one, NOW) + range_of(other, NOW)


@given(st.lists(SEEKERS, max_size=16).map(one_live_search_each), st.randoms())
def test_the_order_of_searches_does_not_change_the_tables(seekers, random):
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
def test_fewer_overdue_seekers_are_left_than_a_table_needs(seats, ratings):
    waiting = [seeker(("amber", seats), rating=rating, waited=10 * MINUTE) for rating in ratings]
    placed = sum(len(table.seekers) for table in form_tables(waiting, PairHistory(), NOW))
    assert placed == len(waiting) // seats * seats
