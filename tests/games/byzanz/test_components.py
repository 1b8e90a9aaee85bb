"""The components, and that a deal contains exactly all cards."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.byzanz.components import CARDS, OFFERS, ROUNDS, TAKEN_OUT
from games.byzanz.plugin import plugin
from games.byzanz.types import Dealt, LotTurned
from serai.engine import Rng
from serai.engine.play import default_options
from tests.games.byzanz.table import GAME, NAMES

KINDS = ("cloth", "wood", "grain", "olives", "spice", "wine")
SEATS = st.sampled_from([3, 4, 5, 6])
SEEDS = st.binary(min_size=32, max_size=32)

# players: offers, taken out, rounds — the table of the rules page
ROWS = {3: ([6, 4, 2], 4, 8), 4: ([5, 4, 3, 2], 12, 6), 5: ([5, 4, 3, 2, 1], 2, 6), 6: ([6, 5, 4, 3, 2, 1], 4, 4)}


def deal(seats: int, seed: bytes) -> Dealt:
    dealt = GAME.setup(seats, default_options(GAME), Rng(seed))[0]
    assert isinstance(dealt, Dealt)
    return dealt


def all_cards(dealt: Dealt) -> Counter[int]:
    return Counter([*dealt.deck, *dealt.aside, *(card for hand in dealt.hands for card in hand)])


def test_the_box_holds_112_cards():
    assert len(CARDS) == 112


def test_there_are_16_merchants_and_16_goods_of_each_of_six_kinds():
    kinds = Counter(NAMES[card].rstrip("1234") for card in CARDS)
    assert kinds == dict.fromkeys((*KINDS, "merchant"), 16)


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_has_six_1s_five_2s_three_3s_and_two_4s(kind):
    names = Counter(NAMES[card] for card in CARDS)
    assert [names[f"{kind}{value}"] for value in (1, 2, 3, 4)] == [6, 5, 3, 2]


def test_three_to_six_can_play():
    assert list(plugin.seats) == [3, 4, 5, 6]


@pytest.mark.parametrize("seats", ROWS)
def test_offers_removed_cards_and_rounds_match_the_rules_page(seats):
    assert (list(OFFERS[seats]), TAKEN_OUT[seats], ROUNDS[seats]) == ROWS[seats]


@pytest.mark.parametrize("seats", ROWS)
def test_the_deck_empties_exactly_at_a_rounds_end(seats):
    assert 112 - 4 * seats - TAKEN_OUT[seats] == ROUNDS[seats] * sum(OFFERS[seats])


@given(SEATS, SEEDS)
def test_the_deal_contains_exactly_the_cards_of_the_box(seats, seed):
    assert all_cards(deal(seats, seed)) == Counter(CARDS)


@given(SEATS, SEEDS)
def test_every_player_is_dealt_four_cards_and_some_cards_are_removed(seats, seed):
    dealt = deal(seats, seed)
    assert [len(hand) for hand in dealt.hands] == [4] * seats
    assert len(dealt.aside) == ROWS[seats][1]
    assert dealt.first in range(seats)


@given(SEATS, SEEDS)
def test_the_highest_offer_card_is_on_top(seats, seed):
    _, turned = GAME.setup(seats, default_options(GAME), Rng(seed))[:2]
    assert isinstance(turned, LotTurned)
    assert turned.offer == max(ROWS[seats][0])
    assert len(turned.cards) == turned.offer


@given(SEATS, SEEDS)
def test_the_same_seed_deals_the_same_cards(seats, seed):
    assert deal(seats, seed) == deal(seats, seed)


def test_different_seeds_deal_different_cards():
    assert len({deal(4, bytes([number] * 32)).deck for number in range(100)}) == 100
