"""The word in the link that lets a guest of the host in. It is kept nowhere, and no export tells it."""

from uuid import UUID

from django.utils.crypto import constant_time_compare, salted_hmac


def invitation(table: UUID) -> str:
    return salted_hmac("serai.tables.invitation", str(table), algorithm="sha256").hexdigest()[:24]


def is_invitation(table: UUID, word: str) -> bool:
    return constant_time_compare(invitation(table), word)
