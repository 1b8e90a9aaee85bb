"""Actions that are probably illegal, which `decide` must refuse: random ones, and legal ones with a part changed."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from serai.engine.codec import decode, encode
from serai.engine.rng import Rng

_MAX_LENGTH = 4
_MAX_NUMBER = 30
_MAX_DONORS = 64
_type_info = cache(inspect.type_info)


def random_value(kind: Any, rng: Rng) -> Any:
    """A random value of a type, within its declared bounds."""
    return decode(encode(_value(_type_info(kind), rng)), kind)


def _value(info: inspect.Type, rng: Rng) -> Any:
    match info:
        case inspect.Metadata():
            return _value(info.type, rng)
        case inspect.UnionType():
            return _value(rng.choice(info.types), rng)
        case inspect.StructType():
            fields = {field.encode_name: _value(field.type, rng) for field in info.fields}
            return {info.tag_field: info.tag, **fields} if info.tag_field else fields
        case inspect.VarTupleType() | inspect.ListType():
            return [_value(info.item_type, rng) for _ in range(rng.below(_MAX_LENGTH + 1))]
        case inspect.TupleType():
            return [_value(item, rng) for item in info.item_types]
        case inspect.LiteralType():
            return rng.choice(info.values)
        case inspect.EnumType():
            return rng.choice([member.value for member in info.cls])
        case inspect.BoolType():
            return rng.below(2) == 1
        case inspect.IntType():
            least = info.ge if info.ge is not None else -1
            most = info.le if info.le is not None else least + _MAX_NUMBER
            return least + rng.below(most - least + 1)
        case inspect.StrType():
            return rng.choice(["", "x", "nonsense"])
        case inspect.NoneType():
            return None
        case _:
            raise TypeError(f"an action can't have a field of type {info}: use numbers, strings, literals, lists")


def mutated(actions: Sequence[Any], kind: Any, rng: Rng) -> Any:
    """One of the actions with a part removed, added or replaced; the new parts come from the other actions."""
    action = msgspec.to_builtins(rng.choice(actions))
    donors = actions if len(actions) <= _MAX_DONORS else [rng.choice(actions) for _ in range(_MAX_DONORS)]
    parts = [part for donor in donors for part in _parts(msgspec.to_builtins(donor))]
    names = [name for name, value in action.items() if name != "type" and value is not None]
    if not names or not parts:
        return random_value(kind, rng)
    name = rng.choice(names)
    value = action[name]
    if isinstance(value, list | tuple):
        action[name] = _mutated_list(list(value), parts, rng)
    else:
        action[name] = rng.choice([part for part in parts if type(part) is type(value)] or [value])
    try:
        return decode(encode(action), kind)
    except msgspec.ValidationError:
        return random_value(kind, rng)


def _mutated_list(items: list[Any], parts: list[Any], rng: Rng) -> list[Any]:
    match rng.below(3):
        case 0 if items:
            items.pop(rng.below(len(items)))
        case 1 if items:
            items[rng.below(len(items))] = rng.choice(parts)
        case _:
            items.append(rng.choice(parts))
    if all(isinstance(item, int) for item in items) and rng.below(4):
        items.sort()
    return items


def _parts(action: dict[str, Any]) -> Iterator[Any]:
    for name, value in action.items():
        if name != "type":
            yield from value if isinstance(value, list | tuple) else [value]
