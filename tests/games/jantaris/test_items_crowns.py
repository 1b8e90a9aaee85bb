"""The four items with a crown, and J16: for whom they act, and in which order."""

from games.jantaris.types import (
    Bazaar,
    Bid,
    Decline,
    FameGained,
    Gain,
    GoodsGained,
    Marketplace,
    PlaceMerchants,
    PutUp,
    Recall,
    UseItem,
)
from tests.games.jantaris.table import CENTRE, DORANA, KELIM, OMERIS, SHAKARA, TAIRA, VESH, Player, Table

CROWN, SCEPTRE, SIGNET, THRONE = "amber-crown", "amber-sceptre", "amber-signet", "amber-throne"
FREE_CENTRE = (SHAKARA, OMERIS)


# Amber Crown


def test_amber_crown_gives_every_crown_holder_a_good_of_the_colour_of_choice():
    table = Table(Player(items=CROWN), Player(), Player(items=SIGNET))
    table.use(CROWN)
    assert set(table.legal(0)) == {Gain(1, 0), Gain(0, 1)}
    table.play(0, Gain(1, 0))
    table.play(2, Gain(0, 1))
    assert [table.goods(seat) for seat in range(3)] == [(1, 0), (0, 0), (0, 1)]
    assert table.waiting == {0}


def test_amber_crown_gives_one_good_even_with_several_crowns():
    table = Table(Player(items=CROWN), Player(items=f"{SIGNET} {SCEPTRE} {THRONE}"), Player())
    table.use(CROWN)
    table.play(0, Gain(1, 0))
    table.play(1, Gain(1, 0))
    assert table.goods(1) == (1, 0)
    assert table.waiting == {0}


def test_amber_crown_acts_once_a_turn():
    table = Table(Player(items=CROWN), Player(), Player())
    table.use(CROWN)
    table.play(0, Gain(1, 0))
    assert table.refuses(0, UseItem(CROWN))


def test_amber_crown_acts_on_its_owners_turn_only():
    table = Table(Player(items=SIGNET), Player(items=CROWN), Player())
    assert table.waiting == {0}
    assert Marketplace(0, 0) in table.legal(0)
    assert table.refuses(1, UseItem(CROWN))
    assert table.goods(0) == table.goods(1) == (0, 0)


def test_j22_amber_crown_must_act_before_the_city_is_visited():
    table = Table(Player({TAIRA: 1}, items=f"{CROWN} caravan-bell"), Player(), Player())
    assert UseItem(CROWN) in table.legal(0)
    assert table.refusal(0, Marketplace(0, 0)) == "J22"
    table.use(CROWN)
    table.play(0, Gain(0, 1))
    assert Marketplace(0, 0) in table.legal(0)


def test_j03_amber_crown_does_not_give_a_seventh_good():
    table = Table(Player(items=CROWN, goods="6B"), Player(items=SIGNET, goods="6B 6R"), Player())
    table.use(CROWN)
    assert [table.goods(seat) for seat in range(2)] == [(6, 1), (6, 6)]
    assert Marketplace(0, 0) in table.legal(0)


# Amber Sceptre


def test_amber_sceptre_lets_every_crown_holder_place_one_in_the_centre():
    table = Table(Player(items=SCEPTRE), Player(items=SIGNET), Player(), tokens=FREE_CENTRE)
    table.use(SCEPTRE)
    assert set(table.legal(0)) == {PlaceMerchants(CENTRE), Decline()}
    table.play(0, PlaceMerchants(CENTRE))
    table.play(1, PlaceMerchants(CENTRE))
    assert table.at(CENTRE) == (1, 1, 0)
    assert table.waiting == {0}


def test_amber_sceptre_may_be_declined():
    table = Table(Player(items=SCEPTRE), Player(items=SIGNET), Player(), tokens=FREE_CENTRE)
    table.use(SCEPTRE)
    table.decline(0)
    assert table.waiting == {1}
    table.play(1, PlaceMerchants(CENTRE))
    assert table.at(CENTRE) == (0, 1, 0)


def test_amber_sceptre_does_not_place_under_a_token():
    table = Table(Player(items=SCEPTRE), Player(items=SIGNET), Player(), tokens=(CENTRE, SHAKARA))
    if UseItem(SCEPTRE) in table.legal(0):
        table.use(SCEPTRE)
    assert table.at(CENTRE) == (0, 0, 0)
    assert Marketplace(0, 0) in table.legal(0)


def test_j02_amber_sceptre_skips_players_with_an_empty_supply():
    table = Table(Player({KELIM: 14}, items=SCEPTRE), Player(items=SIGNET), Player(), tokens=FREE_CENTRE)
    table.use(SCEPTRE)
    assert table.waiting == {1}


# Amber Signet


def test_amber_signet_gives_every_crown_holder_and_the_buyer_one_fame_when_bought():
    table = Table(Player(goods="2B 1R"), Player(items=CROWN, fame=2), Player(), face_up=f"{SIGNET} picks")
    table.play(0, Bazaar())
    table.play(0, PutUp(SIGNET, 3))
    assert table.fame == (2, 3, 0)  # the buyer: the card's own 1 and 1 more
    assert table.happened(FameGained) == [FameGained(0, SIGNET, 1), FameGained(1, SIGNET, 1)]


def test_amber_signet_acts_for_a_buyer_who_is_not_active():
    table = Table(Player(goods="2B 1R"), Player(goods="2B 2R"), Player(items=THRONE), face_up=f"{SIGNET} picks")
    table.play(0, Bazaar())
    table.play(0, PutUp(SIGNET, 3))
    table.play(1, Bid(4))
    assert table.fame == (0, 2, 1)


def test_amber_signet_does_nothing_later():
    table = Table(Player(items=SIGNET), Player(items=CROWN), Player())
    assert table.refuses(0, UseItem(SIGNET))
    assert table.fame == (0, 0, 0)


# Amber Throne


def test_amber_throne_lets_every_crown_holder_take_a_merchant_back_and_gain_a_good():
    table = Table(Player({TAIRA: 2}, items=THRONE), Player({KELIM: 1}, items=SIGNET), Player({KELIM: 1}))
    table.use(THRONE)
    assert set(table.legal(0)) == {Recall(TAIRA, 1, 0), Recall(TAIRA, 0, 1), Decline()}
    table.play(0, Recall(TAIRA, 0, 1))
    assert (table.at(TAIRA), table.supply(0), table.goods(0)) == ((1, 0, 0), 13, (0, 1))
    table.play(1, Recall(KELIM, 1, 0))
    assert (table.at(KELIM), table.supply(1), table.goods(1)) == ((0, 0, 1), 14, (1, 0))
    assert table.waiting == {0}


def test_amber_throne_may_be_declined():
    table = Table(Player({TAIRA: 2}, items=THRONE), Player(), Player())
    table.use(THRONE)
    table.decline(0)
    assert (table.at(TAIRA), table.goods(0)) == ((2, 0, 0), (0, 0))


def test_amber_throne_does_not_take_back_from_under_a_token():
    table = Table(Player({TAIRA: 1, VESH: 1, CENTRE: 1}, items=THRONE), Player(), Player(), tokens=(TAIRA, SHAKARA))
    table.use(THRONE)
    assert {action.place for action in table.legal(0, Recall)} == {VESH, CENTRE}
    assert table.refusal(0, Recall(TAIRA, 1, 0)) == "J5"


def test_j03_amber_throne_does_not_give_a_seventh_good():
    table = Table(Player({TAIRA: 1}, items=THRONE, goods="6B"), Player(), Player())
    table.use(THRONE)
    assert Recall(TAIRA, 0, 1) in table.legal(0)
    assert table.refusal(0, Recall(TAIRA, 1, 0)) == "J3"


def test_j25_amber_throne_takes_a_merchant_back_without_a_good_if_there_is_room_for_none():
    table = Table(Player({TAIRA: 1}, items=THRONE, goods="6B 6R"), Player(), Player())
    table.use(THRONE)
    assert set(table.legal(0)) == {Recall(TAIRA, 0, 0), Decline()}
    table.play(0, Recall(TAIRA, 0, 0))
    assert (table.supply(0), table.goods(0)) == (14, (6, 6))


# J23 — what every holder may do


def test_j23_amber_sceptre_acts_for_others_even_without_effect_for_its_owner():
    owner = Player({KELIM: 14}, items=f"{SCEPTRE} caravan-bell")
    table = Table(owner, Player(items=SIGNET), Player(), tokens=FREE_CENTRE)
    assert table.refusal(0, Marketplace(0, 0)) == "J22"
    table.use(SCEPTRE)
    assert set(table.legal(1)) == {PlaceMerchants(CENTRE), Decline()}


def test_j23_every_holder_decides_alone_about_the_amber_throne():
    table = Table(Player({TAIRA: 2}, items=THRONE), Player({KELIM: 1}, items=SIGNET), Player())
    table.use(THRONE)
    table.decline(0)
    table.play(1, Recall(KELIM, 1, 0))
    assert [table.goods(seat) for seat in range(2)] == [(0, 0), (1, 0)]


# J16 — for whom and when


def test_j16_crown_holders_act_clockwise_from_the_active_player():
    players = Player(items=SIGNET), Player(items=THRONE), Player(items=CROWN), Player(items=SCEPTRE)
    table = Table(*players, first=2)
    table.use(CROWN)
    order = []
    while len(order) < 4:
        order += table.waiting
        table.play(order[-1], Gain(1, 0))
    assert order == [2, 3, 0, 1]
    assert Marketplace(0, 0) in table.legal(2)


def test_j16_signet_acts_clockwise_from_the_active_player_not_from_the_buyer():
    players = Player(goods="2B 1R", items=CROWN), Player(), Player(goods="2B 2R")
    table = Table(*players, face_up=f"{SIGNET} picks")
    table.use(CROWN)
    table.play(0, Gain(0, 1))
    table.play(0, Bazaar())
    table.play(0, PutUp(SIGNET, 3))
    table.play(2, Bid(4))
    if 0 in table.waiting and Decline() not in table.legal(0):
        table.pass_(0)
    assert [event.seat for event in table.happened(FameGained)] == [0, 2]


def test_j16_the_owner_chooses_the_order_of_several():
    """A merchant placed by the Sceptre can be taken back by the Throne if the Sceptre acts first."""
    owner = Player({TAIRA: 1}, items=f"{SCEPTRE} {THRONE}")
    table = Table(owner, Player(), Player(), tokens=FREE_CENTRE)
    table.use(SCEPTRE)
    table.play(0, PlaceMerchants(CENTRE))
    table.use(THRONE)
    assert {action.place for action in table.legal(0, Recall)} == {TAIRA, CENTRE}
    table = Table(owner, Player(), Player(), tokens=FREE_CENTRE)
    table.use(THRONE)
    assert {action.place for action in table.legal(0, Recall)} == {TAIRA}


def test_j16_crown_and_throne_may_act_in_either_order():
    table = Table(Player({TAIRA: 1, DORANA: 1}, items=f"{CROWN} {THRONE}"), Player(), Player())
    assert {UseItem(CROWN), UseItem(THRONE)} <= set(table.legal(0))


def test_j16_players_without_a_crown_get_nothing():
    table = Table(Player(items=CROWN), Player(items="picks"), Player(items="golden-samovar"))
    table.use(CROWN)
    table.play(0, Gain(1, 0))
    assert [event.seat for event in table.happened(GoodsGained)] == [0]
