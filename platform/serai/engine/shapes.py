"""One declaration, a struct for every game: whatever carries a game's things says whose they are.

    Frame = per_rules("Frame", lambda rules: {"version": int, "view": rules.types.view})

is a union of `Byzanz1.Frame`, tagged `"rules": "byzanz/1"`, and so on for every plug-in and every version of its rules.
The types of games are known once the plug-ins are loaded, so a shape is built when it is first asked for.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from types import GenericAlias
from typing import Any, Literal, TypeAlias, Union

import msgspec

from serai.engine.contract import AnyGame, Reason, Types
from serai.engine.plugin import Plugin
from serai.engine.registry import plugins
from serai.engine.standing import StandingOrder


class Rules(msgspec.Struct, frozen=True):
    """One version of a game's rules."""

    plugin: Plugin
    version: int

    @property
    def key(self) -> str:
        """`byzanz/1`: how the wire names them."""
        return f"{self.plugin.slug}/{self.version}"

    @property
    def name(self) -> str:
        """`Byzanz1`: how schemas name them."""
        return "".join(map(str.capitalize, self.plugin.slug.split("-"))) + str(self.version)

    @property
    def game(self) -> AnyGame:
        return self.plugin.games[self.version]

    @property
    def types(self) -> Types:
        return self.game.types

    @property
    def standing(self) -> Any:
        """Its standing orders; of a game that has none a type that no order is of."""
        return self.plugin.standing_type or StandingOrder

    @property
    def reason(self) -> Any:
        """What speaks for its actions; of a game that never says so a type that nothing is of."""
        return self.plugin.reason_type or Reason


def all_rules() -> Iterator[Rules]:
    """Every version of every game, in a stable order."""
    for _, plugin in sorted(plugins().items()):
        for version in sorted(plugin.games):
            yield Rules(plugin, version)


def current_rules() -> Iterator[Rules]:
    """The versions that new games begin under."""
    for _, plugin in sorted(plugins().items()):
        yield Rules(plugin, plugin.current_version)


class Shape:
    """A type that is built when it is first asked for: `shape()`."""

    def __init__(self, build: Callable[[], Any]) -> None:
        self._build = build

    @cached_property
    def _built(self) -> Any:
        return self._build()

    def __call__(self) -> Any:
        return self._built


Fields: TypeAlias = Mapping[str, Any]
"""By name: the type of a field, or (type, default)."""


class PerGame(Shape):
    """A union of structs, one for each of the rules; `shape()` is the union, `shape.of("byzanz/1")` a member."""

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
        super().__init__(lambda: Union[tuple(self.kinds.values())])  # noqa: UP007 — the members are known at run time only
        self.name = name
        self.tag_field = tag_field
        self.doc = doc
        self._fields = fields
        self._members = members
        self._base = base or msgspec.Struct
        self._strict = strict

    @cached_property
    def kinds(self) -> dict[str, type[msgspec.Struct]]:
        """The structs by their tag."""
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
            namespace={"__doc__": self.doc, "__shape__": self},
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
    """For what belongs to a table, which keeps the rules it began with. `strict` refuses fields it doesn't know."""
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
    """For what belongs to a game as it is played today."""
    return PerGame(name, fields, tag_field=tag_field, members=_by_game, doc=doc, base=base, strict=strict)


def _by_rules() -> dict[str, Rules]:
    return {rules.key: rules for rules in all_rules()}


def _by_game() -> dict[str, Rules]:
    return {rules.plugin.slug: rules for rules in current_rules()}


def page_of(name: str, /, *, doc: str = "", more: Fields | None = None, **lists: Any) -> Shape:
    """A struct of lists, such as `page_of("Games", games=Game)`; `more` are its further fields."""
    return Shape(
        lambda: msgspec.defstruct(
            name,
            [*((field, list_of(built(shape))) for field, shape in lists.items()), *(more or {}).items()],
            module=__name__,
            namespace={"__doc__": doc},
            frozen=True,
            kw_only=True,
        )
    )


def list_of(kind: Any) -> Any:
    """A list of something that is known at run time only."""
    return GenericAlias(list, (kind,))


def one_of(values: Iterable[Any]) -> Any:
    """One of some values that are known at run time only."""
    return Literal[tuple(values)]


def built(shape: Any) -> Any:
    """The type, of a shape or of a type itself."""
    return shape() if isinstance(shape, Shape) else shape
