"""The random number generator matches the specification in docs/randomness.md."""

import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.engine import Rng

SPECIFICATION = Path("docs/randomness.md").read_text("utf-8")
SEED = bytes(range(32))


def vector(name: str) -> list[int]:
    found = re.search(rf"{re.escape(name)} *\| `([^`]*)`", SPECIFICATION)
    assert found, name
    return [int(number, 0) for number in found[1].split()]


def test_the_first_words_match_the_specification():
    rng = Rng(SEED)
    assert [rng.below(1 << 32) for _ in range(10)] == vector("first ten words")


def test_small_draws_match_the_specification():
    rng = Rng(SEED)
    assert [rng.below(6) for _ in range(20)] == vector("twenty draws below 6")


def test_draws_with_rejected_words_match_the_specification():
    rng = Rng(SEED)
    assert [rng.below(3_000_000_000) for _ in range(6)] == vector("six draws below 3000000000")


def test_a_shuffle_matches_the_specification():
    assert Rng(SEED).shuffled(range(10)) == vector("0 to 9 shuffled")


def test_a_fork_matches_the_specification():
    rng = Rng(SEED).fork("bot", 2)
    assert [rng.below(100) for _ in range(5)] == vector("five draws below 100 of the fork bot/2")


def test_a_fork_does_not_depend_on_earlier_draws():
    fresh, used = Rng(SEED), Rng(SEED)
    used.shuffled(range(50))
    assert fresh.fork("a").below(1 << 32) == used.fork("a").below(1 << 32) != fresh.fork("b").below(1 << 32)


@given(st.binary(min_size=32, max_size=32), st.integers(1, 1 << 32))
def test_a_draw_is_always_below_its_bound(seed, bound):
    assert 0 <= Rng(seed).below(bound) < bound


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers()))
def test_a_shuffle_keeps_every_item(seed, items):
    assert Counter(Rng(seed).shuffled(items)) == Counter(items)


def test_all_orders_of_three_items_are_equally_frequent():
    rng = Rng(SEED)
    orders = Counter(tuple(rng.shuffled("abc")) for _ in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


@pytest.mark.parametrize("bound", [0, -1, (1 << 32) + 1])
def test_an_invalid_bound_is_refused(bound):
    with pytest.raises(ValueError, match="between 1 and"):
        Rng(SEED).below(bound)


def test_a_seed_of_another_length_is_refused():
    with pytest.raises(ValueError, match="32 bytes"):
        Rng(b"short")
