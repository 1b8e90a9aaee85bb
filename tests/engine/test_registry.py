"""Loading plug-ins: all games are entry points, and an invalid plug-in is refused with a clear message."""

from importlib.metadata import EntryPoint
from pathlib import Path

import msgspec
import pytest

from haggle.plugin import plugin
from serai.engine import registry
from serai.engine.registry import PluginError

INVALID = {
    "slug": ({"slug": "Hag gle"}, "slug 'Hag gle' must be lower-case"),
    "name": ({"name": " "}, "name is empty"),
    "seats": ({"seats": range(0)}, "seats must be a range"),
    "games": ({"games": {}}, "games must map rules versions"),
    "contract": ({"games": {1: object()}}, "the rules of version 1 lack types, setup, evolve"),
    "no-bots": ({"bots": {}}, "bots is empty"),
    "bad-bot": ({"bots": {"random": "random"}}, "every bot must be a function"),
    "witness": ({"witness": None}, "the witness lacks zones; the witness lacks with_zones; the witness lacks resample"),
    "picture": ({"picture": "drawn.svg"}, "picture must be a function of a view, a seat and a language"),
    "no-slug": ({"slug": None}, "slug None must be"),
    "no-games": ({"games": None}, "games must map rules versions"),
    "texts-as-text": ({"texts": "nowhere"}, "texts lack en/messages.ftl"),
    "texts": ({"texts": Path("nowhere")}, "texts lack en/messages.ftl"),
}
invalid = {name: msgspec.structs.replace(plugin, **changes) for name, (changes, _) in INVALID.items()}
not_a_plugin = {"slug": "haggle"}


def test_our_games_and_other_plugins_are_loaded_in_the_same_way():
    assert {"byzanz", "haggle"} <= set(registry.plugins())
    assert registry.find("haggle") is plugin


def test_an_unknown_game_is_refused_with_a_list_of_the_known_ones():
    with pytest.raises(registry.UnknownGame, match=r"no game called 'chess'; the games are: byzanz, .*haggle"):
        registry.find("chess")


@pytest.mark.parametrize("name", INVALID)
def test_an_invalid_plugin_is_refused_with_a_clear_message(name, monkeypatch):
    monkeypatch.setattr(registry, "_invalid", invalid[name], raising=False)
    with pytest.raises(PluginError) as error:
        registry.load(EntryPoint("haggle", "serai.engine.registry:_invalid", registry.GROUP))
    assert "The game plug-in 'haggle'" in str(error.value)
    assert INVALID[name][1] in str(error.value)


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("nowhere.plugin:plugin", "can't be loaded: No module named 'nowhere'"),
        ("haggle.plugin:plugins", "can't be loaded"),
        ("haggle.rules:ROUNDS", "must be a serai.engine.Plugin, not a int"),
    ],
)
def test_an_entry_point_that_does_not_exist_is_refused_with_a_clear_message(value, reason):
    with pytest.raises(PluginError, match=reason):
        registry.load(EntryPoint("stray", value, registry.GROUP))


def test_the_error_message_of_a_plugin_is_quoted_without_a_second_full_stop(monkeypatch, tmp_path):
    (tmp_path / "grumbling.py").write_text('raise ValueError("The board is torn.")', "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(PluginError, match=r"can't be loaded: The board is torn\.$"):
        registry.load(EntryPoint("stray", "grumbling:plugin", registry.GROUP))


def test_the_error_names_missing_metadata():
    with pytest.raises(TypeError, match="witness"):
        type(plugin)(slug="x", name="X", seats=range(2, 3), games={}, bots={}, texts=Path())
