"""Actions that nobody listed: out of thin air, or a legal one with something changed. What `decide` must refuse."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from serai.engine.rng import Rng
from serai.engine.wire import decode, encode

_LONGEST = 4
_LARGEST = 30
_LENDERS = 64
_type_info = cache(inspect.type_info)


def made_up(kind: Any, rng: Rng) -> Any:
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
            return [_value(info.item_type, rng) for _ in range(rng.below(_LONGEST + 1))]
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
            most = info.le if info.le is not None else least + _LARGEST
            return least + rng.below(most - least + 1)
        case inspect.StrType():
            return rng.choice(["", "x", "nonsense"])
        case inspect.NoneType():
            return None
        case _:
            raise TypeError(f"an action can't have a field of type {info}: use numbers, strings, literals, lists")


def changed(actions: Sequence[Any], kind: Any, rng: Rng) -> Any:
    """One of the actions with a part taken out, added or exchanged; the parts come from others of the actions."""
    action = msgspec.to_builtins(rng.choice(actions))
    lenders = actions if len(actions) <= _LENDERS else [rng.choice(actions) for _ in range(_LENDERS)]
    parts = [part for lender in lenders for part in _parts(msgspec.to_builtins(lender))]
    names = [name for name, value in action.items() if name != "type" and value is not None]
    if not names or not parts:
        return made_up(kind, rng)
    name = rng.choice(names)
    value = action[name]
    if isinstance(value, list | tuple):
        action[name] = _changed_list(list(value), parts, rng)
    else:
        action[name] = rng.choice([part for part in parts if type(part) is type(value)] or [value])
    try:
        return decode(encode(action), kind)
    except msgspec.ValidationError:
        return made_up(kind, rng)


def _changed_list(items: list[Any], parts: list[Any], rng: Rng) -> list[Any]:
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
