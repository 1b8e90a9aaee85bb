"""Django system checks."""

from collections.abc import Iterator
from typing import Any

from django.core.checks import CheckMessage, Error

from serai.accounts.account_mail import missing_account_messages
from serai.engine.registry import PluginError, plugins
from serai.engine.texts import missing_messages
from serai.notices.mail.texts import missing_mail_messages


def check_games(**_: Any) -> list[CheckMessage]:
    """Checks that every plug-in loads, and that no language lacks a message that another has or that a rule needs."""
    try:
        missing = (*_missing_game_messages(), *missing_mail_messages(), *missing_account_messages())
        return [Error(fault, id="serai.E002") for fault in missing]
    except PluginError as error:
        return [Error(str(error), id="serai.E001")]


def _missing_game_messages() -> Iterator[str]:
    for plugin in plugins().values():
        for game in plugin.games.values():
            yield from missing_messages(plugin.texts, game.types, plugin.message_types)
