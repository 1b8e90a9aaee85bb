"""A game's words: one Fluent catalogue per language, the same for mails, terminal and browser.

Whatever has a `type` is said by the message `<role>-<type>` (roles: event, action, prompt, standing, reason) with its
fields as arguments. A standing order has a name as well, `standing-name-<type>`. A field whose type is `worded` is said
by that word's message, with the field as `$value`; a list is joined as the language joins lists, and its length is
there as `$<field>_count`, which is 0 of a field that says nothing. Seats are said by their players' names. A list with
something for every seat is there with their names, too: `$<field>_by_seat`.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import msgspec
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from msgspec import inspect

from serai.engine.contract import IllegalAction, Types

LANGUAGES = ("en", "hu", "de", "it")
_LISTS_LIKE = {"en": "en_GB"}
_FILES = ("messages.ftl", "rules.md")


class MissingWords(LookupError):
    """A sentence that can't be said, with the reason."""


class Texts:
    """The words of one game in one language."""

    def __init__(self, folder: Path, language: str) -> None:
        self.folder = folder / language
        self.language = language

    @staticmethod
    def missing_files(folder: Path) -> Iterator[str]:
        for language in LANGUAGES:
            for name in _FILES:
                if not (folder / language / name).is_file():
                    yield f"texts lack {language}/{name}"

    @cached_property
    def rules(self) -> str:
        return (self.folder / "rules.md").read_text("utf-8")

    @cached_property
    def messages(self) -> str:
        return (self.folder / "messages.ftl").read_text("utf-8")

    @cached_property
    def _bundle(self) -> FluentBundle:
        bundle = FluentBundle([self.language], use_isolating=False)
        bundle.add_resource(FluentResource(self.messages))
        return bundle

    @cached_property
    def message_ids(self) -> frozenset[str]:
        return frozenset(
            entry.id.name for entry in FluentParser().parse(self.messages).body if isinstance(entry, Message)
        )

    def say(self, role: str, thing: Mapping[str, Any], kind: Any, names: Sequence[str]) -> str:
        """The sentence for a thing with a `type`, as builtins; `kind` is the union of types that it comes from."""
        fields = _words(kind).get(thing["type"], {})
        arguments: dict[str, Any] = {}
        for name, value in thing.items():
            is_list = isinstance(value, list | tuple)
            arguments[f"{name}_count"] = len(value) if is_list else int(value is not None)
            if is_list and len(value) == len(names):
                arguments[f"{name}_by_seat"] = self._by_seat(value, fields.get(name), names)
            if (said := self.render(value, fields.get(name), names)) is not None:
                arguments[name] = said
        return self.message(f"{role}-{thing['type']}", **arguments)

    def _by_seat(self, values: Sequence[Any], word: str | None, names: Sequence[str]) -> str:
        pairs = zip(names, values, strict=True)
        return ", ".join(f"{name}: {self.render(value, word, names)}" for name, value in pairs)

    def say_struct(self, role: str, thing: msgspec.Struct, kind: Any, names: Sequence[str]) -> str:
        return self.say(role, msgspec.to_builtins(thing), kind, names)

    def say_illegal(self, illegal: IllegalAction) -> str:
        return self.message(f"illegal-{illegal.code}", **illegal.params)

    def word(self, word: str, value: Any, names: Sequence[str]) -> str:
        return names[value] if word == "seat" else self.message(word, value=value)

    def message(self, message_id: str, **arguments: Any) -> str:
        if not self._bundle.has_message(message_id):
            raise MissingWords(f"there is no message {self._where(message_id)}")
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise MissingWords(f"there is no text for {self._where(message_id)}")
        sentence, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingWords(f"{self._where(message_id)}: {errors[0]}")
        return str(sentence)

    def _where(self, message_id: str) -> str:
        return f"{message_id} in {self.folder / 'messages.ftl'}"

    def render(self, value: Any, word: str | None, names: Sequence[str]) -> Any:
        """A field's value as an argument of a message; None if it is nothing that can be said."""
        if isinstance(value, list | tuple):
            said = [self.render(item, word, names) for item in value]
            return (
                None
                if any(item is None for item in said)
                else format_list(said, locale=_LISTS_LIKE.get(self.language, self.language))
            )
        if word is not None and value is not None:
            return self.word(word, value, names)
        return value if isinstance(value, int | str) else None


@cache
def texts(folder: Path, language: str) -> Texts:
    return Texts(folder, language)


def words_of(types: Types, more: Mapping[str, Any]) -> dict[str, dict[str, dict[str, str]]]:
    """By role, by type, by field: the word that says it. Whoever says sentences elsewhere needs to know.

    `more` are the types of further roles, such as standing orders.
    """
    roles = {"event": types.seen, "action": types.action, "prompt": types.hints, **more}
    return {role: _words(kind) for role, kind in roles.items()}


def missing_messages(folder: Path, types: Types, more: Mapping[str, Any]) -> Iterator[str]:
    """What a language's catalogue lacks: a message of the types, or one that another language has."""
    needed = set()
    for role, things in words_of(types, more).items():
        for tag, fields in things.items():
            needed.add(f"{role}-{tag}")
            if role == "standing":
                needed.add(f"standing-name-{tag}")
            needed.update(word for word in fields.values() if word != "seat")
    by_language = {language: texts(folder, language).message_ids for language in LANGUAGES}
    needed.update(*by_language.values())
    for language, message_ids in by_language.items():
        for message_id in sorted(needed - message_ids):
            yield f"{folder / language / 'messages.ftl'} lacks the message {message_id}"


@cache
def _words(kind: Any) -> dict[str, dict[str, str]]:
    """For each type of a union, by its tag: the words that say its fields."""
    info = inspect.type_info(kind)
    structs = info.types if isinstance(info, inspect.UnionType) else (info,)
    words: dict[str, dict[str, str]] = {}
    for struct in structs:
        if not isinstance(struct, inspect.StructType) or not isinstance(struct.tag, str):
            raise TypeError(f"{struct} has no type tag of its own: derive it from Action, Event, Hints or Reason")
        words[struct.tag] = field_words(struct)
    return words


def field_words(struct: inspect.StructType) -> dict[str, str]:
    """The words that say a type's fields."""
    fields = ((field.encode_name, _word_of(field.type)) for field in struct.fields)
    return {name: word for name, word in fields if word}


def _word_of(info: inspect.Type) -> str | None:
    if isinstance(info, inspect.Metadata):
        schema = info.extra_json_schema or {}
        return schema.get("x-word") or _word_of(info.type)
    if isinstance(info, inspect.ListType | inspect.VarTupleType):
        return _word_of(info.item_type)
    if isinstance(info, inspect.TupleType):
        return next(filter(None, map(_word_of, info.item_types)), None)
    if isinstance(info, inspect.UnionType):
        return next(filter(None, map(_word_of, info.types)), None)
    return None
