"""The error of an invalid edition says in one sentence what is wrong."""

import re
from typing import Any

import pytest

from games.zanzibar.editions import FOLDER, HOUSE, editions, load, read
from games.zanzibar.game import Zanzibar
from games.zanzibar.plugin import plugin
from games.zanzibar.types import ZanzibarOptions
from serai.engine import Rng
from serai.engine.codec import decode, encode
from serai.engine.editions import BadEdition

VALID_EDITION = (FOLDER / f"{HOUSE}.toml").read_text("utf-8")
FIRST, OTHER = editions()[HOUSE].villages[:2]
VILLAGE, SEA = FIRST.name, editions()[HOUSE].sea[0].name


def without(pattern: str, most: int = 0) -> str:
    return re.sub(pattern, "", VALID_EDITION, count=most, flags=re.MULTILINE)


def exchanged(pattern: str, new: str, most: int = 1) -> str:
    text, changes = re.subn(pattern, new, VALID_EDITION, count=most, flags=re.MULTILINE)
    assert changes
    return text


BAD = {
    "a broken file": (VALID_EDITION + "[", "can't be read: "),
    "a field missing": (without("^title.*$"), "can't be read: Object missing required field `title`"),
    "an unknown field": (exchanged("^title", 'tilte = "x"\ntitle'), "can't be read: Object contains unknown field"),
    "an unknown province": (exchanged('province = "north"', 'province = "up"'), "Invalid enum value 'up'"),
    "an unknown spice": (exchanged('spice = "ginger"', 'spice = "salt"'), "Invalid enum value 'salt'"),
    "an unknown order": (exchanged("^pepper = ", "salt = "), "Invalid enum value 'salt'"),
    "a place off the map": (exchanged(r"x = \d+", "x = 1001"), "Expected `int` <= 1000"),
    "a name twice": (exchanged(f'name = "{SEA}"', f'name = "{VILLAGE}"'), f"2 spaces are called {VILLAGE}"),
    "two villages at one place": (
        exchanged(f"x = {OTHER.x}, y = {OTHER.y}", f"x = {FIRST.x}, y = {FIRST.y}"),
        f"{FIRST.name} and {OTHER.name} lie at the same place",
    ),
    "too few villages": (
        without('^.*province = "north".*$', 1),
        "north has 4 spaces and needs at least 5",
    ),
    "too little sea": (
        without(r"^    \{ name = \"[A-Za-z ]+\", x = .*$", 2),
        "sea has 4 spaces and needs at least 5",
    ),
    "a spice that grows nowhere": (without(', spice = "vanilla"'), "vanilla grows nowhere"),
    "a route to nowhere": (
        exchanged("^routes = \\[", f'routes = [["{VILLAGE}", "Atlantis"],'),
        "a route leads to Atlantis, which is no space",
    ),
    "a route in a circle": (
        exchanged("^routes = \\[", f'routes = [["{VILLAGE}", "{VILLAGE}"],'),
        f"a route leads from {VILLAGE} to itself",
    ),
    "a route twice": (
        exchanged(r'^    \["(.*)", "(.*)"\],$', r'    ["\1", "\2"], ["\2", "\1"],'),
        "is listed twice",
    ),
    "a village cut off": (without(rf'^    \[.*"{VILLAGE}".*\],$'), f"there is no way from {VILLAGE} to "),
    "an order missing": (without("^cinnamon = .*$"), "the order for cinnamon is missing"),
    "a short table": (
        exchanged(r"^west = .*$", "west = [-9, -6, -2, 2]"),
        "the order for west has 4 values and needs 7, for 0 to 6 traders",
    ),
    "a falling table": (
        exchanged(r"^ginger = .*$", "ginger = [-8, -5, -6, 1, 5]"),
        "the order for ginger pays less for more traders",
    ),
}


@pytest.mark.parametrize(("text", "sentence"), BAD.values(), ids=BAD)
def test_an_invalid_edition_is_refused_with_a_clear_message(text, sentence):
    with pytest.raises(BadEdition) as refused:
        read(text.encode(), HOUSE)
    message = str(refused.value)
    assert message.startswith(f"The edition '{HOUSE}' can't be ")
    assert sentence in message
    assert message.endswith(".")
    assert "\n" not in message


def test_a_file_in_another_encoding_is_refused_by_name():
    data = exchanged("^title = .*$", 'title = "Sansibar für alle"').encode("cp1252")
    with pytest.raises(BadEdition, match=rf"^The edition '{HOUSE}' can't be read: line \d+ is not valid UTF-8"):
        read(data, HOUSE)


def test_the_house_edition_is_valid():
    assert read(VALID_EDITION.encode(), HOUSE) == editions()[HOUSE]


def test_the_name_of_an_edition_must_match_its_file(tmp_path):
    file = tmp_path / "other.toml"
    file.write_text(VALID_EDITION, "utf-8")
    with pytest.raises(BadEdition, match=r"other\.toml calls itself 'house-1': file and name must agree\."):
        load(file)


def test_a_table_may_choose_any_edition():
    assert decode(b"{}", ZanzibarOptions).edition == HOUSE
    assert Zanzibar().setup(3, ZanzibarOptions(HOUSE), Rng.of("edition"))[0].edition == HOUSE
    with pytest.raises(ValueError, match="edition"):
        decode(b'{"edition": "nowhere"}', ZanzibarOptions)


def test_the_plugin_contains_the_data_of_the_board():
    drawn = decode(encode(plugin.editions[HOUSE]), Any)
    assert {"name": VILLAGE, "province": "north"}.items() <= drawn["villages"][0].items()
    assert {"x", "y"} <= drawn["villages"][0].keys()
    assert len(drawn["routes"]) == len(editions()[HOUSE].routes)
