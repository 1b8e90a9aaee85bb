"""The options of a table."""

import re
from collections.abc import Iterable
from typing import Any

from msgspec import Meta, inspect

Choice = str | int | bool


def choice(names: Iterable[str]) -> Meta:
    """Restricts an option to names that are known when the game is loaded: `Annotated[str, choice(names)]`."""
    known = [*names]
    pattern = f"^({'|'.join(map(re.escape, known))})$(?!\\n)"  # Python's $ also matches before a final newline
    return Meta(pattern=pattern, extra_json_schema={"enum": known})


def choices(options: Any) -> dict[str, list[Choice]]:
    """The possible values of each option that has a list of them."""
    found = {field.encode_name: _choices(field.type) for field in _fields(options)}
    return {name: values for name, values in found.items() if values}


def _fields(options: Any) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    return info.fields


def _choices(info: inspect.Type) -> list[Choice]:
    if isinstance(info, inspect.Metadata):
        return [*(info.extra_json_schema or {}).get("enum", [])] or _choices(info.type)
    if isinstance(info, inspect.LiteralType):
        return [value for value in info.values if value is not None]
    return [False, True] if isinstance(info, inspect.BoolType) else []
