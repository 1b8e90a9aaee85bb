"""Reasons for actions, in positions whose numbers can be counted by hand.

Ginger grows in Shambaro, Chwazili, Mtendazi and Kitopeni, pepper in Fukwemba, Kusinjia, Magharo and Katitamu; from no
trader to four, a spice pays -8, -5, -2, 1 and 5 points.
"""

from msgspec.structs import replace

from games.zanzibar.reasons import reason
from games.zanzibar.types import (
    BesideWeaker,
    Costs,
    EndsAhead,
    EndsBehind,
    EndTurn,
    Keep,
    LeastPromising,
    Nears,
    NothingBetter,
    NothingPays,
    PaysBest,
    PaysNow,
    Place,
    Promising,
    PutAway,
    Raises,
    ScoreOrder,
    Step,
    Unpromising,
    VillagesNear,
    WaitsFor,
)
from tests.games.zanzibar.table import Table

OUT_OF_THE_WAY = "2 Bububele, 3 Shakanoa, 4 Pepo Kusi, 5 Mkondo Zamani, 6 Kina Samawi, 7 Fumbazi"
ONE_FOR_GINGER = "2 Dungalo, 3 Shambaro, 4 Tumbeleo, 5 Ghuba Lulu, 6 Mlango Mwezi, 7 Bahari Tulivu"
TWO_FOR_GINGER = "2 Kitopeni, 3 Shambaro, 4 Jambezile, 5 Kizimbele, 6 Ghuba Lulu, 7 Mlango Mwezi"
THREE_FOR_GINGER = "2 Kitopeni, 3 Shambaro, 4 Chwazili, 5 Kizimbele, 6 Ghuba Lulu, 7 Mlango Mwezi"
FOUR_FOR_GINGER = "2 Kitopeni, 3 Shambaro, 4 Chwazili, 5 Mtendazi, 6 Ghuba Lulu, 7 Mlango Mwezi"
GINGER_LEFT = "ginger | pepper | vanilla"
LAST_IS_GINGER = "ginger | | vanilla"


def standing(own, orders="ginger pepper", **more):
    return Table([own, OUT_OF_THE_WAY], [orders], **more).state


def blocked():
    """Rivals occupy the ginger villages: only seat 0's 2 is strong enough to enter one of the four."""
    rivals = ("2 Kitopeni, 3 Chwazili", "2 Shambaro, 3 Mtendazi")
    return Table(["2 Jambezile, 3 Bububele", *rivals], [GINGER_LEFT]).state


def placing():
    """Seat 1 places next; a 6 of seat 0 is in Dungalo."""
    table = Table.set_up(2)
    table.place(0, 6, "Dungalo")
    return table.state


def test_a_trader_is_placed_beside_a_weaker_one():
    assert reason(placing(), 1, Place(2, "Kitopeni")) == BesideWeaker(traders=1)


def test_a_trader_is_placed_where_villages_are_near():
    # Dungalo, Katitamu, Magharo; Mwerazi, Ndijamba, Umbujo, Kizimbele, Mangapoa, Mtonireo.
    assert reason(placing(), 1, Place(7, "Kitopeni")) == VillagesNear(villages=9)


def test_a_step_is_explained_by_a_village_that_counts():
    assert reason(standing(ONE_FOR_GINGER), 0, Step(2, "Kitopeni")) == Raises("ginger", before=-5, after=-2)


def test_a_step_is_explained_by_getting_closer_to_a_village_that_counts():
    # Mtopewe, Mtonireo, Magharo.
    assert reason(standing(ONE_FOR_GINGER), 0, Step(4, "Mtopewe")) == Nears("pepper", steps=2)


def test_a_step_away_from_a_village_that_counts_has_no_explanation():
    state = standing(ONE_FOR_GINGER, "ginger north")
    assert reason(state, 0, Step(3, "Mwerazi")) == NothingBetter()


def test_scoring_is_explained_by_an_order_that_pays_all_it_can():
    assert reason(standing(FOUR_FOR_GINGER), 0, ScoreOrder("ginger")) == PaysBest(points=5)


def test_scoring_is_explained_by_points_now_although_the_order_could_pay_more_later():
    assert reason(standing(THREE_FOR_GINGER), 0, ScoreOrder("ginger")) == PaysNow(points=1, later=5, turns=1)


def test_scoring_an_order_that_costs_points_states_the_points():
    assert reason(standing(TWO_FOR_GINGER), 0, ScoreOrder("ginger")) == Costs(points=2)


def test_scoring_the_last_order_is_explained_by_the_lead_at_the_end():
    state = standing(FOUR_FOR_GINGER, LAST_IS_GINGER, points=[20, 16])
    assert reason(state, 0, ScoreOrder("ginger")) == EndsAhead(points=9)


def test_a_player_who_would_be_behind_keeps_the_last_order():
    state = standing(THREE_FOR_GINGER, LAST_IS_GINGER, points=[10, 20])
    assert reason(state, 0, EndTurn()) == EndsBehind(points=9)


def test_an_order_that_rivals_block_is_put_away():
    assert reason(blocked(), 0, PutAway("ginger")) == Unpromising(points=-5)


def test_the_order_with_the_lower_expected_points_is_put_away():
    # Five traders get to the east in two turns.
    state = standing(THREE_FOR_GINGER, "ginger east")
    assert reason(state, 0, PutAway("ginger")) == LeastPromising(points=5)
    assert reason(state, 0, PutAway("east")) == NothingBetter()


def test_a_drawn_order_is_kept_because_it_can_pay():
    state = replace(standing(THREE_FOR_GINGER, "east ginger"), phase="keeping", fresh=1)
    assert reason(state, 0, Keep()) == Promising("ginger", points=5)


def test_the_better_of_the_first_orders_is_the_reason_to_keep_both():
    state = replace(standing(THREE_FOR_GINGER, "east ginger"), phase="opening")
    assert reason(state, 0, Keep()) == Promising("east", points=12)


def test_a_drawn_order_is_kept_although_it_cannot_pay():
    assert reason(replace(blocked(), phase="keeping", fresh=1), 0, Keep()) == NothingBetter()


def test_a_turn_is_ended_to_wait_for_more():
    assert reason(standing(THREE_FOR_GINGER, GINGER_LEFT), 0, EndTurn()) == WaitsFor("ginger", before=1, after=5)


def test_a_turn_is_ended_because_nothing_pays():
    assert reason(blocked(), 0, EndTurn()) == NothingPays(points=8)


def test_a_turn_is_ended_although_an_order_pays_all_it_can():
    assert reason(standing(FOUR_FOR_GINGER, GINGER_LEFT), 0, EndTurn()) == NothingBetter()
