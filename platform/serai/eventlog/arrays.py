"""Lists as PostgreSQL itself sends arrays: of bytes, texts or whole numbers, some of them None.

The driver would look through every list for what it holds, and take longer for it than for everything else in a commit.
"""

from struct import pack
from typing import Any, ClassVar

import psycopg
from psycopg.adapt import Dumper
from psycopg.postgres import types
from psycopg.pq import Format


class Packed(bytes):
    """An array, ready to be sent."""

    item: ClassVar[int]


class PackedBytes(Packed):
    item = types["bytea"].oid


class PackedTexts(Packed):
    item = types["text"].oid


class PackedNumbers(Packed):
    item = types["int8"].oid


class _Sent(Dumper):
    format = Format.BINARY

    def dump(self, obj: Any) -> Any:
        return obj


class _SentBytes(_Sent):
    oid = types["bytea"].array_oid


class _SentTexts(_Sent):
    oid = types["text"].array_oid


class _SentNumbers(_Sent):
    oid = types["int8"].array_oid


psycopg.adapters.register_dumper(PackedBytes, _SentBytes)
psycopg.adapters.register_dumper(PackedTexts, _SentTexts)
psycopg.adapters.register_dumper(PackedNumbers, _SentNumbers)

NULL = pack("!i", -1)


def packed(items: list[Any]) -> Packed:
    kind: type[Packed] = PackedNumbers
    parts, has_null = [], 0
    for item in items:
        if isinstance(item, int):
            parts.append(pack("!iq", 8, item))
        elif item is None:
            parts.append(NULL)
            has_null = 1
        else:
            kind, data = (PackedBytes, item) if isinstance(item, bytes) else (PackedTexts, item.encode())
            parts.append(pack("!i", len(data)) + data)
    if not items:
        return kind(pack("!3i", 0, 0, kind.item))
    return kind(pack("!5i", 1, has_null, kind.item, len(items), 1) + b"".join(parts))
