from typing import Annotated

import pytest
from msgspec import Meta

from haggle.plugin import plugin
from haggle.types import Choose, Chose, DealtSeen, HaggleSeen, Revealed
from serai.engine import Action, IllegalAction, worded
from serai.engine.texts import LANGUAGES, MissingWords, missing_messages, texts
from serai.engine.wire import decode, encode

NAMES = ["Ada", "Bo", "Cy"]
Suit = Annotated[int, Meta(ge=0, le=1, extra_json_schema=worded("suit"))]


class Lay(Action, frozen=True):
    cards: tuple[Suit, Suit, Suit]


def said(language, event):
    return texts(plugin.texts, language).say("event", decode(encode(event), dict), HaggleSeen, NAMES)


def test_a_seat_is_said_by_its_players_name():
    assert said("en", Chose(1, 4)) == "Bo has chosen."
    assert said("de", Chose(1, 4)) == "Bo hat gewählt."


def test_a_list_is_joined_as_the_language_joins_lists():
    assert said("en", Revealed((1, 6, 6), (1, 2))) == "The cards are 1, 6 and 6: Bo and Cy score."
    assert said("hu", Revealed((1, 6, 6), (1, 2))) == "A lapok: 1, 6 és 6. Pontot kap: Bo és Cy."
    assert said("it", Revealed((1, 2, 6), (2,))) == "Le carte sono 1, 2 e 6: un punto a Cy."


def test_an_empty_list_has_its_own_sentence():
    assert said("en", DealtSeen((), 3)) == "The cards are dealt."
    assert said("en", Revealed((6, 6), ())) == "The cards are 6 and 6: nobody scores."


def test_a_tuple_of_fixed_length_is_said_like_a_list(tmp_path):
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "messages.ftl").write_text(
        "suit =\n    { $value ->\n        [0] Coins\n       *[1] Cups\n    }\naction-lay = Lay { $cards }\n", "utf-8"
    )
    assert texts(tmp_path, "en").say_struct("action", Lay((0, 1, 0)), Lay, NAMES) == "Lay Coins, Cups and Coins"


def test_a_list_with_something_for_every_seat_is_said_with_their_names(tmp_path):
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "messages.ftl").write_text(
        "suit =\n    { $value ->\n        [0] Coins\n       *[1] Cups\n    }\naction-lay = Lay { $cards_by_seat }\n",
        "utf-8",
    )
    words = texts(tmp_path, "en")
    assert words.say_struct("action", Lay((0, 1, 0)), Lay, NAMES) == "Lay Ada: Coins, Bo: Cups, Cy: Coins"


def test_an_action_and_a_refusal_are_said():
    words = texts(plugin.texts, "de")
    assert words.say_struct("action", Choose(3), Choose, NAMES) == "3 wählen"
    assert words.say_illegal(IllegalAction("not-in-hand", card=5)) == "Du hast keine 5 auf der Hand."


def test_a_missing_message_and_a_missing_argument_say_where():
    words = texts(plugin.texts, "hu")
    with pytest.raises(MissingWords, match=r"no message event-exploded in .*hu/messages.ftl"):
        words.message("event-exploded")
    with pytest.raises(MissingWords, match="card"):
        words.message("illegal-not-in-hand")


def test_every_language_of_the_example_game_is_complete():
    assert list(missing_messages(plugin.texts, plugin.game.types, plugin.said)) == []


def test_rules_pages_are_there_in_every_language():
    assert all(texts(plugin.texts, language).rules.startswith("# Haggle") for language in LANGUAGES)
