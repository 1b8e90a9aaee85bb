"""What is said of Zanzibar."""

import pytest

from games.zanzibar.editions import editions
from games.zanzibar.plugin import plugin
from serai.engine.texts import LANGUAGES, texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_tells_what_the_orders_of_the_house_edition_pay(language):
    lines = texts(plugin.texts, language).rules.splitlines()
    rows = [line.replace("−", "-").replace("+", "").split("|")[2:-1] for line in lines if line.count("|") == 9][2:]
    told = [[int(cell) for cell in row if cell.strip()] for row in rows]
    assert told == [list(pays) for pays in editions()["house-1"].orders.values()]
