"""Phase 1 without the bazaar, with J2, J3, J5, J22 and J32."""

import pytest

from games.jantaris.types import Bazaar, Decline, Marketplace, MoveToken, PlaceMerchants, TakeBack
from tests.games.jantaris.table import (
    BLACK,
    CENTRE,
    DORANA,
    KELIM,
    LIKARAN,
    OMERIS,
    SHAKARA,
    TAIRA,
    VESH,
    Player,
    Table,
)

OTHERS = (Player({VESH: 1}), Player({VESH: 1}))


def visits(table: Table) -> set[tuple[int, int]]:
    return {(visit.black, visit.red) for visit in table.legal(0, Marketplace)}


# The marketplace


def test_the_marketplace_gives_up_to_two_goods_of_one_colour():
    table = Table(Player({TAIRA: 1}), *OTHERS)
    assert visits(table) == {(0, 0), (1, 0), (2, 0), (0, 1), (0, 2)}
    table.play(0, Marketplace(2, 0))
    assert table.goods(0) == (2, 0)
    assert table.view.stock == (22, 24)
    assert table.token_is_next


def test_the_marketplace_gives_one_colour_only():
    assert Table(Player({TAIRA: 1}), *OTHERS).refusal(0, Marketplace(1, 1)) != "J3"  # no player has six


def test_the_marketplace_does_not_give_three_goods():
    assert Table(Player({TAIRA: 1}), *OTHERS).refusal(0, Marketplace(0, 3)) != "J3"


def test_j03_the_marketplace_does_not_give_a_seventh_good_of_a_colour():
    table = Table(Player({TAIRA: 1}, goods="5B 6R"), *OTHERS)
    assert visits(table) == {(0, 0), (1, 0)}
    assert table.refusal(0, Marketplace(2, 0)) == "J3"
    assert table.refusal(0, Marketplace(0, 1)) == "J3"


def test_j22_at_the_marketplace_up_to_two_includes_none():
    table = Table(Player({TAIRA: 1}), *OTHERS)
    table.play(0, Marketplace(0, 0))
    assert table.goods(0) == (0, 0)
    assert table.token_is_next


def test_j32_with_six_of_both_colours_the_marketplace_can_still_be_visited():
    table = Table(Player({TAIRA: 1}, goods="6B 6R"), *OTHERS)
    assert visits(table) == {(0, 0)}


@pytest.mark.parametrize("visit", [Marketplace(0, 0), TakeBack(()), Bazaar()])
def test_j32_each_place_may_be_visited_without_effect(visit):
    table = Table(Player(), *OTHERS)
    before = table.view.players
    table.play(0, visit)
    assert table.view.players == before
    assert table.token_is_next


# The guild house: placing


def test_the_guild_house_places_one_merchant_from_the_supply():
    table = Table(Player({TAIRA: 1}), *OTHERS)
    table.play(0, PlaceMerchants(TAIRA))
    assert table.at(TAIRA) == (2, 0, 0)
    assert table.supply(0) == 12
    assert table.token_is_next


def test_the_guild_house_places_in_the_centre_too_once_the_tokens_are_gone():
    table = Table(Player({TAIRA: 1}), *OTHERS, tokens=(SHAKARA, KELIM))
    table.play(0, PlaceMerchants(CENTRE))
    assert table.at(CENTRE) == (1, 0, 0)


def test_the_guild_house_does_not_place_two_merchants():
    assert Table(Player({TAIRA: 1}), *OTHERS).refuses(0, PlaceMerchants(TAIRA, 2))


@pytest.mark.parametrize("tokens", [(CENTRE, CENTRE), (CENTRE, KELIM), (KELIM, CENTRE)])
def test_j04_no_merchant_enters_the_centre_while_it_has_a_token(tokens):
    table = Table(Player({TAIRA: 1}), *OTHERS, tokens=tokens)
    assert table.refusal(0, PlaceMerchants(CENTRE)) in ("J4", "J5")


@pytest.mark.parametrize("tokens", [(SHAKARA, KELIM), (KELIM, SHAKARA), (CENTRE, SHAKARA)])
def test_j05_the_guild_house_does_not_place_where_a_token_is(tokens):
    table = Table(Player({TAIRA: 1}), *OTHERS, tokens=tokens)
    assert table.refusal(0, PlaceMerchants(SHAKARA)) == "J5"


def test_j02_with_an_empty_supply_nothing_is_placed():
    table = Table(Player({TAIRA: 7, KELIM: 7}), *OTHERS)
    assert table.supply(0) == 0
    assert table.legal(0, PlaceMerchants) == []
    assert table.refusal(0, PlaceMerchants(TAIRA)) == "J2"


# The guild house: taking back


@pytest.mark.parametrize("places", [(), (TAIRA,), (TAIRA, TAIRA), (OMERIS, TAIRA), (TAIRA, CENTRE)])
def test_the_guild_house_takes_back_up_to_two_from_anywhere(places):
    table = Table(Player({TAIRA: 3, OMERIS: 1, CENTRE: 1}), *OTHERS, tokens=(SHAKARA, KELIM))
    table.play(0, TakeBack(places))
    assert table.supply(0) == 9 + len(places)
    for place, stood in {TAIRA: 3, OMERIS: 1, CENTRE: 1}.items():
        assert table.at(place)[0] == stood - places.count(place)


def test_the_guild_house_does_not_take_back_three_merchants():
    table = Table(Player({TAIRA: 3}), *OTHERS)
    assert table.refuses(0, TakeBack((TAIRA, TAIRA, TAIRA)))


def test_the_guild_house_takes_back_own_merchants_only():
    table = Table(Player({TAIRA: 1}), *OTHERS)
    assert table.refuses(0, TakeBack((TAIRA, TAIRA)))
    assert table.refuses(0, TakeBack((VESH,)))  # only others are there


def test_j05_merchants_are_not_taken_back_from_a_place_with_a_token():
    table = Table(Player({TAIRA: 1, LIKARAN: 2}), *OTHERS, tokens=(LIKARAN, KELIM))
    assert table.refusal(0, TakeBack((LIKARAN,))) == "J5"
    assert table.refusal(0, TakeBack((LIKARAN, TAIRA))) == "J5"
    assert {action.places for action in table.legal(0, TakeBack)} == {(), (TAIRA,)}


# Exactly one visit


def test_j06_phase_1_is_obligatory():
    table = Table(Player({TAIRA: 1}), *OTHERS)
    assert table.refuses(0, MoveToken(BLACK, DORANA))
    assert table.refuses(0, Decline())


@pytest.mark.parametrize("action", [Marketplace(1, 0), PlaceMerchants(DORANA), TakeBack((TAIRA,))])
def test_the_city_is_visited_once(action):
    table = Table(Player({TAIRA: 1}), *OTHERS)
    table.play(0, action)
    assert {type(next_action) for next_action in table.legal(0)} == {MoveToken}


def test_diplomacy_starts_after_the_city():
    table = Table(Player({TAIRA: 1}), *OTHERS)
    table.play(0, Marketplace(1, 0))
    assert table.phase == "diplomacy"


def test_only_the_active_player_visits_the_city():
    table = Table(Player({TAIRA: 1}), *OTHERS)
    for seat in (1, 2):
        assert table.legal(seat) == []
        assert table.refuses(seat, Marketplace(1, 0))
