"""The components, the set-up, and J1: the start player and the first merchants."""

from collections import Counter
from itertools import combinations

import pytest

from games.jantaris.editions import edition
from games.jantaris.types import PlaceMerchants
from serai.engine import IllegalAction
from serai.engine.play import evolve_all
from tests.games.jantaris.table import CENTRE, DISTRICTS, GAME, beginning

HOUSE = edition("house-1")
SEATS = [3, 4]


def place(state, seat: int, district: int):
    action = PlaceMerchants(district)
    assert action in GAME.legal(state, seat)
    return evolve_all(GAME, state, GAME.decide(state, seat, action))


# The house edition


def test_the_ring_has_eight_districts():
    assert HOUSE.districts == ("Shakara", "Omeris", "Likaran", "Vesh", "Taira", "Dorana", "Kelim", "Pashtar")


def test_market_i_consists_of_the_districts_i_i1_and_i3():
    assert set(HOUSE.markets) == {tuple(sorted({i, (i + 1) % 8, (i + 3) % 8})) for i in range(8)}


def test_each_district_is_on_three_markets_and_no_two_markets_share_two_districts():
    assert set(Counter(district for market in HOUSE.markets for district in market).values()) == {3}
    assert all(len(set(one) & set(other)) <= 1 for one, other in combinations(HOUSE.markets, 2))


def test_there_are_six_fairs_eight_markets_and_twenty_items():
    assert (len(HOUSE.fairs), len(HOUSE.markets), len(HOUSE.items)) == (6, 8, 20)


def test_four_items_have_a_crown():
    crowned = {item for item, row in HOUSE.items.items() if row.crown}
    assert crowned == {"amber-crown", "amber-sceptre", "amber-signet", "amber-throne"}


# Set-up


@pytest.mark.parametrize("seats", SEATS)
def test_every_player_starts_with_fourteen_merchants_and_nothing_else(seats):
    for player in GAME.view(beginning(seats), None).players:
        assert (player.fame, player.black, player.red, player.items, player.markets) == (0, 0, 0, (), ())
        assert player.supply == 14
        assert not any(player.merchants)


@pytest.mark.parametrize("seats", SEATS)
def test_both_tokens_start_in_the_centre(seats):
    assert GAME.view(beginning(seats), None).tokens == (CENTRE, CENTRE)


@pytest.mark.parametrize("seats", SEATS)
def test_two_items_and_as_many_markets_as_players_are_face_up(seats):
    view = GAME.view(beginning(seats), None)
    assert (len(view.face_up), view.items_left) == (2, 18)
    assert (len(view.markets), view.markets_left) == (seats, 8 - seats)
    assert (view.fair, view.fairs_left) == (None, 6)


@pytest.mark.parametrize("seats", SEATS)
def test_all_goods_start_in_the_stock(seats):
    assert GAME.view(beginning(seats), None).stock == (24, 24)


# J1 — the start player and the first merchants


@pytest.mark.parametrize("seats", SEATS)
def test_j01_the_start_player_is_random(seats):
    firsts = Counter(beginning(seats, number).first for number in range(60 * seats))
    assert set(firsts) == set(range(seats))
    assert min(firsts.values()) > 30


@pytest.mark.parametrize("seats", SEATS)
def test_j01_players_place_two_merchants_in_turn_clockwise_from_the_start_player(seats):
    state = beginning(seats)
    order = []
    while GAME.view(state, None).phase == "placement":
        (seat,) = GAME.waiting_for(state)
        order.append(seat)
        state = place(state, seat, order.count(seat))
    clockwise = [(state.first + step) % seats for step in range(seats)]
    assert order == [seat for seat in clockwise for _ in range(2)]
    assert GAME.view(state, None).active == state.first


def test_j01_the_first_merchant_may_go_to_any_district_but_never_to_the_centre():
    state = beginning(3)
    assert GAME.legal(state, state.first) == [PlaceMerchants(district) for district in DISTRICTS]
    with pytest.raises(IllegalAction) as refused:
        GAME.decide(state, state.first, PlaceMerchants(CENTRE))
    assert refused.value.ruling in ("J1", "J4", "J5")  # the tokens are there, too


def test_j01_the_second_merchant_goes_to_another_district():
    state = beginning(3)
    seat = state.first
    state = place(state, seat, 5)
    assert PlaceMerchants(5) not in GAME.legal(state, seat)
    with pytest.raises(IllegalAction) as refused:
        GAME.decide(state, seat, PlaceMerchants(5))
    assert refused.value.ruling == "J1"
    assert len(GAME.legal(state, seat)) == 7


def test_j01_players_may_share_districts():
    state = beginning(3)
    while GAME.view(state, None).phase == "placement":
        (seat,) = GAME.waiting_for(state)
        placed = 14 - GAME.view(state, None).players[seat].supply
        state = place(state, seat, placed)
    assert [player.merchants[:2] for player in GAME.view(state, None).players] == [(1, 1)] * 3


def test_j01_two_at_once_on_one_district_are_refused():
    state = beginning(3)
    with pytest.raises(IllegalAction) as refused:
        GAME.decide(state, state.first, PlaceMerchants(3, 2))
    assert refused.value.ruling == "J1"
