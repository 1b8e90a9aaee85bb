"""API tokens: shown once, stored as a digest, revoked by deleting."""

import hashlib
import secrets
from datetime import datetime
from uuid import UUID

from msgspec import Struct
from psycopg_pool import AsyncConnectionPool

from serai.accounts.models import Token, User

PREFIX = "serai_"
SHOWN_LENGTH = len(PREFIX) + 4

# One statement for requests and sockets. It writes `last_used` at most once a minute.
_FIND = """WITH found AS (
    SELECT token.id, token.user_id, token.last_used FROM accounts_token token
    WHERE token.digest = %s AND (token.expires IS NULL OR token.expires > now())
), used AS (
    UPDATE accounts_token token SET last_used = now() FROM found
    WHERE token.id = found.id AND (found.last_used IS NULL OR found.last_used <= now() - interval '1 minute')
)
SELECT {columns} FROM accounts_user account JOIN found ON account.id = found.user_id WHERE account.is_active"""
FIND_USER = _FIND.format(columns="account.*")
FIND_BEARER = _FIND.format(columns="account.id, account.username, account.is_guest, account.language")


class Bearer(Struct, frozen=True):
    """The fields of a token's user that a socket needs."""

    id: UUID
    username: str
    is_guest: bool
    language: str


def issue_token(*, user: User, name: str, expires: datetime | None = None) -> tuple[Token, str]:
    """Creates a token. Returns its row, and its text, which isn't stored."""
    secret = PREFIX + secrets.token_urlsafe(32)
    token = Token.objects.create(
        user=user, name=name, digest=digest(secret), prefix=secret[:SHOWN_LENGTH], expires=expires
    )
    return token, secret


def user_of_token(secret: str) -> User | None:
    return next(iter(User.objects.raw(FIND_USER, [digest(secret)])), None)


async def bearer_of_token(pool: AsyncConnectionPool, secret: str) -> Bearer | None:
    """The token's user, for sockets, which must not wait for the ORM's thread."""
    async with pool.connection() as connection:
        row = await (await connection.execute(FIND_BEARER.encode(), [digest(secret)])).fetchone()
    return Bearer(*row) if row else None


def digest(secret: str) -> bytes:
    """The stored form of a token. A fast hash without salt is enough: the text has 256 random bits."""
    return hashlib.sha256(secret.encode()).digest()
