"""The JSON form of states, actions and events, as it is stored in the log and sent to clients."""

from functools import cache
from typing import Any

import msgspec

_encoder = msgspec.json.Encoder(order="deterministic")


def encode(value: object) -> bytes:
    """Canonical JSON: equal values have equal bytes."""
    return _encoder.encode(value)


@cache
def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Cached: building a decoder for a union takes longer than decoding a small value."""
    return msgspec.json.Decoder(kind)


def decode(data: bytes | str, kind: Any) -> Any:
    """The value as the given type; raises msgspec.ValidationError with the path of the first mistake."""
    return decoder(kind).decode(data)
