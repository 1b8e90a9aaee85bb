"""The games of this site: their options, rules pages and texts."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta
from rest_framework.request import Request

from serai.api.core.language import Language, language_of
from serai.api.core.operation import operation
from serai.api.core.reading import Query
from serai.engine.options import Choice, choices
from serai.engine.plugin import Plugin
from serai.engine.registry import find, plugins
from serai.engine.texts import LANGUAGES, field_messages, texts
from serai.engine.wire_types import Rules, page_of, per_game

Game = per_game(
    "Game",
    lambda rules: {
        "name": str,
        "rules": Annotated[str, Meta(description="The rules of new tables.", examples=[rules.key])],
        "rules_versions": Annotated[
            tuple[int, ...], Meta(description="All supported versions of the rules; running tables keep theirs.")
        ],
        "seats": Annotated[tuple[int, ...], Meta(description="The possible numbers of seats.")],
        "bots": Annotated[tuple[str, ...], Meta(description="The levels of its bots.")],
        "languages": tuple[str, ...],
        "options": Annotated[rules.types.options, Meta(description="The game's options with their default values.")],
        "choices": Annotated[
            dict[str, list[Choice]], Meta(description="By option: the values to choose from, for options with a list.")
        ],
    },
    tag_field="slug",
    doc="A game of this site.",
)
Games = page_of("Games", games=Game)


class InLanguage(Query, frozen=True):
    language: Annotated[
        Language | None, Meta(description="By default taken from Accept-Language.", examples=["hu"])
    ] = None


class RulesPage(msgspec.Struct, frozen=True):
    """A game's rules, as text."""

    language: str
    markdown: str


class Messages(msgspec.Struct, frozen=True):
    """A game's texts for its events, actions, prompts and illegal actions."""

    language: str
    fluent: Annotated[str, Meta(description="A Fluent resource (projectfluent.org).")]
    field_messages: Annotated[
        dict[str, dict[str, dict[str, str]]],
        Meta(
            description="By role (event, action, prompt, standing, reason), by type, by field: the message for the "
            "field's value, or for each value if it is a list. It gets the value as `$value`. For `seat`, use the "
            "player's name."
        ),
    ]


@operation("List the games", response=Games, example=lambda: all_games(), public=True)
def list_games(_: Request) -> object:
    return all_games()


@operation(
    "Show a game", response=Game, example=lambda: game_response(_any_game()), errors=["unknown-game"], public=True
)
def show_game(_: Request, slug: str) -> object:
    return game_response(find(slug))


@operation(
    "Read a game's rules page",
    response=RulesPage,
    example=lambda: RulesPage("en", texts(_any_game().texts, "en").rules),
    query=InLanguage,
    errors=["unknown-game"],
    public=True,
)
def show_rules(request: Request, slug: str, query: InLanguage) -> RulesPage:
    found = texts(find(slug).texts, query.language or language_of(request))
    return RulesPage(found.language, found.rules)


@operation(
    "Read a game's messages",
    response=Messages,
    example=lambda: Messages("en", "illegal-bid-too-low = Bid at least { $least }.\n", _field_messages(_any_game())),
    query=InLanguage,
    errors=["unknown-game"],
    public=True,
)
def show_messages(request: Request, slug: str, query: InLanguage) -> Messages:
    """For an object with a `type`, such as an event, use the message `<role>-<type>` with its fields as arguments."""
    plugin = find(slug)
    found = texts(plugin.texts, query.language or language_of(request))
    return Messages(found.language, found.messages, _field_messages(plugin))


def all_games() -> Any:
    return Games()(games=[game_response(plugin) for _, plugin in sorted(plugins().items())])


def game_response(plugin: Plugin) -> Any:
    return Game.of(plugin.slug)(
        name=plugin.name,
        rules=Rules(plugin, plugin.current_version).key,
        rules_versions=tuple(sorted(plugin.games)),
        seats=tuple(plugin.seats),
        bots=tuple(plugin.bots),
        languages=LANGUAGES,
        options=plugin.game.types.options(),
        choices=choices(plugin.game.types.options),
    )


def _field_messages(plugin: Plugin) -> dict[str, dict[str, dict[str, str]]]:
    """The field messages of all versions of the rules; where they differ, the newest counts."""
    merged: dict[str, dict[str, dict[str, str]]] = {}
    for _, game in sorted(plugin.games.items()):
        for role, by_type in field_messages(game.types, plugin.message_types).items():
            for tag, fields in by_type.items():
                merged.setdefault(role, {}).setdefault(tag, {}).update(fields)
    return merged


def _any_game() -> Plugin:
    return next(iter(plugins().values()))
