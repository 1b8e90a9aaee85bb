"""A table as JSON lines that anyone can verify: a header, one line for each event, and a signed footer."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated, Any, TypeAlias
from uuid import UUID

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from serai.engine.codec import encode
from serai.eventlog.chain import StreamHead, salt
from serai.eventlog.envelope import unpack
from serai.eventlog.redaction import Redactor
from serai.eventlog.signatures import public_bytes, sign_file, sign_head
from serai.eventlog.sql import StoredEvent

FORMAT = "caravanserai-table-1"
Hash: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Signature: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{128}\Z")]


class Header(Struct, frozen=True):
    format: str
    table: UUID


class Line(Struct, frozen=True, omit_defaults=True):
    """An event: with salt and body if it may be seen whole, otherwise with its leaf and its redacted form."""

    version: int
    head: Hash
    salt: Hash | UnsetType = UNSET
    body: str | UnsetType = UNSET
    leaf: Hash | UnsetType = UNSET
    redacted: Raw | UnsetType = UNSET


class Footer(Struct, frozen=True, omit_defaults=True):
    """The signed head. If an event is hidden, `file_signature` signs the SHA-256 of all lines before this one."""

    version: int
    head: Hash
    key: Hash
    signature: Signature
    file_signature: Signature | UnsetType = UNSET


class HeadSignature(Struct, frozen=True):
    """A stored signature of the head."""

    public_key: bytes
    signature: bytes


def export(
    at: StreamHead,
    events: Sequence[StoredEvent],
    key: Ed25519PrivateKey,
    *,
    redactor: Redactor | None = None,
    stored_signature: HeadSignature | None = None,
) -> bytes:
    """The exported file.

    Without a redactor it shows all events whole, which is allowed only after the end of the game.
    """
    lines = [_line(at, event, redactor) for event in events]
    data = b"".join(encode(line) + b"\n" for line in (Header(FORMAT, at.id), *lines))
    last = events[-1]
    signed = stored_signature or HeadSignature(public_bytes(key), sign_head(key, at.id, last.version, last.head))
    is_hiding = any(line.leaf is not UNSET for line in lines)
    file_signature = sign_file(key, sha256(data).digest()).hex() if is_hiding else UNSET
    footer = Footer(last.version, last.head.hex(), signed.public_key.hex(), signed.signature.hex(), file_signature)
    return data + encode(footer) + b"\n"


def _line(at: StreamHead, event: StoredEvent, redactor: Redactor | None) -> Line:
    head = event.head.hex()
    redacted: Any = None if redactor is None else redactor.redacted_if_needed(unpack(event.body))
    if redacted is None:
        return Line(event.version, head, salt=salt(at.secret, event.version).hex(), body=event.body.decode())
    return Line(event.version, head, leaf=event.leaf.hex(), redacted=Raw(encode(redacted)))
