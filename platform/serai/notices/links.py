"""Signed links in emails: one opens a table for its player, one unsubscribes. Neither needs a sign-in."""

from typing import Any, Literal, TypeAlias
from uuid import UUID

from django.conf import settings
from django.contrib.sessions.backends.base import SessionBase
from django.core.signing import BadSignature, Signer
from msgspec import Struct

from serai.accounts.models import User
from serai.eventlog.current_time import Seconds, now
from serai.notices.models import NoticeKind
from serai.tables.views.invitation import invitation

LIFETIME: Seconds = 14 * 24 * 60 * 60
"""The lifetime of a link to a table."""
SESSION_KEY = "tables_by_link"
MAX_TABLES = 50

TABLE_SALT = "serai.notices.table"
UNSUBSCRIBE_SALT = "serai.notices.unsubscribe"

Scope: TypeAlias = Literal["kind", "table", "all"]


class BadLink(Exception):
    """The link is forged or expired, or its account was deleted or has changed its password."""


class TableLink(Struct, frozen=True):
    """Opens one table for one user."""

    user: User
    table: UUID


class Unsubscribe(Struct, frozen=True):
    """Stops a user's emails: of a kind, about a table, or all."""

    user: UUID
    kind: NoticeKind
    table: UUID | None
    scope: Scope


def table_url(table: UUID, token: str = "", *, invited: bool = False) -> str:
    """Returns the address of a table.

    The token is in the fragment, which browsers don't send: a program that only follows links can't use it.
    """
    query = f"?invitation={invitation(table)}" if invited else ""
    return f"{settings.SITE_URL}/tables/{table}{query}" + (f"#go={token}" if token else "")


def table_token(user: User, table: UUID) -> str:
    expires = now() // 1_000_000 + LIFETIME
    return Signer(salt=TABLE_SALT).sign_object([user.pk.hex, table.hex, expires, _password_digest(user)])


def read_table_token(token: str) -> TableLink:
    """Reads the token of a link to a table. Raises BadLink."""
    user_id, table, expires, digest = _read(TABLE_SALT, token)
    user = User.objects.filter(pk=UUID(user_id), is_active=True).first()
    if user is None or expires < now() // 1_000_000 or digest != _password_digest(user):
        raise BadLink
    return TableLink(user, UUID(table))


def remember_table(session: SessionBase, token: str) -> TableLink:
    """Lets the session play at that table from now on, and do nothing else. Raises BadLink."""
    link = read_table_token(token)
    others = {table: other for table, other in session.get(SESSION_KEY, {}).items() if table != link.table.hex}
    session[SESSION_KEY] = dict([*others.items(), (link.table.hex, token)][-MAX_TABLES:])
    return link


def user_by_link(session: SessionBase, table: UUID) -> User | None:
    """Returns the user whose link to this table the session has opened, while the link is valid."""
    token = session.get(SESSION_KEY, {}).get(table.hex)
    if token is None:
        return None
    try:
        link = read_table_token(token)
    except BadLink:
        return None
    return link.user if link.table == table else None


def unsubscribe_url(unsubscribe: Unsubscribe) -> str:
    table = unsubscribe.table.hex if unsubscribe.table else None
    fields = [unsubscribe.user.hex, unsubscribe.kind, table, unsubscribe.scope]
    return f"{settings.SITE_URL}/mail/{Signer(salt=UNSUBSCRIBE_SALT).sign_object(fields)}"


def read_unsubscribe(token: str) -> Unsubscribe:
    """Reads the token of a link to unsubscribe, which never expires. Raises BadLink."""
    user, kind, table, scope = _read(UNSUBSCRIBE_SALT, token)
    return Unsubscribe(UUID(user), kind, UUID(table) if table else None, scope)


def _read(salt: str, token: str) -> list[Any]:
    try:
        fields: list[Any] = Signer(salt=salt).unsign_object(token)
    except (BadSignature, ValueError):
        raise BadLink from None
    return fields


def _password_digest(user: User) -> str:
    """Changes with the password, which ends old links."""
    return user.get_session_auth_hash()[:8]
