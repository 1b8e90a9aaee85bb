"""The bots' ratings follow from their recorded matches."""

import msgspec
import pytest

from bench.strength import curve, matches, ratings
from serai.engine.arena import Match, MatchGame, Record
from serai.engine.registry import find

GAMES = ("byzanz", "jantaris", "zanzibar")


@pytest.fixture(scope="module")
def records():
    return matches()


@pytest.mark.parametrize("game", GAMES)
def test_every_level_has_the_rating_of_its_recorded_matches(game, records):
    assert find(game).ratings == ratings(game, records)
    assert list(find(game).ratings) == list(find(game).bots)


def test_incomplete_lines_and_matches_without_games_are_ignored(tmp_path):
    header = msgspec.json.encode(Match("byzanz", ("merchant", "random", "random"), 1.0))
    game = msgspec.json.encode(MatchGame(0, [1, 2, 3], [9, 5, 4], [1, 1, 1], [0.1, 0.1, 0.1], [0.1, 0.1, 0.1]))
    (tmp_path / "unfinished.jsonl").write_bytes(header + b"\n" + game[:-9])
    assert matches(tmp_path) == []
    (tmp_path / "unfinished.jsonl").write_bytes(header + b"\n" + game + b"\n" + game[:-9])
    (record,) = matches(tmp_path)
    assert list(record.games) == [0]


def test_a_curve_uses_the_deals_that_all_its_matches_have_played():
    bots = ("expert", "merchant", "merchant", "merchant")
    other = ([0] * 4, [1] * 4, [0.1] * 4, [0.1] * 4)
    won, lost = MatchGame(0, [1, 2, 3, 4], *other), MatchGame(0, [2, 1, 3, 4], *other)
    records = [
        Record(Match("byzanz", bots, 1.0), {0: won, 1: lost}, 0),
        Record(Match("byzanz", bots, 3.0), {1: won, 2: won}, 0),
        Record(Match("zanzibar", bots, 1.0), {5: won}, 0),
    ]
    assert [(point.seconds, point.share) for point in curve("expert", "byzanz", records)] == [(1.0, 0.0), (3.0, 100.0)]


def test_no_match_is_recorded_twice(records):
    played = [one.match for one in records]
    assert len(set(played)) == len(played)
    assert all(isinstance(match, Match) and match.game in GAMES for match in played)
