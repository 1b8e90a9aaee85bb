"""Components of the OpenAPI document out of msgspec types, named so that games can't get in each other's way.

A game's struct is named after the first rules that use it (`Byzanz1.Bid`), everything else by its own name. Of all
rules there are `Byzanz1.View`, `.Action`, `.Event`, `.Hints`, `.Options`, and of those that have some `.StandingOrder`,
whatever the game itself calls them.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from serai.engine.shapes import PerGame, Rules, all_rules, built

REF = "#/components/schemas/"
ROLES = {"View": "view", "Action": "action", "Event": "seen", "Hints": "hints", "Options": "options"}
OURS = "serai."


class Union(NamedTuple):
    """Tagged structs, by their tag."""

    tag_field: str
    members: Mapping[str, Any]


class Components:
    """The schemas of everything that the shapes and the games are made of."""

    def __init__(self, shapes: Iterable[Any]) -> None:
        roles = {f"{rules.name}.{role}": kind for rules in all_rules() for role, kind in spoken(rules).items()}
        structs = structs_in(*map(built, shapes), *roles.values())
        unions = {name: union for name, kind in roles.items() if (union := union_of(kind))}
        for struct in structs:
            if isinstance(shape := getattr(struct, "__shape__", None), PerGame):
                unions[shape.name] = Union(shape.tag_field, shape.kinds)
        self.names = _names(structs, roles, reserved=set(unions))
        self.schemas = self._with_refs_to_unions(self._of_structs(), unions)
        for name, kind in roles.items():
            if name not in self.schemas:
                self.schemas[name] = self.ref(kind)

    def ref(self, shape: Any) -> dict[str, Any]:
        """The schema of a shape: where it stands, or itself if it is nothing with a name."""
        if isinstance(shape, PerGame):
            return {"$ref": REF + shape.name}
        kind = built(shape)
        if kind in self.names:
            return {"$ref": REF + self.names[kind]}
        (schema,), _ = msgspec.json.schema_components([kind], ref_template="{name}")
        return schema

    def _of_structs(self) -> dict[str, Any]:
        structs = list(self.names)
        refs, parts = msgspec.json.schema_components(structs, ref_template="{name}")
        places = {ref["$ref"]: REF + self.names[struct] for ref, struct in zip(refs, structs, strict=True)}
        return {places[name].removeprefix(REF): _placed(part, places) for name, part in parts.items()}

    def _with_refs_to_unions(self, schemas: dict[str, Any], unions: Mapping[str, Union]) -> dict[str, Any]:
        mappings = {
            name: {tag: REF + self.names[struct] for tag, struct in union.members.items()}
            for name, union in unions.items()
        }
        names = {frozenset(mapping.items()): name for name, mapping in reversed(mappings.items())}
        schemas = {name: _naming_unions(schema, names) for name, schema in schemas.items()}
        for name, mapping in mappings.items():
            schemas[name] = {
                "anyOf": [{"$ref": ref} for ref in mapping.values()],
                "discriminator": {"propertyName": unions[name].tag_field, "mapping": mapping},
            }
        return schemas


def spoken(rules: Rules) -> dict[str, Any]:
    """What a game speaks in, by role; of its events, what is seen of them."""
    roles = {role: getattr(rules.types, field) for role, field in ROLES.items()}
    return {**roles, "StandingOrder": rules.standing} if rules.plugin.standing_orders else roles


def structs_in(*kinds: Any) -> list[Any]:
    """Everything in the types that deserves a name."""
    found: dict[Any, None] = {}

    def walk(node: Any) -> None:
        if isinstance(node, tuple):
            for part in node:
                walk(part)
        elif isinstance(node, inspect.Type | inspect.Field):
            if (named := getattr(node, "cls", None)) is not None:
                if named in found:
                    return
                found[named] = None
            for name in node.__struct_fields__:
                walk(getattr(node, name))

    walk(inspect.multi_type_info(kinds))
    return list(found)


def union_of(kind: Any) -> Union | None:
    """The tagged structs that a type is one of; None if it is anything else."""
    info = inspect.type_info(kind)
    structs = info.types if isinstance(info, inspect.UnionType) else (info,)
    members = {struct.tag: struct for struct in structs if isinstance(struct, inspect.StructType)}
    if len(members) != len(structs) or None in members:
        return None
    tag_field = next(iter(members.values())).tag_field
    return Union(tag_field or "", {str(tag): struct.cls for tag, struct in members.items()})


def _names(structs: Iterable[Any], roles: Mapping[str, Any], reserved: set[str]) -> dict[Any, str]:
    wishes = {kind: name for name, kind in reversed(list(roles.items())) if name not in reserved and not _is_ours(kind)}
    for rules in all_rules():
        for struct in structs_in(*spoken(rules).values()):
            if not _is_ours(struct):
                wishes.setdefault(struct, f"{rules.name}.{_plain(struct)}")
    taken = set(reserved)
    names: dict[Any, str] = {}
    for struct in structs:
        wish = wishes.get(struct) or _plain(struct)
        name = next(name for name in (wish, *(f"{wish}{number}" for number in range(2, 1000))) if name not in taken)
        taken.add(name)
        names[struct] = name
    return names


def _is_ours(kind: Any) -> bool:
    return bool(getattr(kind, "__module__", "").startswith(OURS))


def _plain(struct: Any) -> str:
    return str(getattr(struct, "__name__", struct))


def _placed(schema: Any, places: Mapping[str, str]) -> Any:
    """The schema with every reference by its final name."""
    if isinstance(schema, list):
        return [_placed(part, places) for part in schema]
    if not isinstance(schema, dict):
        return schema
    placed = {key: _placed(part, places) for key, part in schema.items()}
    if "$ref" in schema:
        placed["$ref"] = places[schema["$ref"]]
    if "discriminator" in schema:
        mapping = {tag: places[ref] for tag, ref in schema["discriminator"]["mapping"].items()}
        placed["discriminator"] = {**schema["discriminator"], "mapping": mapping}
    return placed


def _naming_unions(schema: Any, names: Mapping[frozenset[tuple[str, str]], str]) -> Any:
    """The schema with a reference wherever a union with a name was written out."""
    if isinstance(schema, list):
        return [_naming_unions(part, names) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "discriminator" in schema and (name := names.get(frozenset(schema["discriminator"]["mapping"].items()))):
        rest = {key: part for key, part in schema.items() if key not in ("anyOf", "discriminator")}
        return {"$ref": REF + name, **rest}
    return {key: _naming_unions(part, names) for key, part in schema.items()}
