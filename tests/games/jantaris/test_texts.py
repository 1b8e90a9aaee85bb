"""What is said of Jantaris."""

import re

import pytest

from games.jantaris.editions import edition
from games.jantaris.plugin import plugin
from games.jantaris.types import Claim, JantarisAction
from serai.engine.texts import LANGUAGES, texts


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Claim the market of Shakara, Omeris and Vesh"),
        ("hu", "Szerezd meg a piacot: Shakara, Omeris és Vesh"),
        ("de", "Den Markt Shakara, Omeris und Vesh beanspruchen"),
        ("it", "Ottieni il mercato di Shakara, Omeris e Vesh"),
    ],
)
def test_a_market_is_said_by_the_names_of_its_districts(language, sentence):
    assert texts(plugin.texts, language).say_struct("action", Claim((0, 1, 3)), JantarisAction, []) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_tells_the_items_of_the_house_edition(language):
    items = edition("house-1").items
    cells = [line.split("|") for line in texts(plugin.texts, language).rules.splitlines() if line.count("|") == 7]
    told = [
        (sum(map(int, re.findall(r"\d", price))), int(fame), bool(crown.strip()))
        for _, _, price, fame, crown, *_ in cells[2:]
    ]
    assert told == [(item.black + item.red, item.fame, item.crown) for item in items.values()]
