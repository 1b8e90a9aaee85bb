"""The house edition is valid, and the error of an invalid one says in one sentence what is wrong."""

from itertools import combinations

import pytest

from games.jantaris.components import EDITIONS
from games.jantaris.editions import edition, read
from games.jantaris.items import EFFECTS
from games.jantaris.types import JantarisOptions
from serai.engine.editions import BadEdition

HOUSE = EDITIONS["house-1"].read_text("utf-8")


def test_the_house_edition_is_the_default():
    assert JantarisOptions().edition == "house-1"
    assert "house-1" in EDITIONS


def test_the_ring_has_these_eight_districts():
    assert edition("house-1").districts == (
        "Shakara",
        "Omeris",
        "Likaran",
        "Vesh",
        "Taira",
        "Dorana",
        "Kelim",
        "Pashtar",
    )


def test_the_markets_form_the_stated_configuration():
    markets = edition("house-1").markets
    assert {frozenset(market) for market in markets} == {
        frozenset({card, (card + 1) % 8, (card + 3) % 8}) for card in range(8)
    }
    assert all(sum(district in market for market in markets) == 3 for district in range(8))
    assert all(len(set(one) & set(other)) <= 1 for one, other in combinations(markets, 2))
    assert edition("house-1").market_fame == 3


def test_there_are_six_fairs_and_twenty_items_that_each_do_something():
    house = edition("house-1")
    assert len(house.fairs) == 6
    assert set(house.items) == set(EFFECTS)
    assert len(EFFECTS) == 20
    assert {item for item, row in house.items.items() if row.crown} == {
        "amber-crown",
        "amber-sceptre",
        "amber-signet",
        "amber-throne",
    }


def test_an_unknown_edition_is_refused_by_name():
    with pytest.raises(BadEdition, match=r"^There is no edition 'nowhere'; the editions are: .*house-1.*\.$"):
        edition("nowhere")


@pytest.mark.parametrize(
    ("there", "instead", "sentence"),
    [
        ('"Omeris", ', "", "must name the districts Shakara, Omeris, .* not Shakara, Likaran"),
        (
            '"Omeris"',
            '"Foo"',
            "must name the districts Shakara, Omeris, .* not Shakara, Foo, .*: they are part of .*decisions/0004",
        ),
        ("[0, 1, 3], ", "", "must have 8 markets, not 7"),
        ("[0, 1, 3]", "[1, 0, 3]", r"has a market \[1, 0, 3\], which must be three different districts"),
        ("[0, 1, 3]", "[0, 0, 3]", r"has a market \[0, 0, 3\], which must be three different districts"),
        ("[0, 1, 3]", "[0, 1, 4]", "has Vesh on 2 markets, which must be three"),
        ("[0, 1, 3], [1, 2, 4]", "[0, 1, 2], [1, 3, 4]", r"has markets \[0, 1, 2\] and \[0, 2, 7\], which share"),
        ("[0, 1, 3]", "[0, 1, 9]", "can't be read: .*<= 7"),
        ("{ cost = 3, fame = 1 },", "", "must have 6 fairs, not 5"),
        ("{ cost = 3, fame = 1 }", "{ cost = 0, fame = 1 }", "can't be read: .*>= 1"),
        ("{ cost = 3, fame = 1 }", "{ cost = 3 }", "can't be read: .*`fame`"),
        ("picks =", "lockpicks =", "has an item 'lockpicks' without an effect"),
        (HOUSE[HOUSE.index("amber-crown =") :], "", "must have at least 6 items, not 5"),
        ("picks = { black = 1, red = 1,", "picks = { black = 0, red = 0,", "has an item 'picks' without a price"),
        ("picks = { black = 1, red = 1,", "picks = { black = 7, red = 1,", "can't be read: .*<= 6"),
        ("picks = { black = 1, red = 1, fame = 0", "picks = { black = 1, red = 1, fame = 4", "can't be read: .*<= 3"),
        ("picks = {", "picks = { colour = 1,", "can't be read: .*`colour`"),
        ("market_fame = 3", "market_fame = 0", "can't be read"),
        ("market_fame = 3", "market_fame =", "can't be read: "),
        ("market_fame = 3", "", "can't be read: .*`market_fame`"),
    ],
)
def test_an_invalid_edition_is_refused_with_a_clear_message(there, instead, sentence):
    assert there in HOUSE
    with pytest.raises(BadEdition, match=rf"^The edition 'bad' .*{sentence}.*\.$") as explained:
        read(HOUSE.replace(there, instead, 1).encode(), "bad", EFFECTS)
    assert "\n" not in str(explained.value)


def test_a_file_in_another_encoding_is_refused_by_name():
    with pytest.raises(BadEdition, match=r"^The edition 'bad' can't be read: line 5 is not valid UTF-8\.$"):
        read(HOUSE.replace("Kelim", "Kelím").encode("latin-1"), "bad", EFFECTS)
