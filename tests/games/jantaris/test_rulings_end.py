"""J17 and J21: the end of the game, and the winner."""

import pytest

from games.jantaris.components import DEAL, STRENGTHEN_POSITION
from games.jantaris.types import Claim, GameEnded, Marketplace, TurnBegan, UseItem
from tests.games.jantaris.table import BLACK, CENTRE, GAME, OMERIS, PASHTAR, SHAKARA, TAIRA, VESH, Player, Table

THREE = (Player({TAIRA: 1}), Player({TAIRA: 1}), Player({TAIRA: 1}))


def at_the_end_check(*players: Player) -> Table:
    """The first round is played; at the start player's next turn, fame, goods and items are as given."""
    table = Table(*(Player(player.merchants, player.goods, player.items) for player in players))
    for _ in players:
        table.state.fame[:] = [player.fame for player in players]
        table.quiet_turn()
    return table


# J17 — the end check


def test_j17_the_game_ends_at_the_start_players_turn_if_anyone_has_twelve_fame():
    table = at_the_end_check(Player(fame=3), Player(fame=12), Player(fame=5))
    assert table.phase == "over"
    assert table.waiting == frozenset()
    assert table.outcome.places == (3, 1, 2)


def test_j17_eleven_fame_are_not_enough():
    table = at_the_end_check(Player(fame=11), Player(fame=11), Player(fame=11))
    assert table.phase == "city"
    assert table.outcome is None


def test_j17_the_round_is_played_to_its_end():
    """The start player reaches twelve in its own turn; the two others still have their turns."""
    players = Player({SHAKARA: 2, OMERIS: 2, VESH: 2}, fame=9), Player(), Player()
    table = Table(*players, markets=[(0, 1, 3), (1, 2, 4), (2, 3, 5)])
    table.to_fair(district=PASHTAR)
    table.play(0, Claim((0, 1, 3)))
    assert table.fame == (12, 0, 0)
    assert (table.active, table.phase) == (1, "city")
    table.quiet_turn()
    assert (table.active, table.phase) == (2, "city")
    table.quiet_turn()
    assert table.phase == "over"
    assert table.outcome.winners == (0,)


@pytest.mark.parametrize("first", [1, 2])
def test_j17_the_end_is_checked_at_the_start_players_turn_in_any_seat(first):
    table = Table(*THREE, first=first)
    for step in range(3):
        assert table.active == (first + step) % 3
        table.state.fame[0] = 12
        table.quiet_turn()
    assert table.phase == "over"


def test_j17_the_end_is_checked_before_start_of_turn_items():
    """If the Amber Crown acted first, its good would break the tie."""
    table = Table(Player(goods="1B"), Player(goods="1R"), Player())
    table.quiet_turn()
    table.quiet_turn()
    table.state.fame[:] = [12, 12, 0]
    table.state.items[0] = ("amber-crown",)
    table.quiet_turn()
    assert table.phase == "over"
    assert table.goods(0) == (1, 0)
    assert table.outcome.winners == (0, 1)


def test_j17_most_fame_wins():
    table = at_the_end_check(Player(fame=12, goods="6B"), Player(fame=14), Player(fame=13))
    assert table.outcome.places == (3, 1, 2)
    assert table.outcome.scores == (12, 14, 13)


def test_j17_of_players_with_equal_fame_the_one_with_most_goods_wins():
    table = at_the_end_check(Player(fame=13, goods="3B"), Player(fame=13, goods="2B 2R"), Player(fame=12, goods="6B"))
    assert table.outcome.places == (2, 1, 3)
    assert table.outcome.tie_breaks == (3, 4, 6)


def test_j17_players_with_equal_fame_and_goods_share_the_win():
    table = at_the_end_check(Player(fame=13, goods="3B"), Player(fame=13, goods="1B 2R"), Player(), Player(fame=2))
    assert table.outcome.places == (1, 1, 4, 3)
    assert table.outcome.winners == (0, 1)


def test_j17_items_and_merchants_do_not_break_ties():
    table = at_the_end_check(Player({TAIRA: 5}, fame=12, items="picks old-coins"), Player(fame=12), Player())
    assert table.outcome.winners == (0, 1)


def test_j17_after_the_end_no_action_is_possible():
    table = at_the_end_check(Player(fame=12), Player(), Player())
    assert [table.legal(seat) for seat in range(3)] == [[], [], []]
    assert table.refuses(0, Marketplace(1, 0))
    assert GameEnded((12, 0, 0), (0, 0, 0)) in table.log


# J21 — the forty-first turn


def last_turn_of_round(number: int) -> Table:
    table = Table(*THREE)
    table.quiet_turn()
    table.quiet_turn()
    table.state.round = number
    return table


def test_j21_at_the_start_players_forty_first_turn_the_game_ends_whatever_the_fame():
    table = last_turn_of_round(40)
    table.quiet_turn()
    assert table.phase == "over"
    assert table.outcome.winners == (0, 1, 2)


def test_j21_the_start_players_fortieth_turn_is_played():
    table = last_turn_of_round(39)
    table.quiet_turn()
    assert table.phase == "city"
    assert table.log[-1] == TurnBegan(0, 40)


def test_j21_the_others_play_the_fortieth_round_to_its_end():
    table = last_turn_of_round(39)
    for active in (2, 0, 1, 2):
        assert table.active == active
        table.quiet_turn()
    assert table.phase == "over"


@pytest.mark.parametrize("seats", [3, 4])
def test_j21_a_game_without_progress_ends_after_forty_rounds(seats):
    table = Table(*(Player() for _ in range(seats)))
    while table.phase != "over":
        table.quiet_turn()
    assert len(table.happened(TurnBegan)) == 40 * seats


# The next turn


def test_the_turn_passes_clockwise_and_the_round_counts_the_start_players_turns():
    table = Table(*THREE, first=1)
    for _ in range(4):
        table.quiet_turn()
    assert table.happened(TurnBegan) == [
        TurnBegan(1, 1),
        TurnBegan(2, 1),
        TurnBegan(0, 1),
        TurnBegan(1, 2),
        TurnBegan(2, 2),
    ]


def test_vote_cards_return_to_hand():
    table = Table(*THREE)
    for _ in range(2):
        table.skip_city()
        table.play(table.active, next(iter(table.legal(table.active))))
        table.vote(DEAL, DEAL, DEAL)
    assert table.active == 2


def test_start_of_turn_items_are_not_used_later_in_the_turn():
    table = Table(Player({TAIRA: 1}, items="caravan-bell"), Player(), Player())
    assert UseItem("caravan-bell") in table.legal(0)
    table.skip_city()
    assert table.refuses(0, UseItem("caravan-bell"))


def test_there_is_no_decision_between_turns():
    table = Table(Player({CENTRE: 1}), Player(), Player(), tokens=(SHAKARA, OMERIS))
    table.diplomacy(BLACK, PASHTAR, *[STRENGTHEN_POSITION] * 3)
    assert GAME.waiting_for(table.state) == {1}
