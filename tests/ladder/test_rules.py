"""Who is rated by a game, where they came in, and how much it counts."""

import pytest

from serai.ladder.field import Chair, competitors
from serai.ladder.weigh import BOT, BOTS_A_DAY, Weight, weigh

BOTS = {"random": 1200, "bold": 1500}


def chair(seat, place, *, bot=None, departed=None, score=5, person=None):
    return Chair(seat, bot, departed, place, score, person)


def told(*chairs):
    return [(one.person or "bot", one.place) for one in competitors(chairs, BOTS)]


def test_people_and_bots_come_in_where_the_table_says():
    assert told(chair(0, 2, person=7), chair(1, 1, bot="bold"), chair(2, 3, person=8)) == [(7, 2), ("bot", 1), (8, 3)]


def test_who_left_is_rated_and_the_substitute_is_not():
    gone = chair(1, 3, bot="bold", departed="timed-out", person=8)
    assert told(chair(0, 1, person=7), gone, chair(2, 2, person=9)) == [(7, 1), (8, 3), (9, 2)]


def test_guests_and_bots_without_a_figure_are_not_rated():
    assert told(chair(0, 1, person=7), chair(1, 2), chair(2, 3, bot="new"), chair(3, 4, person=8)) == [(7, 1), (8, 4)]


def test_a_game_that_would_rate_nobody_does_not_count():
    assert told(chair(0, 1, person=7), chair(1, 2)) == []
    assert told(chair(0, 1, bot="bold"), chair(1, 2, bot="random"), chair(2, 3)) == []


def test_whoever_ends_a_game_with_bots_by_agreement_comes_in_behind_them():
    agreed = [
        chair(0, 1, person=7, score=None),
        chair(1, 1, bot="bold", score=None),
        chair(2, 1, bot="random", score=None),
    ]
    assert told(*agreed) == [(7, 1), ("bot", 0), ("bot", 0)]


def test_people_who_agree_share_a_place_before_who_left():
    agreed = [chair(0, 1, person=7, score=None), chair(1, 1, person=8, score=None)]
    gone = chair(2, 3, bot="bold", departed="resigned", score=None, person=9)
    assert told(*agreed, gone) == [(7, 1), (8, 1), (9, 3)]


def test_a_game_among_strangers_counts_in_full():
    assert weigh([0, 0, 2], 0, 0.0) == Weight(1.0, 0.0)


@pytest.mark.parametrize(("met", "weight"), [(2, 1.0), (3, 1 / 2), (4, 1 / 3), (11, 1 / 10)])
def test_the_same_two_in_a_week_count_less_each_time(met, weight):
    assert weigh([met], 0, 0.0).whole == weight


def test_bots_count_a_quarter_and_only_so_much_a_day():
    assert weigh([], 3, 0.0) == Weight(BOT, BOT)
    assert weigh([], 3, BOTS_A_DAY - 0.1).whole == pytest.approx(0.1)
    assert weigh([], 3, BOTS_A_DAY) == Weight(0.0, 0.0)
    assert weigh([0], 1, BOTS_A_DAY) == Weight(0.5, 0.0)
    assert weigh([0], 1, 0.0) == Weight(0.5 + BOT / 2, BOT / 2)
