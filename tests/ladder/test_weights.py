"""How much a game counts."""

import pytest

from serai.ladder.weights import BOT_WEIGHT, MAX_BOT_WEIGHT_PER_DAY, Weight, weigh


def test_a_game_with_new_opponents_counts_in_full():
    assert weigh([0, 0, 2], 0, 0.0) == Weight(1.0, 0.0)


@pytest.mark.parametrize(("met", "weight"), [(2, 1.0), (3, 1 / 2), (4, 1 / 3), (11, 1 / 10)])
def test_games_of_a_pair_in_a_week_count_less_each_time(met, weight):
    assert weigh([met], 0, 0.0).total == weight


def test_bots_count_a_quarter_up_to_a_limit_per_day():
    assert weigh([], 3, 0.0) == Weight(BOT_WEIGHT, BOT_WEIGHT)
    assert weigh([], 3, MAX_BOT_WEIGHT_PER_DAY - 0.1).total == pytest.approx(0.1)
    assert weigh([], 3, MAX_BOT_WEIGHT_PER_DAY) == Weight(0.0, 0.0)
    assert weigh([0], 1, MAX_BOT_WEIGHT_PER_DAY) == Weight(0.5, 0.0)
    assert weigh([0], 1, 0.0) == Weight(0.5 + BOT_WEIGHT / 2, BOT_WEIGHT / 2)
