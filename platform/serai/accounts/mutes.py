"""Whose talk somebody doesn't read: of those they have muted, and of who is kept apart from them."""

from collections.abc import Collection
from uuid import UUID

from django.db import connection

from serai.accounts.models import Mute, User

UNHEARD = """SELECT deaf.reader, player.id FROM accounts_player player JOIN (
    SELECT by_id AS reader, whom_id AS other FROM accounts_block
    UNION ALL SELECT whom_id, by_id FROM accounts_block
    UNION ALL SELECT by_id, whom_id FROM accounts_mute
) deaf ON deaf.other = player.user_id WHERE player."table" = %s AND deaf.reader = ANY(%s)"""
"""At a table, by reader, the players whose talk they don't read."""


def mute(by: User, whom: User) -> None:
    Mute.objects.get_or_create(by=by, whom=whom)


def unmute(by: User, whom: User) -> None:
    Mute.objects.filter(by=by, whom=whom).delete()


def mutes_of(user: User) -> list[Mute]:
    """The newest first."""
    return list(Mute.objects.filter(by=user).select_related("whom").order_by("-id"))


def unheard(table: UUID, reader: User | None) -> Collection[UUID]:
    """The players at a table whose talk somebody doesn't read."""
    if reader is None:
        return ()
    with connection.cursor() as cursor:
        cursor.execute(UNHEARD, [table, [reader.pk]])
        return {player for _, player in cursor.fetchall()}
