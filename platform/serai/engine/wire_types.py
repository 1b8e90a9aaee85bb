"""Wire types that depend on the game: one declaration gives a struct for every game and rules version.

    Frame = per_rules("Frame", lambda rules: {"version": int, "view": rules.types.view})

is a union of `Byzanz1.Frame`, tagged `"rules": "byzanz/1"`, and so on for every plug-in and version of its rules.
The types of games are known only when the plug-ins are loaded, so these types are built when they are first used.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from types import GenericAlias
from typing import Any, Literal, TypeAlias, Union

import msgspec

from serai.engine.contract import AnyGame, Reason, Types
from serai.engine.plugin import Plugin
from serai.engine.registry import plugins
from serai.engine.standing_orders import StandingOrder


class Rules(msgspec.Struct, frozen=True):
    """One version of a game's rules."""

    plugin: Plugin
    rules_version: int

    @property
    def key(self) -> str:
        """`byzanz/1`: the name on the wire."""
        return f"{self.plugin.slug}/{self.rules_version}"

    @property
    def name(self) -> str:
        """`Byzanz1`: the name in schemas."""
        return "".join(map(str.capitalize, self.plugin.slug.split("-"))) + str(self.rules_version)

    @property
    def game(self) -> AnyGame:
        return self.plugin.games[self.rules_version]

    @property
    def types(self) -> Types:
        return self.game.types

    @property
    def standing(self) -> Any:
        """The union of the types of standing orders; the base class, which has no instances, for a game without any."""
        return self.plugin.standing_type or StandingOrder

    @property
    def reason(self) -> Any:
        """The union of the types of reasons; the base class, which has no instances, for a game without any."""
        return self.plugin.reason_type or Reason


def all_rules() -> Iterator[Rules]:
    """Every version of every game, in a stable order."""
    for _, plugin in sorted(plugins().items()):
        for version in sorted(plugin.games):
            yield Rules(plugin, version)


def current_rules() -> Iterator[Rules]:
    """The newest rules version of each game, with which new games start."""
    for _, plugin in sorted(plugins().items()):
        yield Rules(plugin, plugin.current_version)


class LazyType:
    """A type that is built when it is first used. Call the object to get the type."""

    def __init__(self, build: Callable[[], Any]) -> None:
        self._build = build

    @cached_property
    def _built(self) -> Any:
        return self._build()

    def __call__(self) -> Any:
        return self._built


Fields: TypeAlias = Mapping[str, Any]
"""The fields of a struct, by name: a type, or (type, default)."""


class PerGame(LazyType):
    """A union of structs, one per game or rules version. Calling it returns the union, `.of("byzanz/1")` a member."""

    def __init__(
        self,
        name: str,
        fields: Callable[[Rules], Fields],
        *,
        tag_field: str,
        members: Callable[[], Mapping[str, Rules]],
        doc: str,
        base: type[msgspec.Struct] | None,
        strict: bool,
    ) -> None:
        super().__init__(lambda: Union[tuple(self.kinds.values())])  # noqa: UP007 — members known at run time
        self.name = name
        self.tag_field = tag_field
        self.doc = doc
        self._fields = fields
        self._members = members
        self._base = base or msgspec.Struct
        self._strict = strict

    @cached_property
    def kinds(self) -> dict[str, type[msgspec.Struct]]:
        """The structs, by tag."""
        return {tag: self._struct(tag, rules) for tag, rules in self._members().items()}

    def of(self, tag: str) -> Any:
        return self.kinds[tag]

    def _struct(self, tag: str, rules: Rules) -> type[msgspec.Struct]:
        given = self._fields(rules).items()
        return msgspec.defstruct(
            f"{rules.name}.{self.name}",
            [(name, *kind) if isinstance(kind, tuple) else (name, kind) for name, kind in given],
            bases=(self._base,),
            module=__name__,
            namespace={"__doc__": self.doc, "__lazy_type__": self},
            tag_field=self.tag_field,
            tag=tag,
            frozen=True,
            kw_only=True,
            forbid_unknown_fields=self._strict,
        )


def per_rules(
    name: str,
    fields: Callable[[Rules], Fields],
    *,
    doc: str = "",
    base: type[msgspec.Struct] | None = None,
    strict: bool = False,
) -> PerGame:
    """One struct per rules version, for data of a table, which keeps its version. `strict` refuses unknown fields."""
    return PerGame(name, fields, tag_field="rules", members=_by_rules, doc=doc, base=base, strict=strict)


def per_game(
    name: str,
    fields: Callable[[Rules], Fields],
    *,
    tag_field: str = "game",
    doc: str = "",
    base: type[msgspec.Struct] | None = None,
    strict: bool = False,
) -> PerGame:
    """One struct per game, with its current rules."""
    return PerGame(name, fields, tag_field=tag_field, members=_by_game, doc=doc, base=base, strict=strict)


def _by_rules() -> dict[str, Rules]:
    return {rules.key: rules for rules in all_rules()}


def _by_game() -> dict[str, Rules]:
    return {rules.plugin.slug: rules for rules in current_rules()}


def page_of(name: str, /, *, doc: str = "", more: Fields | None = None, **lists: Any) -> LazyType:
    """A struct of lists, such as `page_of("Games", games=Game)`; `more` are further fields."""
    return LazyType(
        lambda: msgspec.defstruct(
            name,
            [*((field, list_of(resolve(kind))) for field, kind in lists.items()), *(more or {}).items()],
            module=__name__,
            namespace={"__doc__": doc},
            frozen=True,
            kw_only=True,
        )
    )


def list_of(kind: Any) -> Any:
    """`list[kind]`, for a type that is known only at run time."""
    return GenericAlias(list, (kind,))


def one_of(values: Iterable[Any]) -> Any:
    """`Literal[values]`, for values that are known only at run time."""
    return Literal[tuple(values)]


def resolve(kind: Any) -> Any:
    """The type itself, whether it is lazy or not."""
    return kind() if isinstance(kind, LazyType) else kind
