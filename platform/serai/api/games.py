"""The games that are played here."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta
from rest_framework.request import Request

from serai.api.language import Language, language_of
from serai.api.operation import operation
from serai.api.reading import Query
from serai.engine.options import Choice, choices
from serai.engine.plugin import Plugin
from serai.engine.registry import find, plugins
from serai.engine.shapes import Rules, page_of, per_game
from serai.engine.texts import LANGUAGES, texts, words_of

Game = per_game(
    "Game",
    lambda rules: {
        "name": str,
        "rules": Annotated[str, Meta(description="The rules that a new table begins under.", examples=[rules.key])],
        "rules_versions": Annotated[tuple[int, ...], Meta(description="All that are still played.")],
        "seats": Annotated[tuple[int, ...], Meta(description="For how many players.")],
        "bots": Annotated[tuple[str, ...], Meta(description="The levels of its bots.")],
        "languages": tuple[str, ...],
        "options": Annotated[rules.types.options, Meta(description="What may be chosen, as it is by default.")],
        "choices": Annotated[dict[str, list[Choice]], Meta(description="From what, for each option that has a list.")],
    },
    tag_field="slug",
    doc="A game that can be played here.",
)
Games = page_of("Games", games=Game)


class InLanguage(Query, frozen=True):
    language: Annotated[
        Language | None, Meta(description="By default what Accept-Language asks for.", examples=["hu"])
    ] = None


class RulesPage(msgspec.Struct, frozen=True):
    """How a game is played."""

    language: str
    markdown: str


class Messages(msgspec.Struct, frozen=True):
    """The sentences of a game, to say its events, actions, prompts and refusals with."""

    language: str
    fluent: Annotated[str, Meta(description="A Fluent resource (projectfluent.org).")]
    words: Annotated[
        dict[str, dict[str, dict[str, str]]],
        Meta(
            description="By role (event, action, prompt, standing, reason), by type, by field: the message that says "
            "the field's value, or each value of its list, with it as `$value`; `seat` is said by the player's name."
        ),
    ]


@operation("List the games", answers=Games, example=lambda: all_games(), public=True)
def list_games(_: Request) -> object:
    return all_games()


@operation("Tell about a game", answers=Game, example=lambda: told(_any_game()), errors=["unknown-game"], public=True)
def show_game(_: Request, slug: str) -> object:
    return told(find(slug))


@operation(
    "Read a game's rules page",
    answers=RulesPage,
    example=lambda: RulesPage("en", texts(_any_game().texts, "en").rules),
    query=InLanguage,
    errors=["unknown-game"],
    public=True,
)
def show_rules(request: Request, slug: str, query: InLanguage) -> RulesPage:
    words = texts(find(slug).texts, query.language or language_of(request))
    return RulesPage(words.language, words.rules)


@operation(
    "Read a game's messages",
    answers=Messages,
    example=lambda: Messages("en", "illegal-bid-too-low = Bid at least { $least }.\n", _words(_any_game())),
    query=InLanguage,
    errors=["unknown-game"],
    public=True,
)
def show_messages(request: Request, slug: str, query: InLanguage) -> Messages:
    """A thing with a `type` is said by the message `<role>-<type>`, with its fields as arguments."""
    plugin = find(slug)
    words = texts(plugin.texts, query.language or language_of(request))
    return Messages(words.language, words.messages, _words(plugin))


def all_games() -> Any:
    return Games()(games=[told(plugin) for _, plugin in sorted(plugins().items())])


def told(plugin: Plugin) -> Any:
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


def _words(plugin: Plugin) -> dict[str, dict[str, dict[str, str]]]:
    """Of all versions of the rules; where they differ, as the newest has it."""
    merged: dict[str, dict[str, dict[str, str]]] = {}
    for _, game in sorted(plugin.games.items()):
        for role, things in words_of(game.types, plugin.said).items():
            for tag, fields in things.items():
                merged.setdefault(role, {}).setdefault(tag, {}).update(fields)
    return merged


def _any_game() -> Plugin:
    return next(iter(plugins().values()))
