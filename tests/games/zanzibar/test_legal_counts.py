"""The number of legal actions in chosen positions, counted by hand. The reasoning is beside each count."""

import pytest

from games.zanzibar.types import EndTurn, PutAway, ScoreOrder
from tests.games.zanzibar.table import Table

APART = "2 Dungalo, 3 Shambaro, 4 Jambezile, 5 Mtendazi, 6 Fumbazi, 7 Ghuba Lulu"
HAND = {"ScoreOrder": 2, "PutAway": 2, "EndTurn": 1}
"""Each of two orders can be scored or put away."""


# Placing


@pytest.mark.parametrize(
    ("seats", "places"),
    [
        (2, 198),  # 6 traders on 33 spaces
        (3, 198),
        (4, 165),  # 5 traders
        (5, 132),  # 4 traders
    ],
)
def test_the_first_trader_goes_anywhere(seats, places):
    table = Table.set_up(seats)
    assert table.count(0) == {"Place": places}
    assert table.count(1) == {}


def test_further_traders_go_to_other_regions():
    table = Table.set_up(2)
    table.place(0, 4, "Dungalo")
    # 6 traders on 32 free spaces
    assert table.count(1) == {"Place": 192}
    table.place(1, 2, "Mtopewe")
    # 5 traders; 33 spaces without the 6 of the centre and without Mtopewe: 26
    assert table.count(0) == {"Place": 130}
    table.place(0, 7, "Pepo Kusi")
    # 5 traders; 33 − 5 of the north − Dungalo − Pepo Kusi = 26
    assert table.count(1) == {"Place": 130}
    table.place(1, 3, "Kitopeni")
    # 4 traders; 33 − 6 of the centre − 6 of the sea − Mtopewe = 20
    assert table.count(0) == {"Place": 80}


def test_the_last_trader_of_two_players_has_one_region_left():
    table = Table.set_up(2)
    for number, zero, one in [
        (2, "Mtopewe", "Tumbeleo"),
        (3, "Pwanimba", "Uroando"),
        (4, "Bwejao", "Makundule"),
        (5, "Dungalo", "Kitopeni"),
    ]:
        table.place(0, number, zero)
        table.place(1, number, one)
    table.place(0, 6, "Pepo Kusi")
    # traders 6 and 7; the west has 6 spaces, the sea 5 free ones: 2 · 11
    assert table.count(1) == {"Place": 22}
    table.place(1, 6, "Fumbazi")
    # trader 7; the west without Fumbazi
    assert table.count(0) == {"Place": 5}


def test_the_last_trader_of_five_players_has_three_regions_left():
    table = Table.set_up(5)
    for number, spaces in [
        (2, ["Mtopewe", "Tumbeleo", "Fukwemba", "Nungazi", "Shambaro"]),
        (3, ["Pwanimba", "Jambezile", "Chwazili", "Uroando", "Mapambe"]),
        (4, ["Bwejao", "Makundule", "Kusinjia", "Mtendazi", "Kizimbele"]),
    ]:
        for seat, space in enumerate(spaces):
            table.place(seat, number, space)
    # trader 5; west 6, centre 6, sea 6
    assert table.count(0) == {"Place": 18}
    table.place(0, 5, "Dungalo")
    assert table.count(1) == {"Place": 17}


# The opening and the refill


def test_the_first_orders_can_be_kept_or_put_away():
    table = Table.opening(2)
    # either order may be put away, or both kept
    assert table.count(0) == table.count(1) == {"PutAway": 2, "Keep": 1}
    table.put_away(0, table.hand(0).split()[0])
    # the only one that two players put away is gone
    assert table.count(0) == {}
    table = Table.opening(5)
    table.put_away(3, table.hand(3).split()[1])
    # one more of two: both in hand are just drawn
    assert table.count(3) == {"PutAway": 2, "Keep": 1}


@pytest.mark.parametrize(("scored", "put_aways"), [(1, 1), (2, 2)])
def test_after_a_refill_drawn_orders_may_be_put_away(scored, put_aways):
    table = Table([APART, ""], ["cloves north | pepper east south | "])
    table.score(0, *["cloves", "north"][:scored])
    if table.phase == "scoring":
        table.play(0, EndTurn())
    assert table.count(0) == {"PutAway": put_aways, "Keep": 1}
    assert table.count(1) == {}


# Moving


QUIET = "2 Mtopewe, 3 Nungazi, 4 Pwanimba, 5 Mtonireo, 6 Magharo, 7 Umbujo"
"""None of these is next to a trader of APART."""


def test_steps_are_counted_with_no_trader_in_the_way():
    table = Table([APART, QUIET])
    # Dungalo 3, Shambaro 3, Jambezile 2, Mtendazi 3, Fumbazi 2, Ghuba Lulu 3
    assert table.count(0) == {"Step": 16, **HAND}
    assert table.count(1) == {}


def test_pushes_are_counted_with_a_weaker_trader_between_two_traders():
    table = Table([APART, "2 Mtopewe, 3 Nungazi, 4 Pwanimba, 5 Mwerazi, 6 Magharo, 7 Umbujo"])
    # Mwerazi is entered from Dungalo by the 2 and from Shambaro by the 3; its other neighbours are Nungazi, taken,
    # and Ndijamba, free: 1 push each. Steps: 16 without those two
    assert table.count(0) == {"Step": 14, "Push": 2, **HAND}


def test_expulsions_are_counted_with_a_weaker_trader_hemmed_in():
    table = Table([APART, "2 Mtopewe, 3 Nungazi, 4 Pwanimba, 5 Mwerazi, 6 Magharo, 7 Ndijamba"])
    # Mwerazi has no free neighbour: expelled by the 2 or by the 3 to 33 − 12 = 21 free spaces: 42.
    # Ndijamba, entered by the 2 from Dungalo: only Mapambe is free beside it: 1 push.
    # Steps: 16 without Dungalo–Mwerazi, Shambaro–Mwerazi, Dungalo–Ndijamba
    assert table.count(0) == {"Step": 13, "Push": 1, "Expel": 42, **HAND}


def test_expulsions_are_counted_with_an_equal_trader_hemmed_in_and_a_stronger_one():
    table = Table([APART, "2 Uroando, 3 Mwerazi, 4 Nungazi, 5 Chwazili, 6 Ndijamba, 7 Umbujo"])
    # Mwerazi, a 3 without a free neighbour (Dungalo, Shambaro, Nungazi, Ndijamba): the 2 expels it to 21 spaces, and
    # so does the equal 3: 42. Ndijamba, a 6: pushed by the 2 to Mapambe: 1.
    # Jambezile's 4: Uroando's 2 blocks; Chwazili's 5 is pushed to Pwanimba or Mapambe: 2.
    # Steps: Kitopeni for the 2; Tumbeleo and Fukwemba for the 3; none for the 4; 3 + 2 + 3 for the others: 11
    assert table.count(0) == {"Step": 11, "Push": 3, "Expel": 42, **HAND}


def test_steps_are_counted_in_the_middle_of_a_move():
    table = Table([APART, QUIET])
    table.step(0, 3, "Mwerazi")
    # The 3 goes on to Ndijamba or back to Shambaro; Dungalo is an own one, Nungazi an equal one with a free
    # neighbour: 2. The 2 in Dungalo has lost Mwerazi: 2. The others as before: 2 + 3 + 2 + 3
    assert table.count(0) == {"Step": 14, **HAND}


def test_the_third_trader_to_move_is_the_last():
    table = Table([APART, QUIET])
    table.step(0, 4, "Chwazili")
    table.step(0, 5, "Kusinjia")
    table.step(0, 3, "Mwerazi")
    # only the 3 may still move: Ndijamba, Shambaro
    assert table.count(0) == {"Step": 2, **HAND}
    table.step(0, 3, "Ndijamba")
    # one step left: Mwerazi, Mapambe; Dungalo is an own one
    assert table.count(0) == {"Step": 2, **HAND}
    table.step(0, 3, "Mapambe")
    # no trader may move any more
    assert table.count(0) == HAND


def test_once_a_second_trader_moves_the_first_cannot_go_on():
    table = Table([APART, QUIET])
    table.step(0, 7, "Tumbeleo")
    table.step(0, 6, "Mangapoa")
    # The 6, five steps left: Fumbazi, Bububele, Shakanoa, Katitamu = 4. Magharo's 6 is an equal one with a free
    # neighbour, Kitopeni. The 7 has moved. Dungalo 3; Shambaro without Tumbeleo 2; Jambezile 2; Mtendazi 3
    assert table.count(0) == {"Step": 14, **HAND}


def test_moves_are_counted_with_the_traders_of_five_players_crowded_together():
    table = Table(
        [
            "2 Mapambe, 3 Katitamu, 4 Mlango Mwezi, 5 Makundule",
            "2 Chwazili, 3 Uroando, 4 Ndijamba, 5 Umbujo",
            "2 Kitopeni, 3 Mangapoa, 4 Kizimbele, 5 Bahari Tulivu",
            "2 Fukwemba, 3 Pwanimba, 4 Ghuba Lulu, 5 Bwejao",
            "2 Kusinjia, 3 Mtendazi, 4 Jambezile, 5 Dungalo",
        ]
    )
    # 33 − 20 = 13 spaces are free.
    # The 2 in Mapambe: Chwazili (equal), Uroando and Umbujo are hemmed in: 3 · 13 expels; Ndijamba is pushed to
    # Mwerazi, Bahari Tulivu to Pepo Kusi: 2 pushes.
    # The 3 in Katitamu: Kitopeni's 2 blocks; Mangapoa's 3 is equal and has free neighbours: blocks; Umbujo and
    # Kizimbele are hemmed in: 2 · 13 expels.
    # The 4 in Mlango Mwezi: Fukwemba and Pwanimba are stronger; Ghuba Lulu's 4 is equal with Tumbeleo free beside it;
    # Bahari Tulivu's 5 is pushed to Pepo Kusi: 1 push.
    # The 5 in Makundule: Kusinjia, Mtendazi and Kizimbele are stronger; Bwejao and Umbujo are equal and hemmed in:
    # 2 · 13 expels. No trader has a free space to step on
    assert table.count(0) == {"Push": 3, "Expel": 91, **HAND}


# Scoring


def test_after_the_first_order_of_a_turn_one_more_can_be_scored_or_put_away():
    table = Table([APART, QUIET])
    table.score(0, "pepper")
    # no moves; the other order can be scored or put away
    assert table.count(0) == {"ScoreOrder": 1, "PutAway": 1, "EndTurn": 1}
    table = Table([APART, QUIET])
    table.put_away(0, "pepper")
    # the only one that may be put away is gone
    assert table.count(0) == {"ScoreOrder": 1, "EndTurn": 1}


@pytest.mark.parametrize(
    ("orders", "count"),
    [
        ("cloves north | vanilla | pepper", {"ScoreOrder": 2, "EndTurn": 1}),  # the quota is used
        ("cloves | | pepper", {"ScoreOrder": 1, "EndTurn": 1}),  # the last order of all
        ("cloves north | | ", {"ScoreOrder": 2, "PutAway": 2, "EndTurn": 1}),  # one of the last two is to be put away
    ],
)
def test_few_choices_are_left_near_the_end_of_the_orders(orders, count):
    assert Table([APART, QUIET], [orders]).count(0) == {"Step": 16, **count}


def test_only_orders_in_hand_can_be_played():
    table = Table([APART, QUIET], ["cloves north"])
    plays = {ScoreOrder("cloves"), ScoreOrder("north"), PutAway("cloves"), PutAway("north")}
    assert set(table.legal(0, ScoreOrder, PutAway)) == plays
