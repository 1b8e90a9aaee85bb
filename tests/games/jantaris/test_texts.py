"""The texts of Jantaris."""

import re
from pathlib import Path

import pytest

from games.jantaris.components import DISTRICT_NAMES, DISTRICTS
from games.jantaris.editions import edition
from games.jantaris.items import EFFECTS
from games.jantaris.plugin import plugin
from games.jantaris.types import Claim, JantarisAction
from serai.engine.texts import LANGUAGES, texts

COLOURS = {"en": "BR", "hu": "FV", "de": "SR", "it": "NR"}
"""The letters for black and red."""
RULINGS = 34


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Claim the market of Shakara, Omeris and Vesh"),
        ("hu", "Szerezd meg a piacot: Shakara, Omeris és Vesh"),
        ("de", "Den Markt Shakara, Omeris und Vesh beanspruchen"),
        ("it", "Ottieni il mercato di Shakara, Omeris e Vesh"),
    ],
)
def test_a_market_is_rendered_as_the_names_of_its_districts(language, sentence):
    assert texts(plugin.texts, language).sentence_of("action", Claim((0, 1, 3)), JantarisAction, []) == sentence


INFLECTED = {"to-place": "place", "from-place": "place", "from-origin": "origin", "to-target": "target"}
INFLECTED |= {"to-district": "district", "from-district": "district"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_messages_contain_the_names_of_the_districts(language):
    words = texts(plugin.texts, language)
    assert tuple(words.render_value("place", district, []) for district in DISTRICTS) == DISTRICT_NAMES
    for message, argument in INFLECTED.items():
        for name in DISTRICT_NAMES:
            assert name[:-1] in words.message(message, **{argument: name}), message


def test_the_page_for_owners_names_every_file_with_a_district_in_it():
    page = Path("docs/decisions/0004-district-names-are-messages-in-jantaris.md").read_text("utf-8")
    for file in Path("games/jantaris").rglob("*"):
        if file.suffix in (".py", ".toml", ".ftl", ".md") and "Omeris" in file.read_text("utf-8"):
            assert file.name in page or f"*{file.suffix}" in page, file


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_item_has_a_name_and_a_description_of_its_own(language):
    """Otherwise a new item would silently get the text of the default variant."""
    words = texts(plugin.texts, language)
    for message in ("item", "board-item-does"):
        said = [words.message(message, value=item) for item in EFFECTS]
        assert len(set(said)) == len(EFFECTS), message


def test_no_item_is_named_in_the_code_of_the_rules():
    """A new item only needs a row in the registry, a row in an edition, and its messages."""
    for file in (*Path("games/jantaris/rules").glob("*.py"), *Path("games/jantaris/facts").glob("*.py")):
        text = file.read_text("utf-8")
        assert not [item for item in EFFECTS if f'"{item}"' in text], file


def goods(price: str, language: str) -> tuple[int, int]:
    """Black and red, by the letters of the language."""
    numbers = {word[-1]: int(word[:-1]) for word in price.split()}
    black, red = COLOURS[language]
    assert numbers.keys() <= {black, red}
    return numbers.get(black, 0), numbers.get(red, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_lists_the_items_of_the_house_edition(language):
    items = edition("house-1").items
    cells = [line.split("|") for line in texts(plugin.texts, language).rules.splitlines() if line.count("|") == 7]
    listed = [(*goods(price, language), int(fame), bool(crown.strip())) for _, _, price, fame, crown, *_ in cells[2:]]
    assert listed == [(item.black, item.red, item.fame, item.crown) for item in items.values()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_lists_the_fairs_of_the_house_edition(language):
    rows = re.findall(r"^\| (\d+) \| (\d+) \|$", texts(plugin.texts, language).rules, re.MULTILINE)
    assert [(int(cost), int(fame)) for cost, fame in rows] == list(edition("house-1").fair_cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_lists_the_markets_of_the_house_edition(language):
    house = edition("house-1")
    rows = re.findall(r"^\| (\d+) \| (\w+, \w+, \w+) \|$", texts(plugin.texts, language).rules, re.MULTILINE)
    listed = {frozenset(districts.split(", ")) for _, districts in rows}
    assert [int(number) for number, _ in rows] == list(range(1, len(house.markets) + 1))
    assert listed == {frozenset(house.districts[district] for district in market) for market in house.markets}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_numbers_every_ruling_once_and_none_is_missing(language):
    numbers = re.findall(r"^- \*\*J(\d+)\*\* ", texts(plugin.texts, language).rules, re.MULTILINE)
    assert numbers == [str(number) for number in range(1, RULINGS + 1)]


def test_every_ruling_has_a_test_with_its_number():
    tests = "".join(file.read_text("utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    names = " ".join(re.findall(r"def test(\w+)", tests))
    assert {int(number) for number in re.findall(r"_j(\d\d)(?=_)", names)} == set(range(1, RULINGS + 1))


def test_every_ruling_is_named_in_the_code_of_the_rules():
    code = "".join(file.read_text("utf-8") for file in Path("games/jantaris").rglob("*.py"))
    assert {int(number) for number in re.findall(r"\bJ(\d+)\b", code)} == set(range(1, RULINGS + 1))
