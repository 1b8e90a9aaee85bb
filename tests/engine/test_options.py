from typing import Annotated, Literal

import msgspec
import pytest

from serai.engine import Options
from serai.engine.options import choice, choices
from serai.engine.registry import plugins


class Some(Options, frozen=True):
    edition: Annotated[str, choice(["house-1", "box.2"])] = "house-1"
    length: Literal["short", "long"] = "long"
    open_hands: bool = False
    name: str = ""


def test_choices_are_listed_but_free_text_is_not():
    assert choices(Some) == {"edition": ["house-1", "box.2"], "length": ["long", "short"], "open_hands": [False, True]}


@pytest.mark.parametrize("edition", ["boxy2", "house-1\n", "", "../house-1"])
def test_a_value_that_is_not_listed_is_refused(edition):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"edition": edition}, Some)


def test_every_default_is_among_its_choices():
    for plugin in plugins().values():
        options = plugin.game.types.options
        for name, values in choices(options).items():
            assert getattr(options(), name) in values
