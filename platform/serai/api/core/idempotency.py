"""`Idempotency-Key`: a request that is sent twice is carried out once.

The event log stores the id of each command and answers a repeated command with the result of the first. This module
derives the command's id from the key, and makes sure that one key is not used for two different requests.
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

from serai.api.core.problems import ProblemError
from serai.engine.codec import encode
from serai.tables.errors import KeyReused
from serai.tables.models import IdempotencyRecord

HEADER = "Idempotency-Key"
PATTERN = r"^[A-Za-z0-9._:-]{1,64}$"
NAMESPACE = UUID("6f2d0d0a-5f0e-5f57-9d7f-2b1b6c1f3a54")

Idempotency: TypeAlias = Literal["required", "optional"]
Key: TypeAlias = Annotated[
    str,
    Meta(
        pattern=PATTERN,
        description="A name for this request, best a fresh UUID. A request repeated with the same key is done once.",
        examples=["0b9f2c1e-6f0b-4a57-9a3e-5d1f6c0f7a11"],
    ),
]


def command_of(request: Request, idempotency: Idempotency, table: UUID | None = None) -> UUID:
    """The id of the request's command: derived from its key, or random if a key is optional and absent."""
    user: Any = request.user
    if user is None or user.pk is None:
        raise NotAuthenticated  # keys belong to a user: two anonymous clients might choose the same one
    key = request.headers.get(HEADER)
    if key is None and idempotency == "optional":
        return uuid4()
    if key is None or not re.fullmatch(PATTERN, key):
        raise ProblemError("bad-idempotency-key", f"{HEADER} must be 1 to 64 letters, digits or . _ : - signs.")
    return command_id(user.pk, key, table)


def command_id(user: object, key: str, table: UUID | None = None) -> UUID:
    """The command's id, different at each table: it is in the table's public log and must not link a user's tables."""
    return uuid5(NAMESPACE, f"{user}:{table or ''}:{key}")


def fingerprint_of(operation: str, path: Mapping[str, object], body: bytes) -> bytes:
    return sha256(encode([operation, {name: str(value) for name, value in path.items()}]) + body).digest()


def require_same(command: UUID, fingerprint: bytes) -> None:
    """Raises KeyReused if the key was used for another request before."""
    for stored in IdempotencyRecord.objects.filter(command=command).values_list("fingerprint", flat=True):
        if bytes(stored) != fingerprint:
            raise KeyReused


def is_recorded(command: UUID) -> bool:
    """Whether the command was carried out before; for operations that don't write to the event log."""
    return IdempotencyRecord.objects.filter(command=command).exists()


def record(command: UUID, fingerprint: bytes) -> None:
    row = IdempotencyRecord(command=command, fingerprint=fingerprint)
    IdempotencyRecord.objects.bulk_create([row], ignore_conflicts=True)


def new_table_id(command: UUID) -> UUID:
    """The id of the table that the command opens: the same if repeated, and not predictable by other clients."""
    digest = salted_hmac("serai.api.table", command.hex, algorithm="sha256").digest()
    return UUID(bytes=digest[:16], version=4)
