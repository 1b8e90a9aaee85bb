"""The public part of the view."""

from games.jantaris.components import BLACK_MARKET, DEAL, RECRUITMENT, STRENGTHEN_POSITION
from tests.games.jantaris.table import GAME, LIKARAN, OMERIS, SHAKARA, TAIRA, VESH, Player, Table


def table_with_majorities() -> Table:
    return Table(
        Player({SHAKARA: 1, OMERIS: 2, LIKARAN: 2, VESH: 3}), Player({LIKARAN: 2, VESH: 2, TAIRA: 4}), Player()
    )


def test_a_majority_needs_two_merchants_and_more_than_any_other():
    table = table_with_majorities()
    for seat in (None, 0, 1, 2):
        assert GAME.view(table.state, seat).majorities[:6] == (None, 0, None, 0, 1, None)


def test_the_view_shows_how_many_merchants_each_player_lacks_for_a_majority():
    table = table_with_majorities()
    for seat in (None, 0, 1, 2):
        missing = [player.missing[SHAKARA : TAIRA + 1] for player in GAME.view(table.state, seat).players]
        assert missing == [(1, 0, 1, 0, 5), (2, 3, 1, 2, 0), (2, 3, 3, 4, 5)]


def test_the_numbers_on_the_vote_cards_are_those_of_the_vote_table():
    numbers = GAME.view(table_with_majorities().state, None).vote_numbers
    assert numbers[DEAL] == (2, 0, 0)
    assert numbers[BLACK_MARKET] == (1, 2, 0)
    assert numbers[STRENGTHEN_POSITION] == (0, 2, 2)
    assert numbers[RECRUITMENT] == (1, 1, 2)


def test_the_vote_cards_say_what_they_do_with_each_number_of_votes():
    effects = GAME.view(table_with_majorities().state, None).vote_effects
    assert effects[DEAL] == ("earn", "earn-active", "earn-centre")
    assert effects[BLACK_MARKET] == ("rob", "gain", "caught")
    assert effects[STRENGTHEN_POSITION] == ("banish", "gather", "spread")
    assert effects[RECRUITMENT] == ("recruit", "recruit-centre", "recruit-near")


def test_the_view_says_that_the_end_is_near_when_one_more_market_could_end_the_game():
    table = table_with_majorities()
    for fame, nears in ((8, False), (9, True)):
        table.state.fame[1] = fame
        assert GAME.view(table.state, None).end_nears is nears
