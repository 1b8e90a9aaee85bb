"""Mutes: whose chat messages a user doesn't read. A block, in either direction, mutes both users."""

from collections.abc import Collection
from uuid import UUID

from django.db import connection

from serai.accounts.models import Mute, User

MUTED_PLAYERS = """SELECT muted.reader, player.id FROM accounts_player player JOIN (
    SELECT user_id AS reader, blocked_user_id AS other FROM accounts_block
    UNION ALL SELECT blocked_user_id, user_id FROM accounts_block
    UNION ALL SELECT user_id, muted_user_id FROM accounts_mute
) muted ON muted.other = player.user_id WHERE player."table" = %s AND muted.reader = ANY(%s)"""
"""At a table, by reader: the players whose chat messages the reader doesn't get."""


def mute(user: User, other: User) -> None:
    Mute.objects.get_or_create(user=user, muted_user=other)


def unmute(user: User, other: User) -> None:
    Mute.objects.filter(user=user, muted_user=other).delete()


def mutes_of(user: User) -> list[Mute]:
    """The user's mutes, the newest first."""
    return list(Mute.objects.filter(user=user).select_related("muted_user").order_by("-id"))


def muted_players(table: UUID, reader: User | None) -> Collection[UUID]:
    """The players at a table whose chat messages the reader doesn't get."""
    if reader is None:
        return ()
    with connection.cursor() as cursor:
        cursor.execute(MUTED_PLAYERS, [table, [reader.pk]])
        return {player for _, player in cursor.fetchall()}
