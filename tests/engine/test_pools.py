"""Hidden things are only moved within their pool."""

from collections import Counter

from serai.engine import Rng
from serai.engine.conformance.sampling import all_deals, pools, shuffled

MIXED = {"hand": ["a"], "bag": ["b", "c"]}
APART = {"red/hand": ["a"], "red/deck": ["b"], "blue/hand": ["c"], "blue/deck": ["d", "e"]}


def test_places_without_a_pool_in_their_names_form_one_pool():
    assert pools(MIXED) == [MIXED]
    assert len(list(all_deals(MIXED))) == 6


def test_the_pool_is_named_before_the_slash():
    assert [sorted(part) for part in pools(APART)] == [["red/deck", "red/hand"], ["blue/deck", "blue/hand"]]


def test_all_deals_contain_every_order_of_every_pool():
    deals = [str(deal) for deal in all_deals(APART)]
    assert len(deals) == len(set(deals)) == 2 * 6


def test_a_shuffle_keeps_hidden_items_in_their_pool():
    hands = Counter()
    for number in range(200):
        deal = shuffled(APART, Rng.of("pools", number))
        assert sorted([*deal["red/hand"], *deal["red/deck"]]) == ["a", "b"]
        assert sorted([*deal["blue/hand"], *deal["blue/deck"]]) == ["c", "d", "e"]
        hands[deal["red/hand"][0], deal["blue/hand"][0]] += 1
    assert len(hands) == 6
