"""The texts of a game: one Fluent catalogue per language, used by emails, terminal and browser alike.

An object with a `type` is rendered by the message `<role>-<type>` (roles: event, action, prompt, standing, reason) with
its fields as arguments. A standing order also has a name, `standing-name-<type>`. A field whose type is `rendered_by` a
message is rendered by it, with the field as `$value`. A list is joined in the way of the language. `$<field>_count` is
the length of a list; for other fields it is 1, or 0 for None. Seats are rendered as the names of their players. A list
with one item per seat is also available with their names: `$<field>_by_seat`. For a field with seats, `$<field>_own`
says whether they include the reader's own seat: `only`, `too` (with others) or `no`.
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
_LIST_LOCALES = {"en": "en_GB"}
_FILES = ("messages.ftl", "rules.md")


class MissingMessage(LookupError):
    """A message can't be rendered; the text of the exception gives the reason."""


class Texts:
    """The texts of one game in one language."""

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

    def sentence(
        self, role: str, value: Mapping[str, Any], kind: Any, names: Sequence[str], own: int | None = None
    ) -> str:
        """Renders an object with a `type`, given as builtins; `kind` is its union of types, `own` the reader's seat."""
        fields = _field_messages_by_type(kind).get(value["type"], {})
        arguments: dict[str, Any] = {}
        for name, field in value.items():
            is_list = isinstance(field, list | tuple)
            arguments[f"{name}_count"] = len(field) if is_list else int(field is not None)
            if fields.get(name) == "seat":
                arguments[f"{name}_own"] = _own_among(field if is_list else [field], own)
            if is_list and len(field) == len(names):
                arguments[f"{name}_by_seat"] = self._by_seat(field, fields.get(name), names)
            if (rendered := self.render(field, fields.get(name), names)) is not None:
                arguments[name] = rendered
        return self.message(f"{role}-{value['type']}", **arguments)

    def _by_seat(self, values: Sequence[Any], message_id: str | None, names: Sequence[str]) -> str:
        pairs = zip(names, values, strict=True)
        return ", ".join(f"{name}: {self.render(value, message_id, names)}" for name, value in pairs)

    def sentence_of(
        self, role: str, value: msgspec.Struct, kind: Any, names: Sequence[str], own: int | None = None
    ) -> str:
        return self.sentence(role, msgspec.to_builtins(value), kind, names, own)

    def illegal_sentence(self, illegal: IllegalAction) -> str:
        return self.message(f"illegal-{illegal.code}", **illegal.params)

    def render_value(self, message_id: str, value: Any, names: Sequence[str]) -> str:
        return names[value] if message_id == "seat" else self.message(message_id, value=value)

    def message(self, message_id: str, **arguments: Any) -> str:
        if not self._bundle.has_message(message_id):
            raise MissingMessage(f"there is no message {self._where(message_id)}")
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise MissingMessage(f"there is no text for {self._where(message_id)}")
        sentence, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingMessage(f"{self._where(message_id)}: {errors[0]}")
        return str(sentence)

    def _where(self, message_id: str) -> str:
        return f"{message_id} in {self.folder / 'messages.ftl'}"

    def render(self, value: Any, message_id: str | None, names: Sequence[str]) -> Any:
        """A field's value as an argument of a message; None if it can't be rendered."""
        if isinstance(value, list | tuple):
            rendered = [self.render(item, message_id, names) for item in value]
            return (
                None
                if any(item is None for item in rendered)
                else format_list(rendered, locale=_LIST_LOCALES.get(self.language, self.language))
            )
        if message_id is not None and value is not None:
            return self.render_value(message_id, value, names)
        return value if isinstance(value, int | str) else None


def _own_among(seats: Sequence[Any], own: int | None) -> str:
    if own is None or own not in seats:
        return "no"
    return "only" if len(seats) == 1 else "too"


@cache
def texts(folder: Path, language: str) -> Texts:
    return Texts(folder, language)


def field_messages(types: Types, more: Mapping[str, Any]) -> dict[str, dict[str, dict[str, str]]]:
    """The message that renders a field, by role, type and field. Clients need this to render messages themselves.

    `more` are the types of further roles, such as standing orders.
    """
    roles = {"event": types.redacted, "action": types.action, "prompt": types.hints, **more}
    return {role: _field_messages_by_type(kind) for role, kind in roles.items()}


def missing_messages(folder: Path, types: Types, more: Mapping[str, Any]) -> Iterator[str]:
    """The messages that a language lacks: those of the types, and those that another language has."""
    needed = set()
    for role, fields_by_tag in field_messages(types, more).items():
        for tag, fields in fields_by_tag.items():
            needed.add(f"{role}-{tag}")
            if role == "standing":
                needed.add(f"standing-name-{tag}")
            needed.update(message_id for message_id in fields.values() if message_id != "seat")
    by_language = {language: texts(folder, language).message_ids for language in LANGUAGES}
    needed.update(*by_language.values())
    for language, message_ids in by_language.items():
        for message_id in sorted(needed - message_ids):
            yield f"{folder / language / 'messages.ftl'} lacks the message {message_id}"


@cache
def _field_messages_by_type(kind: Any) -> dict[str, dict[str, str]]:
    """The messages that render the fields of each type of a union, by the type's tag."""
    info = inspect.type_info(kind)
    structs = info.types if isinstance(info, inspect.UnionType) else (info,)
    messages_by_type: dict[str, dict[str, str]] = {}
    for struct in structs:
        if not isinstance(struct, inspect.StructType) or not isinstance(struct.tag, str):
            raise TypeError(f"{struct} has no type tag of its own: derive it from Action, Event, Hints or Reason")
        messages_by_type[struct.tag] = struct_field_messages(struct)
    return messages_by_type


def struct_field_messages(struct: inspect.StructType) -> dict[str, str]:
    """The message that renders each field, by field."""
    fields = ((field.encode_name, _message_of(field.type)) for field in struct.fields)
    return {name: message_id for name, message_id in fields if message_id}


def _message_of(info: inspect.Type) -> str | None:
    if isinstance(info, inspect.Metadata):
        schema = info.extra_json_schema or {}
        return schema.get("x-message") or _message_of(info.type)
    if isinstance(info, inspect.ListType | inspect.VarTupleType):
        return _message_of(info.item_type)
    if isinstance(info, inspect.TupleType):
        return next(filter(None, map(_message_of, info.item_types)), None)
    if isinstance(info, inspect.UnionType):
        return next(filter(None, map(_message_of, info.types)), None)
    return None
