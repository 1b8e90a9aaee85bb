"""What the arena says of bots can be relied on."""

from collections import Counter

import pytest

from haggle.plugin import plugin
from serai.engine.arena import SEER, Bout, Match, interval, play_bout, standings


def test_the_bots_of_a_match_change_chairs_and_keep_their_places_in_it():
    match = Match("haggle", ("bold", "random", "random"), 0.01)
    bouts = [play_bout(plugin, match, number) for number in range(30)]
    assert all(sum(bout.won) == pytest.approx(1) for bout in bouts)
    assert all(min(bout.places) == 1 for bout in bouts)
    assert all(decisions <= 3 for bout in bouts for decisions in bout.decisions), "each has three"
    bold, random = standings(match, bouts)
    assert (bold.bot, bold.chairs, bold.games, bold.fair) == ("bold", 1, 30, pytest.approx(1 / 3))
    assert (random.bot, random.chairs) == ("random", 2)
    assert bold.wins + random.wins == pytest.approx(30)
    assert bold.low < bold.wins / 30 < bold.high


def test_a_match_is_played_again_the_same():
    match = Match("haggle", ("bold", "random"), 0.01)
    first, again, other = (play_bout(plugin, match, number) for number in (1, 1, 2))
    assert (first.won, first.scores) == (again.won, again.scores)
    assert first.scores != other.scores


def test_who_sees_every_card_wins_more_than_who_doesnt():
    match = Match("haggle", (SEER, "expert"), 0.02)
    seer, expert = standings(match, [play_bout(plugin, match, number) for number in range(40)])
    assert seer.wins > expert.wins


def test_all_chairs_of_a_bot_count_together():
    match = Match("haggle", ("bold", "random", "random"), 1)
    bouts = [
        Bout(0, [1, 1, 3], [4, 4, 1], [1, 1, 1], [0.1, 0.2, 0.3], [0.1, 0.2, 0.3]),
        Bout(1, [3, 2, 1], [2, 3, 5], [0, 1, 2], [0.0, 0.2, 0.3], [0.0, 0.2, 0.25]),
    ]
    bold, random = standings(match, bouts)
    assert Counter({one.bot: one.wins for one in (bold, random)}) == {"bold": 0.5, "random": 1.5}
    assert (bold.score, random.score) == (3, 3.25)
    assert (bold.seconds, random.seconds) == (0.1, pytest.approx(0.2))
    assert (bold.slowest, random.slowest) == (0.1, 0.3)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(8, 10, 0.4902, 0.9433), (0, 20, 0.0, 0.1611), (180, 400, 0.4020, 0.4990)]
)
def test_intervals_are_those_of_the_tables(wins, games, low, high):
    assert interval(wins, games) == pytest.approx((low, high), abs=1e-4)
