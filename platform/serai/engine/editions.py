"""Editions: the contents of a printed box as data files. Owners of another box may add an edition of their own."""

import tomllib
from typing import TypeVar

from msgspec import ValidationError, convert

T = TypeVar("T")


class BadEdition(ValueError):
    """An edition that can't be played; the message tells its author in one sentence what is wrong."""


def parse(data: bytes, name: str, kind: type[T]) -> T:
    """Decodes a TOML file as the given type; raises BadEdition if that fails."""
    try:
        return convert(tomllib.loads(data.decode()), kind)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        fault = f"line {line} is not valid UTF-8"
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        fault = str(error)
    except RecursionError:
        fault = "it is nested too deeply"
    raise BadEdition(f"The edition {name!r} can't be read: {fault}.")
