"""Finds the user of a socket by session cookie or API token; a socket with neither is a spectator's.

Also the queries about users that a hub needs: players, names, chat messages and mutes.
"""

from collections.abc import Collection, Sequence
from http.cookies import CookieError, SimpleCookie
from importlib import import_module
from typing import Any
from uuid import UUID

from channels.db import database_sync_to_async
from django.conf import settings
from django.contrib.auth import get_user
from msgspec import Struct
from psycopg_pool import AsyncConnectionPool

from serai.accounts.models import User
from serai.accounts.mutes import MUTED_PLAYERS
from serai.accounts.tokens import bearer_of_token
from serai.live.socket import CloseSocket
from serai.notices.links import user_by_link
from serai.tables.chat import MESSAGES_AFTER, ChatMessageView, message_view

_PLAYER = 'SELECT id FROM accounts_player WHERE "table" = %s AND user_id = %s'
_NAMES = """SELECT player.id, account.username FROM accounts_player player
    LEFT JOIN accounts_user account ON account.id = player.user_id WHERE player.id = ANY(%s)"""

_LAST_MESSAGE = 'SELECT coalesce(max(id), 0) FROM tables_chatmessage WHERE "table" = %s'


class SocketUser(Struct, frozen=True):
    id: UUID
    language: str


class BadCredentials(CloseSocket):
    """An unknown token, or a user who has signed out: an error is clearer than a spectator's view."""

    def __init__(self) -> None:
        super().__init__(4001)


async def user_of(scope: dict[str, Any], pool: AsyncConnectionPool) -> SocketUser | None:
    """The signed-in user, the token's owner, or the user of an email link, which is valid for its own table only."""
    headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
    if authorization := headers.get(b"authorization"):
        scheme, _, secret = authorization.partition(" ")
        bearer = await bearer_of_token(pool, secret.strip()) if scheme.lower() == "bearer" else None
        if bearer is None:
            raise BadCredentials
        return SocketUser(bearer.id, bearer.language)
    key = _session_key(headers.get(b"cookie", ""))
    table = scope["url_route"]["kwargs"].get("table")
    user = await database_sync_to_async(_user_of_session)(key, table) if key else None
    return SocketUser(user.id, user.language) if user else None


def _session_key(cookies: str) -> str | None:
    try:
        cookie = SimpleCookie(cookies).get(settings.SESSION_COOKIE_NAME)
    except CookieError:
        return None
    return cookie.value if cookie else None


class _SessionRequest:
    """The part of a request that Django's `get_user` needs."""

    def __init__(self, key: str) -> None:
        self.session = import_module(settings.SESSION_ENGINE).SessionStore(key)


def _user_of_session(key: str, table: UUID | None) -> User | None:
    request = _SessionRequest(key)
    user = get_user(request)  # type: ignore[arg-type]  # it uses the session alone
    if isinstance(user, User):
        return user
    return user_by_link(request.session, table) if table else None


async def player_of(pool: AsyncConnectionPool, table: UUID, user: SocketUser) -> UUID | None:
    rows = await _rows(pool, _PLAYER, [table, user.id])
    return rows[0][0] if rows else None


async def names_of(pool: AsyncConnectionPool, players: Sequence[str]) -> dict[str, str | None]:
    """The name of each player; None for a deleted account."""
    rows = await _rows(pool, _NAMES, [[UUID(player) for player in players]])
    return {**dict.fromkeys(players), **{str(player): name for player, name in rows}}


async def last_message_id(pool: AsyncConnectionPool, table: UUID) -> int:
    rows = await _rows(pool, _LAST_MESSAGE, [table])
    return int(rows[0][0])


async def messages_after(pool: AsyncConnectionPool, table: UUID, message: int) -> list[ChatMessageView]:
    return [message_view(*row) for row in await _rows(pool, MESSAGES_AFTER, [table, message])]


async def muted_players(pool: AsyncConnectionPool, table: UUID, readers: Collection[UUID]) -> dict[UUID, set[UUID]]:
    """By reader, the players whose messages they don't get."""
    found: dict[UUID, set[UUID]] = {}
    for reader, player in await _rows(pool, MUTED_PLAYERS, [table, list(readers)]):
        found.setdefault(reader, set()).add(player)
    return found


async def _rows(pool: AsyncConnectionPool, query: str, arguments: Sequence[Any]) -> list[Any]:
    async with pool.connection() as connection:
        return await (await connection.execute(query.encode(), arguments)).fetchall()
