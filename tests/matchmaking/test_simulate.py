"""2,000 simulated arrivals: everyone gets a table, nobody is at two, and no blocked pair meets."""

from itertools import combinations, pairwise

import pytest

from serai.matchmaking.paces import HOUR, MINUTE, SECOND
from serai.matchmaking.simulate import GAME_DURATION, simulate


@pytest.fixture(scope="module")
def simulation():
    return simulate(2000, gap=6 * SECOND, people=900, paces=["live", "quick"], blocks=400, seed=7)


def test_everyone_gets_a_table(simulation):
    """The simulation ends only when each of the first 2,000 has a table."""
    waits = sorted(wait for seating in simulation.seatings for wait in seating.waits)
    assert len(waits) >= 2000
    assert waits[-1] < 2 * HOUR
    assert waits[len(waits) // 2] < 2 * MINUTE


def test_nobody_is_at_two_live_tables(simulation):
    free_from = {}
    for seating in simulation.seatings:
        for seeker in seating.table.seekers:
            assert free_from.get(seeker.user, 0) <= seating.at
            free_from[seeker.user] = seating.at + GAME_DURATION


def test_no_search_ends_at_two_tables(simulation):
    searches = [seeker.search for seating in simulation.seatings for seeker in seating.table.seekers]
    assert len(set(searches)) == len(searches)


def test_no_blocked_pair_meets(simulation):
    pairs = {
        frozenset((one.user, other.user))
        for seating in simulation.seatings
        for one, other in combinations(seating.table.seekers, 2)
    }
    assert simulation.blocked
    assert not pairs & simulation.blocked


def test_bots_play_only_if_all_allow_them_and_one_has_waited(simulation):
    with_bots = [seating for seating in simulation.seatings if seating.table.bots]
    assert with_bots
    for seating in with_bots:
        assert all(seeker.bots for seeker in seating.table.seekers)
        assert max(seating.waits) >= MINUTE


def test_ratings_at_a_table_are_nearer_than_by_chance(simulation):
    """Pairs at one table, compared with random pairs."""
    at_tables, anyone = [], []
    for seating in simulation.seatings:
        game = seating.table.kind.game
        at_tables += [abs(a.rating(game) - b.rating(game)) for a, b in combinations(seating.table.seekers, 2)]
    everyone = [seating.table.seekers[0] for seating in simulation.seatings]
    for one, other in pairwise(everyone):
        anyone.append(abs(one.rating("silk") - other.rating("silk")))
    assert sorted(at_tables)[len(at_tables) // 2] < sorted(anyone)[len(anyone) // 2] * 0.8


def test_few_pairs_meet_again(simulation):
    again = [pair for pair, times in simulation.meetings.items() if times > 1]
    assert len(again) < len(simulation.meetings) / 50
