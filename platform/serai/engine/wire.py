"""The JSON form of states, actions and events: what the log stores and the wire carries."""

from functools import cache
from typing import Any

import msgspec

_encoder = msgspec.json.Encoder(order="deterministic")


def encode(value: object) -> bytes:
    """Canonical bytes: equal values give equal bytes."""
    return _encoder.encode(value)


@cache
def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """For whoever reads many values of a type: looking a union up takes longer than reading a small value."""
    return msgspec.json.Decoder(kind)


def decode(data: bytes | str, kind: Any) -> Any:
    """The value of the given type; raises msgspec.ValidationError with the place of the first fault."""
    return decoder(kind).decode(data)
