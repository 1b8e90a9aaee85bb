"""The texts of Zanzibar."""

import re
from pathlib import Path

import pytest

from games.zanzibar.editions import editions
from games.zanzibar.plugin import plugin
from games.zanzibar.types import Step
from serai.engine.texts import LANGUAGES, texts
from tests.games.zanzibar.table import GAME, Table

RULINGS = 23


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_has_the_order_table_of_the_house_edition(language):
    lines = texts(plugin.texts, language).rules.splitlines()
    rows = [line.replace("−", "-").replace("+", "").split("|")[2:-1] for line in lines if line.count("|") == 9][2:]
    told = [[int(cell) for cell in row if cell.strip()] for row in rows]
    assert told == [list(pays) for pays in editions()["house-1"].orders.values()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_numbers_every_ruling_once_and_none_is_missing(language):
    numbers = re.findall(r"^- \*\*Z(\d+)\*\* ", texts(plugin.texts, language).rules, re.MULTILINE)
    assert numbers == [str(number) for number in range(1, RULINGS + 1)]


def test_every_ruling_has_a_test_with_its_number():
    tests = "".join(file.read_text("utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    names = " ".join(re.findall(r"def test(\w+)", tests))
    assert {int(number) for number in re.findall(r"_z(\d\d)(?=_)", names)} == set(range(1, RULINGS + 1))


def test_every_ruling_is_named_in_the_code_of_the_rules():
    code = "".join(file.read_text("utf-8") for file in Path("games/zanzibar").rglob("*.py"))
    assert {int(number) for number in re.findall(r"\bZ(\d+)\b", code)} == set(range(1, RULINGS + 1))


FINISH_THE_MOVE = {
    "en": "finish the move",
    "hu": "fejezd be a lépést",
    "de": "Beende die Bewegung",
    "it": "finisci il movimento",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prompt_asks_to_finish_a_move_only_while_steps_are_left(language):
    table = Table(["2 Dungalo, 3 Bububele, 5 Pwanimba", ""], free="Mkondo Zamani, Mwerazi, Mapambe")
    for trader in (3, 5, 2):
        table.play(0, next(step for step in table.legal(0, Step) if step.trader == trader))
    prompts = []
    for _ in range(2):
        hints = GAME.hints(table.state, 0)
        prompts.append(texts(plugin.texts, language).sentence_of("prompt", hints, GAME.types.hints, ["Ann", "Bob"]))
        if table.view.steps_left:
            table.play(0, table.legal(0, Step)[0])
    assert [FINISH_THE_MOVE[language] in prompt for prompt in prompts] == [True, False]
