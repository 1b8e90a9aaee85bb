"""The hash chain. It proves that nothing was changed, and tells nothing of what is hidden.

    salt = HMAC-SHA-256(table secret, version as 8 bytes)
    leaf = SHA-256(salt ‖ envelope)
    head = SHA-256(previous head ‖ leaf)

A client gets salt and envelope only of what it may see, else the bare leaf. Without the salt a vote with four options
would be guessed in four hashes.
"""

import hmac
from collections.abc import Sequence
from hashlib import sha256
from uuid import UUID

from msgspec import Raw, Struct

from serai.eventlog.envelope import Cause, Envelope, Fact, pack

GENESIS = b"caravanserai table "


class StreamHead(Struct, frozen=True):
    """Where a stream stands: what the next commit is chained to."""

    id: UUID
    secret: bytes
    version: int
    head: bytes

    def __repr__(self) -> str:
        """Without the secret: it would land in logs."""
        return f"StreamHead({self.id} at version {self.version}, head {self.head.hex()})"


class Sealed(Struct, frozen=True):
    """A commit ready to be stored: it fits only behind the head it was made for."""

    before: StreamHead
    seat: int | None
    command: UUID | None
    recorded: int
    facts: Sequence[Fact]
    bodies: list[bytes]
    leaves: list[bytes]
    heads: list[bytes]

    @property
    def after(self) -> StreamHead:
        before = self.before
        return StreamHead(before.id, before.secret, before.version + len(self.bodies), self.heads[-1])


def genesis(table: UUID) -> bytes:
    return sha256(GENESIS + table.bytes).digest()


def salt(secret: bytes, version: int) -> bytes:
    return hmac.digest(secret, version.to_bytes(8, "big"), "sha256")


def leaf(salt_: bytes, body: bytes) -> bytes:
    return sha256(salt_ + body).digest()


def next_head(head: bytes, leaf_: bytes) -> bytes:
    return sha256(head + leaf_).digest()


def seal(
    before: StreamHead,
    facts: Sequence[Fact],
    *,
    recorded: int,
    seat: int | None = None,
    command: UUID | None = None,
    cause: Cause | None = None,
) -> Sealed:
    """Wraps facts into envelopes and chains them to the head."""
    if not facts:
        raise ValueError("a commit holds at least one event")
    bodies, leaves, heads = [], [], []
    head = before.head
    for ordinal, fact in enumerate(facts):
        version = before.version + 1 + ordinal
        body = pack(
            Envelope(
                table=before.id,
                version=version,
                room=fact.room,
                type=fact.type,
                schema=fact.schema,
                seat=seat,
                command=command,
                ordinal=ordinal,
                recorded=recorded,
                data=Raw(fact.data),
                cause=cause if ordinal == 0 else None,
            )
        )
        bodies.append(body)
        leaves.append(leaf(salt(before.secret, version), body))
        head = next_head(head, leaves[-1])
        heads.append(head)
    return Sealed(before, seat, command, recorded, facts, bodies, leaves, heads)
