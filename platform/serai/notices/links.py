"""Signed links in mails: one opens a table for its player, one unsubscribes. Neither needs a sign-in."""

from typing import Any, Literal, TypeAlias
from uuid import UUID

from django.conf import settings
from django.contrib.sessions.backends.base import SessionBase
from django.core.signing import BadSignature, Signer
from msgspec import Struct

from serai.accounts.models import User
from serai.eventlog.clock import now
from serai.notices.models import Kind
from serai.tables.views.invitation import invitation

LIFETIME = 14 * 24 * 60 * 60
"""Of a table link, in seconds."""
SESSION_KEY = "tables_by_link"
MAX_TABLES = 50

TABLE_SALT = "serai.notices.table"
UNSUBSCRIBE_SALT = "serai.notices.unsubscribe"

Scope: TypeAlias = Literal["kind", "table", "all"]


class BadLink(Exception):
    """Forged, expired, or of an account that was deleted or has changed its password."""


class TableLink(Struct, frozen=True):
    """Opens one table for one user."""

    user: User
    table: UUID


class Unsubscribe(Struct, frozen=True):
    """Stops a user's mails: of a kind, about a table, or all."""

    user: UUID
    kind: Kind
    table: UUID | None
    scope: Scope


def table_url(table: UUID, token: str = "", *, invited: bool = False) -> str:
    """The token is in the fragment, which browsers don't send: a program that only follows links can't use it."""
    query = f"?invitation={invitation(table)}" if invited else ""
    return f"{settings.SITE_URL}/tables/{table}{query}" + (f"#go={token}" if token else "")


def table_token(user: User, table: UUID) -> str:
    expires = now() // 1_000_000 + LIFETIME
    return Signer(salt=TABLE_SALT).sign_object([user.pk.hex, table.hex, expires, _password_digest(user)])


def read_table_token(token: str) -> TableLink:
    """Raises BadLink."""
    user_id, table, expires, digest = _read(TABLE_SALT, token)
    user = User.objects.filter(pk=UUID(user_id), is_active=True).first()
    if user is None or expires < now() // 1_000_000 or digest != _password_digest(user):
        raise BadLink
    return TableLink(user, UUID(table))


def remember_table(session: SessionBase, token: str) -> TableLink:
    """From now on the session may play at that table, and do nothing else. Raises BadLink."""
    link = read_table_token(token)
    others = {table: other for table, other in session.get(SESSION_KEY, {}).items() if table != link.table.hex}
    session[SESSION_KEY] = dict([*others.items(), (link.table.hex, token)][-MAX_TABLES:])
    return link


def user_by_link(session: SessionBase, table: UUID) -> User | None:
    """The user whose link to this table the session has opened, while the link is valid."""
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
    """Raises BadLink. It never expires: it must always be possible to unsubscribe."""
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
