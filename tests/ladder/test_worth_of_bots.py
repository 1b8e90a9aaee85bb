"""What bots are worth on the ladders is what their matches say."""

import msgspec
import pytest

from bench.strength import curve, matches, ratings
from serai.engine.arena import Bout, Match, Record
from serai.engine.registry import find

GAMES = ("byzanz", "jantaris", "zanzibar")


@pytest.fixture(scope="module")
def known():
    return matches()


@pytest.mark.parametrize("game", GAMES)
def test_every_level_has_the_rating_that_the_recorded_matches_give_it(game, known):
    assert find(game).ratings == ratings(game, known)
    assert list(find(game).ratings) == list(find(game).bots)


def test_half_a_line_counts_for_nothing_and_a_match_without_games_too(tmp_path):
    header = msgspec.json.encode(Match("byzanz", ("merchant", "random", "random"), 1.0))
    game = msgspec.json.encode(Bout(0, [1, 2, 3], [9, 5, 4], [1, 1, 1], [0.1, 0.1, 0.1], [0.1, 0.1, 0.1]))
    (tmp_path / "begun.jsonl").write_bytes(header + b"\n" + game[:-9])
    assert matches(tmp_path) == []
    (tmp_path / "begun.jsonl").write_bytes(header + b"\n" + game + b"\n" + game[:-9])
    (record,) = matches(tmp_path)
    assert list(record.bouts) == [0]


def test_a_curve_is_of_the_deals_that_all_of_its_matches_have_played():
    bots = ("expert", "merchant", "merchant", "merchant")
    won, lost = (Bout(0, places, [0] * 4, [1] * 4, [0.1] * 4, [0.1] * 4) for places in ([1, 2, 3, 4], [2, 1, 3, 4]))
    known = [
        Record(Match("byzanz", bots, 1.0), {0: won, 1: lost}, 0),
        Record(Match("byzanz", bots, 3.0), {1: won, 2: won}, 0),
        Record(Match("zanzibar", bots, 1.0), {5: won}, 0),
    ]
    assert [(point.seconds, point.share) for point in curve("expert", "byzanz", known)] == [(1.0, 0.0), (3.0, 100.0)]


def test_no_match_counts_twice(known):
    played = [one.match for one in known]
    assert len(set(played)) == len(played)
    assert all(isinstance(match, Match) and match.game in GAMES for match in played)
