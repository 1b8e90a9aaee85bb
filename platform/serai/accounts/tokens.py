"""Tokens for programs: shown once, kept as a digest, revoked by deleting."""

import hashlib
import secrets
from datetime import datetime
from uuid import UUID

from msgspec import Struct
from psycopg_pool import AsyncConnectionPool

from serai.accounts.models import Token, User

PREFIX = "serai_"
SHOWN = len(PREFIX) + 4

# One statement for both doors. The note of use is at most one write a minute.
_FOUND = """WITH found AS (
    SELECT token.id, token.user_id, token.last_used FROM accounts_token token
    WHERE token.digest = %s AND (token.expires IS NULL OR token.expires > now())
), noted AS (
    UPDATE accounts_token token SET last_used = now() FROM found
    WHERE token.id = found.id AND (found.last_used IS NULL OR found.last_used <= now() - interval '1 minute')
)
SELECT {columns} FROM accounts_user person JOIN found ON person.id = found.user_id WHERE person.is_active"""
WHOLE_USER = _FOUND.format(columns="person.*")
BEARER = _FOUND.format(columns="person.id, person.username, person.is_guest, person.language")


class Bearer(Struct, frozen=True):
    """What a socket needs to know of its user."""

    id: UUID
    username: str
    is_guest: bool
    language: str


def issue_token(*, user: User, name: str, expires: datetime | None = None) -> tuple[Token, str]:
    """The token's row, and its text, which can't be had again."""
    secret = PREFIX + secrets.token_urlsafe(32)
    token = Token.objects.create(user=user, name=name, digest=digest(secret), begins=secret[:SHOWN], expires=expires)
    return token, secret


def user_of_token(secret: str) -> User | None:
    return next(iter(User.objects.raw(WHOLE_USER, [digest(secret)])), None)


async def bearer_of_token(pool: AsyncConnectionPool, secret: str) -> Bearer | None:
    """For sockets, which never wait for the ORM's thread."""
    async with pool.connection() as connection:
        row = await (await connection.execute(BEARER.encode(), [digest(secret)])).fetchone()
    return Bearer(*row) if row else None


def digest(secret: str) -> bytes:
    """Fast, without salt: the text has 256 random bits, so there is nothing to guess."""
    return hashlib.sha256(secret.encode()).digest()
