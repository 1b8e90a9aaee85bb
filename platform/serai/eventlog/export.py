"""A table as JSON lines that anyone can verify: a header, a line an event, and the signed head."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated, Any, TypeAlias
from uuid import UUID

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from serai.engine.wire import encode
from serai.eventlog.chain import StreamHead, salt
from serai.eventlog.envelope import unpack
from serai.eventlog.keys import public_bytes, seal_file, sign_head
from serai.eventlog.sight import Sight
from serai.eventlog.sql import Stored

FORMAT = "caravanserai-table-1"
Hash: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Signature: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{128}\Z")]


class Header(Struct, frozen=True):
    format: str
    table: UUID


class Line(Struct, frozen=True, omit_defaults=True):
    """An event: open, with salt and body, if it may be seen whole; else closed, with its leaf and what may be seen."""

    version: int
    head: Hash
    salt: Hash | UnsetType = UNSET
    body: str | UnsetType = UNSET
    leaf: Hash | UnsetType = UNSET
    seen: Raw | UnsetType = UNSET


class Footer(Struct, frozen=True, omit_defaults=True):
    """The head, signed; where something is hidden, also the file, by the SHA-256 of all lines before this one."""

    version: int
    head: Hash
    key: Hash
    signature: Signature
    seal: Signature | UnsetType = UNSET


class Signed(Struct, frozen=True):
    """A signature of the head that was made before."""

    public_key: bytes
    signature: bytes


def export(
    at: StreamHead,
    events: Sequence[Stored],
    key: Ed25519PrivateKey,
    *,
    sight: Sight | None = None,
    kept: Signed | None = None,
) -> bytes:
    """The whole file. Without a sight everything is shown, as it may be after the end."""
    lines = [_line(at, event, sight) for event in events]
    data = b"".join(encode(line) + b"\n" for line in (Header(FORMAT, at.id), *lines))
    last = events[-1]
    signed = kept or Signed(public_bytes(key), sign_head(key, at.id, last.version, last.head))
    hidden = any(line.leaf is not UNSET for line in lines)
    seal = seal_file(key, sha256(data).digest()).hex() if hidden else UNSET
    footer = Footer(last.version, last.head.hex(), signed.public_key.hex(), signed.signature.hex(), seal)
    return data + encode(footer) + b"\n"


def _line(at: StreamHead, event: Stored, sight: Sight | None) -> Line:
    head = event.head.hex()
    seen: Any = None if sight is None else sight.redacted(unpack(event.body))
    if seen is None:
        return Line(event.version, head, salt=salt(at.secret, event.version).hex(), body=event.body.decode())
    return Line(event.version, head, leaf=event.leaf.hex(), seen=Raw(encode(seen)))
