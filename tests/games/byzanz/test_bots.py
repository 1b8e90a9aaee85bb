"""The merchant bot."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.byzanz.bots import worth
from games.byzanz.components import CARDS
from games.byzanz.plugin import plugin
from serai.engine.simulate import simulate
from tests.games.byzanz.table import cards


def test_a_merchant_nearly_always_beats_three_random_bots():
    simulation = simulate(plugin, bots=["merchant", "random", "random", "random"], games=100, seed=5)
    assert simulation.wins_by_bot["merchant"] >= 97


@pytest.mark.parametrize("seats", plugin.seats)
def test_merchants_play_whole_games_at_every_seat_count(seats):
    simulation = simulate(plugin, bots=["merchant"] * seats, games=3, seed=1)
    assert simulation.mean_scores["merchant"] > 10


@pytest.mark.parametrize(
    ("hand", "sets"),
    [
        ("cloth1 cloth1 cloth4", 4),
        ("grain3 grain4 merchant", 4),
        ("spice2 merchant merchant", 2),
        ("merchant merchant merchant", 5),
        ("wine1 wine1 wine1 wine1 wine3 wine4", 7),
    ],
)
def test_a_hand_is_worth_at_least_the_value_of_its_sets(hand, sets):
    assert worth(cards(hand)) >= sets


@given(st.lists(st.sampled_from(CARDS), max_size=8), st.sampled_from(CARDS))
def test_another_card_never_lowers_the_value_of_a_hand(hand, more):
    assert worth(tuple(sorted(hand))) <= worth(tuple(sorted([*hand, more])))
