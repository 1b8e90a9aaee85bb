"""Z1 and Z2: the starting player, and placing traders. The components by number of players."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.zanzibar.components import ORDERS
from games.zanzibar.types import EndTurn, Keep, OpeningDrawn, Place, Placed, Step
from serai.engine import Rng
from serai.engine.play import default_options
from tests.games.zanzibar.table import GAME, REGION, SEA, SPACES, Table
from tests.soak.options import examples

ALL_SEATS = [2, 3, 4, 5]


def dealt(seats: int, seed: int):
    return GAME.setup(seats, default_options(GAME), Rng.of("placing", seats, seed))[0]


# Components


@pytest.mark.parametrize(("seats", "weakest"), [(2, 7), (3, 7), (4, 6), (5, 5)])
def test_traders_are_numbered_from_2_and_more_players_have_fewer_of_them(seats, weakest):
    table = Table.set_up(seats)
    for player in table.view.players:
        assert [trader.number for trader in player.traders] == list(range(2, weakest + 1))
        assert all(trader.space is None for trader in player.traders)


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_every_player_starts_with_10_points_and_the_same_ten_orders(seats):
    deal = dealt(seats, 1)
    assert len(deal.decks) == seats
    assert all(sorted(deck) == sorted(ORDERS) for deck in deal.decks)
    assert Table.set_up(seats).points == (10,) * seats


def test_every_deck_is_shuffled_separately():
    decks = [deck for seed in range(20) for deck in dealt(5, seed).decks]
    assert len(set(decks)) > 95
    assert {deck[0] for deck in decks} == set(ORDERS)


# Z1 — the starting player


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_z01_the_starting_player_is_random(seats):
    starts = Counter(dealt(seats, seed).first for seed in range(100 * seats))
    assert set(starts) == set(range(seats))
    assert all(60 <= times <= 140 for times in starts.values())


@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 2), (4, 1), (5, 3)])
def test_z01_the_starting_player_places_first_and_the_others_follow_clockwise(seats, first):
    table = Table.opening(seats, first=first)
    placed = [event.seat for event in table.events if isinstance(event, Placed)]
    traders = {2: 6, 3: 6, 4: 5, 5: 4}[seats]
    assert placed == [(first + turn) % seats for turn in range(seats * traders)]


@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 2), (4, 1), (5, 3)])
def test_z01_the_starting_player_takes_the_first_turn_too_and_the_others_follow_clockwise(seats, first):
    table = Table.opening(seats, first=first)
    table.keep(*range(seats))
    for turn in range(2 * seats):
        seat = (first + turn) % seats
        assert table.waiting == {seat}
        assert table.view.turn == seat
        table.play(seat, EndTurn())


def test_z01_players_place_and_move_only_in_turn():
    table = Table.set_up(3, first=1)
    for seat in (0, 2):
        assert table.legal(seat) == []
        table.refusal(seat, Place(2, "Dungalo"))
    table = Table(["3 Dungalo", "3 Mapambe"], turn=1)
    assert table.legal(0) == []
    table.refusal(0, Step(3, "Kitopeni"))
    table.refusal(0, EndTurn())


# Z2 — placing


def test_z02_a_space_takes_one_trader():
    table = Table.set_up(2)
    assert table.place(0, 2, "Dungalo") == [Placed(0, 2, "Dungalo")]
    assert table.refusal(1, Place(7, "Dungalo")) == "Z2"  # placing displaces no trader, however weak
    table.place(1, 7, "Kitopeni")
    assert table.refusal(0, Place(3, "Kitopeni")) == "Z2"
    assert table.refusal(0, Place(3, "Dungalo")) == "Z2"


@pytest.mark.parametrize(
    ("taken", "wanted"),
    [
        ("Mtopewe", "Tumbeleo"),
        ("Pwanimba", "Uroando"),
        ("Bwejao", "Kizimbele"),
        ("Fumbazi", "Mtonireo"),
        ("Dungalo", "Umbujo"),
        ("Ghuba Lulu", "Pepo Kusi"),  # the sea is a region too
    ],
)
def test_z02_a_region_takes_one_trader_of_each_player(taken, wanted):
    table = Table.set_up(2)
    table.place(0, 4, taken)
    table.place(1, 4, "Mapambe" if REGION[taken] != "east" else "Makundule")
    assert table.refusal(0, Place(5, wanted)) == "Z2"
    assert not any(REGION[action.space] == REGION[taken] for action in table.legal(0))


def test_z02_traders_of_several_players_may_share_a_region():
    table = Table.set_up(5)
    for seat, space in enumerate(SEA[:5]):
        table.place(seat, 2, space)
    assert table.waiting == {0}


def test_z02_players_choose_which_trader_to_place():
    table = Table.set_up(2)
    assert {action.trader for action in table.legal(0)} == {2, 3, 4, 5, 6, 7}
    table.place(0, 5, "Dungalo")
    table.place(1, 7, "Mwerazi")
    assert {action.trader for action in table.legal(0)} == {2, 3, 4, 6, 7}
    table.place(0, 2, "Mtopewe")
    assert {action.trader for action in table.legal(1)} == {2, 3, 4, 5, 6}


def test_z02_a_trader_is_placed_once():
    table = Table.set_up(2)
    table.place(0, 5, "Dungalo")
    table.place(1, 7, "Mwerazi")
    table.refusal(0, Place(5, "Mtopewe"))


@pytest.mark.parametrize(("seats", "missing"), [(4, 7), (5, 6)])
def test_z02_a_trader_that_is_not_in_the_game_cannot_be_placed(seats, missing):
    Table.set_up(seats).refusal(0, Place(missing, "Dungalo"))


def test_z02_the_limit_holds_for_placing_only():
    table = Table(["3 Dungalo, 4 Magharo", "7 Katitamu"])
    table.step(0, 4, "Kitopeni")  # a second own trader in the centre
    assert REGION[table.where(0, 4)] == REGION[table.where(0, 3)] == "centre"
    table = Table(["3 Kitopeni", "7 Magharo, 5 Fumbazi"])
    table.push(0, 3, "Magharo", away="Mangapoa")  # pushed within the west, where its owner has another trader
    assert REGION[table.where(1, 7)] == REGION[table.where(1, 5)] == "west"


def test_z02_players_can_only_place_while_traders_are_placed():
    table = Table.set_up(2)
    table.place(0, 2, "Dungalo")
    table.place(1, 2, "Mapambe")
    for action in (Step(2, "Kitopeni"), EndTurn(), Keep()):
        table.refusal(0, action)
    assert {type(action) for action in table.legal(0)} == {Place}


@given(seats=st.sampled_from(ALL_SEATS), data=st.data())
@settings(max_examples=examples(30), deadline=None)
def test_z02_in_every_position_exactly_the_free_spaces_of_own_empty_regions_can_be_taken(seats, data):
    first = data.draw(st.integers(0, seats - 1))
    table = Table.set_up(seats, first=first)
    own: list[dict[int, str]] = [{} for _ in range(seats)]
    while table.phase == "placing":
        (seat,) = table.waiting
        regions = {REGION[space] for space in own[seat].values()}
        taken = {space for traders in own for space in traders.values()}
        expected = {
            Place(trader, space)
            for trader in {2: range(2, 8), 3: range(2, 8), 4: range(2, 7), 5: range(2, 6)}[seats]
            for space in SPACES
            if trader not in own[seat] and space not in taken and REGION[space] not in regions
        }
        assert expected, "placing never gets stuck"
        assert set(table.legal(seat)) == expected
        choice = data.draw(st.sampled_from(sorted(expected, key=lambda place: (place.trader, place.space))))
        table.place(seat, choice.trader, choice.space)
        own[seat][choice.trader] = choice.space
    for seat, player in enumerate(table.view.players):
        assert {trader.number: trader.space for trader in player.traders} == own[seat]


# After placing


def test_when_all_traders_are_placed_every_player_draws_the_top_two_orders_of_their_deck():
    table = Table.opening(3, ["cloves north pepper", "east cloves", "west south"])
    assert table.events[-1] == OpeningDrawn((("cloves", "north"), ("east", "cloves"), ("west", "south")))
    assert [table.hand(seat) for seat in range(3)] == ["cloves north", "east cloves", "west south"]
    assert [table.deck(seat) for seat in range(3)] == [8, 8, 8]
