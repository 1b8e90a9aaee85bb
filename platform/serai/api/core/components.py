"""Builds the `components/schemas` part of the OpenAPI document from msgspec types.

Schemas are named so that two games can't clash. A struct of a game is named after the first rules that use it
(`Byzanz1.Bid`), every other struct by its own name. Whatever a game calls them in Python, its types for each role are
always named `Byzanz1.View`, `.Action`, `.Event`, `.Hints`, `.Options`, and `.StandingOrder` if it has standing orders.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from serai.engine.wire_types import PerGame, Rules, all_rules, resolve

REF = "#/components/schemas/"
ROLES = {"View": "view", "Action": "action", "Event": "redacted", "Hints": "hints", "Options": "options"}
PLATFORM_PREFIX = "serai."


class Union(NamedTuple):
    """A union of tagged structs, by tag."""

    tag_field: str
    members: Mapping[str, Any]


class Components:
    """The schemas of the given wire types and of all games."""

    def __init__(self, wire_types: Iterable[Any]) -> None:
        roles = {f"{rules.name}.{role}": kind for rules in all_rules() for role, kind in types_by_role(rules).items()}
        structs = structs_in(*map(resolve, wire_types), *roles.values())
        unions = {name: union for name, kind in roles.items() if (union := union_of(kind))}
        for struct in structs:
            if isinstance(per_game := getattr(struct, "__lazy_type__", None), PerGame):
                unions[per_game.name] = Union(per_game.tag_field, per_game.kinds)
        self.names = _names(structs, roles, reserved=set(unions))
        self.schemas = self._with_refs_to_unions(self._schemas_of_structs(), unions)
        for name, kind in roles.items():
            if name not in self.schemas:
                self.schemas[name] = self.ref(kind)

    def ref(self, wire_type: Any) -> dict[str, Any]:
        """A reference to the type's schema, or the schema itself if the type has no name."""
        if isinstance(wire_type, PerGame):
            return {"$ref": REF + wire_type.name}
        kind = resolve(wire_type)
        if kind in self.names:
            return {"$ref": REF + self.names[kind]}
        (schema,), _ = msgspec.json.schema_components([kind], ref_template="{name}")
        return schema

    def _schemas_of_structs(self) -> dict[str, Any]:
        structs = list(self.names)
        refs, parts = msgspec.json.schema_components(structs, ref_template="{name}")
        final_refs = {ref["$ref"]: REF + self.names[struct] for ref, struct in zip(refs, structs, strict=True)}
        return {final_refs[name].removeprefix(REF): _with_final_refs(part, final_refs) for name, part in parts.items()}

    def _with_refs_to_unions(self, schemas: dict[str, Any], unions: Mapping[str, Union]) -> dict[str, Any]:
        mappings = {
            name: {tag: REF + self.names[struct] for tag, struct in union.members.items()}
            for name, union in unions.items()
        }
        names = {frozenset(mapping.items()): name for name, mapping in reversed(mappings.items())}
        schemas = {name: _with_union_refs(schema, names) for name, schema in schemas.items()}
        for name, mapping in mappings.items():
            schemas[name] = {
                "anyOf": [{"$ref": ref} for ref in mapping.values()],
                "discriminator": {"propertyName": unions[name].tag_field, "mapping": mapping},
            }
        return schemas


def types_by_role(rules: Rules) -> dict[str, Any]:
    """A game's types by role. For events: the redacted type that clients receive."""
    roles = {role: getattr(rules.types, field) for role, field in ROLES.items()}
    return {**roles, "StandingOrder": rules.standing} if rules.plugin.standing_orders else roles


def structs_in(*kinds: Any) -> list[Any]:
    """All structs and enums inside the types: everything that gets a named schema."""
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
    """The union of tagged structs that the type is; None if it is anything else."""
    info = inspect.type_info(kind)
    structs = info.types if isinstance(info, inspect.UnionType) else (info,)
    members = {struct.tag: struct for struct in structs if isinstance(struct, inspect.StructType)}
    if len(members) != len(structs) or None in members:
        return None
    tag_field = next(iter(members.values())).tag_field
    return Union(tag_field or "", {str(tag): struct.cls for tag, struct in members.items()})


def _names(structs: Iterable[Any], roles: Mapping[str, Any], reserved: set[str]) -> dict[Any, str]:
    preferred = {
        kind: name for name, kind in reversed(list(roles.items())) if name not in reserved and not _is_of_platform(kind)
    }
    for rules in all_rules():
        for struct in structs_in(*types_by_role(rules).values()):
            if not _is_of_platform(struct):
                preferred.setdefault(struct, f"{rules.name}.{_own_name(struct)}")
    taken = set(reserved)
    names: dict[Any, str] = {}
    for struct in structs:
        base = preferred.get(struct) or _own_name(struct)
        name = next(name for name in (base, *(f"{base}{number}" for number in range(2, 1000))) if name not in taken)
        taken.add(name)
        names[struct] = name
    return names


def _is_of_platform(kind: Any) -> bool:
    return bool(getattr(kind, "__module__", "").startswith(PLATFORM_PREFIX))


def _own_name(struct: Any) -> str:
    return str(getattr(struct, "__name__", struct))


def _with_final_refs(schema: Any, final_refs: Mapping[str, str]) -> Any:
    """The schema with msgspec's references replaced by the final ones."""
    if isinstance(schema, list):
        return [_with_final_refs(part, final_refs) for part in schema]
    if not isinstance(schema, dict):
        return schema
    replaced = {key: _with_final_refs(part, final_refs) for key, part in schema.items()}
    if "$ref" in schema:
        replaced["$ref"] = final_refs[schema["$ref"]]
    if "discriminator" in schema:
        mapping = {tag: final_refs[ref] for tag, ref in schema["discriminator"]["mapping"].items()}
        replaced["discriminator"] = {**schema["discriminator"], "mapping": mapping}
    return replaced


def _with_union_refs(schema: Any, names: Mapping[frozenset[tuple[str, str]], str]) -> Any:
    """The schema with every inlined union that has a name replaced by a reference to it."""
    if isinstance(schema, list):
        return [_with_union_refs(part, names) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "discriminator" in schema and (name := names.get(frozenset(schema["discriminator"]["mapping"].items()))):
        others = {key: part for key, part in schema.items() if key not in ("anyOf", "discriminator")}
        return {"$ref": REF + name, **others}
    return {key: _with_union_refs(part, names) for key, part in schema.items()}
