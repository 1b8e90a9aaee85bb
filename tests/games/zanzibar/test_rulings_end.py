"""Z14 to Z16 and Z18 to Z23: the last turns, the winner, points below zero, and a standstill."""

import pytest

from games.zanzibar.types import (
    EndTurn,
    GameEnded,
    Keep,
    OrdersDrawn,
    OrdersFinished,
    PutAway,
    ScoreOrder,
    Step,
    TurnEnded,
)
from tests.games.zanzibar.table import GAME, SEA, Table, of_type, pays

DONE = " | | north"
"""Nine orders are scored and one is put away."""
ONE_LEFT = "cloves | | north"
ALL_AT_SEA = ", ".join(f"{number} {space}" for number, space in zip(range(2, 8), SEA, strict=True))


def last_turn(*points: int, finished: tuple[int, ...] = (0,)) -> Table:
    """The last turn after seat `finished[0]` has finished, with given points and orders of all players."""
    seats = len(points)
    turn = (finished[0] - 1) % seats
    cards = [DONE if seat in finished else "cloves east" for seat in range(seats)]
    table = Table([""] * seats, cards, turn=turn, points=points, finished=finished)
    table.end(turn)
    assert table.phase == "over"
    return table


# Z14 — the last turns


@pytest.mark.parametrize(("seats", "finisher"), [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2), (4, 1), (5, 4)])
def test_z14_after_a_player_has_scored_the_last_order_each_other_has_exactly_one_more_turn(seats, finisher):
    left = "cloves | | north" if seats < 4 else "cloves | | east north"
    cards = ["pepper ginger"] * seats
    cards[finisher] = left
    table = Table([""] * seats, cards, turn=finisher)
    table.score(finisher, "cloves")
    table.end(finisher)
    assert table.view.last_turns
    for turn in range(1, seats):
        seat = (finisher + turn) % seats
        assert table.waiting == {seat}
        assert table.outcome is None
        table.end(seat)
    assert table.events[-1] == GameEnded("all-turns-taken")
    assert table.phase == "over"
    assert table.waiting == frozenset()
    assert table.outcome is not None


def test_z14_a_second_finisher_changes_nothing():
    table = Table([""] * 4, ["cloves | | east north"] * 2 + ["pepper ginger"] * 2)
    table.score(0, "cloves")
    table.end(0)
    table.score(1, "cloves")
    table.end(1)
    assert [finished.place for finished in of_type(table.events, OrdersFinished)] == [1, 2]
    assert table.waiting == {2}
    table.end(2)
    assert table.waiting == {3}
    table.end(3)
    assert table.phase == "over"
    assert [event.seat for event in of_type(table.events, TurnEnded)] == [0, 1, 2, 3]


def test_z14_the_finisher_has_no_further_turn_even_in_the_last_seat():
    table = Table([""] * 3, [ONE_LEFT, "pepper ginger", ONE_LEFT], turn=2)
    table.score(2, "cloves")
    table.end(2)
    table.score(0, "cloves")
    table.end(0)
    table.end(1)
    assert table.phase == "over"


def test_z14_the_last_turn_is_a_normal_turn():
    table = Table(["", f"{ALL_AT_SEA}"], [ONE_LEFT, "pepper ginger"])
    table.score(0, "cloves")
    table.end(0)
    table.step(1, 2, "Tumbeleo")
    table.score(1, "pepper")
    table.put_away(1, "ginger")
    table.end(1)
    assert table.phase == "over"
    assert table.points[1] == 10 + pays("pepper", 0)


def test_z14_orders_in_hand_cost_nothing():
    table = last_turn(20, 15, 12)
    assert table.outcome.scores == (20, 15, 12)
    assert table.points == (20, 15, 12)


def test_z14_after_the_end_nothing_is_possible():
    table = last_turn(20, 15)
    for seat in range(2):
        assert table.legal(seat) == []
        for action in (EndTurn(), Keep(), ScoreOrder("cloves"), PutAway("cloves"), Step(2, "Dungalo")):
            table.refusal(seat, action)


def test_z14_there_is_no_outcome_before_the_end():
    assert Table(["", ""]).outcome is None
    assert Table.opening(2).outcome is None


def test_z14_a_player_finishes_by_scoring_the_last_order_not_by_running_out_of_cards():
    table = Table(["", ""], ["cloves east | | "])
    table.put_away(0, "east")
    table.end(0)
    assert not table.view.last_turns  # eight are scored, one is put away, one is left
    table.end(1)
    table.score(0, "cloves")
    assert table.view.last_turns


# Z15 — who wins


def test_z15_most_points_win():
    outcome = last_turn(12, 30, 21).outcome
    assert outcome.scores == (12, 30, 21)
    assert outcome.places == (3, 1, 2)
    assert outcome.winners == (1,)


def test_z15_of_tied_players_the_one_who_has_finished_wins():
    assert last_turn(20, 20).outcome.places == (1, 2)
    assert last_turn(20, 20, finished=(1,)).outcome.places == (2, 1)


def test_z15_of_tied_players_the_earlier_finisher_wins():
    assert last_turn(20, 20, 10, finished=(0, 1)).outcome.places == (1, 2, 3)
    assert last_turn(20, 20, 10, finished=(1, 0)).outcome.places == (2, 1, 3)
    assert last_turn(20, 20, 20, finished=(2, 0)).outcome.places == (2, 3, 1)


def test_z15_tied_players_share_the_win_if_none_has_finished():
    assert last_turn(10, 20, 20).outcome.places == (3, 1, 1)
    assert last_turn(10, 20, 20).outcome.winners == (1, 2)


def test_z15_the_other_tied_players_share_the_next_place():
    assert last_turn(20, 20, 20).outcome.places == (1, 2, 2)


def test_z15_finishing_never_beats_points():
    assert last_turn(19, 20, finished=(0,)).outcome.places == (2, 1)


@pytest.mark.parametrize("first", [0, 1])
def test_z15_a_played_game_records_who_finished_earlier(first):
    in_the_centre = "2 Dungalo, 3 Kitopeni, 4 Mwerazi, 5 Ndijamba, 6 Umbujo, 7 Katitamu"  # where no cloves grow
    table = Table([ALL_AT_SEA, in_the_centre], [ONE_LEFT, ONE_LEFT], points=(20, 20), turn=first)
    for seat in (first, 1 - first):
        table.score(seat, "cloves")
        table.end(seat)
    assert table.outcome.scores == (20 + pays("cloves", 0),) * 2
    assert table.outcome.winners == (first,)


# Z16 — no floor


def test_z16_the_score_may_be_negative():
    table = Table([ALL_AT_SEA, ""], ["cloves north"], points=(3, 10))
    table.score(0, "cloves", "north")
    assert table.points[0] == 3 + pays("cloves", 0) + pays("north", 0)
    assert table.points[0] < 0


def test_z16_negative_scores_are_compared_like_any_other():
    assert last_turn(-7, -3, 0).outcome.places == (3, 2, 1)
    assert last_turn(-7, -3, 0).outcome.scores == (-7, -3, 0)


# Z18 — standing still


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_z18_after_ten_turns_for_each_player_without_an_order_the_game_ends_at_once(seats):
    table = Table.opening(seats, first=1)
    table.keep(*range(seats))
    assert table.view.idle_turns_allowed == 10 * seats
    for turn in range(10 * seats):
        assert table.phase == "moving"
        assert table.view.idle_turns == turn
        table.play((1 + turn) % seats, EndTurn())
    assert table.phase == "over"
    assert table.events[-1] == GameEnded("standstill")
    assert table.waiting == frozenset()


def test_z18_moving_traders_does_not_count():
    table = Table(["2 Dungalo", ""], idle=19)
    table.step(0, 2, "Kitopeni")
    table.play(0, EndTurn())
    assert table.phase == "over"


def test_z18_the_game_may_end_in_the_middle_of_a_round():
    table = Table([""] * 3, turn=1, idle=29)
    table.play(1, EndTurn())
    assert table.phase == "over"


def test_z18_one_turn_fewer_does_not_end_the_game():
    table = Table(["", ""], idle=18)
    table.play(0, EndTurn())
    assert table.waiting == {1}


def test_z18_a_scored_order_resets_the_count():
    table = Table(["", ""], idle=19)
    table.score(0, "pepper")
    table.end(0)
    assert table.phase == "moving"
    assert table.view.idle_turns == 0
    table.end(1)
    assert table.view.idle_turns == 1


def test_z18_an_order_put_away_resets_the_count():
    table = Table(["", ""], idle=19)
    table.put_away(0, "pepper")
    table.end(0)
    assert table.phase == "moving"
    assert table.view.idle_turns == 0


def test_z18_after_a_standstill_most_points_win_and_tied_players_share_the_win():
    table = Table([""] * 3, points=(10, 14, 14), idle=29)
    table.play(0, EndTurn())
    assert table.outcome.scores == (10, 14, 14)
    assert table.outcome.places == (3, 1, 1)


# Z19 — the last turn is a complete one


def test_z19_the_last_turn_has_a_refill_and_a_decision_about_it():
    table = Table(["", ""], [DONE, "pepper ginger | west south centre | "], turn=1, finished=(0,))
    table.score(1, "pepper")
    assert table.play(1, EndTurn()) == [OrdersDrawn(1, ("west",))]
    assert table.phase == "keeping"
    assert table.outcome is None
    assert table.legal(1) == [Keep(), PutAway("west")]
    table.put_away(1, "west")
    assert table.phase == "over"
    assert table.hand(1) == "ginger south"
    assert table.unscored(1) == "west"


def test_z19_in_the_last_turn_there_is_no_decision_once_the_quota_is_used():
    table = Table(["", ""], [DONE, "pepper ginger | south centre | west"], turn=1, finished=(0,))
    table.score(1, "pepper")
    assert table.play(1, EndTurn()) == [OrdersDrawn(1, ("south",)), TurnEnded(1), GameEnded("all-turns-taken")]


# Z20 — every place


def test_z20_of_players_tied_for_a_lower_place_the_earlier_finisher_comes_first():
    assert last_turn(12, 30, 12, finished=(2, 0)).outcome.places == (3, 1, 2)
    assert last_turn(12, 30, 12, finished=(0, 2)).outcome.places == (2, 1, 3)
    assert last_turn(30, 12, 12, finished=(0, 2)).outcome.places == (1, 3, 2)


def test_z20_players_who_have_not_finished_share_lower_places():
    assert last_turn(30, 12, 12, 12, finished=(0, 3)).outcome.places == (1, 3, 3, 2)


# Z21 — finishing ends the turn


@pytest.mark.parametrize("seats", [4, 5])
def test_z21_scoring_the_last_order_ends_the_turn_even_with_another_order_in_hand(seats):
    table = Table([""] * seats, ["cloves north | east | "])
    assert table.score(0, "cloves")[1:] == [OrdersFinished(0, ("east", "north"), 1), TurnEnded(0)]
    assert table.waiting == {1}
    assert table.hand(0) == ""


# Z22 — nothing is revealed


@pytest.mark.parametrize("watcher", [None, 0, 2])
def test_z22_the_end_reveals_neither_hands_nor_orders_put_away(watcher):
    def seen_at_the_end(cards: str):
        table = Table([""] * 3, [DONE, cards, "cloves east"], turn=2, points=(9, 9, 9), finished=(0,))
        table.end(2)
        assert table.phase == "over"
        return GAME.view(table.state, watcher)

    assert seen_at_the_end("cloves east | west south | north") == seen_at_the_end("south west | north cloves | east")


# Z23 — what Z18 counts


@pytest.mark.parametrize("put_away", [False, True])
def test_z23_neither_placing_nor_the_first_orders_count_as_turns(put_away):
    table = Table.opening(2)
    assert table.view.idle_turns == 0
    table.put_away(0, table.hand(0).split()[0]) if put_away else table.keep(0)
    table.keep(1)
    assert table.phase == "moving"
    assert table.view.idle_turns == 0
    table.end(0)
    assert table.view.idle_turns == 1
