from typing import Annotated

import pytest
from msgspec import Meta

from haggle.plugin import plugin
from haggle.types import Choose, Chose, DealtRedacted, HaggleRedacted, Revealed
from serai.engine import Action, IllegalAction, Seat, rendered_by
from serai.engine.codec import decode, encode
from serai.engine.texts import LANGUAGES, MissingMessage, missing_messages, texts

NAMES = ["Ada", "Bo", "Cy"]
Suit = Annotated[int, Meta(ge=0, le=1, extra_json_schema=rendered_by("suit"))]


class Lay(Action, frozen=True):
    cards: tuple[Suit, Suit, Suit]


def rendered(language, event):
    return texts(plugin.texts, language).sentence("event", decode(encode(event), dict), HaggleRedacted, NAMES)


def test_a_seat_is_rendered_as_its_players_name():
    assert rendered("en", Chose(1, 4)) == "Bo has chosen."
    assert rendered("de", Chose(1, 4)) == "Bo hat gewählt."


def test_a_list_is_joined_by_the_rules_of_the_language():
    assert rendered("en", Revealed((1, 6, 6), (1, 2))) == "The cards are 1, 6 and 6: Bo and Cy score."
    assert rendered("hu", Revealed((1, 6, 6), (1, 2))) == "A lapok: 1, 6 és 6. Pontot kap: Bo és Cy."
    assert rendered("it", Revealed((1, 2, 6), (2,))) == "Le carte sono 1, 2 e 6: un punto a Cy."


def test_an_empty_list_may_have_its_own_sentence():
    assert rendered("en", DealtRedacted((), 3)) == "The cards are dealt."
    assert rendered("en", Revealed((6, 6), ())) == "The cards are 6 and 6: nobody scores."


def test_a_tuple_of_fixed_length_is_rendered_like_a_list(tmp_path):
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "messages.ftl").write_text(
        "suit =\n    { $value ->\n        [0] Coins\n       *[1] Cups\n    }\naction-lay = Lay { $cards }\n", "utf-8"
    )
    assert texts(tmp_path, "en").sentence_of("action", Lay((0, 1, 0)), Lay, NAMES) == "Lay Coins, Cups and Coins"


def test_a_list_with_one_item_per_seat_is_rendered_with_the_names(tmp_path):
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "messages.ftl").write_text(
        "suit =\n    { $value ->\n        [0] Coins\n       *[1] Cups\n    }\naction-lay = Lay { $cards_by_seat }\n",
        "utf-8",
    )
    words = texts(tmp_path, "en")
    assert words.sentence_of("action", Lay((0, 1, 0)), Lay, NAMES) == "Lay Ada: Coins, Bo: Cups, Cy: Coins"


class Rob(Action, frozen=True):
    victims: tuple[Seat, ...]


@pytest.mark.parametrize(
    ("victims", "own", "sentence"),
    [
        ((1,), 0, "Rob Bo"),
        ((0,), 0, "Rob yourself"),
        ((0, 1), 0, "Rob Ada and Bo, you too"),
        ((0,), None, "Rob Ada"),
    ],
)
def test_a_message_can_address_the_reader_if_a_seat_is_their_own(tmp_path, victims, own, sentence):
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "messages.ftl").write_text(
        "action-rob =\n    { $victims_own ->\n        [only] Rob yourself\n"
        "        [too] Rob { $victims }, you too\n       *[no] Rob { $victims }\n    }\n",
        "utf-8",
    )
    assert texts(tmp_path, "en").sentence_of("action", Rob(victims), Rob, NAMES, own) == sentence


def test_an_action_and_a_refusal_are_rendered():
    words = texts(plugin.texts, "de")
    assert words.sentence_of("action", Choose(3), Choose, NAMES) == "3 wählen"
    assert words.illegal_sentence(IllegalAction("not-in-hand", card=5)) == "Du hast keine 5 auf der Hand."


def test_a_missing_message_or_argument_is_reported_with_its_file():
    words = texts(plugin.texts, "hu")
    with pytest.raises(MissingMessage, match=r"no message event-exploded in .*hu/messages.ftl"):
        words.message("event-exploded")
    with pytest.raises(MissingMessage, match="card"):
        words.message("illegal-not-in-hand")


def test_every_language_of_the_example_game_is_complete():
    assert list(missing_messages(plugin.texts, plugin.game.types, plugin.message_types)) == []


def test_every_language_has_a_rules_page():
    assert all(texts(plugin.texts, language).rules.startswith("# Haggle") for language in LANGUAGES)
