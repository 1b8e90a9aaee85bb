"""Django system checks: what must be right before anything starts."""

from collections.abc import Iterator
from typing import Any

from django.core.checks import CheckMessage, Error

from serai.engine.registry import PluginError, plugins
from serai.engine.texts import missing_messages
from serai.nudges.how.words import missing_words


def games_are_sound(**_: Any) -> list[CheckMessage]:
    """Every plug-in loads, and no language lacks a message that another one has or that a rule needs."""
    try:
        return [Error(fault, id="serai.E002") for fault in (*_missing_words(), *missing_words())]
    except PluginError as error:
        return [Error(str(error), id="serai.E001")]


def _missing_words() -> Iterator[str]:
    for plugin in plugins().values():
        for game in plugin.games.values():
            yield from missing_messages(plugin.texts, game.types, plugin.said)
