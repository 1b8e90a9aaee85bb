"""What holds for everybody who could ever look for a table."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from serai.matching.match import Acquaintance, distance, form, reach_of
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
    """As the database has it."""
    live, kept = set(), []
    for one in seekers:
        if PACES[one.pace].clock == "live":
            if one.person in live:
                continue
            live.add(one.person)
        kept.append(one)
    return kept


@settings(max_examples=examples(300), deadline=None)
@given(st.lists(SEEKERS, max_size=24), PAIRS, PAIRS)
def test_tables_are_sound(seekers, blocked, met):
    known = Acquaintance(frozenset(blocked), dict.fromkeys(met, 1))
    tables = form(seekers, known, NOW)
    placed = [one for table in tables for one in table.seekers]
    assert len({one.search for one in placed}) == len(placed), "nobody is placed twice"
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
            assert distance(one, other, table.kind.game, known) <= reach_of(one, NOW) + reach_of(other, NOW)


@given(st.lists(SEEKERS, max_size=16).map(one_live_search_each), st.randoms())
def test_the_order_of_reading_changes_nothing(seekers, chance):
    shuffled = [*seekers]
    chance.shuffle(shuffled)
    assert form(seekers, Acquaintance(), NOW) == form(shuffled, Acquaintance(), NOW)


@given(st.lists(SEEKERS, max_size=24).map(one_live_search_each))
def test_whoever_agrees_to_bots_waits_no_longer_than_was_promised(seekers):
    placed = {one.search for table in form(seekers, Acquaintance(), NOW) for one in table.seekers}
    for one in seekers:
        due = HOUR if PACES[one.pace].clock == "async" else MINUTE
        assert one.search in placed or not one.bots or NOW - one.since < due


@given(st.integers(2, 6), st.lists(st.integers(0, 3000), min_size=12, max_size=12))
def test_of_those_who_have_waited_long_enough_only_a_rest_waits_on(seats, ratings):
    waiting = [seeker(("amber", seats), rating=rating, waited=10 * MINUTE) for rating in ratings]
    placed = sum(len(table.seekers) for table in form(waiting, Acquaintance(), NOW))
    assert placed == len(waiting) // seats * seats
