"""The hash chain. It proves that no event was changed, and reveals nothing about hidden events.

    salt = HMAC-SHA-256(table secret, version as 8 bytes)
    leaf = SHA-256(salt ‖ envelope)
    head = SHA-256(previous head ‖ leaf)

A client gets salt and envelope of the events that it may see, and only the leaf of the others. Without a salt, a client
could find a vote with four options by computing four hashes.
"""

import hmac
from collections.abc import Sequence
from hashlib import sha256
from uuid import UUID

from msgspec import Raw, Struct

from serai.eventlog.current_time import Microseconds
from serai.eventlog.envelope import Cause, Envelope, NewEvent, pack

GENESIS = b"caravanserai table "


class StreamHead(Struct, frozen=True):
    """The current version and head of a stream, to which the next commit is chained."""

    id: UUID
    secret: bytes
    version: int
    head: bytes

    def __repr__(self) -> str:
        """Omits the secret, which must not appear in logs."""
        return f"StreamHead({self.id} at version {self.version}, head {self.head.hex()})"


class SealedCommit(Struct, frozen=True):
    """A commit with envelopes and hashes, ready to be stored after the head for which it was sealed."""

    before: StreamHead
    seat: int | None
    command: UUID | None
    recorded: Microseconds
    new_events: Sequence[NewEvent]
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
    new_events: Sequence[NewEvent],
    *,
    recorded: Microseconds,
    seat: int | None = None,
    command: UUID | None = None,
    cause: Cause | None = None,
) -> SealedCommit:
    """Seals events: puts them into envelopes and chains these to the head."""
    if not new_events:
        raise ValueError("a commit needs at least one event")
    bodies, leaves, heads = [], [], []
    head = before.head
    for ordinal, event in enumerate(new_events):
        version = before.version + 1 + ordinal
        body = pack(
            Envelope(
                table=before.id,
                version=version,
                source=event.source,
                type=event.type,
                schema=event.schema,
                seat=seat,
                command=command,
                ordinal=ordinal,
                recorded=recorded,
                data=Raw(event.data),
                cause=cause if ordinal == 0 else None,
            )
        )
        bodies.append(body)
        leaves.append(leaf(salt(before.secret, version), body))
        head = next_head(head, leaves[-1])
        heads.append(head)
    return SealedCommit(before, seat, command, recorded, new_events, bodies, leaves, heads)
