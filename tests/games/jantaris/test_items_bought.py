"""Items that act when they are bought: Lockpicks, City Deed, Golden Samovar (for the Signet see the crowns)."""

import pytest

from games.jantaris.types import (
    Bazaar,
    Bid,
    Decline,
    ItemPicked,
    NothingPicked,
    Pick,
    PicksTurned,
    PlaceMerchants,
    PutUp,
)
from tests.games.jantaris.table import (
    CENTRE,
    DISTRICTS,
    KELIM,
    OMERIS,
    SHAKARA,
    TAIRA,
    VESH,
    Player,
    Table,
)

DEED, SAMOVAR, COINS, SEAL, GLOVES = "city-deed", "golden-samovar", "old-coins", "forged-seal", "silk-gloves"


def buys(item: str, player: Player, *others: Player, bid: int = 0, **words) -> Table:
    table = Table(player, *(others or (Player(), Player())), face_up=f"{item} ornate-abacus", **words)
    black, red = table.goods(0)
    table.play(0, Bazaar())
    table.play(0, PutUp(item, bid or black + red))
    return table


def picks(deck: str, **words) -> Table:
    return buys("picks", Player(goods="1B 1R"), deck=deck, **words)


# Lockpicks: fame 0 Coins, Seal, Gloves; 1 Key, Bell, Book, Drum; 2 Deed, Crown; 3 Samovar, Tapestry


def test_picks_takes_the_item_with_the_least_fame_of_the_top_three_for_free():
    table = picks(f"{SAMOVAR} caravan-bell {DEED} {SEAL} {GLOVES}")
    assert PicksTurned(0, (SAMOVAR, "caravan-bell", DEED)) in table.log
    assert ItemPicked(0, "caravan-bell", 1, (SAMOVAR, DEED)) in table.log
    assert table.items(0) == {"caravan-bell"}
    assert table.fame == (1, 0, 0)


def test_picks_is_discarded():
    table = picks(f"{SAMOVAR} caravan-bell {DEED} {SEAL} {GLOVES}")
    assert "picks" in table.view.gone
    assert "picks" not in table.items(0)


def test_picks_puts_the_rest_under_the_deck_in_the_order_turned_up():
    table = picks(f"{SAMOVAR} caravan-bell {DEED} {SEAL} {GLOVES}")
    assert table.face_up == {"ornate-abacus", SEAL}  # the refill comes after
    assert table.deck == (GLOVES, SAMOVAR, DEED)
    assert table.view.items_below == (SAMOVAR, DEED)


def test_picks_lets_the_owner_choose_among_items_with_equally_little_fame():
    table = picks(f"{SEAL} {DEED} {COINS} {GLOVES}")
    assert set(table.legal(0)) == {Pick(SEAL), Pick(COINS)}
    assert {card.item for card in table.view.turned} == {SEAL, DEED, COINS}
    assert table.refuses(0, Pick(DEED))
    assert table.refuses(0, Pick(GLOVES))
    assert table.refuses(0, Decline())
    table.play(0, Pick(COINS))
    assert table.items(0) == {COINS}
    assert table.deck == (SEAL, DEED)


def test_picks_of_three_equal_cards_takes_none():
    table = picks(f"{SEAL} {COINS} {GLOVES} {DEED}")
    assert NothingPicked(0, (SEAL, COINS, GLOVES)) in table.log
    assert table.items(0) == set()
    assert table.deck == (SEAL, COINS, GLOVES)
    assert table.face_up == {"ornate-abacus", DEED}


def test_picks_of_two_equal_cards_takes_none_if_no_more_are_left():
    table = picks(f"{SEAL} {COINS}")
    assert NothingPicked(0, (SEAL, COINS)) in table.log
    assert table.items(0) == set()


def test_picks_of_the_last_card_takes_it():
    table = picks(DEED)
    assert DEED in table.items(0)
    assert table.deck == ()


def test_picks_of_two_different_cards_takes_the_one_with_less_fame():
    table = picks(f"{SAMOVAR} {SEAL}")
    assert table.items(0) == {SEAL}
    assert table.face_up == {"ornate-abacus", SAMOVAR}


def test_j34_picks_finds_nothing_in_an_empty_deck_and_is_discarded():
    table = picks("")
    assert table.items(0) == set()
    assert "picks" in table.view.gone
    assert table.token_is_next


def test_picks_takes_the_item_with_its_when_bought_effect():
    table = picks(f"{SAMOVAR} {DEED} master-tapestry")
    assert table.items(0) == {DEED}
    assert table.fame == (2, 0, 0)
    assert PlaceMerchants(TAIRA, 2) in table.legal(0)


def test_picks_picks_the_signet_with_its_effect():
    table = buys("picks", Player(goods="1B 1R"), Player(items="amber-throne"), Player(), deck=f"{SAMOVAR} amber-signet")
    assert table.fame == (2, 1, 0)


def test_j09_picks_of_another_player_does_not_use_the_active_players_purchase():
    table = Table(
        Player(goods="1B 1R"),
        Player(goods="2B 1R"),
        Player(),
        face_up="picks ornate-abacus",
        deck=f"{SAMOVAR} {SEAL} {DEED}",
    )
    table.play(0, Bazaar())
    table.play(0, PutUp("picks", 2))
    table.play(1, Bid(3))
    assert table.items(1) == {SEAL}
    table.play(0, PutUp("ornate-abacus", 2))
    assert table.items(0) == {"ornate-abacus"}
    assert table.face_up == {SAMOVAR, DEED}  # the deck was empty: they had gone under it


# City Deed


def test_city_deed_places_up_to_two_in_one_district_when_bought():
    table = buys(DEED, Player({VESH: 1}, goods="2B 1R"), tokens=(SHAKARA, OMERIS))
    free = set(DISTRICTS) - {SHAKARA, OMERIS}
    placings = {PlaceMerchants(district, count) for district in free for count in (1, 2)}
    assert set(table.legal(0)) == {*placings, Decline()}
    table.play(0, PlaceMerchants(TAIRA, 2))
    assert table.at(TAIRA) == (2, 0, 0)
    assert table.fame == (2, 0, 0)
    assert table.token_is_next


def test_city_deed_does_not_place_under_a_token_nor_in_the_centre_nor_three_merchants():
    table = buys(DEED, Player(goods="2B 1R"), tokens=(SHAKARA, OMERIS))
    assert table.refusal(0, PlaceMerchants(SHAKARA)) == "J5"
    assert table.refuses(0, PlaceMerchants(CENTRE))
    assert table.refuses(0, PlaceMerchants(TAIRA, 3))


def test_city_deed_may_be_declined():
    table = buys(DEED, Player(goods="2B 1R"))
    table.decline(0)
    assert table.supply(0) == 14
    assert table.token_is_next


@pytest.mark.parametrize(("on_board", "counts"), [(13, {1}), (12, {1, 2})])
def test_j02_city_deed_places_as_many_as_the_supply_has(on_board, counts):
    table = buys(DEED, Player({KELIM: on_board}, goods="2B 1R"))
    assert {action.count for action in table.legal(0, PlaceMerchants)} == counts


def test_j02_city_deed_places_nothing_from_an_empty_supply():
    table = buys(DEED, Player({KELIM: 14}, goods="2B 1R"))
    assert table.token_is_next


# Golden Samovar


def test_golden_samovar_brings_one_fame_more_with_a_majority_in_any_district():
    assert buys(SAMOVAR, Player({TAIRA: 2}, goods="3B 3R"), Player({TAIRA: 1}), Player()).fame == (4, 0, 0)


@pytest.mark.parametrize(
    ("own", "other"),
    [({TAIRA: 1}, {}), ({TAIRA: 2}, {TAIRA: 2}), ({CENTRE: 5}, {}), ({}, {})],
)
def test_golden_samovar_brings_no_more_fame_without_a_majority(own, other):
    """One merchant is not a majority, a tie is not, and the centre is not a district."""
    table = buys(SAMOVAR, Player(own, goods="3B 3R"), Player(other), Player(), tokens=(SHAKARA, OMERIS))
    assert table.fame == (3, 0, 0)


def test_golden_samovar_brings_its_fame_once():
    table = buys(SAMOVAR, Player({TAIRA: 2, KELIM: 2, VESH: 3}, goods="3B 3R"), Player(), Player())
    assert table.fame == (4, 0, 0)
