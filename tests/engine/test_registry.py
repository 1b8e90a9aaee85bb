"""Games come in by one door, and an unsound one is turned away with a sentence."""

from importlib.metadata import EntryPoint
from pathlib import Path

import msgspec
import pytest

from haggle.plugin import plugin
from serai.engine import registry
from serai.engine.registry import PluginError

UNSOUND = {
    "slug": ({"slug": "Hag gle"}, "slug 'Hag gle' must be lower-case"),
    "name": ({"name": " "}, "name is empty"),
    "seats": ({"seats": range(0)}, "seats must be a range"),
    "games": ({"games": {}}, "games must map rules versions"),
    "contract": ({"games": {1: object()}}, "the rules of version 1 lack types, setup, evolve"),
    "no-bots": ({"bots": {}}, "bots is empty"),
    "bad-bot": ({"bots": {"random": "random"}}, "every bot must be a function"),
    "witness": ({"witness": None}, "the witness lacks zones; the witness lacks put; the witness lacks retell"),
    "picture": ({"picture": "drawn.svg"}, "picture must be a function of a view, a seat and a language"),
    "no-slug": ({"slug": None}, "slug None must be"),
    "no-games": ({"games": None}, "games must map rules versions"),
    "texts-as-text": ({"texts": "nowhere"}, "texts lack en/messages.ftl"),
    "texts": ({"texts": Path("nowhere")}, "texts lack en/messages.ftl"),
}
unsound = {name: msgspec.structs.replace(plugin, **changes) for name, (changes, _) in UNSOUND.items()}
not_a_plugin = {"slug": "haggle"}


def test_our_games_and_a_strangers_come_in_by_the_same_door():
    assert {"byzanz", "haggle"} <= set(registry.plugins())
    assert registry.find("haggle") is plugin


def test_an_unknown_game_is_answered_with_the_known_ones():
    with pytest.raises(registry.UnknownGame, match=r"no game called 'chess'; the games are: byzanz, .*haggle"):
        registry.find("chess")


@pytest.mark.parametrize("name", UNSOUND)
def test_an_unsound_plugin_fails_with_a_sentence(name, monkeypatch):
    monkeypatch.setattr(registry, "_unsound", unsound[name], raising=False)
    with pytest.raises(PluginError) as error:
        registry.load(EntryPoint("haggle", "serai.engine.registry:_unsound", registry.GROUP))
    assert "The game plug-in 'haggle'" in str(error.value)
    assert UNSOUND[name][1] in str(error.value)


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("nowhere.plugin:plugin", "can't be loaded: No module named 'nowhere'"),
        ("haggle.plugin:plugins", "can't be loaded"),
        ("haggle.rules:ROUNDS", "must be a serai.engine.Plugin, not a int"),
    ],
)
def test_an_entry_point_that_leads_nowhere_fails_with_a_sentence(value, reason):
    with pytest.raises(PluginError, match=reason):
        registry.load(EntryPoint("stray", value, registry.GROUP))


def test_a_plugin_that_says_itself_what_is_wrong_is_quoted_as_one_sentence(monkeypatch, tmp_path):
    (tmp_path / "grumbling.py").write_text('raise ValueError("The board is torn.")', "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(PluginError, match=r"can't be loaded: The board is torn\.$"):
        registry.load(EntryPoint("stray", "grumbling:plugin", registry.GROUP))


def test_missing_metadata_is_named():
    with pytest.raises(TypeError, match="witness"):
        type(plugin)(slug="x", name="X", seats=range(2, 3), games={}, bots={}, texts=Path())
