"""Places from the outcome and the departures."""

import pytest

from serai.engine import Outcome
from serai.tables.result import Result, result

STAYED = None
CASES = {
    # name: (places by the rules, version at which each seat left, final places)
    "nobody left": ((2, 1, 3, 4), (STAYED,) * 4, (2, 1, 3, 4)),
    "a shared win": ((1, 1, 3), (STAYED,) * 3, (1, 1, 3)),
    "the last player left": ((1, 2, 3), (STAYED, STAYED, 9), (1, 2, 3)),
    "the leader left: the others move up": ((1, 2, 3), (9, STAYED, STAYED), (3, 1, 2)),
    "the bot of a player who left won: it does not count": ((2, 1, 3), (STAYED, 7, STAYED), (1, 3, 2)),
    "a player who left tied with one who stayed": ((1, 1, 3), (5, STAYED, STAYED), (3, 1, 2)),
    "players who stayed tie": ((1, 2, 2, 4), (5, STAYED, STAYED, STAYED), (4, 1, 1, 3)),
    "two left: the earlier is last": ((1, 2, 3, 4), (5, 8, STAYED, STAYED), (4, 3, 1, 2)),
    "two left, the other way round": ((1, 2, 3, 4), (8, 5, STAYED, STAYED), (3, 4, 1, 2)),
    "all but one left": ((4, 3, 2, 1), (5, 6, 7, STAYED), (4, 3, 2, 1)),
    "everyone left: the last to leave is first": ((1, 2, 3), (7, 6, 5), (1, 2, 3)),
    "one of two left": ((1, 2), (3, STAYED), (2, 1)),
    "ended by agreement: all share": (None, (STAYED,) * 3, (1, 1, 1)),
    "ended by agreement after one left": (None, (STAYED, 4, STAYED), (1, 3, 1)),
    "ended by the only player who stayed": (None, (3, 4, STAYED), (3, 2, 1)),
}


@pytest.mark.parametrize(("by_rules", "departed", "places"), CASES.values(), ids=CASES)
def test_places_follow_from_the_outcome_and_the_departures(by_rules, departed, places):
    scores = tuple(range(len(departed)))
    outcome = Outcome(by_rules, scores) if by_rules else None
    assert result(outcome, departed) == Result(places, scores if outcome else ())
