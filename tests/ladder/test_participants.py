"""Who is rated for a game, and at which place."""

from serai.ladder.participants import FinishedSeat, competitors

BOTS = {"random": 1200, "bold": 1500}


def seat(number, place, *, bot=None, departed=None, score=5, person=None):
    return FinishedSeat(number, bot, departed, place, score, person)


def places(*seats):
    return [(one.person or "bot", one.place) for one in competitors(seats, BOTS)]


def test_people_and_bots_have_the_places_of_the_table():
    assert places(seat(0, 2, person=7), seat(1, 1, bot="bold"), seat(2, 3, person=8)) == [(7, 2), ("bot", 1), (8, 3)]


def test_a_player_who_left_is_rated_and_the_substitute_is_not():
    gone = seat(1, 3, bot="bold", departed="timed-out", person=8)
    assert places(seat(0, 1, person=7), gone, seat(2, 2, person=9)) == [(7, 1), (8, 3), (9, 2)]


def test_guests_and_bots_without_a_rating_are_not_rated():
    assert places(seat(0, 1, person=7), seat(1, 2), seat(2, 3, bot="new"), seat(3, 4, person=8)) == [(7, 1), (8, 4)]


def test_a_game_without_two_rated_players_does_not_count():
    assert places(seat(0, 1, person=7), seat(1, 2)) == []
    assert places(seat(0, 1, bot="bold"), seat(1, 2, bot="random"), seat(2, 3)) == []


def test_people_who_end_a_game_by_agreement_are_placed_behind_bots():
    agreed = [
        seat(0, 1, person=7, score=None),
        seat(1, 1, bot="bold", score=None),
        seat(2, 1, bot="random", score=None),
    ]
    assert places(*agreed) == [(7, 1), ("bot", 0), ("bot", 0)]


def test_people_who_agree_share_a_place_ahead_of_those_who_left():
    agreed = [seat(0, 1, person=7, score=None), seat(1, 1, person=8, score=None)]
    gone = seat(2, 3, bot="bold", departed="resigned", score=None, person=9)
    assert places(*agreed, gone) == [(7, 1), (8, 1), (9, 3)]
