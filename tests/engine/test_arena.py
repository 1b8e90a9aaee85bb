"""The arena: seats, results and confidence intervals."""

from collections import Counter

import pytest

from haggle.plugin import plugin
from serai.engine.arena import CHEATER, Match, MatchGame, play_game, standings, wilson_interval


def test_bots_change_seats_between_games_and_results_stay_in_the_order_of_the_match():
    match = Match("haggle", ("bold", "random", "random"), 0.01)
    games = [play_game(plugin, match, number) for number in range(30)]
    assert all(sum(game.won) == pytest.approx(1) for game in games)
    assert all(min(game.places) == 1 for game in games)
    assert all(decisions <= 3 for game in games for decisions in game.decisions), "each has three decisions"
    bold, random = standings(match, games)
    assert (bold.bot, bold.seats, bold.games, bold.fair_share) == ("bold", 1, 30, pytest.approx(1 / 3))
    assert (random.bot, random.seats) == ("random", 2)
    assert bold.wins + random.wins == pytest.approx(30)
    assert bold.low < bold.wins / 30 < bold.high


def test_the_same_game_of_a_match_has_the_same_result():
    match = Match("haggle", ("bold", "random"), 0.01)
    first, again, other = (play_game(plugin, match, number) for number in (1, 1, 2))
    assert (first.won, first.scores) == (again.won, again.scores)
    assert first.scores != other.scores


def test_an_expert_that_sees_all_cards_wins_more_often():
    match = Match("haggle", (CHEATER, "expert"), 0.02)
    cheater, expert = standings(match, [play_game(plugin, match, number) for number in range(40)])
    assert cheater.wins > expert.wins


def test_the_results_of_all_seats_of_a_bot_are_added_up():
    match = Match("haggle", ("bold", "random", "random"), 1)
    games = [
        MatchGame(0, [1, 1, 3], [4, 4, 1], [1, 1, 1], [0.1, 0.2, 0.3], [0.1, 0.2, 0.3]),
        MatchGame(1, [3, 2, 1], [2, 3, 5], [0, 1, 2], [0.0, 0.2, 0.3], [0.0, 0.2, 0.25]),
    ]
    bold, random = standings(match, games)
    assert Counter({one.bot: one.wins for one in (bold, random)}) == {"bold": 0.5, "random": 1.5}
    assert (bold.score, random.score) == (3, 3.25)
    assert (bold.seconds, random.seconds) == (0.1, pytest.approx(0.2))
    assert (bold.slowest, random.slowest) == (0.1, 0.3)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(8, 10, 0.4902, 0.9433), (0, 20, 0.0, 0.1611), (180, 400, 0.4020, 0.4990)]
)
def test_confidence_intervals_match_published_values(wins, games, low, high):
    assert wilson_interval(wins, games) == pytest.approx((low, high), abs=1e-4)
