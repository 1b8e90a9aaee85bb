"""Signed links: one that opens a table for its seat, and one that stops mails. Neither needs a sign-in."""

from typing import Any, Literal, TypeAlias
from uuid import UUID

from django.conf import settings
from django.contrib.sessions.backends.base import SessionBase
from django.core.signing import BadSignature, Signer
from msgspec import Struct

from serai.accounts.models import User
from serai.eventlog.clock import now
from serai.nudges.models import Kind
from serai.tables.invitation import invitation

LIFE = 14 * 24 * 60 * 60
SESSION_KEY = "tables_by_link"
MOST_TABLES = 50

OPENING = "serai.nudges.open"
STOPPING = "serai.nudges.stop"

What: TypeAlias = Literal["kind", "table", "all"]


class BadLink(Exception):
    """Not signed here, expired, or of an account that has changed its password or is gone."""


class Key(Struct, frozen=True):
    """Opens one table for one person."""

    user: User
    table: UUID


class Stop(Struct, frozen=True):
    """Whose mails it stops: those of a kind, of a table, or all."""

    user: UUID
    kind: Kind
    table: UUID | None
    what: What


def table_url(table: UUID, token: str = "", *, invited: bool = False) -> str:
    """The token stands behind the #: browsers keep it to themselves, and whoever only follows links never sends it."""
    query = f"?invitation={invitation(table)}" if invited else ""
    return f"{settings.SITE_URL}/tables/{table}{query}" + (f"#go={token}" if token else "")


def key_for(user: User, table: UUID) -> str:
    expires = now() // 1_000_000 + LIFE
    return Signer(salt=OPENING).sign_object([user.pk.hex, table.hex, expires, _password_mark(user)])


def read_key(token: str) -> Key:
    """Raises BadLink."""
    user_id, table, expires, mark = _read(OPENING, token)
    user = User.objects.filter(pk=UUID(user_id), is_active=True).first()
    if user is None or expires < now() // 1_000_000 or mark != _password_mark(user):
        raise BadLink
    return Key(user, UUID(table))


def keep(session: SessionBase, token: str) -> Key:
    """From now on the session may play at that table, and do nothing else. Raises BadLink."""
    key = read_key(token)
    others = {table: kept for table, kept in session.get(SESSION_KEY, {}).items() if table != key.table.hex}
    session[SESSION_KEY] = dict([*others.items(), (key.table.hex, token)][-MOST_TABLES:])
    return key


def let_in(session: SessionBase, table: UUID) -> User | None:
    """Who came to this table by a link that is still good."""
    token = session.get(SESSION_KEY, {}).get(table.hex)
    if token is None:
        return None
    try:
        key = read_key(token)
    except BadLink:
        return None
    return key.user if key.table == table else None


def stop_url(stop: Stop) -> str:
    table = stop.table.hex if stop.table else None
    return f"{settings.SITE_URL}/mail/{Signer(salt=STOPPING).sign_object([stop.user.hex, stop.kind, table, stop.what])}"


def read_stop(token: str) -> Stop:
    """Raises BadLink. It is good for ever: a mail that can't be stopped would be spam."""
    user, kind, table, what = _read(STOPPING, token)
    return Stop(UUID(user), kind, UUID(table) if table else None, what)


def _read(salt: str, token: str) -> list[Any]:
    try:
        fields: list[Any] = Signer(salt=salt).unsign_object(token)
    except (BadSignature, ValueError):
        raise BadLink from None
    return fields


def _password_mark(user: User) -> str:
    """Another one after another password: old links end then."""
    return user.get_session_auth_hash()[:8]
