"""Items without a crown that act at the start of their owner's turn."""

import pytest

from games.jantaris.types import Decline, Exchange, Gain, Marketplace, MoveMerchants, UseItem
from tests.games.jantaris.table import (
    BLACK,
    CENTRE,
    DORANA,
    KELIM,
    OMERIS,
    PASHTAR,
    RED,
    SHAKARA,
    TAIRA,
    VESH,
    Player,
    Table,
)

SCALES, BELL, LANTERN, PASSPORT = "merchants-scales", "caravan-bell", "harbour-lantern", "envoys-passport"


@pytest.mark.parametrize("item", [SCALES, BELL, LANTERN, PASSPORT])
def test_a_start_of_turn_item_acts_on_its_owners_turn_only(item):
    owner = Player({TAIRA: 1, CENTRE: 1}, goods="1B 1R", items=item)
    table = Table(Player(), owner, Player(), tokens=(SHAKARA, OMERIS))
    assert table.waiting == {0}
    assert table.refuses(1, UseItem(item))
    assert table.refuses(0, UseItem(item))


@pytest.mark.parametrize("item", [SCALES, BELL, PASSPORT])
def test_j22_an_optional_start_of_turn_item_need_not_act(item):
    table = Table(Player({TAIRA: 1}, goods="1B 1R", items=item), Player(), Player())
    assert UseItem(item) in table.legal(0)
    table.skip_city()
    assert table.token_is_next
    assert table.items(0) == {item}


@pytest.mark.parametrize("item", [SCALES, BELL, PASSPORT])
def test_j33_a_used_item_must_be_carried_out(item):
    table = Table(Player({TAIRA: 1}, goods="1B 1R", items=item), Player(), Player())
    table.use(item)
    assert table.refuses(0, Decline())
    assert table.refuses(0, Marketplace(0, 0))


@pytest.mark.parametrize("item", [SCALES, BELL, PASSPORT])
def test_j33_an_item_without_effect_cannot_be_used_and_is_kept(item):
    table = Table(Player(items=item), Player(), Player())
    assert table.refuses(0, UseItem(item))
    table.skip_city()
    assert table.items(0) == {item}


@pytest.mark.parametrize("item", [SCALES, BELL])
def test_a_start_of_turn_item_acts_again_in_the_next_turn(item):
    table = Table(Player({TAIRA: 1}, goods="1B 1R", items=item), Player(), Player())
    table.use(item)
    table.play(0, table.legal(0)[0])
    assert table.refuses(0, UseItem(item))
    for _ in range(3):
        table.quiet_turn()
    assert table.active == 0
    assert UseItem(item) in table.legal(0)


def test_start_of_turn_items_act_in_the_order_the_owner_chooses():
    for first, then in ((SCALES, BELL), (BELL, SCALES)):
        table = Table(Player({TAIRA: 1}, goods="1B 1R", items=f"{SCALES} {BELL}"), Player(), Player())
        for item in (first, then):
            table.use(item)
            table.play(0, table.legal(0)[0])
        assert table.view.used == (first, then)


# Merchant's Scales


@pytest.mark.parametrize(("given", "after"), [(BLACK, (1, 2)), (RED, (3, 0))])
def test_merchants_scales_exchange_one_good_for_one_of_the_other_colour(given, after):
    table = Table(Player(goods="2B 1R", items=SCALES), Player(), Player())
    table.use(SCALES)
    table.play(0, Exchange(given))
    assert table.goods(0) == after
    assert table.view.stock == (24 - after[0], 24 - after[1])


def test_merchants_scales_do_not_exchange_into_a_colour_with_six_goods():
    table = Table(Player(goods="6B 2R", items=SCALES), Player(), Player())
    table.use(SCALES)  # J20: a black one is given, because that is the only option
    assert table.goods(0) == (5, 3)


@pytest.mark.parametrize("goods", ["", "6B 6R"])
def test_merchants_scales_need_a_good_that_can_be_exchanged(goods):
    assert Table(Player(goods=goods, items=SCALES), Player(), Player()).refuses(0, UseItem(SCALES))


# Caravan Bell


def test_caravan_bell_moves_one_merchant_between_neighbouring_districts():
    table = Table(Player({TAIRA: 2}, items=BELL), Player(), Player())
    table.use(BELL)
    assert set(table.legal(0, MoveMerchants)) == {MoveMerchants(TAIRA, VESH), MoveMerchants(TAIRA, DORANA)}
    table.play(0, MoveMerchants(TAIRA, VESH))
    assert (table.at(TAIRA), table.at(VESH)) == ((1, 0, 0), (1, 0, 0))
    assert table.items(0) == {BELL}


def test_caravan_bell_works_across_the_end_of_the_ring():
    table = Table(Player({PASHTAR: 1}, items=BELL), Player(), Player())
    table.use(BELL)
    assert {action.target for action in table.legal(0, MoveMerchants)} == {KELIM, SHAKARA}


def test_caravan_bell_neither_leaves_nor_enters_a_district_with_a_token():
    table = Table(Player({TAIRA: 1, KELIM: 1, SHAKARA: 1}, items=BELL), Player(), Player(), tokens=(TAIRA, PASHTAR))
    table.use(BELL)
    moves = {MoveMerchants(KELIM, DORANA), MoveMerchants(SHAKARA, OMERIS)}
    assert set(table.legal(0, MoveMerchants)) == moves
    assert table.refusal(0, MoveMerchants(TAIRA, DORANA)) == "J5"
    assert table.refusal(0, MoveMerchants(KELIM, PASHTAR)) == "J5"


def test_caravan_bell_does_not_move_from_the_centre_nor_two_merchants_nor_far():
    table = Table(Player({TAIRA: 2, CENTRE: 1}, items=BELL), Player({KELIM: 1}), Player(), tokens=(SHAKARA, OMERIS))
    table.use(BELL)
    for move in (
        MoveMerchants(CENTRE, TAIRA),
        MoveMerchants(TAIRA, VESH, 2),
        MoveMerchants(TAIRA, KELIM),
        MoveMerchants(KELIM, DORANA),
    ):
        assert table.refuses(0, move)


def test_caravan_bell_cannot_be_used_if_no_merchant_can_move():
    table = Table(Player({CENTRE: 1, TAIRA: 1}, items=BELL), Player(), Player(), tokens=(TAIRA, SHAKARA))
    assert table.refuses(0, UseItem(BELL))


# Harbour Lantern


def test_harbour_lantern_gains_a_good_of_any_colour_with_a_merchant_in_the_centre():
    table = Table(Player({CENTRE: 3}, items=LANTERN), Player({CENTRE: 1}), Player(), tokens=(SHAKARA, OMERIS))
    table.use(LANTERN)
    assert set(table.legal(0)) == {Gain(1, 0), Gain(0, 1)}
    table.play(0, Gain(0, 1))
    assert table.goods(0) == (0, 1)
    assert table.goods(1) == (0, 0)


def test_harbour_lantern_has_no_effect_without_an_own_merchant_in_the_centre():
    table = Table(Player({TAIRA: 3}, items=LANTERN), Player({CENTRE: 2}), Player(), tokens=(SHAKARA, OMERIS))
    assert table.refuses(0, UseItem(LANTERN))
    assert Marketplace(0, 0) in table.legal(0)


def test_j03_harbour_lantern_does_not_give_a_seventh_good():
    table = Table(Player({CENTRE: 1}, goods="5B 6R", items=LANTERN), Player(), Player(), tokens=(SHAKARA, OMERIS))
    table.use(LANTERN)
    assert table.goods(0) == (6, 6)


def test_j22_harbour_lantern_must_act():
    owner = Player({CENTRE: 1, TAIRA: 1}, items=f"{LANTERN} {BELL}")
    table = Table(owner, Player(), Player(), tokens=(SHAKARA, OMERIS))
    assert table.refusal(0, Marketplace(0, 0)) == "J22"


# Envoy's Passport


def test_envoys_passport_moves_one_merchant_anywhere_and_is_discarded():
    table = Table(Player({TAIRA: 2}, items=PASSPORT, fame=1), Player(), Player())
    table.use(PASSPORT)
    table.play(0, MoveMerchants(TAIRA, SHAKARA))
    assert (table.at(TAIRA), table.at(SHAKARA)) == ((1, 0, 0), (1, 0, 0))
    assert table.items(0) == set()
    assert table.view.gone == (PASSPORT,)
    assert table.fame == (1, 0, 0)


def test_envoys_passport_may_leave_a_place_with_a_token_but_not_enter_one():
    table = Table(Player({TAIRA: 1, CENTRE: 1}, items=PASSPORT), Player(), Player(), tokens=(TAIRA, OMERIS))
    table.use(PASSPORT)
    free = set(range(8)) - {TAIRA, OMERIS}
    moves = {MoveMerchants(origin, target) for origin in (TAIRA, CENTRE) for target in free}
    assert set(table.legal(0, MoveMerchants)) == moves
    assert table.refusal(0, MoveMerchants(CENTRE, OMERIS)) == "J5"
    table.play(0, MoveMerchants(TAIRA, PASHTAR))
    assert table.at(PASHTAR) == (1, 0, 0)


def test_envoys_passport_leaves_the_centre_under_a_token():
    table = Table(Player({CENTRE: 1}, items=PASSPORT), Player(), Player(), tokens=(TAIRA, CENTRE))
    table.use(PASSPORT)
    table.play(0, MoveMerchants(CENTRE, SHAKARA))
    assert table.at(SHAKARA) == (1, 0, 0)


def test_envoys_passport_does_not_lead_into_the_centre_and_moves_own_merchants_only():
    table = Table(Player({TAIRA: 2}, items=PASSPORT), Player({KELIM: 1}), Player(), tokens=(SHAKARA, OMERIS))
    table.use(PASSPORT)
    for move in (MoveMerchants(TAIRA, CENTRE), MoveMerchants(KELIM, VESH), MoveMerchants(TAIRA, VESH, 2)):
        assert table.refuses(0, move)


def test_envoys_passport_needs_a_merchant_on_the_board():
    assert Table(Player(items=PASSPORT), Player(), Player()).refuses(0, UseItem(PASSPORT))
