"""One declaration gives a struct for every game and rules version."""

import msgspec
import pytest

from serai.engine.codec import decode, encode
from serai.engine.wire_types import Rules, all_rules, page_of, per_game, per_rules

Turn = per_rules("Turn", lambda rules: {"version": int, "actions": list[rules.types.action]}, strict=True)
Opening = per_game("Opening", lambda rules: {"options": (rules.types.options, rules.types.options())})
EVERY = [rules.key for rules in all_rules()]


def test_every_rules_version_of_every_game_has_its_own_struct():
    assert {"byzanz/1", "haggle/1", "haggle/2"} <= set(EVERY)
    assert list(Turn.kinds) == EVERY
    assert Turn.of("haggle/2").__name__ == "Haggle2.Turn"


def test_a_type_per_game_uses_the_current_rules():
    assert Opening.of("haggle").__name__ == "Haggle2.Opening"


def test_the_schema_name_is_derived_from_the_slug():
    from haggle.plugin import plugin

    assert Rules(msgspec.structs.replace(plugin, slug="salt-road"), 3).name == "SaltRoad3"


def test_the_tag_selects_the_types_of_the_game():
    turn = decode(b'{"rules":"byzanz/1","version":3,"actions":[{"type":"give","card":7}]}', Turn())
    assert isinstance(turn, Turn.of("byzanz/1"))
    assert turn.actions[0].card == 7
    assert decode(encode(turn), Turn()) == turn


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('{"rules":"haggle/1","version":3,"actions":[{"type":"give","card":7}]}', r"\$.actions\[0\].type"),
        ('{"rules":"haggle/9","version":3,"actions":[]}', r"Invalid value 'haggle/9' - at `\$.rules`"),
        ('{"version":3,"actions":[]}', "missing required field `rules`"),
        ('{"rules":"haggle/1","version":3,"actions":[],"more":1}', "unknown field `more`"),
    ],
)
def test_invalid_data_is_refused_with_its_path(text, fault):
    with pytest.raises(msgspec.ValidationError, match=fault):
        decode(text, Turn())


def test_unknown_options_are_refused():
    with pytest.raises(msgspec.ValidationError, match="unknown field `speed`"):
        decode(b'{"game":"haggle","options":{"speed":1}}', Opening())
    assert decode(b'{"game":"haggle"}', Opening()) == Opening.of("haggle")()


def test_a_page_is_a_struct_of_lists():
    Turns = page_of("Turns", turns=Turn)  # noqa: N806 — a type
    page = Turns()(turns=[Turn.of("haggle/1")(version=1, actions=[])])
    assert encode(page) == b'{"turns":[{"rules":"haggle/1","version":1,"actions":[]}]}'
    assert Turns() is Turns()
