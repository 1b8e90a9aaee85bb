"""Z10, Z12 and Z13: scoring orders, how many are scored, and refilling the hand."""

import pytest

from games.zanzibar.types import (
    EndTurn,
    Keep,
    OrderScored,
    OrdersDrawn,
    OrdersFinished,
    PutAway,
    Score,
    ScoreOrder,
    Step,
    TurnEnded,
)
from tests.games.zanzibar.table import Table, of_type, pays

AT_SEA = "5 Pepo Kusi, 6 Mkondo Zamani, 7 Kina Samawi"


def count(table: Table, order: str) -> int:
    """The number of traders with which seat 0 scores the order."""
    (scored,) = of_type(table.score(0, order), OrderScored)
    assert scored.points == pays(order, scored.traders)
    return scored.traders


# Z10 — scoring


def test_z10_scoring_comes_after_all_movement():
    table = Table(["3 Dungalo, 4 Bububele", ""], ["cloves north"])
    table.step(0, 3, "Kitopeni")
    table.score(0, "cloves")
    assert table.refusal(0, Step(3, "Dungalo")) == "Z10"  # neither the trader that still has steps
    assert table.refusal(0, Step(4, "Fumbazi")) == "Z10"  # nor another
    assert table.legal(0, Step) == []


def test_z10_putting_an_order_away_also_comes_after_all_movement():
    table = Table(["3 Dungalo, 4 Bububele", ""], ["cloves north"])
    table.put_away(0, "cloves")
    assert table.refusal(0, Step(3, "Kitopeni")) in {"Z10", "Z11"}


def test_z10_none_one_or_two_orders_are_scored_in_a_turn():
    for names in ([], ["cloves"], ["north"], ["cloves", "north"], ["north", "cloves"]):
        table = Table(["", ""], ["cloves north"])
        for name in names:
            table.score(0, name)
        table.end(0)
        assert [score.order for score in table.view.players[0].scored] == names
        assert len(table.hand(0).split()) == 2
        assert table.waiting == {1}


def test_z10_an_order_is_scored_by_its_table_face_up():
    table = Table([f"2 Nungazi, 3 Fumbazi, 4 Ghuba Lulu, {AT_SEA}", ""], ["cloves west"])
    assert table.score(0, "cloves")[0] == OrderScored(0, "cloves", 2, pays("cloves", 2))
    assert table.view.players[0].scored == (Score("cloves", 2, pays("cloves", 2)),)
    table.score(0, "west")
    assert table.points[0] == 10 + pays("cloves", 2) + pays("west", 1)


def test_z10_a_newly_drawn_order_cannot_be_scored_in_the_same_turn():
    table = Table(["", ""], ["cloves north | pepper east ginger"])
    table.score(0, "cloves")
    assert table.hand(0) == "north"  # the hand is refilled after the last scoring
    assert table.deck(0) == 3
    table.play(0, EndTurn())
    assert table.hand(0) == "north pepper"
    assert table.refusal(0, ScoreOrder("pepper")) == "Z10"
    table.refusal(0, ScoreOrder("north"))
    table.keep(0)
    table.end(1)
    table.score(0, "pepper")  # a turn later it can


def test_z10_only_an_order_in_hand_can_be_scored_and_only_once():
    table = Table(["", ""], ["cloves north | pepper east | "])
    for order in ("pepper", "south", "vanilla"):
        table.refusal(0, ScoreOrder(order))
    table.score(0, "cloves")
    table.refusal(0, ScoreOrder("cloves"))


def test_z10_one_trader_may_count_for_both_orders():
    table = Table([f"2 Nungazi, 3 Ghuba Lulu, 4 Mlango Mwezi, {AT_SEA}", ""], ["cloves north"])
    assert count(table, "cloves") == 1  # Nungazi grows cloves
    assert count(table, "north") == 1  # and is in the north


@pytest.mark.parametrize("order", ["pepper", "ginger", "cloves", "cinnamon", "vanilla", "north", "south", "centre"])
def test_z10_the_sea_counts_for_nothing(order):
    other = "east" if order != "east" else "west"
    table = Table([f"2 Ghuba Lulu, 3 Mlango Mwezi, 4 Bahari Tulivu, {AT_SEA}", ""], [f"{order} {other}"])
    assert count(table, order) == 0
    assert table.points[0] == 10 + pays(order, 0)


def test_z10_neutral_villages_count_for_their_province():
    traders_at = f"2 Tumbeleo, 3 Fukwemba, 4 Kizimbele, {AT_SEA}"
    assert count(Table([traders_at, ""], ["north pepper"]), "north") == 2
    assert count(Table([traders_at, ""], ["south pepper"]), "south") == 1
    assert count(Table([traders_at, ""], ["north pepper"]), "pepper") == 1


def test_z10_only_own_traders_count():
    table = Table([f"2 Nungazi, 3 Dungalo, 4 Uroando, {AT_SEA}", "2 Mapambe, 3 Bwejao, 4 Fumbazi"], ["cloves east"])
    assert count(table, "cloves") == 1
    assert count(table, "east") == 1


def test_z10_all_six_traders_may_count_in_one_province():
    table = Table(["2 Dungalo, 3 Kitopeni, 4 Mwerazi, 5 Ndijamba, 6 Umbujo, 7 Katitamu", ""], ["centre pepper"])
    assert count(table, "centre") == 6
    assert count(table, "pepper") == 1


def test_z10_the_positions_after_moving_count():
    table = Table([f"2 Fukwemba, 3 Ghuba Lulu, 4 Mlango Mwezi, {AT_SEA}", ""], ["cloves north"])
    table.step(0, 2, "Nungazi")
    table.step(0, 3, "Tumbeleo")
    assert count(table, "cloves") == 1
    assert count(table, "north") == 2


def test_z10_players_score_only_in_turn():
    table = Table(["", ""], ["cloves north", "pepper east"])
    table.refusal(1, ScoreOrder("pepper"))
    assert table.legal(1) == []


# Z12 — how many orders are scored


@pytest.mark.parametrize(("seats", "most"), [(2, 9), (3, 9), (4, 8), (5, 8)])
def test_z12_players_score_nine_orders_and_with_four_or_five_players_eight(seats, most):
    table = Table([""] * seats)
    assert table.view.orders_to_score == most


@pytest.mark.parametrize("seats", [2, 3])
def test_z12_after_the_ninth_scored_order_the_rest_counts_as_put_away(seats):
    table = Table([""] * seats, ["cloves north | | "])
    assert len(table.view.players[0].scored) == 8
    events = table.score(0, "cloves")
    assert of_type(events, OrdersFinished) == [OrdersFinished(0, ("north",), 1)]
    assert table.hand(0) == ""
    assert table.unscored(0) == "north"
    assert table.view.players[0].put_away_size == 1
    assert table.view.players[0].finished == 1


@pytest.mark.parametrize("seats", [4, 5])
def test_z12_after_the_eighth_scored_order_hand_and_deck_count_as_put_away(seats):
    table = Table([""] * seats, ["cloves north | vanilla | "])
    assert len(table.view.players[0].scored) == 7
    (finished,) = of_type(table.score(0, "north"), OrdersFinished)
    assert sorted(finished.left) == ["cloves", "vanilla"]
    assert (table.hand(0), table.deck(0)) == ("", 0)
    assert table.unscored(0) == "cloves vanilla"


def test_z12_after_two_last_orders_only_the_deck_is_left():
    table = Table(["", ""], ["cloves north | vanilla | "])
    assert of_type(table.score(0, "cloves"), OrdersFinished) == []
    assert of_type(table.score(0, "north"), OrdersFinished) == [OrdersFinished(0, ("vanilla",), 1)]
    assert table.unscored(0) == "vanilla"
    assert table.deck(0) == 0


def test_z12_nothing_is_left_when_the_quota_was_used_before():
    table = Table(["", ""], ["cloves | | north"])
    assert of_type(table.score(0, "cloves"), OrdersFinished) == [OrdersFinished(0, (), 1)]
    assert table.unscored(0) == "north"


def test_z12_with_five_players_a_ninth_order_is_never_scored():
    table = Table([""] * 5, ["cloves north | vanilla | "])
    table.score(0, "cloves")
    table.refusal(0, ScoreOrder("north"))
    assert table.legal(0, ScoreOrder) == []


def test_z12_scoring_the_order_before_the_last_does_not_finish():
    table = Table(["", ""], ["cloves north | vanilla | "])
    table.score(0, "cloves")
    assert table.view.players[0].finished == 0
    assert not table.view.last_turns
    table = Table(["", ""], ["cloves north | | "])
    table.put_away(0, "cloves")
    assert table.view.players[0].finished == 0  # putting away is not scoring
    assert of_type(table.score(0, "north"), OrdersFinished) == [OrdersFinished(0, (), 1)]


def test_z12_a_player_who_has_finished_neither_decides_nor_draws():
    table = Table([""] * 4, ["cloves north | vanilla | "])
    table.score(0, "cloves")
    table.end(0)
    assert of_type(table.events, OrdersDrawn) == []
    assert table.waiting == {1}
    assert table.phase == "moving"


# Z13 — no refill


def test_z13_an_empty_deck_refills_nothing():
    table = Table(["", ""], ["cloves north | | pepper"])
    table.score(0, "cloves")
    events = table.end(0)
    assert of_type(table.events, OrdersDrawn) == []
    assert (table.hand(0), table.deck(0)) == ("north", 0)
    assert table.waiting == {1}  # nothing was drawn: there is no decision
    assert of_type(events or table.events, TurnEnded) == [TurnEnded(0)]


def test_z13_the_last_card_of_the_deck_is_all_that_is_drawn():
    table = Table(["", ""], ["cloves north | vanilla | pepper"])
    table.score(0, "cloves", "north")
    table.end(0)
    assert of_type(table.events, OrdersDrawn) == [OrdersDrawn(0, ("vanilla",))]
    assert (table.hand(0), table.deck(0)) == ("vanilla", 0)


def test_z13_the_hand_is_refilled_to_two_from_the_top_of_the_deck():
    table = Table(["", ""], ["cloves north | vanilla east south | pepper"])
    table.score(0, "north")
    table.end(0)
    assert table.hand(0) == "cloves vanilla"
    table.end(1)
    table.score(0, "cloves", "vanilla")
    table.end(0)
    assert table.hand(0) == "east south"
    assert table.deck(0) == 0


def test_z13_a_player_who_played_no_order_draws_nothing():
    table = Table(["", ""], ["cloves north | vanilla east | "])
    table.play(0, EndTurn())
    assert table.hand(0) == "cloves north"
    assert table.waiting == {1}
    table.refusal(0, Keep())
    table.refusal(0, PutAway("cloves"))
