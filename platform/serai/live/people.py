"""Who sits behind a socket: a session's cookie or a program's token tells; else it is a spectator."""

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
from serai.accounts.mutes import UNHEARD
from serai.accounts.tokens import bearer_of_token
from serai.live.socket import Refused
from serai.nudges.links import let_in
from serai.tables.chat import SAID_AFTER, Said, said_of

_PLAYER = 'SELECT id FROM accounts_player WHERE "table" = %s AND user_id = %s'
_NAMES = """SELECT player.id, person.username FROM accounts_player player
    LEFT JOIN accounts_user person ON person.id = player.user_id WHERE player.id = ANY(%s)"""

_LAST_SAID = 'SELECT coalesce(max(id), 0) FROM tables_chatline WHERE "table" = %s'


class Person(Struct, frozen=True):
    id: UUID
    language: str


class BadCredentials(Refused):
    """A token that nobody has: better said than to be taken for a spectator."""

    def __init__(self) -> None:
        super().__init__(4001)


async def person_of(scope: dict[str, Any], pool: AsyncConnectionPool) -> Person | None:
    """Who came to this table by a link out of a mail is let in here, and nowhere else."""
    headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
    if authorization := headers.get(b"authorization"):
        scheme, _, secret = authorization.partition(" ")
        bearer = await bearer_of_token(pool, secret.strip()) if scheme.lower() == "bearer" else None
        if bearer is None:
            raise BadCredentials
        return Person(bearer.id, bearer.language)
    key = _session_key(headers.get(b"cookie", ""))
    table = scope["url_route"]["kwargs"].get("table")
    user = await database_sync_to_async(_user_of_session)(key, table) if key else None
    return Person(user.id, user.language) if user else None


def _session_key(cookies: str) -> str | None:
    try:
        cookie = SimpleCookie(cookies).get(settings.SESSION_COOKIE_NAME)
    except CookieError:
        return None
    return cookie.value if cookie else None


class _Asking:
    """As much of a request as Django needs to tell whose session it is."""

    def __init__(self, key: str) -> None:
        self.session = import_module(settings.SESSION_ENGINE).SessionStore(key)


def _user_of_session(key: str, table: UUID | None) -> User | None:
    asking = _Asking(key)
    user = get_user(asking)  # type: ignore[arg-type]  # it asks for the session alone
    if isinstance(user, User):
        return user
    return let_in(asking.session, table) if table else None


async def player_of(pool: AsyncConnectionPool, table: UUID, person: Person) -> UUID | None:
    rows = await _rows(pool, _PLAYER, [table, person.id])
    return rows[0][0] if rows else None


async def names_of(pool: AsyncConnectionPool, players: Sequence[str]) -> dict[str, str | None]:
    """A name for each; none for who is not known any more."""
    rows = await _rows(pool, _NAMES, [[UUID(player) for player in players]])
    return {**dict.fromkeys(players), **{str(player): name for player, name in rows}}


async def last_said(pool: AsyncConnectionPool, table: UUID) -> int:
    rows = await _rows(pool, _LAST_SAID, [table])
    return int(rows[0][0])


async def said_after(pool: AsyncConnectionPool, table: UUID, line: int) -> list[Said]:
    return [said_of(*row) for row in await _rows(pool, SAID_AFTER, [table, line])]


async def unheard(pool: AsyncConnectionPool, table: UUID, readers: Collection[UUID]) -> dict[UUID, set[UUID]]:
    """By reader, the players whose talk they don't read."""
    found: dict[UUID, set[UUID]] = {}
    for reader, player in await _rows(pool, UNHEARD, [table, list(readers)]):
        found.setdefault(reader, set()).add(player)
    return found


async def _rows(pool: AsyncConnectionPool, query: str, arguments: Sequence[Any]) -> list[Any]:
    async with pool.connection() as connection:
        return await (await connection.execute(query.encode(), arguments)).fetchall()
