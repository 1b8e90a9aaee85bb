"""Editions: what is printed in a box, as data files that an owner of one may add to."""

import tomllib
from typing import TypeVar

from msgspec import ValidationError, convert

T = TypeVar("T")


class BadEdition(ValueError):
    """An edition that can't be played; the message is one sentence for its maker."""


def parse(data: bytes, name: str, kind: type[T]) -> T:
    """What a TOML file says, in a shape that a game declares; raises BadEdition if it can't be read."""
    try:
        return convert(tomllib.loads(data.decode()), kind)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        fault = f"line {line} has something in it that is no UTF-8"
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        fault = str(error)
    except RecursionError:
        fault = "it is nested too deeply"
    raise BadEdition(f"The edition {name!r} can't be read: {fault}.")
