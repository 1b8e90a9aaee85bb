"""`Idempotency-Key`: a request that was sent twice is done once.

The log keeps each command's id and answers a repeated one with its first answer; here a key becomes such an id.
"""

import re
from collections.abc import Mapping
from hashlib import sha256
from typing import Annotated, Any, Literal, TypeAlias
from uuid import UUID, uuid4, uuid5

from django.utils.crypto import salted_hmac
from msgspec import Meta
from rest_framework.exceptions import NotAuthenticated
from rest_framework.request import Request

from serai.api.problems import Refusal
from serai.engine.wire import encode
from serai.tables.errors import KeyReused
from serai.tables.models import Promise

HEADER = "Idempotency-Key"
PATTERN = r"^[A-Za-z0-9._:-]{1,64}$"
NAMESPACE = UUID("6f2d0d0a-5f0e-5f57-9d7f-2b1b6c1f3a54")

Idempotency: TypeAlias = Literal["required", "optional"]
Key: TypeAlias = Annotated[
    str,
    Meta(
        pattern=PATTERN,
        description="Name the wish, best by a fresh UUID; sent again under the same name, it is not done again.",
        examples=["0b9f2c1e-6f0b-4a57-9a3e-5d1f6c0f7a11"],
    ),
]


def command_of(request: Request, idempotency: Idempotency, table: UUID | None = None) -> UUID:
    """The id of the command that the request stands for."""
    user: Any = request.user
    if user is None or user.pk is None:
        raise NotAuthenticated  # a key is somebody's: two strangers may hit on the same
    key = request.headers.get(HEADER)
    if key is None and idempotency == "optional":
        return uuid4()
    if key is None or not re.fullmatch(PATTERN, key):
        raise Refusal("bad-idempotency-key", f"{HEADER} must be 1 to 64 letters, digits or . _ : - signs.")
    return command_id(user.pk, key, table)


def command_id(user: object, key: str, table: UUID | None = None) -> UUID:
    """Of this table alone: it stands in the table's log, and must not tell whose it is elsewhere."""
    return uuid5(NAMESPACE, f"{user}:{table or ''}:{key}")


def fingerprint_of(operation: str, path: Mapping[str, object], body: bytes) -> bytes:
    return sha256(encode([operation, {name: str(value) for name, value in path.items()}]) + body).digest()


def require_same(command: UUID, fingerprint: bytes) -> None:
    """A command that was carried out can't stand for something else."""
    for kept in Promise.objects.filter(command=command).values_list("fingerprint", flat=True):
        if bytes(kept) != fingerprint:
            raise KeyReused


def was_kept(command: UUID) -> bool:
    """Whether the command was carried out before; for what leaves no trace of its own."""
    return Promise.objects.filter(command=command).exists()


def keep(command: UUID, fingerprint: bytes) -> None:
    Promise.objects.bulk_create([Promise(command=command, fingerprint=fingerprint)], ignore_conflicts=True)


def table_of(command: UUID) -> UUID:
    """The id of the table that the command opens: asked twice, it opens one, and nobody else can tell it before."""
    digest = salted_hmac("serai.api.table", command.hex, algorithm="sha256").digest()
    return UUID(bytes=digest[:16], version=4)
