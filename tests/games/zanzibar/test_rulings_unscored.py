"""Z11: orders that are put away unscored, right after drawing or instead of scoring."""

import pytest

from games.zanzibar.types import (
    EndTurn,
    Keep,
    OpeningEnded,
    OpeningKept,
    OpeningReplaced,
    OrderPutAway,
    OrderReplaced,
    OrdersDrawn,
    OrdersKept,
    PutAway,
    ScoreOrder,
    Step,
    TurnEnded,
)
from tests.games.zanzibar.table import Table, of_type

DECKS = ["cloves north pepper east", "ginger south vanilla west", "centre pepper north", "east west south"]


@pytest.mark.parametrize(("seats", "quota"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_z11_one_order_is_put_away_and_with_four_or_five_players_two(seats, quota):
    assert Table([""] * seats).view.orders_to_put_away == quota


# In the opening


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_z11_after_the_opening_draw_all_decide_at_the_same_time(seats):
    table = Table.opening(seats, first=1)
    left = set(range(seats))
    for seat in reversed(range(seats)):
        assert table.waiting == left
        table.keep(seat)
        left -= {seat}
    assert table.waiting == {1}  # the first turn


@pytest.mark.parametrize("order", ["cloves", "north"])
def test_z11_any_of_the_first_orders_may_be_put_away_and_replaced(order):
    table = Table.opening(2, DECKS)
    assert table.put_away(0, order)[0] == OpeningReplaced(0, order, "pepper")
    kept = "north" if order == "cloves" else "cloves"
    assert table.hand(0) == f"{kept} pepper"
    assert table.unscored(0) == order


def test_z11_in_the_opening_there_is_no_decision_once_the_quota_is_used():
    table = Table.opening(2, DECKS)
    table.put_away(0, "cloves")
    assert table.waiting == {1}
    assert table.legal(0) == []
    assert table.refusal(0, PutAway("pepper")) == "Z11"
    table.refusal(0, Keep())


def test_z11_with_four_players_the_replacement_may_be_put_away_too():
    table = Table.opening(4, DECKS)
    table.put_away(0, "cloves")
    assert 0 in table.waiting
    assert table.put_away(0, "pepper")[0] == OpeningReplaced(0, "pepper", "east")
    assert table.hand(0) == "north east"
    assert table.unscored(0) == "cloves pepper"
    assert 0 not in table.waiting
    assert table.refusal(0, PutAway("north")) == "Z11"


def test_z11_with_four_players_both_of_the_first_orders_may_be_put_away():
    table = Table.opening(4, DECKS)
    table.put_away(0, "cloves", "north")
    assert table.hand(0) == "pepper east"


def test_z11_with_four_players_one_may_be_put_away_and_the_rest_kept():
    table = Table.opening(4, DECKS)
    table.put_away(0, "cloves")
    assert table.keep(0)[0] == OpeningKept(0)
    assert table.waiting == {1, 2, 3}


def test_z11_keep_is_final():
    table = Table.opening(2, DECKS)
    table.keep(0)
    assert table.legal(0) == []
    assert table.refusal(0, PutAway("cloves")) == "Z11"
    table.refusal(0, Keep())


def test_z11_an_order_not_in_hand_cannot_be_put_away():
    table = Table.opening(2, DECKS)
    for order in ("pepper", "ginger", "vanilla"):
        table.refusal(0, PutAway(order))


def test_z11_nothing_else_is_possible_in_the_opening():
    table = Table.opening(2, DECKS)
    for action in (ScoreOrder("cloves"), EndTurn(), Step(2, "Dungalo")):
        table.refusal(0, action)
    assert set(table.legal(0)) == {PutAway("cloves"), PutAway("north"), Keep()}


def test_z11_the_counts_are_shown_when_all_have_kept_and_then_the_first_turn_begins():
    table = Table.opening(4, DECKS, first=2)
    table.put_away(0, "cloves", "pepper")
    table.keep(1, 2)
    assert [player.put_away_size for player in table.view.players] == [0, 0, 0, 0]
    table.put_away(3, "east")
    assert of_type(table.events, OpeningEnded) == []
    table.keep(3)
    assert of_type(table.events, OpeningEnded) == [OpeningEnded((2, 0, 0, 1), 2)]
    assert [player.put_away_size for player in table.view.players] == [2, 0, 0, 1]
    assert [player.deck_size for player in table.view.players] == [6, 8, 8, 7]
    assert table.waiting == {2}
    assert table.phase == "moving"


def test_z11_orders_put_away_in_the_opening_count_for_the_whole_game():
    table = Table.opening(2, DECKS)
    table.put_away(0, "cloves")
    table.keep(1)
    assert table.refusal(0, PutAway("north")) == "Z11"
    assert table.legal(0, PutAway) == []
    table.score(0, "north")
    table.end(0)
    assert table.waiting == {1}
    assert table.phase == "moving"  # and no decision after the refill


# After a refill


def refilled(orders: str = "cloves north | vanilla east south | ", *scored: str, seats: int = 2) -> Table:
    table = Table([""] * seats, [orders])
    table.score(0, *scored or ["cloves"])
    if table.phase == "scoring":
        table.play(0, EndTurn())
    assert table.phase == "keeping"
    return table


def test_z11_right_after_a_refill_the_card_drawn_may_be_put_away_and_replaced():
    table = refilled()
    assert table.hand(0) == "north vanilla"
    assert set(table.legal(0)) == {PutAway("vanilla"), Keep()}
    assert table.put_away(0, "vanilla")[0] == OrderReplaced(0, "vanilla", ("east",))
    assert table.hand(0) == "north east"
    assert table.unscored(0) == "vanilla"


def test_z11_only_an_order_just_drawn_may_be_put_away_then():
    assert refilled().refusal(0, PutAway("north")) == "Z11"


def test_z11_either_of_two_drawn_orders_may_be_put_away():
    table = refilled("cloves north | vanilla east south | ", "cloves", "north")
    assert set(table.legal(0)) == {PutAway("vanilla"), PutAway("east"), Keep()}
    table.put_away(0, "east")
    assert table.hand(0) == "vanilla south"


def test_z11_the_decision_ends_the_turn():
    table = refilled()
    assert table.keep(0) == [OrdersKept(0), TurnEnded(0)]
    assert table.waiting == {1}
    table = refilled()
    assert of_type(table.put_away(0, "vanilla"), TurnEnded) == [
        TurnEnded(0)
    ]  # the quota is used up: no further decision
    assert table.waiting == {1}


def test_z11_with_four_players_the_replacement_counts_as_just_drawn():
    table = refilled("cloves north | vanilla east south west | ", seats=4)
    table.put_away(0, "vanilla")
    assert table.waiting == {0}
    assert table.refusal(0, PutAway("north")) == "Z11"
    assert set(table.legal(0)) == {PutAway("east"), Keep()}
    table.put_away(0, "east")
    assert table.hand(0) == "north south"
    assert table.waiting == {1}


def test_z11_with_four_players_the_other_card_drawn_is_still_just_drawn():
    table = refilled("cloves north | vanilla east south west | ", "cloves", "north", seats=4)
    table.put_away(0, "vanilla")
    assert set(table.legal(0)) == {PutAway("east"), PutAway("south"), Keep()}
    table.put_away(0, "east")
    assert table.hand(0) == "south west"


def test_z11_there_is_no_replacement_from_an_empty_deck():
    table = refilled("cloves north | vanilla | ")
    assert table.put_away(0, "vanilla")[0] == OrderReplaced(0, "vanilla", ())
    assert (table.hand(0), table.unscored(0)) == ("north", "vanilla")
    assert table.waiting == {1}


def test_z11_putting_away_after_drawing_uses_no_play():
    table = refilled("cloves north | vanilla east south | ", "cloves", "north")
    assert table.view.plays in {0, 2}
    table.put_away(0, "vanilla")  # after two scorings


def test_z11_after_a_refill_there_is_no_decision_once_the_quota_is_used():
    table = Table(["", ""], ["cloves north | vanilla east | south"])
    table.score(0, "cloves")
    table.end(0)
    assert of_type(table.events, OrdersDrawn) == [OrdersDrawn(0, ("vanilla",))]
    assert of_type(table.events, OrdersKept) == []
    assert table.waiting == {1}


def test_z11_other_players_cannot_act_during_the_decision():
    table = refilled()
    assert table.waiting == {0}
    assert table.legal(1) == []
    table.refusal(1, EndTurn())
    table.refusal(1, Keep())


def test_z11_after_the_refill_nothing_else_is_possible():
    table = refilled()
    for action in (EndTurn(), Step(2, "Dungalo"), ScoreOrder("north")):
        table.refusal(0, action)


# Instead of scoring


def test_z11_any_order_in_hand_may_be_put_away_instead_of_scoring():
    for order in ("cloves", "north"):
        table = Table(["", ""], ["cloves north"])
        assert table.put_away(0, order)[0] == OrderPutAway(0, order)
        assert table.unscored(0) == order
        assert table.points == (10, 10)


def test_z11_putting_away_instead_of_scoring_uses_one_of_the_two_plays():
    table = Table(["", ""], ["cloves north | vanilla east south | "])
    table.put_away(0, "cloves")
    assert table.view.plays == 1
    assert table.hand(0) == "north"  # nothing is drawn before the refill
    assert table.deck(0) == 3
    table.score(0, "north")
    table.end(0)
    assert table.hand(0) == "vanilla east"
    assert table.waiting == {1}


def test_z11_putting_away_may_follow_a_scoring():
    table = Table(["", ""], ["cloves north"])
    table.score(0, "cloves")
    table.put_away(0, "north")
    assert table.unscored(0) == "north"


def test_z11_with_four_players_both_plays_may_put_away():
    table = Table([""] * 4, ["cloves north | vanilla east south | "])
    table.put_away(0, "cloves", "north")
    table.end(0)
    assert table.unscored(0) == "cloves north"
    assert table.hand(0) == "vanilla east"
    assert table.waiting == {1}  # the quota is used up: no decision after the refill


def test_z11_with_four_players_the_second_order_may_be_put_away_right_after_the_refill():
    table = Table([""] * 4, ["cloves north | vanilla east south | "])
    table.put_away(0, "cloves")
    table.play(0, EndTurn())
    assert set(table.legal(0)) == {PutAway("vanilla"), Keep()}
    table.put_away(0, "vanilla")
    assert table.unscored(0) == "cloves vanilla"
    assert table.waiting == {1}


@pytest.mark.parametrize(("seats", "away"), [(2, "south"), (3, "south"), (4, "south west"), (5, "south west")])
def test_z11_no_more_than_the_quota_may_be_put_away(seats, away):
    table = Table([""] * seats, [f"cloves north | vanilla east | {away}"])
    for order in ("cloves", "north"):
        assert table.refusal(0, PutAway(order)) == "Z11"
    assert table.legal(0, PutAway) == []


def test_z11_with_two_players_a_second_order_in_the_same_turn_cannot_be_put_away():
    table = Table(["", ""], ["cloves north"])
    table.put_away(0, "cloves")
    assert table.refusal(0, PutAway("north")) == "Z11"
