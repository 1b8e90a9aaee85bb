"""What bots are worth on the ladders is what their matches say."""

import pytest

from bench.strength import matches, ratings
from serai.engine.arena import Match
from serai.engine.registry import find

GAMES = ("byzanz", "jantaris", "zanzibar")


@pytest.fixture(scope="module")
def known():
    return matches()


@pytest.mark.parametrize("game", GAMES)
def test_every_level_has_the_rating_that_the_recorded_matches_give_it(game, known):
    assert find(game).ratings == ratings(game, known)
    assert list(find(game).ratings) == list(find(game).bots)


def test_no_match_counts_twice(known):
    played = [one.match for one in known]
    assert len(set(played)) == len(played)
    assert all(isinstance(match, Match) and match.game in GAMES for match in played)
